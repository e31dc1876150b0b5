"""The words of LIN: seats in its order, calls, cards, hands, vulnerability, and what a board is called."""

from __future__ import annotations

import re

import msgspec

from tapete.core import (
    CALLS,
    DECK,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Card,
    PlainCall,
    Seat,
    Strain,
    Vulnerability,
)

SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""Dealers are numbered, hands and names written in this order."""

VULNERABILITY = {
    "o": Vulnerability.NONE,
    "0": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "n": Vulnerability.NS,
    "e": Vulnerability.EW,
    "b": Vulnerability.BOTH,
}
VULNERABILITY_SIGN = dict(zip(Vulnerability, "oneb", strict=True))

_PLAIN = {
    PASS: ("p", "pass"),
    DOUBLE: ("d", "x", "db", "dbl"),
    REDOUBLE: ("r", "xx", "rd", "rdbl"),
}
_PLAIN_SIGN = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}


def call_text(call: Call) -> str:
    """The call as LIN writes it: `p`, `d`, `r`, `1C` to `7N`."""
    if isinstance(call, Bid):
        return f"{call.level}{strain_text(call.strain)}"
    assert isinstance(call, PlainCall)
    return _PLAIN_SIGN[call]


def strain_text(strain: Strain) -> str:
    """`C`, `D`, `H`, `S` or `N`."""
    return "N" if strain is Strain.NOTRUMP else str(strain)


def _spellings(call: Call) -> tuple[str, ...]:
    if not isinstance(call, Bid):
        assert isinstance(call, PlainCall)
        return _PLAIN[call]
    return (call_text(call).lower(), str(call).lower())


_CALLS = {spelled: call for call in CALLS for spelled in _spellings(call)}
SPELLED_CALLS: dict[str, tuple[Call, bool]] = {
    form + alert: (call, bool(alert))
    for spelled, call in _CALLS.items()
    for form in {spelled, spelled.upper()}
    for alert in ("", "!")
}
"""One call alone, as it is nearly always written, and whether it was alerted."""

_ALL_PASS = ("ap", "allpass")
_ONE_CALL = re.compile(r"(pass|p|dbl|db|d|xx|x|rdbl|rd|r|[1-7](?:nt|[cdhsn]))(!?)[\s,!-]*", re.IGNORECASE)


class SpelledCalls(msgspec.Struct, frozen=True):
    """Calls that were written together, and what could not be read after them."""

    calls: tuple[tuple[Call, bool], ...]
    rest: str
    all_pass: bool = False
    """Whether all pass behind them."""


def read_calls(text: str) -> SpelledCalls:
    """Read one call or many without anything between, each with `!` behind it where it was alerted.

    >>> [str(call) for call, _ in read_calls("1Dp1Sppp").calls]
    ['1D', 'P', '1S', 'P', 'P', 'P']

    What cannot be read never reads as something where it stands alone, as it is written back.
    """
    text = text.strip()
    calls, end = [], 0
    while (found := _ONE_CALL.match(text, end)) is not None:
        calls.append((_CALLS[found[1].lower()], bool(found[2])))
        end = found.end()
    rest = text[end:]
    all_pass = rest.lower() in _ALL_PASS
    return SpelledCalls(tuple(calls), "" if all_pass else rest, all_pass)


CARDS: dict[str, Card] = {
    suit + rank: card
    for card in DECK
    for suit in (str(card.suit), str(card.suit).lower())
    for rank in {str(card.rank), str(card.rank).lower(), "10" if str(card.rank) == "T" else str(card.rank)}
}
_ONE_CARD = re.compile(r"([SHDCshdc](?:10|[2-9TJQKAtjqka]))\s*")


def read_cards(text: str) -> tuple[tuple[Card, ...], str]:
    """Read one card or many with nothing but blanks between; also what could not be read after them."""
    text = text.strip()
    cards, end = [], 0
    while (found := _ONE_CARD.match(text, end)) is not None:
        cards.append(CARDS[found[1]])
        end = found.end()
    return tuple(cards), text[end:]


_TITLE = re.compile(
    r"(?:board|brd\.?|bd\.?|estuche|mano|carta|carte|donne|[ée]tui|brett|teilung|board[- ]?nr\.?|smazzata"
    r"|spel|bricka|spil|spill|jako|rozdanie|plansza|сдача|доска)\s{0,3}(?:n[ro°º]\.?\s?|#\s?)?([1-9][0-9]{0,5})",
    re.IGNORECASE,
)


def titled_number(title: str) -> int | None:
    """The number of the board where a title says just that, in whatever language we know of.

    >>> titled_number("Board 7"), titled_number("Mano 12"), titled_number("Final, 2nd half")
    (7, 12, None)
    """
    found = _TITLE.fullmatch(title)
    return int(found[1]) if found else None


class SpelledNumber(msgspec.Struct, frozen=True):
    """What `qx` says: the letter of a room, or none, and a number of the board, if it can be read."""

    letter: str
    number: int | None
    is_whole: bool
    """Whether nothing but that was written."""


def read_number(text: str) -> SpelledNumber:
    """Read `o7`, `c12` or `o1,BOARD 1`.

    >>> read_number("o1,BOARD 1")
    SpelledNumber(letter='o', number=1, is_whole=False)
    """
    first, comma, _ = text.partition(",")
    letter = first[:1].lower() if first[:1] in ("o", "c", "O", "C") else ""
    digits = first[len(letter) :]
    is_number = digits.isascii() and digits.isdigit() and len(digits) < 7 and int(digits) > 0
    number = int(digits) if is_number else None
    return SpelledNumber(letter, number, not comma and (is_number or not digits))


def one_line(text: str) -> str:
    """A name or an explanation: line breaks inside it are blanks, and around it nothing."""
    text = text.strip()
    return " ".join(piece.strip() for piece in text.split("\n")) if "\n" in text else text


def quoted(text: str) -> str:
    """What was written, so much of it as fits a line."""
    return repr(text if len(text) <= 40 else text[:37] + "...")
