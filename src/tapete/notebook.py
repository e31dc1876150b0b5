"""Notebooks draw what they show: `import tapete.notebook`, and deals, hands, auctions, tables are pictures.

It may import `core`, `dd`, `formats` and `drawing`, and speaks to IPython where a notebook runs it.
It never needs IPython, and changes no value: only what is shown of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from tapete.core import Auction, Board, Deal, Hand, Language, PartialDeal, Record
from tapete.dd import TrickTable
from tapete.drawing import Around, Look, auction_svg, deal_svg, hand_svg, table_svg
from tapete.formats.reading import Filed

__all__ = ["register", "svg_of", "use"]

_SVG = "image/svg+xml"
_look = Look("en")


def use(language: Language = "en", *, own_letters: bool = False, has_four_colors: bool = True) -> None:
    """For whom pictures are drawn from now on: the language, its letters on the cards, the colors."""
    global _look  # noqa: PLW0603 (a notebook has one reader)
    _look = Look(language, own_letters, has_four_colors)


def svg_of(thing: Any) -> str:
    """The picture of a deal, a board, a record, a hand, an auction or a table of tricks.

    >>> svg_of(Hand.parse("AKQ.JT9.876.5432")).startswith("<svg")
    True
    """
    draw = next((draw for kind, draw in _DRAWN.items() if isinstance(thing, kind)), None)
    if draw is None:
        raise TypeError(f"there is no picture of a {type(thing).__name__}")
    return draw(thing)


def register() -> bool:
    """Have the notebook that runs this show pictures; whether there is one. Importing the module does it."""
    ipython = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if ipython is None:
        return False
    formatter = ipython.display_formatter.formatters[_SVG]
    for kind, draw in _DRAWN.items():
        formatter.for_type(kind, draw)
    return True


def _deal(deal: PartialDeal) -> str:
    return deal_svg(deal, look=_look)


def _board(board: Board) -> str:
    return deal_svg(board.deal, Around(board.number, board.dealer, board.vulnerability), look=_look)


def _record(record: Record) -> str:
    return deal_svg(record.deal, Around(record.number, record.dealer, record.vulnerability), look=_look)


def _filed(filed: Filed) -> str:
    record = filed.record
    around = Around(record.number, record.dealer, record.vulnerability, filed.names)
    return deal_svg(record.deal, around, look=_look)


_DRAWN: dict[type, Callable[[Any], str]] = {
    Deal: _deal,
    PartialDeal: _deal,
    Board: _board,
    Record: _record,
    Filed: _filed,
    Hand: lambda hand: hand_svg(hand, look=_look),
    Auction: lambda auction: auction_svg(auction, look=_look),
    TrickTable: lambda table: table_svg(table, look=_look),
}

register()
