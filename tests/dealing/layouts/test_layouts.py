"""Layouts: all that fit and none that does not, each as likely as it should be."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layout_strategies import Asked, asked
from tapete.core import DECK, PACK, BySeat, Deal, Hand, Rank, Seat, Suit
from tapete.dealing.layouts import ANYTHING, LayoutError, Limits, layouts
from tapete.dealing.layouts.counted import Counted

Cards = tuple[int, int, int, int]
NOBODY = BySeat(Hand(), Hand(), Hand(), Hand())


def points(hand: Hand) -> int:
    return hand.hcp + sum(max(0, length - 4) for length in hand.shape)


def fits(hand: Hand, limits: Limits) -> bool:
    counts = [*map(hand.length, Suit), hand.hcp, points(hand)]
    spans = (*limits.lengths, limits.hcp, limits.points)
    return all(low <= number <= high for number, (low, high) in zip(counts, spans, strict=True))


def breaks(layout: BySeat[Hand], known: BySeat[Hand], limits: BySeat[Limits], seat: Seat) -> bool:
    """Whether a hidden hand is not what it may be."""
    dealt = layout[seat] - known[seat]
    has_what_it_cannot = bool((dealt & limits[seat].cannot).mask)
    return len(known[seat]) < 13 and (has_what_it_cannot or not fits(layout[seat], limits[seat]))


def all_layouts(known: BySeat[Hand], limits: BySeat[Limits]) -> Iterator[BySeat[Hand]]:
    """The slow and plain way: each way to deal the unseen cards, tried."""
    unseen = PACK
    for hand in known:
        unseen -= hand
    for hands in _dealt(list(unseen), [known[seat] for seat in Seat]):
        layout = BySeat(*hands)
        if not any(breaks(layout, known, limits, seat) for seat in Seat):
            yield layout


def _dealt(cards: list[object], hands: list[Hand]) -> Iterator[list[Hand]]:
    if not hands:
        yield []
        return
    for chosen in combinations(cards, 13 - len(hands[0])):
        rest = [card for card in cards if card not in chosen]
        for others in _dealt(rest, hands[1:]):
            yield [hands[0] | Hand.of(chosen), *others]  # type: ignore[arg-type]


def late_in_the_play(seed: int, left: tuple[int, int, int]) -> BySeat[Hand]:
    """A deal of which North sees his own hand and all but so many cards of the others."""
    rng = Random(seed)
    pack = list(DECK)
    rng.shuffle(pack)
    deal = Deal.dealt(pack, Seat.WEST)
    hidden = iter(left)
    return BySeat.of(
        lambda seat: deal[seat] if seat is Seat.NORTH else Hand.of(list(deal[seat])[next(hidden) :])
    )


def shares(known: BySeat[Hand], limits: BySeat[Limits], count: int) -> Counter[BySeat[Hand]]:
    return Counter(layouts(known, limits, count, seed=7, most_tries=10**6))


CASES = {
    "nothing known": ANYTHING,
    "points": BySeat(Limits(), Limits(points=(8, 14)), Limits(hcp=(0, 12)), Limits(points=(5, 17))),
    "strong and weak": BySeat(Limits(), Limits(points=(12, 15)), Limits(hcp=(0, 6)), Limits(points=(0, 12))),
    "lengths": BySeat(Limits(), Limits(lengths=((0, 3), (0, 13), (2, 13), (0, 5))), Limits(), Limits()),
    "a void": BySeat(Limits(), Limits(), Limits(cannot=PACK.in_suit(Suit.SPADES)), Limits()),
    "no ace": BySeat(
        Limits(), Limits(cannot=Hand.of(card for card in DECK if card.rank is Rank.ACE)), Limits(), Limits()
    ),
}


@pytest.mark.parametrize("left", [(2, 2, 2), (3, 0, 3), (0, 4, 0)], ids=str)
@pytest.mark.parametrize("case", CASES)
def test_each_layout_that_fits_comes_as_often_as_any_other(case: str, left: tuple[int, int, int]) -> None:
    known, limits = late_in_the_play(4, left), CASES[case]
    possible = list(all_layouts(known, limits))
    found = shares(known, limits, 30 * len(possible))
    assert set(found) == set(possible)
    square = sum((times - 30) ** 2 / 30 for times in found.values())
    assert square <= len(possible) + 5 * sqrt(2 * len(possible))


def test_weights_of_points_make_layouts_more_or_less_likely() -> None:
    known = late_in_the_play(4, (2, 2, 2))
    weights = tuple(float(1 + number % 3) for number in range(30))
    limits = BySeat(Limits(), Limits(points_weights=weights), Limits(), Limits(points_weights=weights[:20]))
    possible = list(all_layouts(known, limits))
    expected = {
        layout: weights[points(layout[Seat.EAST])] * (*weights[:20], *[0.0] * 30)[points(layout[Seat.WEST])]
        for layout in possible
    }
    total = sum(expected.values())
    found = shares(known, limits, 1500)
    for layout, weight in expected.items():
        chance = weight / total
        assert found[layout] == pytest.approx(1500 * chance, abs=5 * sqrt(1500 * chance) + 1)


def test_the_ways_are_counted_and_not_guessed() -> None:
    hand = Hand.parse("AK32.Q54.K32.432")
    counted = Counted(BySeat(hand, Hand(), Hand(), Hand()), ANYTHING)
    assert counted.ways == pytest.approx(comb(39, 13) * comb(26, 13), rel=1e-12)
    dummy = Hand.parse("QJT9.AKJ.AQJ.AKQ")
    assert Counted(BySeat(hand, Hand(), dummy, Hand()), ANYTHING).ways == comb(26, 13)


def test_the_book_of_an_auction_is_kept() -> None:
    """One no trump by East, North passed; a long auction with 52 cards in it takes no time."""
    known = BySeat(Hand.parse("AK32.Q54.K32.432"), Hand(), Hand(), Hand())
    limits = BySeat(
        Limits(), Limits(points=(15, 17), lengths=((2, 5),) * 4), Limits(points=(0, 12)), Limits(hcp=(0, 9))
    )
    found = layouts(known, limits, 20, seed=1)
    assert found.is_complete and found.tries < 2000
    for layout in found:
        Deal(layout)
        assert layout[Seat.NORTH] == known[Seat.NORTH]
        assert not any(breaks(layout, known, limits, seat) for seat in Seat)


@given(asked, st.integers(0, 2**64 - 1))
def test_no_layout_breaks_what_is_known(asked: Asked, seed: int) -> None:
    known, limits = asked
    for layout in layouts(known, limits, 3, seed, most_tries=1000):
        Deal(layout)
        for seat in Seat:
            assert (known[seat] - layout[seat]).mask == 0
            assert not breaks(layout, known, limits, seat)


def test_where_nothing_fits_there_is_no_layout_and_no_try() -> None:
    known = BySeat(Hand.parse("AK32.Q54.K32.432"), Hand(), Hand(), Hand())
    nobody = BySeat.of(lambda _: Limits(lengths=((0, 3),) * 4))
    impossible = layouts(known, nobody, 5, 1)
    assert (len(impossible), impossible.tries, impossible.is_complete) == (0, 0, False)
    strong = BySeat.of(lambda _: Limits(hcp=(15, 37)))
    tried = layouts(known, strong, 5, 1, most_tries=100)
    assert (len(tried), tried.tries, tried.wanted) == (0, 100, 5)


def test_where_all_is_known_there_is_one_layout() -> None:
    deal = Deal.from_number(7)
    assert list(layouts(deal.hands, BySeat.of(lambda _: Limits(hcp=(37, 0))), 2, 1)) == [deal.hands] * 2


def test_the_cards_played_leave_the_hands() -> None:
    deal = Deal.from_number(7)
    played = Hand.of(list(deal[Seat.EAST])[:5])
    (left,) = layouts(deal.hands, ANYTHING, 1, 1).remaining(played)
    assert left == BySeat.of(lambda seat: deal[seat] - played)


@pytest.mark.parametrize(
    ("known", "words"),
    [
        (NOBODY, "one hand at least"),
        (BySeat(Hand((1 << 14) - 1), Hand(), Hand(), Hand()), "N has 14 cards"),
        (BySeat(Hand((1 << 13) - 1), Hand(1), Hand(), Hand()), "C2 is in two hands"),
    ],
)
def test_what_cannot_be_known_is_refused(known: BySeat[Hand], words: str) -> None:
    with pytest.raises(LayoutError, match=words):
        layouts(known, ANYTHING, 1, 1)


@pytest.mark.parametrize(("count", "most_tries"), [(-1, 1), (1, -1)])
def test_numbers_below_0_are_refused(count: int, most_tries: int) -> None:
    with pytest.raises(LayoutError, match="0 or more"):
        layouts(Deal.from_number(7).hands, ANYTHING, count, 1, most_tries=most_tries)


@pytest.mark.parametrize("weights", [(-1.0,), (float("nan"),), (0.0, 0.0)])
def test_weights_are_numbers_from_0_on_and_not_all_0(weights: tuple[float, ...]) -> None:
    with pytest.raises(LayoutError, match="weights"):
        Limits(points_weights=weights)
