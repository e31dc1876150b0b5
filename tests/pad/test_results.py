"""What can have come of a deal, and what cannot."""

import pytest

from pad.writing import PASSED, Evening, made
from tapete.core import Seat
from tapete.pad.commands import PadResult
from tapete.pad.results import outcome_of
from tapete.scoring import Form
from tapete.scoring.chicago import ChicagoOptions

N, E, S, W = Seat


def refused(
    result: PadResult, form: Form = Form.RUBBER, options: ChicagoOptions | None = None
) -> tuple[str, int | None]:
    evening = Evening(form, chicago=options).sits()
    error = evening.refusal(evening.entering(result))
    return error.code, error.law


@pytest.mark.parametrize("typed", ["", "H4", "4h", "0H", "4HXXX", "four hearts", "P", "4N"])
def test_a_contract_is_a_level_and_a_strain(typed: str) -> None:
    assert refused(PadResult(typed, S, 10)) == ("pad/contract", 18)


@pytest.mark.parametrize("typed", ["8C", "9NT"])
def test_nobody_bids_more_than_seven(typed: str) -> None:
    assert refused(PadResult(typed, S, 10)) == ("pad/over-seven", 38)


@pytest.mark.parametrize("tricks", [-1, 14, 99])
def test_a_side_wins_0_to_13_tricks(tricks: int) -> None:
    assert refused(PadResult("4H", S, tricks)) == ("pad/tricks", 1)


def test_a_contract_has_a_declarer_and_tricks() -> None:
    assert refused(PadResult("4H", None, 10)) == ("pad/declarer-missing", None)
    assert refused(PadResult("4H", S)) == ("pad/tricks-missing", None)


@pytest.mark.parametrize(
    "result", [PadResult("pass", S), PadResult("pass", None, 0), PadResult("pass", honors=((S, 4),))]
)
def test_a_deal_passed_out_has_neither_declarer_nor_tricks_nor_honors(result: PadResult) -> None:
    assert refused(result) == ("pad/passed-out", 22)


@pytest.mark.parametrize(("contract", "by"), [("4HX", N), ("4HX", S), ("4HXX", E), ("4HXX", W)])
def test_a_side_does_not_double_its_own_bid_nor_redouble_the_opponents(contract: str, by: Seat) -> None:
    assert refused(PadResult(contract, S, 10, doubled_by=by)) == ("pad/double-by-own-side", 19)


def test_nobody_doubled_a_contract_that_is_not_doubled() -> None:
    assert refused(PadResult("4H", S, 10, doubled_by=W)) == ("pad/not-doubled", 19)


def test_who_doubled_may_be_kept() -> None:
    evening = (
        Evening().sits().deals(PadResult("4HX", S, 10, doubled_by=W), PadResult("4HXX", E, 9, doubled_by=W))
    )
    assert [deal.result.doubled_by for deal in evening.unit.deals] == [W, W]


@pytest.mark.parametrize("honors", [((N, 3), (S, 2)), ((N, 5), (S, 0)), ((N, -1),), ((N, 3),)])
def test_honors_of_two_hands_are_never_added_together(honors: tuple[tuple[Seat, int], ...]) -> None:
    assert refused(PadResult("4H", S, 10, honors)) == ("pad/honors-too-few", 81)


@pytest.mark.parametrize("honors", [((N, 5), (S, 5)), ((N, 4), (E, 4)), ((N, 6),)])
def test_there_are_five_honors_in_the_pack(honors: tuple[tuple[Seat, int], ...]) -> None:
    assert refused(PadResult("4H", S, 10, honors)) == ("pad/honors-impossible", 81)
    assert refused(PadResult("3NT", S, 10, ((N, 5),))) == ("pad/honors-impossible", 81)


def test_a_hand_has_its_honors_once() -> None:
    assert refused(PadResult("4H", S, 10, ((N, 4), (N, 4)))) == ("pad/honors-twice", 81)


def test_in_1920_partners_honors_are_counted_together_and_no_law_has_a_number() -> None:
    evening = Evening(Form.AUCTION1920).sits().deals(made("3H S 9", (N, 3), (S, 2)))
    assert [entry.points for entry in evening.unit.sheets[0].entries] == [24, 40]
    assert refused(PadResult("3H", S, 14), Form.AUCTION1920) == ("pad/tricks", None)
    assert refused(PadResult("3H", S, 9, ((N, 3), (S, 3))), Form.AUCTION1920)[0] == "pad/honors-impossible"


def test_where_honors_do_not_count_none_are_entered() -> None:
    options = ChicagoOptions(honors=False)
    assert refused(made("4H S 10", (S, 4)), Form.CHICAGO, options) == ("pad/honors-not-counted", None)
    assert Evening(Form.CHICAGO).sits().deals(made("4H S 10", (S, 5))).unit.sheets[0].entries[1].points == 150


def test_a_deal_that_nobody_bid_scores_nothing() -> None:
    evening = Evening().sits().deals(PASSED)
    assert outcome_of(evening.pad, PASSED).is_passed_out
    assert evening.unit.sheets[0].entries == ()
