"""A defender claims or concedes: who is asked, and what an objection does (Law 70; of duplicate Law 68)."""

import pytest

from table.game import BIEL, HOUSE, SPEC_AUCTION, Game
from tapete.core import Card, Seat, Side, parse_cards
from tapete.scoring import Form
from tapete.table import Options, Phase, Task, deal_record, duties, replay
from tapete.table.intents import (
    Adjudicate,
    AnswerClaim,
    AnswerRemedy,
    AskUndo,
    AssignTricks,
    ChooseOption,
    Claim,
    NameIrregularity,
    PlayCard,
    ProposeRemedy,
    StopTable,
)

ACCEPT, OBJECT = AnswerClaim(True), AnswerClaim(False)


def in_play(cards: str = "CA C3 C7 CK") -> Game:
    """West has won the first trick of South's four hearts."""
    return Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION).plays(cards)


def at_a_board() -> Game:
    """The same in duplicate."""
    game = Game(Options(prepared_deals=True), form=Form.DUPLICATE)
    return game.sit_down().begin_boards().deal().calls("P P " + SPEC_AUCTION).plays("CA C3 C7 CK")


@pytest.mark.parametrize("defender", [Seat.WEST, Seat.EAST])
def test_a_defender_concedes_the_rest_and_his_partner_alone_is_asked(defender: Seat) -> None:
    game = in_play().does(defender, Claim(0))
    assert game.view(BIEL).phase is Phase.CLAIM
    assert game.view(BIEL).waiting_for == (defender.partner,)
    assert game.view(defender.partner).may.answer_claim
    assert not any(game.view(seat).may.answer_claim for seat in Seat if seat is not defender.partner)
    assert game.refusal(Seat.SOUTH, ACCEPT) == ("table/not-yours", 70)
    assert game.refusal(defender, ACCEPT) == ("table/not-yours", 70)


def test_when_his_partner_does_not_object_declarer_has_the_tricks_without_being_asked() -> None:
    game = in_play().does(Seat.WEST, Claim(0)).does(Seat.EAST, ACCEPT)
    assert game.view(BIEL).phase is Phase.RESULT and game.view(BIEL).tricks_taken == 12
    record = deal_record(game.table, 1, 1)
    assert record is not None and record.claim is not None
    assert (record.claim.claimer, record.claim.is_of_defender) == (Seat.WEST, True)


def test_no_hand_is_faced_by_a_defender_who_concedes() -> None:
    game = in_play().does(Seat.WEST, Claim(0, (), "the rest are yours"))
    for viewer in (*Seat, BIEL):
        view = game.view(viewer)
        assert view.claim is not None and view.claim.words == "the rest are yours"
        assert {hand.seat for hand in view.hands} <= {Seat.NORTH, viewer}
        assert not any(hand.is_faced_by_claim for hand in view.hands)


@pytest.mark.parametrize("game", [in_play(), at_a_board()])
def test_when_his_partner_objects_nothing_was_conceded_and_play_goes_on(game: Game) -> None:
    turn = game.view(BIEL).turn
    game.does(Seat.WEST, Claim(0)).does(Seat.EAST, OBJECT)
    view = game.view(BIEL)
    assert view.phase is Phase.PLAY and view.claim is None and view.turn is turn
    game.plays("CQ C4 C6")
    assert game.view(Seat.SOUTH).may.claim


def test_an_objection_is_heard_also_where_some_of_the_tricks_are_claimed() -> None:
    game = in_play().does(Seat.WEST, Claim(2))
    assert game.refusal(Seat.SOUTH, ACCEPT) == ("table/partner-first", 70)
    game.does(Seat.EAST, OBJECT)
    assert game.view(BIEL).phase is Phase.PLAY and game.view(BIEL).claim is None


def test_declarer_is_asked_about_the_tricks_that_a_defender_claims_once_his_partner_agrees() -> None:
    game = in_play().does(Seat.WEST, Claim(2)).does(Seat.EAST, ACCEPT)
    assert game.view(BIEL).waiting_for == (Seat.SOUTH,)
    assert game.refusal(Seat.EAST, OBJECT) == ("table/answered", 70)
    game.does(Seat.SOUTH, ACCEPT)
    assert game.view(BIEL).tricks_taken == 10


def test_his_partner_is_not_asked_where_a_defender_claims_all() -> None:
    game = in_play().does(Seat.EAST, Claim(12))
    assert game.view(BIEL).waiting_for == (Seat.SOUTH,)
    assert game.refusal(Seat.WEST, ACCEPT) == ("table/not-yours", 70)
    assert game.does(Seat.SOUTH, ACCEPT).view(BIEL).tricks_taken == 0


def test_play_goes_on_and_nothing_binds_when_declarer_contests() -> None:
    game = in_play().does(Seat.WEST, Claim(12)).does(Seat.SOUTH, OBJECT)
    view = game.view(Seat.WEST)
    assert view.phase is Phase.PLAY and view.claim is None
    assert set(view.may.cards) == set(game.table.cards_of(Seat.WEST))


def test_in_duplicate_play_ends_when_declarer_contests_and_the_tricks_given_are_those_of_the_defenders() -> (
    None
):
    game = at_a_board().does(Seat.WEST, Claim(12))
    assert game.refusal(Seat.EAST, ACCEPT) == ("table/not-yours", 68)
    game.does(Seat.SOUTH, OBJECT)
    assert [duty.task for duty in duties(game.table)] == [Task.ADJUDICATE]
    game.does(HOUSE, Adjudicate(None)).does(game.player(Seat.SOUTH), AssignTricks(3))
    assert game.view(BIEL).tricks_taken == 12 - 3


def test_a_concession_in_the_middle_of_a_trick_concedes_that_trick() -> None:
    game = in_play("CA C3 C7 CK CQ").does(Seat.EAST, Claim(0)).does(Seat.WEST, ACCEPT)
    assert game.view(BIEL).tricks_taken == 12


def test_nobody_plays_until_the_partner_has_answered() -> None:
    game = in_play().does(Seat.WEST, Claim(0))
    assert game.refusal(Seat.WEST, PlayCard(Card.parse("CQ"))) == ("table/claim-open", 68)
    assert game.refusal(Seat.SOUTH, Claim(3)) == ("table/claim-stands", 68)
    assert game.refusal(Seat.EAST, Claim(3)) == ("table/claim-stands", 70)


def test_a_side_claims_no_second_time_at_a_trick_where_it_came_to_nothing() -> None:
    game = in_play().does(Seat.WEST, Claim(0)).does(Seat.EAST, OBJECT)
    for defender in (Seat.WEST, Seat.EAST):
        assert game.refusal(defender, Claim(0)) == ("table/claim-void", 70)
        assert not game.view(defender).may.claim
    assert game.view(Seat.SOUTH).may.claim
    game.plays("CQ C4 C6 H4")
    assert game.view(Seat.EAST).may.claim


def test_what_came_to_nothing_is_forgotten_with_the_deal() -> None:
    game = in_play().does(Seat.WEST, Claim(0)).does(Seat.EAST, OBJECT)
    game.does(Seat.SOUTH, Claim(5)).claims_agreed().everyone_is_ready()
    assert game.table.void_claims == ()


def test_after_an_objection_a_card_may_be_taken_back_as_before() -> None:
    game = in_play("CA C3 C7 CK CQ").does(Seat.WEST, Claim(0))
    assert game.refusal(Seat.WEST, AskUndo()) == ("table/not-now", None)
    assert game.does(Seat.EAST, OBJECT).view(Seat.WEST).may.ask_undo


def test_no_defender_claims_before_the_opening_lead() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION)
    assert game.refusal(Seat.WEST, Claim(0)) == ("table/not-now", 70)
    assert game.refusal(Seat.EAST, Claim(0)) == ("table/not-now", 70)


@pytest.mark.parametrize("claim", [Claim(-1), Claim(13), Claim(1, parse_cards("CQ"))])
def test_a_defender_names_no_card_and_no_more_tricks_than_remain(claim: Claim) -> None:
    assert in_play().refusal(Seat.WEST, claim) == ("table/bad-claim", 70)
    assert at_a_board().refusal(Seat.WEST, claim) == ("table/bad-claim", 68)


def test_the_log_of_a_table_with_a_concession_tells_it_again() -> None:
    game = in_play().does(Seat.WEST, Claim(0)).does(Seat.EAST, OBJECT)
    game.plays("CQ C4 C6 H4").does(Seat.EAST, Claim(1)).does(Seat.WEST, ACCEPT)
    assert replay(game.log) == game.table


def test_a_trick_conceded_that_could_not_be_lost_is_given_back_by_its_law_when_all_agree() -> None:
    game = in_play().does(Seat.WEST, Claim(0)).does(Seat.EAST, ACCEPT)
    game.does(Seat.EAST, StopTable(), NameIrregularity("concession-withdrawn", Seat.WEST))
    game.does(Seat.EAST, ChooseOption("withdrawn"), ProposeRemedy(Side.EW, 1))
    for seat in (Seat.NORTH, Seat.SOUTH, Seat.WEST):
        game.does(seat, AnswerRemedy(True))
    assert game.view(BIEL).tricks_taken == 11
    assert [ruling.law.number for ruling in game.view(BIEL).rulings if ruling.law] == ["71"]
