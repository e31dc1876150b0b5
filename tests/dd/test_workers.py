"""Solvers in processes of their own. Each test starts them, so that there are few."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from functools import partial

import pytest

from dd.golden import FREAK, ROWS
from dd.questions import die, process_number
from tapete.core import Deal, Hand, IllegalPlay, PartialDeal, Play, Seat, Strain
from tapete.dd import (
    NotFinished,
    NotSolvable,
    Position,
    TrickTable,
    Workers,
    analysis_of,
    in_order,
    table_of,
    tables,
)

pytestmark = pytest.mark.process

ENDINGS = [PartialDeal.parse("N:AK... QJ... T9... 87..."), PartialDeal.parse("N:A.2.. K.3.. Q.4.. J.5..")]
UNEVEN = PartialDeal.parse("N:AK... QJ... T9... 8...")


def wait_until_ended(number: int) -> None:
    for _ in range(1000):
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    pytest.fail("it goes on")


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with Workers(1) as pool:
        yield pool


def test_answers_come_in_the_order_of_the_questions_and_a_fault_stands_in_its_place(workers: Workers) -> None:
    expected = [TrickTable.read(row["table"]) for row in ROWS[:2]]
    deals: list[Deal | PartialDeal] = [
        Deal.parse(ROWS[0]["deal"]),
        UNEVEN,
        *ENDINGS,
        Deal.parse(ROWS[1]["deal"]),
    ]
    first, uneven, two, one, last = tables(workers, deals)
    assert [first, last] == expected
    assert isinstance(uneven, NotSolvable) and str(UNEVEN) in str(uneven)
    assert isinstance(two, TrickTable) and two[Seat.NORTH][Strain.NOTRUMP] == 2
    assert isinstance(one, TrickTable) and one[Seat.EAST][Strain.SPADES] == 1


def test_a_deal_that_takes_too_long_is_not_finished_and_the_next_is_answered() -> None:
    with Workers(1, budget=0.7) as hasty:
        freak, ending = tables(hasty, [FREAK, ENDINGS[0]])
    assert isinstance(freak, NotFinished) and str(freak) == "not solved in 0.7 seconds"
    assert isinstance(ending, TrickTable)


def test_a_process_that_dies_answers_nothing_and_the_next_question_finds_another(workers: Workers) -> None:
    dead, ending = in_order(workers, (die, partial(table_of, ENDINGS[0])))
    assert isinstance(dead, NotFinished) and "ended" in str(dead)
    assert isinstance(ending, TrickTable)


def test_a_play_that_breaks_the_law_is_told_across_processes(workers: Workers) -> None:
    play = Play.of(Strain.CLUBS, Seat.NORTH, "S2")
    with pytest.raises(IllegalPlay, match="S2"):
        workers.ask(partial(analysis_of, ENDINGS[0].hands, play)).result()


def test_a_question_that_cannot_travel_is_an_error_of_the_one_who_asks(workers: Workers) -> None:
    with pytest.raises(AttributeError, match="local"):
        workers.ask(lambda solver: 1).result()
    assert workers.ask(process_number).result() > 0


def test_whoever_stops_listening_stops_the_asking(workers: Workers) -> None:
    read = []

    def deals() -> Iterator[PartialDeal]:
        for number in range(1000):
            read.append(number)
            yield ENDINGS[number % 2]

    answers = tables(workers, deals())
    next(answers)
    answers.close()  # type: ignore[attr-defined]
    assert len(read) == 8


def test_closing_ends_a_search_in_the_middle_and_cancels_what_waits() -> None:
    with Workers(1) as pool:
        running, waiting = pool.ask(partial(table_of, FREAK)), pool.ask(partial(table_of, ENDINGS[0]))
        while not running.running():
            pass
    assert isinstance(running.exception(), NotFinished)
    with pytest.raises(CancelledError):
        waiting.result()


def test_a_position_travels_as_it_is() -> None:
    position = Position(ENDINGS[0].hands, Play.of(Strain.HEARTS, Seat.WEST, ""))
    assert position.left[Seat.NORTH] == Hand.parse("AK...")


def test_a_process_that_nobody_asks_ends_and_another_takes_the_next_question() -> None:
    with Workers(1, idle=0.01) as pool:
        first = pool.ask(process_number).result()
        wait_until_ended(first)
        assert pool.ask(process_number).result() != first
