import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import deals, plays
from tapete.core import BySeat, Card, Deal, Hand, IllegalPlay, PartialDeal, Play, Seat, Strain
from tapete.dd import NotSolvable, Position


@given(st.data())
def test_every_point_of_every_play_is_a_position(data: st.DataObject) -> None:
    deal = data.draw(deals)
    play = data.draw(plays(deal))
    position = Position.of(deal, play)
    assert position.legal_cards == play.legal_cards(deal[play.turn])
    assert sum(map(len, position.left)) + len(play.cards) == 52
    assert Position(position.left, play).left == position.left


def test_hands_of_different_lengths_come_from_no_play() -> None:
    ending = PartialDeal.parse("N:AK... Q... T9... 87...")
    with pytest.raises(NotSolvable, match="not of one length"):
        Position.of(ending, Play.of(Strain.NOTRUMP, Seat.NORTH, ""))


def test_who_has_played_to_the_trick_holds_a_card_less() -> None:
    left = PartialDeal.parse("N:K... Q... T9... 87...")
    with pytest.raises(NotSolvable):
        Position.of(left, Play.of(Strain.NOTRUMP, Seat.NORTH, "SA"))
    Position.of(PartialDeal.parse("N:K... QJ... T9... 87..."), Play.of(Strain.NOTRUMP, Seat.NORTH, "SA"))


def test_a_card_in_two_hands_is_refused() -> None:
    ace = Hand.parse("A...")
    with pytest.raises(NotSolvable, match="two hands"):
        Position(BySeat(ace, ace, ace, ace), Play.of(Strain.NOTRUMP, Seat.NORTH, ""))


def test_a_position_goes_on_with_legal_cards_only() -> None:
    deal = Deal.from_number(12345678901234567890)
    start = Position.of(deal, Play.of(Strain.SPADES, Seat.EAST, ""))
    lead = next(iter(start.legal_cards))
    assert start.after(lead).play.turn is Seat.SOUTH
    with pytest.raises(IllegalPlay):
        start.after(next(card for card in map(Card.parse, ("C2", "CA")) if card not in deal[Seat.EAST]))
