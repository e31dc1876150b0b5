"""A file of LIN: what is said of the match, then its boards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tapete.formats.lin.board_text import Setting, board_text
from tapete.formats.lin.header import Header
from tapete.formats.lin.places import BEGIN, Names, kept
from tapete.formats.lin.words import read_number, titled_number
from tapete.formats.losses import Losses
from tapete.formats.lost import lost
from tapete.formats.reading import Filed, Written

_SAYS = frozenset(
    (
        *("number", "dealer", "vulnerability", "deal", "calls", "cards", "claim", "result"),
        *("names", "room", "event", "scoring", "title", "told", "comments"),
    )
)


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The boards one after the other, with a header where they are of a match or have stated results."""
    return Written.whole(write_many(boards, head))


def write_many(boards: Collection[Filed], head: Sequence[tuple[str, str]] = ()) -> Iterator[Written]:
    """The same in pieces, a board each; they are gone through before, for the header speaks of them all."""
    losses = Losses()
    codes = [(name, value) for name, value in head if (one := kept(name, value)) and one.stage == BEGIN]
    foreign = [one for one in head if one not in codes and not one[0].startswith(".")]
    yield Written(b"", lost("LIN", boards, _SAYS, Names(), head=foreign))
    header = Header(boards, codes, losses)
    yield Written(header.text().encode("utf-8", "replace"))
    for text in _boards(boards, header, losses):
        yield Written(text.encode("utf-8", "replace"))
    yield Written(b"", losses.faults)


def _boards(boards: Collection[Filed], header: Header, losses: Losses) -> Iterator[str]:
    for at, filed in enumerate(boards):
        losses.board = at
        _check(filed, losses)
        header.come_to(filed)
        qx = header.qx(filed)
        letter = read_number(qx or "").letter
        names = None if header.names[letter] == filed.names else filed.names
        header.names[letter] = filed.names
        yield board_text(filed, Setting(qx, names), losses)
        header.pass_by(filed)


def _check(filed: Filed, losses: Losses) -> None:
    """Say what LIN will tell otherwise."""
    by_title = titled_number(filed.title)
    number, hands = filed.record.number, filed.record.deal.hands
    if by_title not in (None, number):
        losses.add("number", f"the title {filed.title!r} tells LIN another number than {number}")
    elif number is not None and not 0 < number < 1_000_000:
        losses.add("number", f"no number of a board in LIN: {number}")
    if sorted(map(len, hands)) == [0, 13, 13, 13]:
        losses.add("deal", "in LIN the fourth hand is what three whole hands leave", is_warning=True)
    if any(told.explanation == "!" and not told.is_alerted for told in filed.calls):
        losses.add("told", "LIN takes an explanation that is only ! for an alert", is_warning=True)
    if len(filed.calls) > len(filed.record.calls):
        losses.add("told", "something is told of calls that were not made; it was left out")
