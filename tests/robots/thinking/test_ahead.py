"""While another makes up his mind a robot guesses what he will play, from nothing but its own view."""

from random import Random

import pytest

from tapete.core import DEALS, BySeat, Deal, Hand, Play, Seat, SeatView, Vulnerability, seat_view
from tapete.robots import play_deal
from tapete.robots.thinking import views_ahead
from tapete.scoring import Terms, rubber

SHEET = rubber.start(Seat.NORTH)
TERMS = Terms(1, Seat.NORTH, Vulnerability.NONE)


def turns(seed: int) -> list[tuple[Deal, SeatView, Play, Seat]]:
    """Of a deal that robots played, each turn after the lead, as each seat that does not choose sees it."""
    deal = Deal.from_number(Random(seed).randrange(DEALS))
    auction, whole, outcome = play_deal(deal, TERMS, SHEET)
    found = []
    if whole is not None and outcome.contract is not None:
        play = Play.start(outcome.contract)
        for card in whole.cards:
            if play.cards:
                dummy, declarer = outcome.contract.dummy, outcome.contract.declarer
                choosing = declarer if play.turn is dummy else play.turn
                found += [
                    (deal, seat_view(seat, TERMS.vulnerability, deal, auction, play), whole, choosing)
                    for seat in Seat
                    if seat not in (choosing, dummy)
                ]
            play = play.after(card, deal[play.turn])
    return found


TURNS = [turn for seed in range(3) for turn in turns(seed)][::9]


@pytest.mark.thorough
def test_each_guess_is_a_view_of_its_own_in_which_that_seat_chooses_the_next_card() -> None:
    guessed = 0
    for _, view, whole, _ in TURNS:
        assert view.play is not None
        for ahead in views_ahead(view, SHEET, 1, 3):
            assert ahead.play is not None and ahead.contract is not None
            assert ahead.play.cards[:-1] == view.play.cards
            mine = {ahead.seat} | ({ahead.contract.dummy} if ahead.seat is ahead.contract.declarer else set())
            assert ahead.play.turn in mine
            guessed += ahead.play.cards == whole.cards[: len(ahead.play.cards)]
    assert guessed > len(TURNS) / 10, "it should often be what is then played"


def test_no_hidden_card_changes_what_is_guessed() -> None:
    chance = Random(7)
    for deal, view, _, _ in TURNS[::3]:
        other = reshuffled(deal, view, chance)
        same = seat_view(view.seat, view.vulnerability, other, view.auction, view.play)
        assert same == view
        assert views_ahead(same, SHEET, 1, 3) == views_ahead(view, SHEET, 1, 3)


def reshuffled(deal: Deal, view: SeatView, chance: Random) -> Deal:
    """The deal with the cards mixed that this seat has not seen."""
    assert view.play is not None
    seen = [seat for seat, _ in view.hands]
    hidden = [seat for seat in Seat if seat not in seen]
    left = {seat: list(deal[seat] - view.play.played_by(seat)) for seat in hidden}
    pool = [card for cards in left.values() for card in cards]
    chance.shuffle(pool)
    hands = {seat: deal[seat] for seat in seen}
    for seat, cards in left.items():
        drawn, pool = pool[: len(cards)], pool[len(cards) :]
        hands[seat] = Hand.of(drawn) | view.play.played_by(seat)
    return Deal(BySeat.of(lambda seat: hands[seat]))


def test_before_the_opening_lead_nothing_is_guessed_as_dummy_is_not_known() -> None:
    deal, view, _, _ = TURNS[0]
    assert view.contract is not None
    start = Play.start(view.contract)
    seen = seat_view(view.contract.declarer, view.vulnerability, deal, view.auction, start)
    assert views_ahead(seen, SHEET, 1, 3) == ()
