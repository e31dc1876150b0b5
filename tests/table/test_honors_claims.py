"""Honors are claimed by who held them, until the next result is entered (Law 81, spec 000 §05)."""

import pytest

from table.game import BIEL, FOUR, JOAN, NURIA, Game
from tapete.core import Seat, Side
from tapete.scoring import Reason
from tapete.table import Duty, Options, Phase, Robot, Task, deal_record, duties
from tapete.table.intents import (
    AnswerInterrupt,
    AskInterrupt,
    Claim,
    ClaimHonors,
    LeaveSeat,
    Ready,
    SeatRobot,
    TakeSeat,
)
from tapete.table.options import Undo

HONORS_SOUTH = "N:5432.KQJ.432.432 JT9.432.KQJT.KQJ AKQ86.A65.A65.A5 7.T987.987.T9876"
"""South: A K Q of spades and four aces but one; North none."""
FOUR_IN_SOUTH = "N:5432.KQJ.432.432 T9.432.KQJT.KQJ9 AKQJ8.A65.A65.A5 76.T987.987.T876"
"""South holds A K Q J of spades and three other aces: four honors in spades, four aces at no trump."""


def over(
    calls: str = "1S P P P", tricks: int = 7, deal: str = FOUR_IN_SOUTH, options: Options | None = None
) -> Game:
    """A deal bid and claimed, with South dealing."""
    game = Game(options).sit_down().begin().draw_for(Seat.SOUTH)
    return next_deal(game, calls, tricks, deal)


def next_deal(game: Game, calls: str, tricks: int, deal: str = FOUR_IN_SOUTH) -> Game:
    game.deal(deal).calls(calls)
    if game.table.phase is Phase.RESULT:
        return game
    lead = next(seat for seat in Seat if game.view(seat).may.cards)
    game.plays(str(game.view(lead).may.cards[0]))
    assert game.table.contract is not None
    return game.does(game.table.contract.declarer, Claim(tricks)).claims_agreed()


def honors(game: Game) -> list[tuple[int, Side, int]]:
    assert game.table.sheet is not None
    return [(e.deal, e.side, e.points) for e in game.table.sheet.entries if e.reason is Reason.HONORS]


def test_the_holder_claims_them_and_they_stand_with_their_deal() -> None:
    game = over().does(Seat.SOUTH, ClaimHonors(1))
    assert honors(game) == [(1, Side.NS, 100)]
    record = deal_record(game.table, 1, 1)
    assert record is not None and Reason.HONORS in [entry.reason for entry in record.entries]
    view = game.view(BIEL)
    assert [(seat, seen.count, seen.points) for seat, seen in view.claimed_honors] == [(Seat.SOUTH, 4, 100)]


def test_the_defenders_hold_honors_too_and_the_contract_may_fail() -> None:
    game = over("P 1S P P P", tricks=5).does(Seat.SOUTH, ClaimHonors(1))
    assert honors(game) == [(1, Side.NS, 100)]


def test_at_no_trump_the_four_aces_are_a_hundred_and_fifty() -> None:
    assert honors(over("1NT P P P").does(Seat.SOUTH, ClaimHonors(1))) == [(1, Side.NS, 150)]


@pytest.mark.parametrize("seat", [Seat.NORTH, Seat.EAST, Seat.WEST])
def test_nobody_claims_honors_that_he_did_not_hold(seat: Seat) -> None:
    assert over().refusal(seat, ClaimHonors(1)) == ("table/no-honors", 81)


def test_three_honors_are_none() -> None:
    assert over(deal=HONORS_SOUTH).refusal(Seat.SOUTH, ClaimHonors(1)) == ("table/no-honors", 81)


def test_honors_are_claimed_once() -> None:
    game = over().does(Seat.SOUTH, ClaimHonors(1))
    assert game.refusal(Seat.SOUTH, ClaimHonors(1)) == ("table/honors-claimed", 81)


def test_honors_may_be_claimed_all_through_the_next_deal_until_its_result_is_entered() -> None:
    for stage in ("result", "shuffle", "cut", "auction", "play", "claim"):
        game = over()
        if stage != "result":
            game.everyone_is_ready()
        if stage not in ("result", "shuffle"):
            game.shuffle()
        if stage not in ("result", "shuffle", "cut"):
            game.cut()
        if stage in ("play", "claim"):
            game.calls("1NT P P P").plays(str(game.view(Seat.NORTH).may.cards[0]))
        if stage == "claim":
            game.does(Seat.WEST, Claim(0))
        assert game.table.phase.value == stage
        assert game.view(Seat.SOUTH).may.claim_honors_deals == (1,)
        assert honors(game.does(Seat.SOUTH, ClaimHonors(1))) == [(1, Side.NS, 100)]
    game = next_deal(over().everyone_is_ready(), "1S P P P", 6)
    assert game.refusal(Seat.SOUTH, ClaimHonors(1)) == ("table/honors-too-late", 81)


def test_a_deal_passed_out_ends_the_time_as_well() -> None:
    game = next_deal(over().everyone_is_ready(), "P P P P", 0)
    assert game.refusal(Seat.SOUTH, ClaimHonors(1)) == ("table/honors-too-late", 81)
    assert game.refusal(Seat.SOUTH, ClaimHonors(2)) == ("table/honors-too-late", 81)


def rubber_won() -> Game:
    """South has won two games; the last deal lies open."""
    game = over("4S P P P", 10)
    for _ in range(3):
        game = next_deal(game.everyone_is_ready(), "P P P P", 0)
    return next_deal(game.everyone_is_ready(), "4S P P P", 10)


def test_honors_of_the_last_deal_wait_for_everyone_to_be_ready() -> None:
    game = rubber_won()
    assert game.view(JOAN).phase is Phase.RESULT
    for seat in (Seat.NORTH, Seat.EAST, Seat.WEST):
        game.does(seat, Ready())
    game.does(Seat.SOUTH, ClaimHonors(5), Ready())
    assert game.table.phase is Phase.RUBBER_OVER
    assert honors(game) == [(5, Side.NS, 100)]
    assert game.table.rubbers[0].totals.ns == 120 + 120 + 700 + 100


def test_once_the_rubber_is_scored_honors_are_too_late() -> None:
    game = rubber_won().everyone_is_ready()
    assert game.table.phase is Phase.RUBBER_OVER
    assert game.refusal(Seat.SOUTH, ClaimHonors(5)) == ("table/honors-too-late", 81)


def test_honors_are_claimed_before_a_rubber_is_broken_off_or_not_at_all() -> None:
    game = over().does(Seat.NORTH, AskInterrupt())
    game.does(Seat.SOUTH, ClaimHonors(1), AnswerInterrupt(True))
    game.does(Seat.EAST, AnswerInterrupt(True)).does(Seat.WEST, AnswerInterrupt(True))
    assert honors(game) == [(1, Side.NS, 100)]
    game = over().does(Seat.NORTH, AskInterrupt())
    for seat in (Seat.SOUTH, Seat.EAST, Seat.WEST):
        game.does(seat, AnswerInterrupt(True))
    assert game.refusal(Seat.SOUTH, ClaimHonors(1)) == ("table/honors-too-late", 81)


def test_the_holder_alone_is_reminded() -> None:
    game = over()
    reminders = {seat: game.view(seat).may.claim_honors for seat in Seat}
    assert [(seen.deal, seen.count, seen.points) for seen in reminders.pop(Seat.SOUTH)] == [(1, 4, 100)]
    assert not any(reminders.values()) and not game.view(BIEL).may.claim_honors
    assert not game.does(Seat.SOUTH, ClaimHonors(1)).view(Seat.SOUTH).may.claim_honors


def test_a_table_without_reminders_leaves_it_to_his_memory() -> None:
    game = over(options=Options(undo=Undo.ANY, honors_reminder=False, prepared_deals=True))
    may = game.view(Seat.SOUTH).may
    assert may.claim_honors == () and may.claim_honors_deals == (1,)
    game.does(Seat.SOUTH, ClaimHonors(1))


def test_who_takes_over_a_seat_claims_what_it_held() -> None:
    game = over().does(Seat.SOUTH, LeaveSeat()).does(NURIA, SeatRobot(Seat.SOUTH))
    assert Duty(Robot(Seat.SOUTH), Task.CLAIM_HONORS) in duties(game.table)
    game.does(Seat.SOUTH, ClaimHonors(1))
    assert honors(game) == [(1, Side.NS, 100)]
    game.does(FOUR.south, TakeSeat(Seat.SOUTH))
    assert game.refusal(Seat.SOUTH, ClaimHonors(1)) == ("table/honors-claimed", 81)


def test_a_robot_claims_its_honors_before_it_agrees_to_break_off_or_says_that_it_is_ready() -> None:
    game = over().does(Seat.SOUTH, LeaveSeat()).does(NURIA, SeatRobot(Seat.SOUTH), AskInterrupt())
    robot = Robot(Seat.SOUTH)
    assert [duty.task for duty in duties(game.table) if duty.who == robot] == [Task.CLAIM_HONORS]
    game.does(robot, ClaimHonors(1))
    assert [duty.task for duty in duties(game.table) if duty.who == robot] == [
        Task.ANSWER_INTERRUPT,
        Task.READY,
    ]
