"""The shuffle: each deal as likely as any other, and the same for a seed on every machine."""

from itertools import pairwise, permutations
from math import comb, sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import partial_deals
from tapete.core import DECK, BySeat, Card, Deal, Hand, PartialDeal, Rank, Seat, Suit
from tapete.dealing import BLOCK, NOTHING_GIVEN, Batch, Condition, blocks
from tapete.dealing.batch import Masks
from tapete.dealing.native import hot
from tapete.dealing.shuffle import plainly, quickly

GOLDEN = (
    "N:T.T532.QJ972.QT4 J865.Q9.654.K985 Q93.AK764.3.J762 AK742.J8.AKT8.A3",
    "N:QJT.KT932.T62.AT AK9863.6.8.Q9854 54.A54.AJ974.KJ3 72.QJ87.KQ53.762",
    "N:Q9.KJ93.AQ52.943 T8762.T7.T97.A82 AKJ54.842.KJ63.5 3.AQ65.84.KQJT76",
)


@pytest.fixture(scope="module")
def many() -> Batch:
    """About 200,000 deals."""
    stream = blocks(2026)
    return Batch(np.concatenate([next(stream).masks for _ in range(12)], axis=2))


def test_a_seed_gives_the_same_deals_for_ever() -> None:
    assert tuple(next(blocks(1)).first(3).texts()) == GOLDEN


def test_other_seeds_give_other_deals_and_a_stream_does_not_repeat_itself() -> None:
    stream = blocks(1)
    first, second = next(stream), next(stream)
    starts = {first[0], second[0], next(blocks(2))[0], next(blocks(2**64))[0]}
    assert len(starts) == 4


def test_a_seed_is_not_below_0() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        next(blocks(-1))


@pytest.mark.parametrize(
    "known", [NOTHING_GIVEN, PartialDeal.parse("N:AKQ... 2.2.. .A.5432.5 -")], ids=["nothing", "some"]
)
def test_the_deals_are_those_of_the_method_as_it_is_described(known: PartialDeal) -> None:
    words = np.random.PCG64(9).random_raw(52 * BLOCK // 4)
    numbers = words.astype("<u8").view("<u2")  # four of each word, its lowest bits first
    dealt = [deal for place in range(80) if (deal := _slowly(numbers, place, known)) is not None]
    assert [*next(blocks(9, known)).first(len(dealt))] == dealt
    assert 70 < len(dealt) <= 80


def _slowly(
    numbers: np.ndarray[tuple[int, ...], np.dtype[np.uint16]], place: int, known: PartialDeal
) -> Deal | None:
    hands = {seat: list(known[seat]) for seat in Seat}
    cards = list(known.unseen)
    for row, card in enumerate(cards):
        left = len(cards) - row
        pointed = int(numbers[row * BLOCK + place]) // (65536 // left) if left > 1 else 0
        if pointed >= left:
            return None
        free = [seat for seat in Seat for _ in range(13 - len(hands[seat]))]
        hands[free[pointed]].append(card)
    return Deal(BySeat.of(lambda seat: Hand.of(hands[seat])))


@pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")
@given(partial_deals(), st.integers(0, 2**70))
def test_numpy_and_cpp_deal_the_same(known: PartialDeal, seed: int) -> None:
    assert hot is not None
    numbers = np.random.PCG64(seed).random_raw(13 * BLOCK).view(np.uint16).reshape(52, BLOCK)
    plain, quick = plainly(numbers, known).masks, quickly(hot, numbers, known).masks
    assert (plain.dtype, plain.shape) == (quick.dtype, quick.shape)
    assert np.array_equal(plain, quick)


ROWS = np.zeros((52, 3), np.uint16)


@pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")
@pytest.mark.parametrize(
    ("numbers", "given_cards", "error"),
    [
        (ROWS[:50], [0] * 4, ValueError),
        (ROWS, [1, 1, 0, 0], ValueError),
        (ROWS, [0, 0, 0, 1 << 52], ValueError),
        (ROWS, [(1 << 14) - 1, 0, 0, 0], ValueError),
        (ROWS.astype(np.uint64), [0] * 4, TypeError),
        (ROWS[:, ::2], [0] * 4, TypeError),
        (ROWS[0], [0] * 4, TypeError),
        (ROWS, [0] * 3, TypeError),
        (ROWS, [-1] * 4, TypeError),
        (None, [0] * 4, TypeError),
    ],
)
def test_the_binding_refuses_what_is_no_block(
    numbers: object, given_cards: list[int], error: type[Exception]
) -> None:
    assert hot is not None
    with pytest.raises(error):
        hot.deal_out(numbers, given_cards)


@pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")
def test_a_block_of_no_deals_is_one_too() -> None:
    assert hot is not None
    assert hot.deal_out(ROWS[:, :0], [0] * 4).shape == (4, 4, 0)


@given(partial_deals(), st.integers(0, 2**70))
def test_given_cards_stay_where_they_are_and_the_rest_is_dealt(known: PartialDeal, seed: int) -> None:
    batch = next(blocks(seed, known))
    for deal in (batch[0], batch[len(batch) - 1]):
        assert all(known[seat].mask & ~deal[seat].mask == 0 for seat in Seat)


def test_each_card_comes_to_each_seat_as_often(many: Batch) -> None:
    """Chi-square of 52 cards at 4 seats: 153 degrees of freedom (52 x 3, less what the totals fix)."""
    counts = np.array(
        [
            [
                np.count_nonzero(many.masks[seat.index, card.suit.index] >> card.rank.index & 1)
                for seat in Seat
            ]
            for card in DECK
        ]
    )
    assert counts.sum() == 52 * len(many)
    expected = len(many) / 4
    # A card more here is a card less there, so that the sum is 51/52 of that of free counts.
    chi_square = float(((counts - expected) ** 2 / expected).sum()) * 51 / 52
    assert abs(chi_square - 153) < 5 * sqrt(2 * 153)


def test_cards_next_to_each_other_are_together_as_often_as_any_two(many: Batch) -> None:
    chance = 12 / 51
    for first, second in pairwise(DECK[::-1]):
        together = sum(
            np.count_nonzero(_held(many, seat, first) & _held(many, seat, second)) for seat in Seat
        )
        assert abs(together / len(many) - chance) < 5 * sqrt(chance * (1 - chance) / len(many))


def _held(many: Batch, seat: Seat, card: Card) -> Masks:
    held: Masks = many.masks[seat.index, card.suit.index] >> card.rank.index & 1
    return held


def test_the_points_of_a_hand_come_as_often_as_counting_says(many: Batch) -> None:
    """Ways to hold 0 to 37 points, by the four ranks that count."""
    ways = np.zeros((14, 38))
    ways[0, 0] = 1
    for worth in (1, 2, 3, 4):
        next_ways = np.zeros_like(ways)
        for cards, points in np.argwhere(ways):
            for more in range(5):
                if cards + more < 14 and points + more * worth < 38:
                    next_ways[cards + more, points + more * worth] += ways[cards, points] * comb(4, more)
        ways = next_ways
    chances = {
        points: sum(ways[cards, points] * comb(36, 13 - cards) for cards in range(14)) / comb(52, 13)
        for points in range(38)
    }
    assert sum(chances.values()) == pytest.approx(1)
    for points in range(25):
        assert _share(many, f"hcp(W) = {points}") == _about(chances[points], len(many))


@pytest.mark.parametrize(
    ("condition", "ways"),
    [
        ('shape(E, "any 4333")', 4 * comb(13, 4) * comb(13, 3) ** 3),
        ('shape(S, "any 4432")', 12 * comb(13, 4) ** 2 * comb(13, 3) * comb(13, 2)),
        ('shape(N, "5332")', comb(13, 5) * comb(13, 3) ** 2 * comb(13, 2)),
        ("spades(W) >= 7", sum(comb(13, length) * comb(39, 13 - length) for length in range(7, 14))),
        ("aces(N) = 0", comb(48, 13)),
        ('has(S, "SA HK")', comb(50, 11)),
        ("hcp(E) = 0", comb(36, 13)),
    ],
)
def test_a_condition_is_true_as_often_as_counting_says(many: Batch, condition: str, ways: int) -> None:
    assert _share(many, condition) == _about(ways / comb(52, 13), len(many))


def test_balanced_hands_of_15_to_17_are_nearly_one_in_twenty(many: Batch) -> None:
    assert _share(many, "hcp(N) in 15..17 and balanced(N)") == pytest.approx(0.0486, abs=0.002)


def test_the_last_cards_come_in_each_of_their_ways_as_often() -> None:
    """With four cards to go, one to each seat, there are 24 deals."""
    spared = [Card(Suit.SPADES, Rank.ACE), Card(Suit.HEARTS, Rank.TWO), *DECK[:2]]
    rest = [card for card in DECK if card not in spared]
    known = PartialDeal(BySeat.of(lambda seat: Hand.of(rest[seat.index * 12 : seat.index * 12 + 12])))
    batch = next(blocks(3, known))
    # Each spared card's place, as a number of four digits.
    places = sum(
        4**digit * sum(seat.index * _held(batch, seat, card).astype(int) for seat in Seat)
        for digit, card in enumerate(spared)
    )
    counts = np.bincount(places, minlength=256)
    wanted = [sum(4**digit * seat for digit, seat in enumerate(way)) for way in permutations(range(4))]
    assert counts.sum() == counts[wanted].sum() == len(batch)
    expected = len(batch) / 24
    chi_square = float(((counts[wanted] - expected) ** 2 / expected).sum())
    assert chi_square < 23 + 5 * sqrt(2 * 23)


def test_with_all_cards_given_there_is_one_deal() -> None:
    deal = Deal.from_number(3)
    batch = next(blocks(0, PartialDeal(deal.hands)))
    assert (len(batch), batch[0], batch[len(batch) - 1]) == (BLOCK, deal, deal)


def _share(many: Batch, condition: str) -> float:
    return float(Condition.parse(condition).holds(many).mean())


def _about(chance: float, tries: int) -> object:
    return pytest.approx(chance, abs=5 * sqrt(chance * (1 - chance) / tries) + 1 / tries)
