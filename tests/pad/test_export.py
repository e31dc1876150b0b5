"""A pad for a spreadsheet."""

import pytest

from pad.writing import PASSED, Evening, eight_players, made
from tapete.core import Language, Seat, Side
from tapete.pad.commands import BreakOff, EndEvening, EnterDeal, RecordRuling, RenamePlayer
from tapete.pad.export import rows
from tapete.scoring import Form


def evening() -> Evening:
    """A rubber with everything in it."""
    played = Evening(players=5).sits().deals("4HX S 9", PASSED, made("3NT W 9", (Seat.EAST, 4)), "3NT W 10")
    played.correct("d1", "4H S 10", "it made").correct("d1", "4H S 11")
    played.write(
        RecordRuling("r", "d3", "insufficient-bid", "agreed", Side.NS, 60, 27), RecordRuling("s", "d3", "")
    )
    return played.write(EndEvening("0.50", "€"))


def test_a_row_for_each_deal_then_what_each_player_made_of_it() -> None:
    head, *deals = list(rows(evening().pad, "en"))
    assert head[:5] == ("rubber or set", "deal", "playing", "dealer", "vulnerable")
    assert deals[0] == (
        *("1", "1", "", "N", "none", "Anna", "Berta", "Carles", "Duna", "4♥", "S", "11", "", "150", "0"),
        "before: 4♥X S 9 (it made); before: 4♥ S 10",
    )
    assert deals[1][9:15] == ("passed out", "", "", "", "0", "0")
    assert deals[2][9:15] == ("3NT", "W", "9", "E4", "60", "250") and deals[2][15].endswith("agreed NS +60; ")
    assert deals[4][:2] == ("1", "") and deals[4][13:] == ("0", "500", "bonus at the end")
    assert deals[5] == () and deals[6][0] == "player"
    assert deals[7] == ("Anna", "1", "-670", "-7", "-3.50", "€")
    assert deals[11] == ("Enric", "0", "0", "0", "0.00", "€")


def test_the_columns_of_a_unit_add_up_to_its_totals() -> None:
    played = evening()
    deals = [row for row in rows(played.pad, "en") if row and row[0] == "1"]
    assert [sum(int(row[column]) for row in deals) for column in (13, 14)] == list(
        played.unit.sheets[0].totals
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ("3ST", "O", "Sur", "pasado")),
        ("ca", ("3SA", "O", "Sud", "passat")),
        ("en", ("3NT", "W", "South", "passed out")),
    ],
)
def test_seats_and_strains_follow_the_reader(language: Language, words: tuple[str, ...]) -> None:
    told = {cell for row in rows(evening().pad, language) for cell in row}
    assert told.issuperset(words)


def test_no_name_is_taken_for_a_formula() -> None:
    played = Evening().write(RenamePlayer("A", "=cmd()")).sits().deals(PASSED).write(BreakOff("u1"))
    assert "'=cmd()" in next(row for row in rows(played.pad, "en") if row[0] == "1")


def test_duplicate_ends_with_its_pairs() -> None:
    played = Evening(Form.DUPLICATE).boards(1)
    played.write(EnterDeal("u1", "a", made("4H S 9"), board=1, half=1))
    played.write(EnterDeal("u1", "b", made("4H S 10"), board=1, half=2))
    told = list(rows(played.pad, "en"))
    assert [row[2] for row in told[1:3]] == ["1", "2"] and told[2][5:9] == ("Berta", "Anna", "Duna", "Carles")
    assert told[-2:] == [
        ("1", "1", "Berta", "Duna", "1", "10", ""),
        ("1", "2", "Anna", "Carles", "1", "-10", ""),
    ]


def test_matchpoints_are_told_with_their_percentage() -> None:
    played = eight_players(3)
    for half in (1, 2, 3):
        played.write(EnterDeal("u1", f"{half}", made(f"1NT N {half + 6}"), board=1, half=half))
    assert list(rows(played.pad, "en"))[6] == ("1", "1", "Berta", "Duna", "1", "4", "100.0")
