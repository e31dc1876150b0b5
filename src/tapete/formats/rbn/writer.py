"""Boards as RBN."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tapete.formats.losses import Losses
from tapete.formats.lost import lost
from tapete.formats.rbn.deal_text import DealText, Names, paragraph
from tapete.formats.reading import Filed, Written

_SAYS = frozenset(
    (
        *("number", "dealer", "vulnerability", "deal", "calls", "cards", "claim", "result", "names"),
        *("room", "event", "site", "date", "scoring", "title", "told", "comments"),
    )
)


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The boards one after the other, with a blank line after each."""
    return Written.whole(write_many(boards, head))


def write_many(boards: Collection[Filed], head: Sequence[tuple[str, str]] = ()) -> Iterator[Written]:
    """The same in pieces, a board each."""
    foreign = [one for one in head if one[0] != "text" and not one[0].startswith(".")]
    yield Written(b"", lost("RBN", boards, _SAYS, Names(), head=foreign))
    losses = Losses()
    standing: dict[str, str] = {}
    texts = [paragraph(value, losses) for name, value in head if name == "text"]
    yield Written(_encoded("\n".join(texts) + "\n\n" if texts else ""))
    for at, filed in enumerate(boards):
        losses.board = at
        yield Written(
            _encoded("".join(f"{line}\n" for line in DealText(filed, standing, losses).all()) + "\n")
        )
    yield Written(b"", losses.faults)


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "replace")
