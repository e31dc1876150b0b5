"""Boards as RBN."""

from __future__ import annotations

from collections.abc import Sequence

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
    losses = Losses()
    standing: dict[str, str] = {}
    texts = [paragraph(value, losses) for name, value in head if name == "text"]
    parts = ["\n".join(texts) + "\n\n"] if texts else []
    for at, filed in enumerate(boards):
        losses.board = at
        parts.append("".join(f"{line}\n" for line in DealText(filed, standing, losses).all()) + "\n")
    foreign = [one for one in head if one[0] != "text" and not one[0].startswith(".")]
    faults = lost("RBN", boards, _SAYS, Names(), head=foreign)
    return Written("".join(parts).encode("utf-8", "replace"), (*faults, *losses.faults))
