"""The auction in RBN: `NZ:1C1SX2S:PPXR:A`, with marks behind calls and notes under numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from tapete.core import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call, Seat, Vulnerability
from tapete.formats.passes import passes_left
from tapete.formats.reading import Told

VULNERABILITY = {
    "Z": Vulnerability.NONE,
    "N": Vulnerability.NS,
    "E": Vulnerability.EW,
    "B": Vulnerability.BOTH,
    "?": None,
}
_VULNERABILITY_SIGN = {vulnerability: sign for sign, vulnerability in VULNERABILITY.items()}

_TEXT: dict[Call, str] = {call: str(call).removesuffix("T") for call in CALLS if isinstance(call, Bid)}
_TEXT |= {PASS: "P", DOUBLE: "X", REDOUBLE: "R"}
_CALL = {text: call for call, text in _TEXT.items()} | {"XX": REDOUBLE}
_CALL |= {f"{level}NT": _CALL[f"{level}N"] for level in range(1, 8)}

_START = re.compile(r"\s*([NESW?])([ZNEB?])\s*(?::|$)", re.IGNORECASE)
_ONE = re.compile(r"[\s:]*+(?:([1-7](?:NT|[CDHSN])|P|XX|X|R|A|Y)((?:[!?*]|\^[0-9])*+))", re.IGNORECASE)
_DOUBLES = re.compile("X(?=X)")
_NOTE = re.compile(r"\^([0-9])")
NOTES = "1234567890"
"""The labels of notes, in the order in which they are given out."""


class SpelledAuction(msgspec.Struct, frozen=True):
    """What `A` says."""

    dealer: Seat | None
    vulnerability: Vulnerability | None
    calls: tuple[Call, ...]
    marks: tuple[str, ...]
    """Behind each call."""
    rest: str = ""
    """What could not be read."""
    is_asked: bool = False
    """Whether it ends with a question: what would you call?"""

    @property
    def is_plain(self) -> bool:
        """Whether calls, alerts and explanations say all of it."""
        return not (self.rest or self.is_asked or any("!" in marks or "?" in marks for marks in self.marks))

    def told(self, notes: Mapping[str, str]) -> tuple[Told, ...]:
        """Alerts and explanations, up to the last call of which anything is told."""
        told = [Told(_explanation(marks, notes), "*" in marks) for marks in self.marks]
        while told and told[-1] == Told():
            told.pop()
        return tuple(told)

    @property
    def notes(self) -> frozenset[str]:
        """The notes it refers to."""
        return frozenset(note for marks in self.marks for note in _NOTE.findall(marks))


def read_auction(text: str) -> SpelledAuction:
    """Read an auction; without dealer and vulnerability in front the dealer is West.

    >>> spelled = read_auction("NZ:1C1SX2S:PPXR:A")
    >>> spelled.dealer, " ".join(map(str, spelled.calls))
    (Seat.NORTH, '1C 1S X 2S P P X XX P P P')
    """
    start = _START.match(text)
    dealer: Seat | None = Seat.WEST
    vulnerability, at = None, 0
    if start is not None:
        first = start[1].upper()
        dealer = None if first == "?" else Seat(first)
        vulnerability, at = VULNERABILITY[start[2].upper()], start.end()
    calls: list[Call] = []
    marks: list[str] = []
    while (found := _ONE.match(text, at)) is not None and found[1].upper() != "Y":
        at = found.end()
        said = [PASS] * passes_left(calls) if found[1].upper() == "A" else [_CALL[found[1].upper()]]
        calls += said
        marks += [""] * (len(said) - 1) + [found[2]] * bool(said)
    is_asked = found is not None
    rest = text[found.end() if found else at :].strip(" \t:")
    return SpelledAuction(dealer, vulnerability, tuple(calls), tuple(marks), rest, is_asked)


def auction_text(dealer: Seat | None, vulnerability: Vulnerability | None, calls: Sequence[str]) -> str:
    """The auction of calls that are written already, four a round."""
    # Two doubles in a row, which no Law allows, are not a redouble.
    rounds = (_DOUBLES.sub("X ", "".join(calls[at : at + 4])) for at in range(0, len(calls), 4))
    return f"{dealer or '?'}{_VULNERABILITY_SIGN[vulnerability]}:{':'.join(rounds)}"


def calls_text(calls: Sequence[Call], marks: Sequence[str]) -> list[str]:
    """Each call with its marks; the passes that end the auction, if nothing is told of them, are `A`."""
    texts = [_TEXT[call] + mark for call, mark in zip(calls, marks, strict=True)]
    for passes in (4, 3):
        before = len(calls) - passes
        ends = before >= 0 and calls[before:] == (PASS,) * passes and passes_left(calls[:before]) == passes
        if ends and not any(marks[before:]):
            return [*texts[:before], "A"]
    return texts


def _explanation(marks: str, notes: Mapping[str, str]) -> str:
    return "; ".join(notes[note] for note in _NOTE.findall(marks) if note in notes)
