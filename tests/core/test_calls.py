"""Law 18: bids, and the calls that are no bids."""

from itertools import pairwise

import pytest
from hypothesis import given

from strategies import bids, calls
from tapete.core import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call, NotationError, PlainCall, Strain


def test_there_are_35_bids_and_38_calls() -> None:
    assert len(set(BIDS)) == 35
    assert set(CALLS) == {PASS, DOUBLE, REDOUBLE, *BIDS}
    assert len(CALLS) == len({call.index for call in CALLS}) == len({hash(call) for call in CALLS}) == 38


def test_a_bid_ranks_by_level_and_then_by_strain() -> None:
    texts = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
    assert [str(bid) for bid in sorted(BIDS)] == texts
    assert all(low < high and low <= high and high > low and high >= low for low, high in pairwise(BIDS))
    assert all(BIDS[bid.index] is bid for bid in BIDS)


def test_a_bid_is_for_six_tricks_and_its_level() -> None:
    assert [Bid(level, Strain.HEARTS).tricks_needed for level in range(1, 8)] == list(range(7, 14))


@given(calls)
def test_a_call_is_written_and_read_back(call: Call) -> None:
    assert Call.parse(str(call)) is call


@given(bids)
def test_there_is_only_one_of_each_bid(bid: Bid) -> None:
    assert Bid(bid.level, bid.strain) is bid
    match bid:
        case Bid(level, strain):
            assert (level, strain) == (bid.level, bid.strain)


def test_pass_double_and_redouble_are_not_ordered_with_bids() -> None:
    for call in PlainCall:
        with pytest.raises(TypeError):
            _ = BIDS[0] < call  # type: ignore[operator]  # what is tested is that it fails


@pytest.mark.parametrize("level", [0, 8, -1])
def test_a_level_is_between_one_and_seven(level: int) -> None:
    with pytest.raises(NotationError, match="not between 1 and 7"):
        Bid(level, Strain.CLUBS)


def test_no_bid_is_made_of_a_suit_or_a_letter() -> None:
    for wrong in ("C", None, 0):
        with pytest.raises(TypeError, match="a bid has a level and a strain"):
            Bid(1, wrong)  # type: ignore[arg-type]  # what is tested is that it fails


@pytest.mark.parametrize(
    "text", ["", " ", "p", "Pass", "PASS", "1N", "1nt", "0C", "8C", "1", "NT", "XXX", "x", "1C ", "1♣", "١C"]
)
def test_what_is_not_a_call_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not a call"):
        Call.parse(text)


def test_a_bid_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="a bid cannot be changed"):
        BIDS[0].level = 7
    with pytest.raises(AttributeError, match="a bid cannot be changed"):
        del BIDS[0].level
