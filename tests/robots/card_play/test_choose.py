"""The choice of a card as a whole."""

import pytest

from robots.tables import DEALS_PLAYED, NEW_SHEET, played_deals, to_choose
from tapete.core import Play, seat_view
from tapete.robots import choose_card


def test_the_only_legal_card_is_played() -> None:
    assert str(choose_card(to_choose("K.876.987.", "A32.43.543.", "HT H2 H5 HJ S4"), NEW_SHEET)) == "SK"


def test_declarer_chooses_for_dummy_in_its_turn() -> None:
    assert str(choose_card(to_choose("A32.AQ.AKQ.AKQ", "54.432.543.432", "HT"), NEW_SHEET))[0] == "H"


@pytest.mark.parametrize("deals", [8, pytest.param(DEALS_PLAYED, marks=pytest.mark.thorough)])
def test_all_cards_of_whole_deals_are_legal(deals: int) -> None:
    for played in played_deals(deals):
        contract = played.auction.contract
        if contract is None or played.play is None:
            continue
        play = Play.start(contract)
        for card in played.play.cards:
            chooser = contract.declarer if play.turn is contract.dummy else play.turn
            view = seat_view(chooser, played.terms.vulnerability, played.deal, played.auction, play)
            assert choose_card(view, played.sheet) is card
            assert play.is_legal(card, played.deal[play.turn])
            play = play.after(card, played.deal[play.turn])
