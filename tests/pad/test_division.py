"""A rubber that was over sooner than it was written down: the deals after its end are the next one's."""

from pad.writing import PASSED, Evening, made
from tapete.core import Seat, Side
from tapete.pad.commands import BreakOff, CorrectDeal, RecordRuling
from tapete.scoring import Form


def corrected(evening: Evening, deal: str, text: str, rest: str = "u2") -> Evening:
    return evening.write(CorrectDeal(deal, made(text), "", rest))


def test_the_deals_after_the_end_begin_another_rubber_with_the_same_seats() -> None:
    evening = corrected(Evening().sits().deals("4H S 10", "2H S 8", "3NT N 8", PASSED), "d2", "4H S 10")
    ended, begun = evening.pad.units
    assert ([deal.id for deal in ended.deals], [deal.id for deal in begun.deals]) == (
        ["d1", "d2"],
        ["d3", "d4"],
    )
    assert (ended.is_over, begun.is_over, begun.id, begun.seatings) == (True, False, "u2", ended.seatings)
    assert ended.sheets == Evening().sits().deals("4H S 10", "4H S 10").unit.sheets
    right = Evening().sits(first_dealer=Seat.SOUTH).deals("3NT N 8", PASSED)
    assert begun.sheets == right.unit.sheets
    assert evening.view.current == "u2" and evening.deals("4H S 10").unit.id == "u2"


def test_what_the_vulnerability_of_the_new_rubber_changes_is_marked() -> None:
    evening = corrected(Evening().sits().deals("4H S 10", "2H S 8", "3NT N 8"), "d2", "4H S 10")
    [moved] = evening.view.units[1].deals
    assert (moved.changed_by, moved.dealer, moved.number) == (("d2",), Seat.SOUTH, 1)
    assert ([entry.points for entry in moved.entries], [entry.points for entry in moved.entries_before]) == (
        [50],
        [100],
    )
    assert evening.view.units[0].whole_changed_by == ("d2",)
    assert not evening.view.units[1].whole_changed_by


def test_rulings_go_with_their_deals_and_breaking_off_with_the_second() -> None:
    evening = Evening().sits().deals("4H S 10", "2H S 8", "1NT W 7")
    evening.write(RecordRuling("r", "d1", "", "", Side.EW, 50), RecordRuling("s", "d3", "", "", Side.EW, 60))
    ended, begun = corrected(evening.write(BreakOff("u1")), "d2", "4H S 10").pad.units
    assert [ruling.ruling for ruling in ended.rulings] == ["r"] and not ended.is_broken_off
    assert [ruling.ruling for ruling in begun.rulings] == ["s"] and begun.is_broken_off
    assert begun.sheets[0].totals.ew == 200 and begun.whole == begun.sheets[0].entries[-1:]


def test_it_stands_before_what_was_begun_since() -> None:
    evening = Evening().sits().deals("4H S 10", "2H S 8", "3NT W 9", "4H S 10").sits("third")
    evening = corrected(evening, "d2", "4H S 10")
    assert [unit.id for unit in evening.pad.units] == ["u1", "u2", "third"]
    assert [number.number for number in evening.view.units] == [1, 2, 3]


def test_a_correction_that_ends_nothing_needs_no_other_unit() -> None:
    evening = corrected(Evening().sits().deals("2H S 8", "2H S 8"), "d1", "3H S 9")
    assert [unit.id for unit in evening.pad.units] == ["u1"]


def test_the_other_unit_has_an_id_of_its_own() -> None:
    evening = Evening().sits().deals("4H S 10", "2H S 8", "3NT N 8")
    assert evening.refusal(CorrectDeal("d2", made("4H S 10"), "", "d1")).code == "pad/id-used"
    assert evening.refusal(CorrectDeal("d2", made("4H S 14"), "", "u2")).code == "pad/tricks"
    assert evening.refusal(CorrectDeal("d2", made("4H S 10"))).code == "pad/ends-before"


def test_a_fifth_deal_of_chicago_is_the_first_of_the_next() -> None:
    evening = Evening(Form.CHICAGO).sits().deals("1C N 7", PASSED, "1C N 7", "1C N 7", "1C N 7")
    ended, begun = corrected(evening, "d2", "2C N 8").pad.units
    assert ended.is_over and [deal.id for deal in begun.deals] == ["d5"]
    assert begun.first_dealer is Seat.NORTH and begun.sheets[0].totals.ns == 20
