"""The paper of an evening: each unit, what it comes to, and who pays whom."""

import pytest

from pad_views import _BEGUN, _deals, _seen, views
from paper.pdf import pages, text
from tapete.core import BySeat, Side
from tapete.pad.commands import AnyPadCommand, EndEvening, RecordRuling, StartUnit
from tapete.paper.evening import evening, evening_data
from tapete.scoring import Form

_RULING = RecordRuling("r", "u3", "revoke-established", "", Side.NS, 50)
SETTLED = _seen(
    Form.RUBBER,
    _BEGUN,
    *_deals("u", "3NT N 9", "2S E 7", "4SX S 11"),
    _RULING,
    StartUnit("v", BySeat("A", "C", "B", "E")),
    *_deals("v", "3NT N 9", "2S E 8", "4S W 10", "5D E 11"),
    EndEvening("0.50", "€"),
    players=5,
)
VIEWS = {**views(), "settled": SETTLED}


def test_each_rubber_stands_with_its_paper_its_deals_and_its_hundreds() -> None:
    data = evening_data(SETTLED, "es", "30 de noviembre de 2026")
    assert data.subtitle == "30 de noviembre de 2026 · Anna, Bernat, Carme, David, Elena"
    first, second = data.units
    assert (first.title, second.title) == ("Rubber 1", "Rubber 2")
    assert first.sheet is not None and first.sheet.totals == ["1390", "0"]
    assert [head.names for head in first.sheet.heads] == ["Anna y Carme", "Bernat y David"]
    assert first.sheet.notes == []
    assert first.remark == "Anna y Carme: 14 cientos."
    assert first.deals[0] == ["1", "N", "3ST N =", ""]
    assert first.deals[2] == ["3", "S", "4♠X S +1", "Renuncio consumado: bazas que pasan +50"]
    assert second.remark == "Carme y Elena: 7 cientos."


def test_the_ledger_and_who_pays_whom_are_in_money_where_that_was_agreed() -> None:
    data = evening_data(SETTLED, "ca")
    assert data.ledger[0] == ["Jugador", "Partides", "Punts", "Cents", "Diners"]
    assert data.ledger[2] == ["Bernat", "2", "−2070", "−21", "−10,50\u00a0€"]
    assert data.payments[0] == "Bernat paga a Carme: 10,50\u00a0€"
    points = evening_data(_seen(Form.RUBBER, _BEGUN, *_deals("u", "3NT N 9", "4S S 10"), EndEvening()), "en")
    assert points.ledger[0] == ["Player", "Played", "Points", "Back score"]
    assert points.payments[0].startswith("Bernat pays Anna: 9 hundreds")


def test_boards_played_twice_stand_with_both_results_and_the_ranking() -> None:
    [unit] = evening_data(VIEWS["boards"], "en").units
    assert unit.boards == [
        ["Board", "N–S Anna and Carme", "N–S David and Bernat"],
        ["1  N · None", "4♥ N =  +420  (+10)", "3NT N −1  −50  (−10)"],
        ["2  E · N–S", "", ""],
    ]
    assert unit.pairs[0] == ["Place", "Pair", "Compared", "IMPs"]
    assert unit.pairs[1] == ["1", "Anna and Carme", "1", "+10"]
    assert evening_data(VIEWS["boards"], "en").ledger == []


def test_a_correction_is_told_beside_its_deal() -> None:
    [unit] = evening_data(VIEWS["rubber"], "en").units
    assert unit.deals[1][3] == "before 2♠ E −1 (there were eight)"
    assert unit.deals[2][3] == "two tricks +50"


@pytest.mark.parametrize("name", VIEWS)
def test_every_pad_can_be_printed(name: str) -> None:
    [page] = pages(evening(VIEWS[name], "ca", "today"))
    assert "today · Anna, Bernat" in page


def test_what_was_settled_is_on_the_page() -> None:
    shown = text(evening(SETTLED, "en"))
    assert "Who pays whom" in shown and "Bernat pays Carme: 10.50 €" in shown


def test_twelve_rubbers_take_more_than_a_page() -> None:
    commands: list[AnyPadCommand] = []
    for number in range(12):
        name = f"unit {number}."
        commands.append(StartUnit(name, BySeat("A", "B", "C", "D")))
        commands += _deals(name, "3NT N 9", "4S S 10")
    printed = pages(evening(_seen(Form.RUBBER, *commands), "en"))
    assert len(printed) > 1 and "Rubber 12" in "".join(printed)
