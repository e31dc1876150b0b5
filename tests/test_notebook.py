"""Notebooks draw deals, hands, auctions and tables, and are not needed."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from tapete import notebook
from tapete.core import Auction, Board, BySeat, Deal, Hand, PartialDeal, Record, Seat
from tapete.dd import StrainTricks, TrickTable
from tapete.formats.reading import Filed

DEAL = Deal.parse("N:AK932.QJ.T87.Q65 QJT.9872.AK.J987 876.AKT4.J96.KT2 54.653.Q5432.A43")
BOARD = Board.duplicate(7, DEAL)
AUCTION = Auction.of(Seat.SOUTH, "1S P P P")
RECORD = Record.of(BOARD, AUCTION)
ROW = StrainTricks(7, 7, 7, 7, 7)
THINGS = (
    DEAL,
    PartialDeal.parse("N:- AKQ... - -"),
    BOARD,
    RECORD,
    Filed(RECORD, BySeat("Núria", "", "", "")),
    Hand.parse("AKQ...5"),
    AUCTION,
    TrickTable(BySeat(ROW, ROW, ROW, ROW)),
)


class Formatter:
    """As IPython has one for each kind of picture."""

    def __init__(self) -> None:
        self.kinds: dict[type, Any] = {}

    def for_type(self, kind: type, draw: Any) -> None:
        """Remember how a kind is drawn."""
        self.kinds[kind] = draw


@pytest.mark.parametrize("thing", THINGS)
def test_what_a_notebook_shows_is_a_picture(thing: object, monkeypatch: pytest.MonkeyPatch) -> None:
    formatter = Formatter()
    running = SimpleNamespace(display_formatter=SimpleNamespace(formatters={"image/svg+xml": formatter}))
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: running))
    assert notebook.register()
    assert formatter.kinds[type(thing)](thing) == notebook.svg_of(thing)
    assert notebook.svg_of(thing).startswith("<svg")


def test_board_and_names_stand_around_the_deal() -> None:
    svg = notebook.svg_of(THINGS[4])
    assert "Board 7" in svg and "Núria" in svg


def test_the_reader_chooses_language_and_letters() -> None:
    try:
        notebook.use("es", own_letters=True)
        assert "Estuche 7" in notebook.svg_of(BOARD)
    finally:
        notebook.use()
    assert "Board 7" in notebook.svg_of(BOARD)


@pytest.mark.parametrize("module", [None, SimpleNamespace(), SimpleNamespace(get_ipython=lambda: None)])
def test_without_a_notebook_nothing_happens(module: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "IPython", module)
    assert not notebook.register()


def test_what_has_no_picture_says_so() -> None:
    with pytest.raises(TypeError, match="no picture of a int"):
        notebook.svg_of(7)
