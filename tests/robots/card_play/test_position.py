"""What a player knows at his turn to play."""

from robots.tables import to_play
from tapete.core import Card, Deal, Seat, SeatView, Suit
from tapete.robots.card_play.position import position_of

DEAL = "N:A432.432.432.432 K765.A765.765.65 Q98.KQJ.AKQ.AKQJ JT.T98.JT98.T987"


def test_declarer_counts_as_unseen_what_the_defenders_hold() -> None:
    view = to_play(DEAL, "3NT", Seat.SOUTH, "HT H2")
    assert view.seat is Seat.EAST
    position = position_of(to_play(DEAL, "3NT", Seat.SOUTH, "HT"))
    assert position.is_declaring
    assert position.seat is Seat.NORTH
    assert len(position.unseen) == len(position.against) == 25
    assert len(position.partner) == 13


def test_a_defender_is_against_dummy_and_all_he_does_not_see() -> None:
    position = position_of(to_play(DEAL, "3NT", Seat.SOUTH, "HT H2"))
    assert not position.is_declaring
    assert len(position.unseen) == 25
    assert len(position.against) == 37
    assert position.is_master(Card.parse("HA"))
    assert not position.is_master(Card.parse("SK"))


def test_who_fails_to_follow_is_void() -> None:
    before = position_of(to_play(DEAL, "3NT", Seat.SOUTH, "HT H2 H5 HJ CA C7 C2 C5"))
    assert not before.voids
    later = position_of(
        to_play(DEAL, "3NT", Seat.SOUTH, "HT H2 H5 HJ CA C7 C2 C5 CK C8 C3 C6 CQ C9 C4 D5 CJ")
    )
    assert (Seat.EAST, Suit.CLUBS) in later.voids
    assert later.is_void(Seat.EAST, Suit.CLUBS)


def test_each_side_knows_how_many_tricks_it_still_needs() -> None:
    assert position_of(to_play(DEAL, "3NT", Seat.SOUTH, "HT")).tricks_missing == 9
    assert position_of(to_play(DEAL, "3NT", Seat.SOUTH, "HT H2")).tricks_missing == 5


def test_a_hand_faced_by_a_claim_is_seen() -> None:
    view = to_play(DEAL, "3NT", Seat.SOUTH, "HT H2")
    south = Deal.parse(DEAL)[Seat.SOUTH]
    faced = SeatView(
        view.seat, view.vulnerability, view.auction, view.play, (*view.hands, (Seat.SOUTH, south))
    )
    position = position_of(faced)
    assert len(position.unseen) == 12
    assert len(position.against) == 37
    assert not position.is_void(Seat.SOUTH, Suit.CLUBS)
