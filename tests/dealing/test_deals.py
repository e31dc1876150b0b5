"""What is found, in how many tries, and what is said when it is not enough."""

from collections.abc import Sequence
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealing.plain import holds
from tapete.core import BySeat, Deal, Hand, PartialDeal, Seat, Strain
from tapete.dealing import (
    BLOCK,
    CannotSwap,
    Condition,
    ConditionError,
    Dealt,
    Swap,
    blocks,
    deals,
    gathered,
    search,
)

A = "hcp(N) in 15..17 and balanced(N)"


@given(st.integers(0, 2**64), st.sampled_from((A, "spades(E) >= 5 and hcp(E) >= 12", "hearts(NS) >= 9")))
@settings(max_examples=12)
def test_what_is_found_are_the_deals_of_the_stream_of_which_it_is_true(seed: int, text: str) -> None:
    condition = Condition.parse(text)
    dealt = deals(condition, 5, seed)
    looked_at = list(next(blocks(seed)).first(dealt.tries))
    assert list(dealt.deals) == [deal for deal in looked_at if holds(condition.tree, deal)]
    assert dealt.is_complete and dealt.deals[-1] == looked_at[-1]


def test_a_longer_search_begins_with_what_a_shorter_one_found() -> None:
    few, more = deals(A, 10, 7), deals(A, 1500, 7)
    assert more.deals[:10] == few.deals
    assert more.tries > BLOCK


def test_deals_at_random_are_as_many_tries_as_deals() -> None:
    dealt = deals(None, 20, 3)
    assert (len(dealt.deals), dealt.tries) == (20, 20)


def test_what_is_not_found_is_told_with_all_the_tries() -> None:
    dealt = deals("hcp(N) = 37", 10, 1, most_tries=50_000)
    assert dealt == Dealt((), 50_000, 10)
    assert not dealt.is_complete


def test_of_a_search_that_ends_too_soon_there_is_what_was_found() -> None:
    found = deals(A, 10**6, 1, most_tries=1000)
    assert found.tries == 1000
    assert found.deals == deals(A, len(found.deals), 1).deals
    assert not found.is_complete


@pytest.mark.parametrize("tries", [1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK])
def test_there_are_never_more_tries_than_agreed(tries: int) -> None:
    assert deals("hcp(N) > 40", 1, 1, most_tries=tries).tries == tries


def test_no_deals_wanted_are_no_tries() -> None:
    assert deals(A, 0, 1) == Dealt((), 0, 0)


def test_a_search_without_end_goes_on_as_long_as_somebody_listens() -> None:
    stretches = list(islice(search(None, 1), 3))
    assert [int(found.places[0]) for found in stretches[1:]] == [found.tried + 1 for found in stretches[:2]]
    assert sum(len(found.deals) for found in stretches) == stretches[-1].tried


def test_whoever_looks_on_may_end_it() -> None:
    told: list[tuple[int, int]] = []

    def stop(tried: int, found: int) -> bool:
        told.append((tried, found))
        return False

    dealt = gathered(search(A, 1), 10**6, stop)
    assert told == [(dealt.tries, len(dealt.deals))]
    assert not dealt.is_complete


def test_a_condition_that_cannot_be_read_is_told_before_anything_is_dealt() -> None:
    with pytest.raises(ConditionError):
        search("hcp(N) >", 1)


KNOWN = PartialDeal.parse("N:AK... - - ..2.")


def test_deals_with_given_cards_hold_them() -> None:
    for deal in deals("hcp(N) >= 10", 5, 1, given=KNOWN).deals:
        assert all(not (KNOWN[seat] - deal[seat]).mask for seat in Seat)


class Calls:
    """A solver who writes down what was asked."""

    def __init__(self) -> None:
        self.deals: list[Deal] = []

    def __call__(self, deals: Sequence[Deal], declarer: Seat, strain: Strain) -> list[int]:
        self.deals += deals
        return [deal[declarer].hcp for deal in deals]


def test_a_solver_is_asked_of_few_deals_more_than_are_wanted() -> None:
    solver = Calls()
    dealt = deals('hcp(N) >= 10 and dd(N, "3NT") >= 13 and makes(N, "1S")', 3, 1, solver=solver)
    assert dealt.deals == deals("hcp(N) >= 13", 3, 1).deals
    assert dealt.tries == deals("hcp(N) >= 13", 3, 1).tries
    assert len(solver.deals) < 40
    assert all(deal[Seat.NORTH].hcp >= 10 for deal in solver.deals)


def test_the_count_of_tries_is_honest_with_a_solver_too() -> None:
    dealt = deals("hcp(N) >= 20 and dd(N, NT) > 40", 1, 1, most_tries=20_000, solver=Calls())
    assert dealt == Dealt((), 20_000, 1)
    none = deals("hcp(N) > 40 and dd(N, NT) > 3", 1, 1, most_tries=20_000, solver=Calls())
    assert none == Dealt((), 20_000, 1)


def test_east_and_west_change_places_after_each_shuffle() -> None:
    dealt = deals(None, 6, 1, swap=Swap.EW).deals
    assert dealt[::2] == deals(None, 3, 1).deals
    for first, second in zip(dealt[::2], dealt[1::2], strict=True):
        hands = first.hands
        assert second == Deal(BySeat(hands.north, hands.west, hands.south, hands.east))


def test_all_hands_but_norths_change_places_in_six_ways() -> None:
    dealt = deals(None, 12, 1, swap=Swap.ALL).deals
    assert (dealt[0], dealt[6]) == deals(None, 2, 1).deals
    assert len(set(dealt[:6])) == 6
    assert len({deal[Seat.NORTH] for deal in dealt[:6]}) == 1
    assert all({*deal.hands} == {*dealt[0].hands} for deal in dealt[:6])


def test_each_way_of_a_shuffle_is_a_try() -> None:
    hands = deals(None, 1, 1).deals[0].hands
    cards = "".join(str(card) for card in list(hands.west)[:3])
    dealt = deals(f'has(E, "{cards}")', 1, 1, swap=Swap.ALL)
    assert dealt.tries <= 6


@pytest.mark.parametrize(("swap", "text"), [(Swap.EW, "N:- - - A..."), (Swap.ALL, "N:- - A... -")])
def test_hands_with_given_cards_do_not_change_places(swap: Swap, text: str) -> None:
    with pytest.raises(CannotSwap):
        deals(None, 1, 1, swap=swap, given=PartialDeal.parse(text))


def test_hands_without_given_cards_do() -> None:
    known = PartialDeal(BySeat(Hand.parse("AKQ..."), Hand(), Hand(), Hand()))
    assert all(
        not (known[Seat.NORTH] - deal[Seat.NORTH]).mask
        for deal in deals(None, 12, 1, swap=Swap.ALL, given=known).deals
    )
