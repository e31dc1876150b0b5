"""The page after a deal: all its cards face up."""

from table.game import SPEC_AUCTION, SPEC_DEAL, SPEC_PLAY, Game
from tapete.core import BySeat, Call, Hand, Seat
from tapete.table import Words, deal_record
from tapete.table.intents import AnswerClaim, Claim, LeaveSeat, MakeCall, SeatRobot


def dealt() -> Game:
    return Game().sit_down().begin().draw_for(Seat.SOUTH).deal()


def test_it_shows_the_four_hands_as_dealt_with_their_points() -> None:
    record = deal_record(dealt().calls(SPEC_AUCTION).plays(SPEC_PLAY).table, 1, 1)
    assert record is not None
    hands = BySeat(*map(Hand.of, record.hands))
    assert "N:" + " ".join(map(str, hands)) == SPEC_DEAL and sum(record.hcp) == 40
    assert str(record.hands.south[0]) == "HA", "trumps first"


def test_it_keeps_what_every_call_showed() -> None:
    shown = Words.typed("four spades")
    game = dealt().does(Seat.SOUTH, MakeCall(Call.parse("1S"), shown)).calls("P P P")
    game.plays("CA").does(Seat.SOUTH, Claim(7)).claims_agreed()
    record = deal_record(game.table, 1, 1)
    assert record is not None and [call.explanation for call in record.auction] == [shown, *[Words()] * 3]


def test_a_deal_passed_out_has_its_auction_and_no_tricks() -> None:
    record = deal_record(dealt().calls("P P P P").table, 1, 1)
    assert record is not None
    assert record.contract is None and record.tricks == () and record.claim is None and record.entries == ()
    assert len(record.auction) == 4 and record.tricks_taken == 0


def test_a_contested_claim_is_told_with_its_answers() -> None:
    game = dealt().calls(SPEC_AUCTION).plays("CA C3 C7 CK").does(Seat.SOUTH, Claim(11, (), "top tricks"))
    game.does(Seat.WEST, AnswerClaim(True)).does(Seat.EAST, AnswerClaim(False)).play_out()
    record = deal_record(game.table, 1, 1)
    assert record is not None and record.claim is not None
    assert record.claim.is_binding and record.claim.answers == BySeat(None, False, None, True)
    assert record.claim.bound_card is None and record.claim.doubtful_card is None


def test_it_names_who_sat_there_though_a_robot_stood_in() -> None:
    game = dealt().does(Seat.WEST, LeaveSeat()).does(Seat.NORTH, SeatRobot(Seat.WEST)).calls("P P P P")
    record = deal_record(game.table, 1, 1)
    assert record is not None and record.names == BySeat("Núria", "Pau", "Joan", "Aina")


def test_there_is_none_of_a_deal_that_was_not_played() -> None:
    game = dealt().calls("P P P P")
    assert deal_record(game.table, 1, 2) is None and deal_record(game.table, 2, 1) is None
