"""Lines of travellers for the tests of formats that hold results."""

from __future__ import annotations

from hypothesis import strategies as st
from msgspec.structs import replace

from strategies import cards, contracts, deals
from tapete.core import BySeat, Contract, PartialDeal, Record, Stated, board_dealer, board_vulnerability
from tapete.formats.reading import Filed
from tapete.formats.results import EMPTY, score_of

pair_numbers = st.integers(1, 40).map(str)
percentages = st.integers(0, 99)


@st.composite
def stated_results(draw: st.DrawFn) -> Stated:
    """A contract with its tricks, a passed-out deal, or nothing."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.sampled_from((Stated(), Stated(is_passed_out=True))))
    contract: Contract = draw(contracts)
    return Stated(
        contract.bid, contract.doubling, contract.declarer, tricks_taken=draw(st.none() | st.integers(0, 13))
    )


@st.composite
def lines(draw: st.DrawFn, number: int, deal: PartialDeal = EMPTY) -> Filed:
    """A line of the traveller of that board; its score is right, or awarded."""
    stated = draw(stated_results())
    lead = (draw(cards),) if stated.contract and draw(st.booleans()) else ()
    record = Record(
        deal, number, board_dealer(number), board_vulnerability(number), cards=lead, stated=stated
    )
    extra = [("PairNS", draw(pair_numbers)), ("PairEW", draw(pair_numbers))]
    filed = Filed(record)
    if stated == Stated():
        ns = draw(percentages)
        extra += [("Artificial_NS", str(ns)), ("Artificial_EW", str(draw(percentages)))]
    elif score_of(filed):
        extra.append(("Score_NS", score_of(filed)))
    return replace(filed, extra=tuple(extra))


@st.composite
def travellers(draw: st.DrawFn) -> list[Filed]:
    """The lines of some boards, one board after the other, each with its cards or without."""
    numbers = draw(st.lists(st.integers(1, 36), max_size=3, unique=True))
    boards: list[Filed] = []
    for number in numbers:
        deal = PartialDeal(draw(deals).hands) if draw(st.booleans()) else EMPTY
        boards += draw(st.lists(lines(number, deal), min_size=1, max_size=3))
    return boards


def named(boards: list[Filed]) -> list[Filed]:
    """The same with players, of whom each pair has two."""

    def players(filed: Filed) -> BySeat[str]:
        told = dict(filed.extra)
        ns, ew = told.get("PairNS", ""), told.get("PairEW", "")
        return BySeat(f"{ns} north", f"{ew} east", f"{ns} south", f"{ew} west")

    return [replace(filed, names=players(filed)) for filed in boards]
