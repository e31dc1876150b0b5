"""The stream of chance: the same numbers everywhere, each as likely as any other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.dealing.chance import Chance, SeedError, mixed

SEEDS = st.integers(0, 2**64 - 1)


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The first three of the published generator from the state that our seed 0 gives, which is 0."""
    chance = Chance(0)
    assert [chance.number() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@given(SEEDS, st.integers(0, 100))
def test_a_stream_can_be_entered_at_any_place(seed: int, place: int) -> None:
    whole, later = Chance(seed), Chance(seed, place)
    for _ in range(place):
        whole.number()
    assert whole.number() == later.number()


@given(SEEDS, st.integers(1, 2**64 - 1))
def test_a_number_below_another_is(seed: int, end: int) -> None:
    assert 0 <= Chance(seed).below(end) < end


def test_numbers_that_would_favor_some_are_drawn_again() -> None:
    """Below three quarters of 2**64 every fourth number is thrown away."""
    chance, plain = Chance(5), Chance(5)
    end = 3 << 62
    for _ in range(1000):
        chance.below(end)
    used = 0
    while plain._state != chance._state:
        plain.number()
        used += 1
    assert 1200 < used < 1500


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(SeedError, match="0 to 2"):
        Chance(seed)


def test_mixing_sends_different_numbers_to_different_numbers() -> None:
    assert len({mixed(number) for number in range(10_000)}) == 10_000
