"""Four robots at a table: they always act by the Laws, always finish, and stop in sensible places."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from robots.tables import DEALS_PLAYED, Played, forty_or_all_deals, played_deals
from tapete.core import Auction, BySeat, Contract, Deal, Hand, Play, Seat, Suit, seat_view
from tapete.robots import choose_call, choose_card, honors_to_claim, play_deal
from tapete.robots.bidding import last_meaning
from tapete.robots.bidding.strength import strength


def combined(deal: Deal, contract: Contract) -> tuple[int, int]:
    """High-card points of the declaring side, and its cards in its longest common suit."""
    hands = [deal[seat] for seat in contract.declarer.side.seats]
    return sum(hand.hcp for hand in hands), max(sum(hand.length(suit) for hand in hands) for suit in Suit)


def with_other_hands_moved(deal: Deal, seat: Seat) -> Deal:
    """The deal with the three hands that `seat` does not see passed round."""
    moved = {other: deal[other.lho if other.lho is not seat else seat.lho] for other in Seat}
    return Deal(BySeat.of(lambda each: deal[seat] if each is seat else moved[each]))


def with_hidden_cards_moved(deal: Deal, chooser: Seat, play: Play, contract: Contract) -> Deal:
    """The deal with the cards that `chooser` cannot see dealt anew to the hands that hid them."""
    seen = {chooser, contract.dummy} if play.cards else {chooser}
    hidden = [seat for seat in Seat if seat not in seen]
    gone = Hand(play.played)
    left = {seat: deal[seat] - gone for seat in hidden}
    cards = [card for seat in hidden for card in left[seat]]
    Random(play.played).shuffle(cards)
    hands = dict(deal.hands.items())
    for seat in hidden:
        dealt, cards = cards[: len(left[seat])], cards[len(left[seat]) :]
        hands[seat] = (deal[seat] & gone) | Hand.of(dealt)
    return Deal(BySeat.of(hands.__getitem__))


def test_no_call_is_chosen_by_what_is_hidden() -> None:
    for played in played_deals(25):
        auction = Auction.start(played.terms.dealer)
        for call in played.auction.calls:
            other = with_other_hands_moved(played.deal, auction.turn)
            view = seat_view(auction.turn, played.terms.vulnerability, other, auction, None)
            assert choose_call(view, played.sheet).call is call
            auction = auction.after(call)


@forty_or_all_deals
def test_auctions_end_and_all_cards_are_played(deals: int) -> None:
    for played in played_deals(deals):
        assert played.auction.is_over
        assert (played.play is None) is played.auction.is_passed_out
        assert played.play is None or played.play.is_over


@forty_or_all_deals
def test_the_outcome_is_what_the_play_came_to(deals: int) -> None:
    for played in played_deals(deals):
        contract = played.auction.contract
        assert played.outcome.contract == contract
        if contract is not None and played.play is not None:
            assert played.outcome.tricks_taken == played.play.tricks_won(contract.declarer.side)


@forty_or_all_deals
def test_every_holder_of_honors_claims_them(deals: int) -> None:
    for played in played_deals(deals):
        contract = played.outcome.contract
        if contract is not None:
            held = {seat: honors_to_claim(hand, contract.strain) for seat, hand in played.deal.hands.items()}
            assert dict(played.outcome.honors) == {seat: count for seat, count in held.items() if count}


def outside_their_ranges(deals: Iterable[Played]) -> tuple[Counter[str], int]:
    """Rows whose published ranges did not hold the caller's hand, and how many calls were looked at."""
    calls, outside = 0, Counter[str]()
    for played in deals:
        auction = Auction.start(played.terms.dealer)
        for call in played.auction.calls:
            hand = strength(played.deal[auction.turn])
            auction = auction.after(call)
            meaning = last_meaning(auction, played.sheet)
            calls += 1
            assert meaning is not None
            outside[meaning.row] += bool(meaning.misses(hand))
    return outside, calls


def absurd_contracts(deals: Iterable[Played]) -> list[str]:
    """Auctions over the four level with less than 23 points between the hands and no suit of eight cards."""
    return overbid(deals, level=4, points=23, fit=8)


def hopeless_contracts(deals: Iterable[Played]) -> list[str]:
    """Auctions over the three level with less than half the points and no suit of nine cards."""
    return overbid(deals, level=3, points=20, fit=9)


def overbid(deals: Iterable[Played], level: int, points: int, fit: int) -> list[str]:
    """Auctions over that level with fewer points and no suit as long as that between the hands."""
    found = []
    for played in deals:
        contract = played.auction.contract
        if contract is not None and contract.level > level:
            held, length = combined(played.deal, contract)
            found += [str(played.auction)] if held < points and length < fit else []
    return found


@pytest.mark.thorough
def test_what_a_call_shows_is_what_the_hand_holds() -> None:
    outside, calls = outside_their_ranges(played_deals(DEALS_PLAYED))
    assert outside.total() <= 0.015 * calls, outside.most_common(5)


@forty_or_all_deals
def test_no_contract_over_the_four_level_without_strength_or_fit(deals: int) -> None:
    assert absurd_contracts(played_deals(deals)) == []


@forty_or_all_deals
def test_few_contracts_over_the_three_level_with_less_than_half_the_points(deals: int) -> None:
    assert len(hopeless_contracts(played_deals(deals))) <= 0.02 * deals


@pytest.mark.slow
def test_two_thousand_deals_are_bid_as_sensibly() -> None:
    deals = played_deals(2000, seed=2)
    outside, calls = outside_their_ranges(deals)
    assert outside.total() <= 0.01 * calls, outside.most_common(5)
    assert len(absurd_contracts(deals)) <= 0.002 * len(deals), absurd_contracts(deals)
    assert len(hopeless_contracts(deals)) <= 0.01 * len(deals), hopeless_contracts(deals)


def test_the_same_deal_is_bid_and_played_the_same_twice() -> None:
    played = played_deals(1)[0]
    again = play_deal(played.deal, played.terms, played.sheet)
    assert again == (played.auction, played.play, played.outcome)


def test_no_card_is_chosen_by_what_is_hidden() -> None:
    for played in played_deals(40):
        contract = played.auction.contract
        if contract is None or played.play is None:
            continue
        play = Play.start(contract)
        for place, card in enumerate(played.play.cards):
            chooser = contract.declarer if play.turn is contract.dummy else play.turn
            if place % 7 == 3:
                other = with_hidden_cards_moved(played.deal, chooser, play, contract)
                view = seat_view(chooser, played.terms.vulnerability, other, played.auction, play)
                assert choose_card(view, played.sheet) is card
            play = play.after(card, played.deal[play.turn])
