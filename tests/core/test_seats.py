"""Seats, sides, and what is kept for each."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import seats, sides
from tapete.core import BySeat, BySide, Seat, Side, Vulnerability


@given(seats)
def test_the_turn_passes_to_the_left_and_comes_back_after_four(seat: Seat) -> None:
    assert seat.lho.lho is seat.partner
    assert seat.lho.lho.lho is seat.rho
    assert seat.lho.lho.lho.lho is seat


@given(seats, st.integers(-9, 9))
def test_so_many_places_on_is_as_many_turns_to_the_left(seat: Seat, places: int) -> None:
    there = seat.after(places)
    assert seat.places_to(there) == places % 4
    assert there.after(-places) is seat


@given(seats)
def test_partners_are_a_side_and_both_neighbours_the_other(seat: Seat) -> None:
    assert seat.side is seat.partner.side
    assert seat.lho.side is seat.rho.side is seat.side.other
    assert seat in seat.side.seats
    assert set(seat.side.seats) | set(seat.side.other.seats) == set(Seat)


def test_north_and_south_play_east_and_west() -> None:
    assert Side.NS.seats == (Seat.NORTH, Seat.SOUTH)
    assert Side.EW.seats == (Seat.EAST, Seat.WEST)
    assert Side.NS.other is Side.EW
    assert Side.EW.other is Side.NS


@given(seats, st.integers())
def test_of_four_things_each_seat_has_its_own(seat: Seat, thing: int) -> None:
    four = BySeat.of(lambda each: each.index)
    assert [four[each] for each in Seat] == list(four) == [0, 1, 2, 3]
    assert dict(four.items()) == {each: each.index for each in Seat}
    changed = four.with_seat(seat, thing)
    assert changed[seat] == thing
    assert all(changed[each] == four[each] for each in Seat if each is not seat)


@given(sides, st.integers())
def test_of_two_things_each_side_has_its_own(side: Side, thing: int) -> None:
    two = BySide.of(lambda each: each.index)
    assert [two[each] for each in Side] == list(two) == [0, 1]
    changed = two.with_side(side, thing)
    assert (changed[side], changed[side.other]) == (thing, two[side.other])


@pytest.mark.parametrize(("ns", "ew"), [*product((False, True), repeat=2)])
def test_a_vulnerability_says_of_each_side_whether_it_is_vulnerable(ns: bool, ew: bool) -> None:
    vulnerability = Vulnerability.where(lambda side: ns if side is Side.NS else ew)
    assert (vulnerability.of(Side.NS), vulnerability.of(Side.EW)) == (ns, ew)
