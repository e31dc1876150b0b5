"""The book of the auction bridge of 1920: bids show where one wants to play, as low as may be."""

import pytest
from hypothesis import given

from robots.tables import DEALS_PLAYED, played_deals, to_call
from strategies import auctions, deals
from tapete.core import Auction, Bid, Contract, Deal, Outcome, Seat, Vulnerability, seat_view
from tapete.robots import choose_call, explain
from tapete.robots.bidding import last_meaning
from tapete.robots.bidding.reading import meanings_after
from tapete.robots.bidding.stakes import stakes_of
from tapete.robots.bidding.strength import strength
from tapete.scoring import Form, auction1920
from tapete.scoring.auction1920 import Auction1920Sheet

NEW = auction1920.start(Seat.NORTH)
SHUT_OUT = ("opening.weak.three", "opening.weak.four", "overcall.weak")
"""The rows that bid higher than they must, to keep the opponents out."""


def call(hand: str, calls: str = "", sheet: Auction1920Sheet = NEW) -> str:
    return str(choose_call(to_call(hand, calls), sheet).call)


def after(contract: str, tricks: int) -> Auction1920Sheet:
    """The sheet after South has taken so many tricks in that contract."""
    return auction1920.score(NEW, Outcome(Contract.parse(contract, Seat.SOUTH), tricks))


@pytest.mark.parametrize(
    ("hand", "opening"),
    [
        ("K74.Q853.A862.72", "P"),
        ("AQ953.Q8.K862.72", "1S"),
        ("AQ4.K93.KQ62.J82", "1NT"),
        ("KQJ8643.83.62.72", "3S"),
        ("8.KQJT8643.62.72", "4H"),
    ],
)
def test_a_hand_is_opened_where_it_wants_to_play(hand: str, opening: str) -> None:
    assert call(hand) == opening


@pytest.mark.parametrize(("hand", "opening"), [("AKQT65.AK3.AQ2.8", "1S"), ("AKQ4.AKJ.AKQ2.82", "1NT")])
def test_strength_opens_no_higher_since_overtricks_count(hand: str, opening: str) -> None:
    assert call(hand) == opening


@pytest.mark.parametrize("hand", ["K743.Q85.8642.72", "K743.A85.KQ42.K2", "KQJ3.A5.AKQ2.K32"])
def test_support_however_strong_lets_a_major_be_played(hand: str) -> None:
    assert call(hand, "1S P") == "P"


@pytest.mark.parametrize(
    ("hand", "calls", "better"),
    [
        ("K4.QJ3.A8642.J84", "1D P", "1NT"),
        ("K4.QJ63.A864.J84", "1D P", "1H"),
        ("4.KJ3.A8642.QJ84", "1S P", "1NT"),
        ("QJ9742.3.862.984", "1NT P", "2S"),
        ("AQJ742.A3.862.98", "1NT P", "2S"),
        ("A2.Q3.KQJ965.J42", "1D P 1H P", "1NT"),
    ],
)
def test_a_minor_makes_way_for_a_major_or_no_trump(hand: str, calls: str, better: str) -> None:
    assert call(hand, calls) == better


@pytest.mark.parametrize(
    ("hand", "calls", "place"),
    [
        ("AKQT4.K54.J2.A65", "", "1S"),
        ("AKQ94.K54.J2.A65", "", "1NT"),
        ("A2.Q3.KQJT6.J842", "1D P 1H P", "2D"),
        ("A4.K53.AKQT6.985", "1D P 1NT P", "2D"),
        ("A4.K53.AKQ96.985", "1D P 1NT P", "P"),
        ("A4.AQ542.A6.A985", "", "1NT"),
    ],
)
def test_four_honors_in_one_hand_are_worth_their_suit_and_four_aces_no_trump(
    hand: str, calls: str, place: str
) -> None:
    assert call(hand, calls) == place


def test_a_place_that_wins_the_game_already_is_left_alone() -> None:
    twenty_below = after("1NT", 8)
    assert call("K4.QJ3.A8642.J84", "1D P") == "1NT"
    assert call("K4.QJ3.A8642.J84", "2D P", twenty_below) == "P"


@pytest.mark.parametrize(
    ("hand", "calls", "action"),
    [
        ("K743.Q85.8642.72", "1S 2H", "2S"),
        ("K743.Q5.A8642.72", "1S 3H", "3S"),
        ("AQ954.A3.KJ62.J8", "1S 2H 2S 3H", "3S"),
        ("K72.J94.K962.Q83", "1H", "P"),
        ("AQJ95.73.K962.83", "1H", "1S"),
        ("KJ2.AQ4.K962.Q83", "1H", "1NT"),
        ("72.AKJ94.K96.A83", "1H", "X"),
        ("72.KJT4.K962.Q83", "1S 2H", "X"),
        ("A72.4.KQJ62.A983", "1H X P", "P"),
    ],
)
def test_one_fights_as_high_as_the_two_hands_reach_and_doubles_for_penalty(
    hand: str, calls: str, action: str
) -> None:
    assert call(hand, calls) == action


@given(deals, auctions())
def test_every_auction_finds_a_row_that_the_hand_fits_and_no_jump_but_to_shut_out(
    deal: Deal, auction: Auction
) -> None:
    if auction.is_over:
        return
    choice = choose_call(seat_view(auction.turn, Vulnerability.NONE, deal, auction, None), NEW)
    hand = strength(deal[auction.turn])
    meanings = meanings_after(auction.dealer, auction.calls, stakes_of(NEW))
    assert auction.is_legal(choice.call)
    assert explain(auction.after(choice.call), NEW) == choice.explanation
    assert any(meaning.call is choice.call and not meaning.misses(hand) for meaning in meanings)
    if isinstance(choice.call, Bid) and choice.explanation.row not in SHUT_OUT:
        below = Bid(choice.call.level - 1, choice.call.strain) if choice.call.level > 1 else None
        assert below is None or not auction.is_legal(below)


@pytest.mark.thorough
def test_what_a_call_shows_is_what_the_hand_holds() -> None:
    for played in played_deals(DEALS_PLAYED // 2, form=Form.AUCTION1920):
        auction = Auction.start(played.terms.dealer)
        for each in played.auction.calls:
            hand = strength(played.deal[auction.turn])
            auction = auction.after(each)
            meaning = last_meaning(auction, played.sheet)
            assert meaning is not None
            assert not meaning.misses(hand), (str(auction), meaning.row)


@pytest.mark.thorough
def test_contracts_are_low_and_mostly_fulfilled() -> None:
    outcomes = [each.outcome for each in played_deals(DEALS_PLAYED // 2, form=Form.AUCTION1920)]
    contracts = [outcome.contract for outcome in outcomes if outcome.contract is not None]
    assert sum(contract.level <= 2 for contract in contracts) >= 0.7 * len(contracts)
    assert not any(contract.level >= 6 for contract in contracts)
    fulfilled = [outcome.overtricks >= 0 for outcome in outcomes if outcome.contract is not None]
    assert sum(fulfilled) >= 0.65 * len(fulfilled)
