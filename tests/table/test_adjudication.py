"""A contested claim in duplicate: play has ended, and it is adjudicated (Laws 68 to 70 of duplicate)."""

import pytest

from table.game import BIEL, HOUSE, JOAN, SPEC_AUCTION, Game
from tapete.core import Card, Seat, parse_cards
from tapete.scoring import Form
from tapete.table import Options, Phase, Task, deal_record, duties
from tapete.table.intents import (
    Adjudicate,
    AnswerAdjudication,
    AnswerClaim,
    AssignTricks,
    Claim,
    LeaveSeat,
    PlayCard,
    SeatRobot,
)

LINE = parse_cards("CQ C4")


def claimed(host: str = "Joan") -> Game:
    """South, at board 1, claims ten of the last twelve tricks."""
    game = Game(Options(prepared_deals=True), host=JOAN if host == "Joan" else BIEL, form=Form.DUPLICATE)
    game.sit_down().begin_boards().deal().calls("P P " + SPEC_AUCTION).plays("CA C3 C7 CK")
    return game.does(Seat.SOUTH, Claim(10, parse_cards("HA HK")))


def contested(host: str = "Joan") -> Game:
    return claimed(host).does(Seat.EAST, AnswerClaim(False))


def adjudicated(tricks: int | None = 8, host: str = "Joan") -> Game:
    return contested(host).does(HOUSE, Adjudicate(tricks, LINE))


def test_a_claim_that_both_defenders_accept_is_the_result() -> None:
    assert claimed().claims_agreed().view(BIEL).tricks_taken == 10


def test_a_contested_claim_ends_the_play() -> None:
    game = contested()
    assert game.table.phase is Phase.CLAIM and game.view(BIEL).claim.is_contested  # type: ignore[union-attr]
    assert game.refusal(Seat.WEST, AnswerClaim(True)) == ("table/answered", 68)
    assert game.refusal(Seat.WEST, PlayCard(Card.parse("CQ"))) == ("table/claim-open", 68)
    assert game.view(Seat.WEST).may.answer_claim is False
    assert [duty.task for duty in duties(game.table)] == [Task.ADJUDICATE]
    assert game.view(BIEL).waiting_for == ()


def test_the_worst_line_is_shown_to_all_with_all_the_hands() -> None:
    game = adjudicated()
    for viewer in (*Seat, BIEL):
        view = game.view(viewer)
        assert view.claim is not None and view.claim.adjudication is not None
        assert (view.claim.adjudication.tricks, view.claim.adjudication.cards) == (8, LINE)
        assert len(view.hands) == 4
    assert game.view(BIEL).waiting_for == tuple(Seat)


def test_if_all_four_accept_it_is_the_result() -> None:
    game = adjudicated()
    for seat in Seat:
        assert game.view(seat).may.answer_adjudication
        game.does(seat, AnswerAdjudication(True))
    assert game.view(BIEL).tricks_taken == 8
    record = deal_record(game.table, 1, 1)
    assert record is not None and record.claim is not None and record.claim.adjudication is not None


def test_one_who_objects_leaves_it_to_the_director_who_is_the_host() -> None:
    game = adjudicated().does(Seat.EAST, AnswerAdjudication(True)).does(Seat.WEST, AnswerAdjudication(False))
    assert game.view(BIEL).waiting_for == (Seat.SOUTH,)
    assert game.view(JOAN).may.assign_tricks and not game.view(Seat.NORTH).may.assign_tricks
    assert game.refusal(Seat.NORTH, AssignTricks(9)) == ("table/not-yours", 70)
    assert game.refusal(JOAN, AssignTricks(13)) == ("table/bad-claim", 68)
    assert game.does(JOAN, AssignTricks(9)).view(BIEL).tricks_taken == 9


def test_an_objection_can_be_taken_back_and_an_acceptance_cannot() -> None:
    game = adjudicated().does(Seat.WEST, AnswerAdjudication(False))
    assert game.refusal(Seat.WEST, AnswerAdjudication(False)) == ("table/answered", 70)
    game.does(Seat.WEST, AnswerAdjudication(True))
    assert game.refusal(Seat.WEST, AnswerAdjudication(True)) == ("table/answered", 70)
    assert game.refusal(JOAN, AssignTricks(9)) == ("table/not-now", 70)


def test_what_could_not_be_worked_out_is_the_directors() -> None:
    game = adjudicated(None, "Biel")
    assert game.view(BIEL).may.assign_tricks and game.view(BIEL).waiting_for == ()
    assert game.refusal(Seat.WEST, AnswerAdjudication(True)) == ("table/not-now", 70)
    assert game.does(BIEL, AssignTricks(0)).view(BIEL).tricks_taken == 0


def test_nothing_is_adjudicated_before_a_claim_is_contested() -> None:
    game = claimed()
    assert game.refusal(HOUSE, Adjudicate(8)) == ("table/not-now", 70)
    assert game.refusal(Seat.WEST, AnswerAdjudication(True)) == ("table/not-now", 70)
    assert game.refusal(JOAN, AssignTricks(8)) == ("table/not-now", 70)


def test_the_house_alone_adjudicates_and_once() -> None:
    assert contested().refusal(JOAN, Adjudicate(8)) == ("table/not-yours", None)
    assert contested().refusal(HOUSE, Adjudicate(13)) == ("table/bad-claim", 68)
    assert adjudicated().refusal(HOUSE, Adjudicate(8)) == ("table/not-now", 70)


@pytest.mark.parametrize("objects", [False, True])
def test_a_robot_accepts_and_waits_for_the_director(objects: bool) -> None:
    game = contested().does(Seat.WEST, LeaveSeat()).does(JOAN, SeatRobot(Seat.WEST))
    game.does(HOUSE, Adjudicate(8))
    assert [duty.task for duty in duties(game.table)] == [Task.ANSWER_ADJUDICATION]
    if objects:
        assert duties(game.does(Seat.EAST, AnswerAdjudication(False)).table) == ()


def test_at_a_rubber_table_play_goes_on_and_nothing_is_adjudicated() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION).plays("CA C3 C7 CK")
    game.does(Seat.SOUTH, Claim(10)).does(Seat.EAST, AnswerClaim(False))
    assert game.table.phase is Phase.PLAY
    assert game.refusal(HOUSE, Adjudicate(8)) == ("table/not-now", 70)


def test_when_it_is_settled_robots_are_ready_to_go_on() -> None:
    game = contested().does(Seat.WEST, LeaveSeat()).does(JOAN, SeatRobot(Seat.WEST))
    game.does(HOUSE, Adjudicate(8)).does(Seat.WEST, AnswerAdjudication(True))
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH):
        game.does(seat, AnswerAdjudication(True))
    assert game.table.phase is Phase.RESULT
    assert [duty.task for duty in duties(game.table)] == [Task.READY]
