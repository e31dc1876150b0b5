"""`step` and `apply`: every intent at every stage is judged, the log is the table, late is stale."""

from random import Random
from typing import get_args

import pytest

from table.anything import ANYONE, everything
from table.game import AINA, BIEL, JOAN, NURIA, PAU, SPEC_AUCTION, Game
from tapete.core import PASS, Card, Seat, parse_cards
from tapete.table import (
    REFUSALS,
    AnyIntent,
    Options,
    Phase,
    Table,
    TableError,
    Who,
    apply,
    is_stale,
    open_table,
    replay,
    step,
)
from tapete.table import events as e
from tapete.table import intents as i
from tapete.table.events import AnyEvent
from tapete.table.log import _FOLDS, _JUDGES


def stages() -> dict[str, Game]:
    """A table at every stage of a rubber, and at the awkward moments between."""

    def dealt() -> Game:
        return Game().sit_down().begin().draw_for(Seat.SOUTH).deal()

    def in_play(cards: str = "CA C3 C7 CK") -> Game:
        return dealt().calls(SPEC_AUCTION).plays(cards)

    def rubber_over() -> Game:
        game = dealt().does(NURIA, i.AskInterrupt())
        for person in (PAU, JOAN, AINA):
            game.does(person, i.AnswerInterrupt(True))
        return game

    contested = in_play("CA C3 C7 CK CQ C4 C6 H4").does(JOAN, i.Claim(11, parse_cards("HA HK")))
    contested.does(PAU, i.AnswerClaim(False))
    return {
        "opened": Game(),
        "seating": Game().sit_down(),
        "half seated": Game(host=BIEL).sit_down(Seat.NORTH),
        "before the pack": Game().sit_down().does(JOAN, i.BeginRubber()),
        "draw": Game().sit_down().begin().does(NURIA, i.DrawCard(25)),
        "shuffle": Game().sit_down().begin().draw_for(Seat.SOUTH),
        "cut": Game().sit_down().begin().draw_for(Seat.SOUTH).shuffle(),
        "auction": dealt().calls("1H"),
        "before the lead": dealt().calls(SPEC_AUCTION),
        "play": in_play(),
        "robots": Game().sit_down(Seat.SOUTH).begin().draw_for(Seat.SOUTH).deal().calls("1H"),
        "undo": in_play().does(AINA, i.AskUndo()),
        "interruption": in_play().does(AINA, i.AskInterrupt()),
        "claim": in_play().does(JOAN, i.Claim(11)),
        "contested": contested,
        "doubt": in_play("CA").does(JOAN, i.Claim(11)).does(PAU, i.AnswerClaim(False)).plays("CJ"),
        "away": in_play().does(AINA, i.LeaveSeat()),
        "stood in for": in_play().does(AINA, i.LeaveSeat()).does(NURIA, i.SeatRobot(Seat.WEST)),
        "result": in_play().does(JOAN, i.Claim(11)).claims_agreed(),
        "passed out": dealt().calls("P P P P"),
        "rubber over": rubber_over(),
    }


STAGES = stages()


@pytest.mark.thorough
@pytest.mark.parametrize("stage", STAGES)
def test_whatever_anyone_wants_at_any_stage_is_judged_or_refused_with_a_known_code(stage: str) -> None:
    table = STAGES[stage].table
    for who in ANYONE:
        for intent in everything(Random(5), table):
            outcome = judged(table, who, intent)
            if isinstance(outcome, TableError):
                assert outcome.code in REFUSALS
                assert outcome.law is None or 1 <= outcome.law <= 81
            else:
                assert replay(outcome, table).version == table.version + len(outcome) > table.version


def judged(table: Table, who: Who, intent: AnyIntent) -> tuple[AnyEvent, ...] | TableError:
    try:
        return step(table, who, intent, 0.0)
    except TableError as error:
        return error


def test_the_stages_are_all_there_are() -> None:
    assert {game.table.phase for game in STAGES.values()} == set(Phase)


def test_every_kind_of_intent_has_a_judge_and_every_kind_of_event_is_folded() -> None:
    assert set(_JUDGES) == set(get_args(AnyIntent))
    assert set(_FOLDS) == set(get_args(AnyEvent)) - {e.TableOpened}
    assert {type(intent) for intent in everything(Random(5), STAGES["play"].table)} == set(
        get_args(AnyIntent)
    )


def test_a_log_begins_with_the_opening_of_its_table() -> None:
    with pytest.raises(AssertionError, match="begins with its opening"):
        apply(None, e.RubberScored())
    with pytest.raises(AssertionError, match="at least"):
        replay([])
    (opening,) = open_table(JOAN, Options())
    assert apply(None, opening).version == 1


@pytest.mark.parametrize("stage", STAGES)
def test_the_log_is_the_table(stage: str) -> None:
    game = STAGES[stage]
    assert replay(game.log) == game.table
    half = len(game.log) // 2
    assert half == 0 or replay(game.log[half:], replay(game.log[:half])) == game.table


# Stale commands


def late(game: Game, intent: AnyIntent, *since: tuple[Seat, AnyIntent]) -> bool:
    """Whether the intent, made for the table as it is, is stale once these others have been done."""
    at = game.table.version
    for seat, other in since:
        game.does(seat, other)
    return is_stale(game.table, intent, at)


def dealt() -> Game:
    return Game().sit_down().begin().draw_for(Seat.SOUTH).deal()


def test_a_call_made_for_an_auction_that_has_gone_on_is_stale() -> None:
    call = i.MakeCall(PASS)
    assert not late(dealt(), call)
    assert late(dealt(), call, (Seat.SOUTH, call))


@pytest.mark.parametrize("beside", [i.Say("hola"), i.AskInterrupt(), i.LeaveSeat()])
def test_what_happens_beside_the_play_makes_no_command_stale(beside: AnyIntent) -> None:
    assert not late(dealt(), i.MakeCall(PASS), (Seat.NORTH, beside))


def test_a_call_made_before_an_undo_was_asked_is_stale() -> None:
    assert late(dealt().calls("1H"), i.MakeCall(PASS), (Seat.SOUTH, i.AskUndo()))


def test_a_claim_made_for_an_earlier_trick_is_stale() -> None:
    game = dealt().calls(SPEC_AUCTION).plays("CA C3 C7")
    assert late(game, i.Claim(11), (Seat.SOUTH, i.PlayCard(Card.parse("CK"))))


def test_two_defenders_may_answer_at_the_same_moment() -> None:
    game = dealt().calls(SPEC_AUCTION).plays("CA").does(Seat.SOUTH, i.Claim(11))
    assert not late(game, i.AnswerClaim(True), (Seat.WEST, i.AnswerClaim(True)))
    game = dealt().calls("1H").does(Seat.SOUTH, i.AskUndo())
    assert not late(game, i.AnswerUndo(True), (Seat.WEST, i.AnswerUndo(True)))
    game = STAGES["doubt"]
    assert not is_stale(game.does(AINA, i.LetPlayPass()).table, i.RefusePlay(), game.table.version - 1)


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    game = dealt().calls("1H").does(Seat.SOUTH, i.AskUndo())
    again: list[tuple[Seat, AnyIntent]] = [(Seat.SOUTH, i.AnswerUndo(False)), (Seat.SOUTH, i.AskUndo())]
    assert late(game, i.AnswerUndo(True), *again)


def test_ready_for_one_deal_is_not_ready_for_the_next() -> None:
    game = dealt().calls("P P P P")
    at = game.table.version
    assert not is_stale(game.does(NURIA, i.Ready()).table, i.Ready(), at)
    game.everyone_is_ready().shuffle().cut().calls("P P P P")
    assert is_stale(game.table, i.Ready(), at)


def test_talk_and_seats_are_never_stale() -> None:
    game = dealt()
    for intent in (i.Say("hola"), i.LeaveSeat(), i.AskUndo()):
        assert not is_stale(game.table, intent, 1)
