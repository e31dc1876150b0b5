"""Who sits out, and who plays with whom."""

from collections import Counter

from pad.writing import SEATS, Evening
from tapete.core import BySeat, Side
from tapete.pad.commands import AddPlayer, MarkAway, PadPlayer, StartUnit
from tapete.pad.turns import played
from tapete.pad.units import pair
from tapete.scoring import Form


def sittings(evening: Evening, units: int) -> list[tuple[str, ...]]:
    """Who sits out in each of so many rubbers, as the pad proposes."""
    out = []
    for number in range(units):
        proposed = evening.view.proposal
        out.append(proposed.sits_out)
        evening.write(StartUnit(f"r{number}", proposed.seats)).deals("4H S 10", "4H S 10")
    return out


def test_of_four_nobody_sits_out() -> None:
    assert sittings(Evening(), 3) == [()] * 3


def test_of_five_the_last_entered_waits_first_and_then_who_has_played_longest() -> None:
    assert sittings(Evening(players=5), 7) == [("E",), ("A",), ("B",), ("C",), ("D",), ("E",), ("A",)]


def test_of_six_two_sit_out_and_each_third_rubber() -> None:
    assert sittings(Evening(players=6), 4) == [("E", "F"), ("A", "B"), ("C", "D"), ("E", "F")]


def test_who_sat_out_and_plays_now_cuts_in() -> None:
    evening = Evening(players=5)
    assert not evening.view.proposal.cuts_in
    sittings(evening, 1)
    assert evening.view.proposal.cuts_in == ("E",)


def test_who_comes_later_plays_next_and_of_equals_in_a_row_who_played_most_sits_out() -> None:
    evening = Evening()
    sittings(evening, 2)
    evening.write(AddPlayer(PadPlayer("E", "Enric")))
    assert evening.view.proposal.sits_out == ("A",)
    evening.write(StartUnit("x", BySeat("E", "A", "B", "C"))).deals("4H S 10", "4H S 10")
    evening.write(StartUnit("y", BySeat("E", "A", "D", "C"))).deals("4H S 10", "4H S 10")
    assert [played(evening.pad, player) for player in "ACDE"] == [(4, 4), (4, 4), (1, 3), (2, 2)]
    assert evening.view.proposal.sits_out == ("A",)
    evening.write(StartUnit("z", BySeat("E", "D", "B", "C"))).deals("4H S 10", "4H S 10")
    assert played(evening.pad, "B") == (1, 4) and evening.view.proposal.sits_out == ("C",)


def test_who_is_away_sits_out_while_four_are_left() -> None:
    evening = Evening(players=6).write(MarkAway("A", True), MarkAway("B", True))
    assert evening.view.proposal.sits_out == ("A", "B")
    sittings(evening, 1)
    assert set(evening.view.proposal.seats) == set("CDEF")
    assert evening.write(MarkAway("C", True)).view.proposal.sits_out == ("C", "D")


def test_partners_are_those_who_were_it_least_often() -> None:
    evening = Evening()
    pairs: Counter[frozenset[str]] = Counter()
    for number in range(6):
        seats = evening.view.proposal.seats
        pairs.update(frozenset(seats[seat] for seat in side.seats) for side in Side)
        evening.write(StartUnit(f"r{number}", seats)).deals("4H S 10", "4H S 10")
    assert len(pairs) == 6 and set(pairs.values()) == {2}


def test_the_players_may_do_otherwise() -> None:
    evening = Evening(players=6).sits(seats=BySeat("F", "A", "E", "B"))
    assert evening.view.proposal.sits_out == ("A", "B")
    assert evening.unit.seatings[0] != SEATS


def test_in_duplicate_one_table_plays_the_boards_in_both_directions() -> None:
    evening = Evening(Form.DUPLICATE, players=5)
    first, second = evening.view.proposal.halves
    assert [pair(first, side) for side in Side] == [pair(second, side.other) for side in Side]
    assert evening.view.proposal.sits_out == ("E",) and Evening(players=5).view.proposal.halves == ()
    evening.boards(2, first, second)
    assert evening.view.proposal.sits_out == ("A",)


def test_of_eight_each_four_play_them_once() -> None:
    proposed = Evening(Form.DUPLICATE, players=8).view.proposal
    assert [set(seating) for seating in proposed.halves] == [set("ABCD"), set("EFGH")]
    assert proposed.seats == proposed.halves[0] and proposed.sits_out == ()
