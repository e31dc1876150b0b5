"""The arithmetic of the shuffle and the cut: what a browser computes again (docs/fair-deal.md)."""

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from tapete.core import DEALS, DECK, BySeat, Deal
from tapete.table.fair_deal import commitment, deal_from_seed, deal_seed, is_hexadecimal, spread_pack

SEEDS = st.binary(min_size=32, max_size=32)
NOTHING_ADDED: BySeat[str | None] = BySeat(None, None, None, None)


@given(SEEDS)
def test_a_spread_pack_is_the_whole_pack(secret: bytes) -> None:
    assert set(spread_pack(secret.hex())) == set(DECK)


@given(SEEDS)
def test_a_deal_is_the_first_number_that_is_a_deal(seed: bytes) -> None:
    counter = 0
    while (number := int.from_bytes(sha256(seed + counter.to_bytes(4, "big")).digest()[:12], "big")) >= DEALS:
        counter += 1
    assert deal_from_seed(seed) == Deal.from_number(number)


def test_numbers_too_large_are_thrown_away() -> None:
    first = [int.from_bytes(sha256(bytes([seed]) + bytes(4)).digest()[:12], "big") for seed in range(20)]
    assert any(number >= DEALS for number in first)
    for seed, number in enumerate(first):
        assert (deal_from_seed(bytes([seed])).number == number) is (number < DEALS)


@given(SEEDS, st.binary(min_size=16, max_size=16), st.integers(0, 3), st.binary(min_size=16, max_size=16))
def test_what_a_seat_adds_is_in_the_seed(secret: bytes, cut: bytes, seat: int, added: bytes) -> None:
    mixed = BySeat(*(added.hex() if place == seat else None for place in range(4)))
    assert deal_seed(secret.hex(), NOTHING_ADDED, cut.hex()) == sha256(secret + cut).digest()
    assert deal_seed(secret.hex(), mixed, cut.hex()) == sha256(secret + added + cut).digest()


def test_the_promise_is_the_sha256_of_the_bytes() -> None:
    assert commitment("00") == sha256(b"\x00").hexdigest()


def test_hexadecimal_is_lower_case_and_whole() -> None:
    assert is_hexadecimal("0f", 1) and is_hexadecimal("", 0)
    assert not any(is_hexadecimal(text, 1) for text in ("f", "0F", "0g", "0f0", " f", "０ｆ"))
