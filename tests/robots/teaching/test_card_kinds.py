"""What a card decides, by what its player could see."""

import pytest

from robots.tables import played_deals, to_choose, to_play
from tapete.core import Card, Play, Seat, seat_view
from tapete.robots.teaching import CardKind
from tapete.robots.teaching.card_kinds import kind_of

DEAL = "N:K42.A65.QJ32.A54 Q975.K42.94.KJ32 AJ6.Q73.AKT5.Q76 T83.JT98.876.T98"


def kind(view_of: tuple[str, str, str, str], played: str, better: str) -> CardKind:
    own, dummy, cards, contract = view_of
    return kind_of(to_choose(own, dummy, cards, contract), Card.parse(played), Card.parse(better))


def test_the_first_card_is_the_opening_lead() -> None:
    view = to_play(DEAL, "3NT", declarer=Seat.SOUTH)
    assert kind_of(view, Card.parse("HJ"), Card.parse("S3")) is CardKind.OPENING_LEAD


@pytest.mark.parametrize(
    ("own", "dummy", "cards", "contract", "played", "better", "expected"),
    [
        # Dummy leads or South follows; hands are what is left of them.
        ("AJ6...", "K42...", "HJ HA H2 H3 S2 S5", "3NT", "SA", "SJ", CardKind.FINESSE),
        (".Q7.A.", ".65..K2", "HJ H5 HK", "3NT", "HQ", "H7", CardKind.FOLLOWING),
        ("AJ6...", "K42...", "CT C5 CJ", "3NT", "S6", "SA", CardKind.DISCARD),
        ("AJ6...", "K42...", "CT C5 CJ", "4S", "S6", "SA", CardKind.RUFF),
        ("AJ6..AK.", "K42..Q3.", "HJ HA H2 H3", "4S", "DQ", "S2", CardKind.TRUMPS),
        ("AJ6..AK.", "K42..Q3.5", "HJ HA H2 H3", "3NT", "C5", "D3", CardKind.SUIT),
        ("AJ6..AK.", "K42..Q3.5", "HJ HA H2 H3", "3NT", "C5", "DQ", CardKind.CASHING),
    ],
)
def test_a_card_of_declarers_has_the_kind_that_a_player_would_say(
    own: str, dummy: str, cards: str, contract: str, played: str, better: str, expected: CardKind
) -> None:
    assert kind((own, dummy, cards, contract), played, better) is expected


def test_every_card_has_a_kind_whatever_it_is_compared_with() -> None:
    for played in played_deals(10):
        contract = played.auction.contract
        if contract is None or played.play is None:
            continue
        before = Play.start(contract)
        for card in played.play.cards:
            chooser = contract.declarer if before.turn is contract.dummy else before.turn
            view = seat_view(chooser, played.terms.vulnerability, played.deal, played.auction, before)
            for other in before.legal_cards(played.deal[before.turn]):
                found = kind_of(view, card, other)
                is_void = before.led is not None and card.suit is not before.led.suit
                assert (found in (CardKind.RUFF, CardKind.DISCARD)) is is_void
                assert (found is CardKind.OPENING_LEAD) is (not before.cards)
            before = before.after(card, played.deal[before.turn])
