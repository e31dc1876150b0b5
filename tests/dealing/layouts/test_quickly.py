"""The layouts of C++ and of numpy are those of plain Python, and bad arguments do not get by."""

from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layout_strategies import Asked, asked
from tapete.core import PACK, BySeat, Deal, Hand, Seat, Suit
from tapete.dealing.layouts import Limits, at_once, layouts, plainly, quickly
from tapete.dealing.native import hot

with_cpp = pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")

OWN = Hand.parse("AK32.Q54.K32.432")
DUMMY = Hand.parse("QJ4.A32.AQ4.T987")
NO_LIMITS = [[(0, 13)] * 4 + [(0, 37), (0, 46)]] * 4


def built() -> ModuleType:
    assert hot is not None
    return hot


@with_cpp
def test_what_is_asked_for_comes_of_cpp() -> None:
    known, limits = BySeat(OWN, Hand(), DUMMY, Hand()), BySeat.of(lambda _: Limits(points=(5, 12)))
    quick = quickly.drawn(built(), known, limits, 20, 3, 1000)
    asked = layouts(known, limits, 20, 3, most_tries=1000)
    assert (quick.masks == asked.masks).all() and quick.is_complete


@pytest.mark.thorough
@given(asked, st.integers(0, 2**64 - 1))
def test_whatever_is_known_all_ways_give_the_same(asked: Asked, seed: int) -> None:
    _assert_the_same(*asked, 2, seed, 30)


@pytest.mark.parametrize("seed", range(3))
def test_after_an_auction_all_ways_give_the_same(seed: int) -> None:
    """East opened with five spades, South showed out of clubs, points count more in the middle."""
    weights = tuple(float(4 - abs(8 - points)) for points in range(5, 12))
    limits = BySeat(
        Limits(),
        Limits(points=(12, 21), lengths=((0, 13), (0, 13), (0, 13), (5, 13))),
        Limits(cannot=PACK.in_suit(Suit.CLUBS)),
        Limits(points_weights=(0.0,) * 5 + weights, cannot=Hand.parse("Q..A.")),
    )
    _assert_the_same(BySeat(OWN, Hand(), Hand(), Hand()), limits, 25, seed, 1000)


def _assert_the_same(
    known: BySeat[Hand], limits: BySeat[Limits], count: int, seed: int, most_tries: int
) -> None:
    plain = plainly.drawn(known, limits, count, seed, most_tries)
    others = [at_once.drawn(known, limits, count, seed, most_tries)]
    if hot is not None:
        others.append(quickly.drawn(hot, known, limits, count, seed, most_tries))
    for other in others:
        assert (plain.tries, plain.masks.tolist()) == (other.tries, other.masks.tolist())
        assert (plain.masks.dtype, plain.masks.shape) == (other.masks.dtype, other.masks.shape)


@with_cpp
@settings(max_examples=40)
@given(st.lists(st.integers(0, 2**64 - 1), min_size=4, max_size=4))
def test_hands_that_are_none_are_refused_by_the_binding_too(hands: list[int]) -> None:
    with pytest.raises(ValueError, match="hand"):
        built().layouts(hands, NO_LIMITS, [0] * 4, [[]] * 4, 1, 1, 10)


ANYTHING = st.one_of(st.none(), st.integers(), st.floats(), st.text(), st.lists(st.integers(), max_size=6))


@with_cpp
@settings(max_examples=60)
@given(st.lists(ANYTHING, min_size=7, max_size=7), st.integers(0, 6))
def test_what_is_no_argument_is_an_error_of_type_and_nothing_worse(junk: list[object], place: int) -> None:
    good: list[object] = [list(_masks()), NO_LIMITS, [0] * 4, [[]] * 4, 1, 1, 10]
    arguments = [*good[:place], junk[place], *good[place + 1 :]]
    try:
        built().layouts(*arguments)
    except (TypeError, ValueError, RuntimeError):
        return


def _masks() -> tuple[int, ...]:
    return tuple(Deal.from_number(5)[seat].mask for seat in Seat)
