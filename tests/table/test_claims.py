"""Claims and concessions: made, accepted, contested and played on (spec 000 §04, Laws 68 to 71)."""

import pytest

from table.endings import contested, ending
from table.game import BIEL, SPEC_AUCTION, Game
from tapete.core import PASS, Card, Seat, parse_cards
from tapete.table import Phase, deal_record
from tapete.table.intents import AnswerClaim, Claim, LetPlayPass, MakeCall, PlayCard, RefusePlay


def in_play(cards: str = "CA C3 C7 CK") -> Game:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION)
    return game.plays(cards)


def test_declarer_claims_and_his_hand_is_faced_to_all() -> None:
    game = in_play().does(Seat.SOUTH, Claim(11, parse_cards("HA HK"), "and the rest"))
    for viewer in (*Seat, BIEL):
        view = game.view(viewer)
        assert {Seat.NORTH, Seat.SOUTH} <= {hand.seat for hand in view.hands}
        assert next(hand for hand in view.hands if hand.seat is Seat.SOUTH).is_faced_by_claim
        assert view.claim is not None and view.phase is Phase.CLAIM
        assert (view.claim.tricks, view.claim.of, view.claim.words) == (11, 12, "and the rest")
        assert view.claim.line == parse_cards("HA HK")


def test_play_is_suspended_until_both_defenders_have_answered() -> None:
    game = in_play().does(Seat.SOUTH, Claim(11))
    assert game.view(Seat.WEST).waiting_for == (Seat.WEST, Seat.EAST)
    assert game.refusal(Seat.WEST, PlayCard(Card.parse("CQ"))) == ("table/claim-open", 68)
    assert game.refusal(Seat.WEST, MakeCall(PASS)) == ("call/auction-over", 39)
    game.does(Seat.WEST, AnswerClaim(True))
    assert game.view(Seat.EAST).waiting_for == (Seat.EAST,)
    assert game.refusal(Seat.WEST, AnswerClaim(False)) == ("table/answered", 68)


def test_the_result_is_as_claimed_when_both_defenders_accept() -> None:
    game = in_play().does(Seat.SOUTH, Claim(11)).claims_agreed()
    assert game.table.phase is Phase.RESULT and game.view(BIEL).tricks_taken == 11
    record = deal_record(game.table, 1, 1)
    assert record is not None and record.claim is not None and not record.claim.is_binding


def test_all_the_remaining_tricks_may_be_conceded() -> None:
    game = in_play().does(Seat.SOUTH, Claim(0)).claims_agreed()
    assert game.view(BIEL).tricks_taken == 0


def test_a_claim_in_the_middle_of_a_trick_counts_that_trick() -> None:
    game = in_play("CA C3 C7 CK CQ C4 C6").does(Seat.SOUTH, Claim(12)).claims_agreed()
    assert game.view(BIEL).tricks_taken == 12
    record = deal_record(game.table, 1, 1)
    assert record is not None
    assert [(len(trick.cards), trick.winner) for trick in record.tricks] == [(4, Seat.WEST), (3, None)]


def test_one_defender_who_contests_sends_the_play_on_with_the_hand_faced() -> None:
    game = in_play().does(Seat.SOUTH, Claim(11, parse_cards("HA HK"))).does(Seat.WEST, AnswerClaim(True))
    game.does(Seat.EAST, AnswerClaim(False))
    view = game.view(Seat.WEST)
    assert view.phase is Phase.PLAY and view.claim is not None and view.claim.is_binding
    assert Seat.SOUTH in {hand.seat for hand in view.hands}


def test_a_contested_claim_is_played_on_under_its_line_and_scored_as_played() -> None:
    game = in_play("CA C3 C7 CK CQ C4 C6 H4")
    contested(game, 11, "HA HK DA DQ SA")
    assert game.refusal(Seat.SOUTH, PlayCard(Card.parse("H8"))) == ("table/off-line", 68)
    game.plays("HA H2 H7 H3 HK H6 H9 HT")
    assert game.view(Seat.SOUTH).claim is not None
    game.plays("D3")  # to the ace of diamonds, the next of the line
    assert not game.view(Seat.WEST).may.refuse_play
    game.plays("D4 DA D2 DQ")
    assert game.refusal(Seat.SOUTH, PlayCard(Card.parse("SK"))) == ("play/out-of-turn", 53)


def test_dummy_does_not_claim() -> None:
    assert in_play().refusal(Seat.NORTH, Claim(1)) == ("table/not-yours", 68)


def test_nobody_claims_before_the_opening_lead_or_outside_the_play() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal()
    assert game.refusal(Seat.SOUTH, Claim(1)) == ("table/not-now", 68)
    assert game.calls(SPEC_AUCTION).refusal(Seat.SOUTH, Claim(1)) == ("table/not-now", 68)
    assert game.view(Seat.SOUTH).may.claim is False


@pytest.mark.parametrize(
    "claim",
    [
        Claim(-1),
        Claim(13),
        Claim(2**70),
        Claim(1, parse_cards("CQ")),
        Claim(1, parse_cards("CK")),
        Claim(1, parse_cards("HA HA")),
    ],
)
def test_no_more_tricks_are_claimed_than_remain_and_no_cards_named_that_are_not_held(claim: Claim) -> None:
    assert in_play().refusal(Seat.SOUTH, claim) == ("table/bad-claim", 68)


def test_the_words_of_a_claim_have_five_hundred_letters_at_most() -> None:
    assert in_play().refusal(Seat.SOUTH, Claim(1, (), "a" * 501)) == ("table/too-long", None)


def test_a_deal_has_one_claim() -> None:
    game = in_play().does(Seat.SOUTH, Claim(11))
    assert game.refusal(Seat.SOUTH, Claim(10)) == ("table/claim-stands", 68)
    game.does(Seat.EAST, AnswerClaim(False))
    assert game.refusal(Seat.SOUTH, Claim(10)) == ("table/claim-stands", 68)


@pytest.mark.parametrize("seat", [Seat.NORTH, Seat.SOUTH])
def test_declarers_side_does_not_answer(seat: Seat) -> None:
    game = in_play().does(Seat.SOUTH, Claim(11))
    assert game.refusal(seat, AnswerClaim(True)) == ("table/not-yours", 68)


def test_there_is_nothing_to_answer_when_nothing_was_claimed() -> None:
    game = in_play()
    assert game.refusal(Seat.WEST, AnswerClaim(True)) == ("table/not-now", None)
    assert game.refusal(Seat.WEST, RefusePlay()) == ("table/not-now", 68)
    assert game.refusal(Seat.WEST, LetPlayPass()) == ("table/not-now", 68)


def test_only_a_defender_who_has_not_let_it_pass_refuses_a_card() -> None:
    hands = ("SQ SA S3", "S9 S8 D9", "D2 D3 C2", "C3 C4 D4")
    game = contested(ending(*hands, leader=Seat.EAST), 1, "").plays("S9 D2 C3 SA")
    view = game.view(Seat.EAST)
    assert view.claim is not None and view.claim.doubtful_card is Card.parse("SA")
    assert view.waiting_for == (Seat.WEST, Seat.EAST)
    assert game.refusal(Seat.NORTH, RefusePlay()) == ("table/not-yours", 68)
    game.does(Seat.WEST, LetPlayPass())
    assert game.refusal(Seat.WEST, RefusePlay()) == ("table/answered", 68)
    assert game.view(Seat.EAST).waiting_for == (Seat.EAST,)
    game.does(Seat.EAST, RefusePlay())
    assert game.view(Seat.SOUTH).waiting_for == (Seat.SOUTH,)
