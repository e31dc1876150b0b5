"""The auction section: from the first caller's seat, four calls a line, to three passes or `*`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tapete.core import PASS, Bid, Call, Seat
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.section import Item, Words
from tapete.formats.pbn.tags import Tag
from tapete.formats.pbn.words import ALL_PASS, CALLS, SEATS, WILD_CALLS


class ReadAuction(NamedTuple):
    """The calls from the dealer on, and what else the section holds."""

    calls: tuple[Call, ...]
    items: tuple[tuple[int, Item], ...] = ()
    """The words that something was written beside, each with the number of its call from 1."""
    comments: tuple[str, ...] = ()
    """Before the first call."""
    escapes: tuple[str, ...] = ()
    is_waiting: bool = False
    """Whether `+` says that the next call is still to come."""
    is_whole: bool = True
    """Whether the calls hold all of it; else the section has to be kept as it was written."""


def read_auction(tag: Tag, dealer: Seat | None, complain: Complaints) -> ReadAuction:
    """Read the section of that tag; a call that cannot be read is the end of those that are known."""
    caller = SEATS.get(tag.value)
    words = tag.rest.split()
    if caller is None:
        complain.wrong("auction", f"an auction begins with a seat, not {tag.value!r}", tag.at)
    elif caller is dealer or dealer is None:
        last = words.pop() if words and words[-1] in ALL_PASS else None
        calls = list(map(CALLS.get, words))
        if None not in calls:
            known = [call for call in calls if call is not None]
            return ReadAuction((*known, *_passes(known)) if last else tuple(known))
    section = Words(tag.rest, tag.rest_at, is_play=False, complain=complain)
    dashes = None if dealer is None or caller is None else caller.places_to(dealer)
    return _Reader(section, dashes, complain).read(dealer)


def _passes(calls: Sequence[Call]) -> tuple[Call, ...]:
    """The passes that AP stands for: as many as end the auction."""
    trailing = 0
    while trailing < len(calls) and calls[-1 - trailing] is PASS:
        trailing += 1
    return (PASS,) * ((4 if trailing == len(calls) else 3) - trailing)


class _Reader:
    """Goes through the words of a section."""

    def __init__(self, section: Words, dashes: int | None, complain: Complaints) -> None:
        self.section, self.dashes, self.complain = section, dashes, complain
        self.calls: list[Call] = []
        self.items: list[tuple[int, Item]] = []
        self.before = 0
        """Dashes before the first call."""
        self.ended = ""
        """The sign after which no call is expected; `?` one that could not be read."""
        self.is_whole = self.is_regular = True

    def read(self, dealer: Seat | None) -> ReadAuction:
        for item in self.section.items:
            if item.comments or item.nags or item.notes:
                self.items.append((max(len(self.calls) + (item.word not in ("*", "+")), 1), item))
            self._take(item)
        if self.calls and self.dashes is not None and self.before != self.dashes:
            text = f"the dealer {dealer} calls first, so that {self.dashes} hyphens come before his call"
            self.complain.wrong("auction", f"{text}, not {self.before}", self.section.items[0].at)
            self.is_regular = False
        section = self.section
        if not self.is_whole or not self.is_regular:
            calls = tuple(self.calls) if self.is_regular else ()
            return ReadAuction(calls, tuple(self.items), escapes=tuple(section.escapes), is_whole=False)
        comments, escapes = tuple(section.comments), tuple(section.escapes)
        return ReadAuction(
            tuple(self.calls), tuple(self.items), comments, escapes, self.ended == "+", self.is_whole
        )

    def _take(self, item: Item) -> None:
        word = item.word
        if self.ended == "?":
            return
        if self.ended and not (self.ended == "-" and word[0] in "-*"):
            self.complain.wrong("auction", f"{word} after {self.ended}", item.at)
            self.is_whole = False
        elif word in ("*", "+"):
            self.ended = word
        elif word[0] == "-":
            self._hyphen(item)
        elif word == "^S" or item.irregular == "S":
            text = "a player was skipped: such an auction is kept as written and not replayed"
            self.complain.odd("irregular", text, item.at, law=31)
            self.is_regular = False
        elif word in ALL_PASS:
            self.calls += _passes(self.calls)
        else:
            self._call(item)

    def _hyphen(self, item: Item) -> None:
        if len(item.word) > 1:
            self.complain.odd("auction", f"{item.word} stands for -", item.at)
        if self.calls:
            self.complain.odd("auction", "hyphens after the last call", item.at)
            self.ended = "-"
        else:
            self.before += 1

    def _call(self, item: Item) -> None:
        call = CALLS.get(item.word)
        if call is None and (call := WILD_CALLS.get(item.word)) is not None:
            self.complain.odd("call", f"{item.word} stands for {call}", item.at)
        if call is None:
            text = f"not a call: {item.word!r} (1C to 7NT, Pass, X or XX)"
            self.complain.wrong("call", text, item.at, law=18 if item.word[:1].isdigit() else None)
            self.is_whole, self.ended = False, "?"
            return
        if item.irregular:
            self._accepted(call, item)
        self.calls.append(call)

    def _accepted(self, call: Call, item: Item) -> None:
        bids = [bid for bid in self.calls if isinstance(bid, Bid)]
        if not isinstance(call, Bid) or not bids or bids[-1] < call:
            self.complain.wrong("irregular", f"^I before {call}, which is not insufficient", item.at, law=27)
        else:
            text = (
                f"{call} was accepted though insufficient: such an auction is kept as written, not replayed"
            )
            self.complain.odd("irregular", text, item.at, law=27)
        self.is_regular = False


def called_declarer(dealer: Seat | None, calls: Sequence[Call]) -> Seat | None:
    """Who was first of his side to name the last bid's strain; None without dealer or bid."""
    last = next((place for place in range(len(calls) - 1, -1, -1) if isinstance(calls[place], Bid)), None)
    if dealer is None or last is None:
        return None
    final = calls[last]
    for place in range(last % 2, last + 1, 2):
        call = calls[place]
        if isinstance(call, Bid) and isinstance(final, Bid) and call.strain is final.strain:
            return dealer.after(place)
    return None


def is_closed(calls: Sequence[Call]) -> bool:
    """Whether the calls end with the passes that end an auction."""
    return len(calls) > 3 and all(call is PASS for call in calls[-3:])
