"""Strong robots think elsewhere, within a time; what comes too late, or never, keeps no table waiting."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.in_memory import Guest, Venue, venue
from server.play_on import play_with_robots
from tapete.core import Card, Seat
from tapete.dd import NotFinished, Workers
from tapete.robots.thinking import CardChance, CardThought, views_ahead
from tapete.server import thinking
from tapete.server.metrics import Metrics
from tapete.server.thinking import LEAST_SECONDS, MOST_SECONDS, Thinking
from tapete.server.thinking_job import CardQuestion, PlayDecision, decide_ahead
from tapete.table.intents import BeginRubber, TakeSeat

pytestmark = pytest.mark.anyio

Answer = Callable[[CardQuestion], PlayDecision | Exception | None]


class Oracle(Workers):
    """Processes that answer at once what the test says; None: never."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(1)
        self._says = answer
        self.asked: list[CardQuestion] = []
        """What a robot waited for."""
        self.guessed: list[CardQuestion] = []
        """What was thought of ahead."""

    def ask(self, question: Callable[..., Any]) -> Future[Any]:
        answer: Future[Any] = Future()
        said = self._answer(question)
        if isinstance(said, Exception):
            answer.set_exception(said)
        elif said is not NEVER_SAID:
            answer.set_result(said)
        return answer

    def _answer(self, question: Callable[..., Any]) -> Any:
        if not isinstance(question, partial):
            return None  # woken
        asked = question.args[0]
        if question.func is decide_ahead:
            views = views_ahead(asked.view, asked.sheet, 1, 2)
            guessed = [CardQuestion(view, asked.sheet, asked.may_claim) for view in views]
            self.guessed += guessed
            return tuple((each, self._says(each)) for each in guessed)
        self.asked.append(asked)
        return self._says(asked) or NEVER_SAID


NEVER_SAID = object()


async def seated(place: Venue, oracle: Oracle, processes: int = 1, **options: object) -> tuple[str, Guest]:
    """A person at South's seat with three robots who ask the oracle, the rubber begun."""
    asking = Thinking(processes, place.club.metrics, lambda _: oracle)
    place.club.thinking = place.club.robots._thinking = asking
    place.club.moves.after_commit(asking.notice)
    host = await place.browser().named("Pau")
    table_id = await host.makes_table(**{"skill": "strong", **options})
    guest = await host.visits(table_id)
    await guest.do(TakeSeat(Seat.SOUTH))
    await guest.do(BeginRubber())
    return table_id, guest


def highest(question: CardQuestion) -> PlayDecision:
    """The highest card that follows: no robot by rule of thumb plays so throughout."""
    card = max(_choices(question), key=lambda card: (card.rank.index, card.suit.index))
    return PlayDecision(None, CardThought(card, (CardChance(card, 0, 0, 0),), 1, exact=False))


def _choices(question: CardQuestion) -> tuple[Card, ...]:
    play = question.view.play
    assert play is not None
    hand = question.view.hand(play.turn)
    assert hand is not None
    return tuple(play.legal_cards(hand))


@pytest.mark.thorough
async def test_a_strong_robot_plays_what_was_thought_best(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        oracle = Oracle(highest)
        _, guest = await seated(place, oracle)
        await play_with_robots(place, guest, "result", Random(5))
        played = {(event["seat"], event["card"]) for event in guest.events if event["type"] == "card-played"}
        for question in oracle.asked:
            thought = highest(question).thought
            assert thought is not None and question.view.play is not None
            assert (str(question.view.play.turn), str(thought.card)) in played
        assert len(oracle.asked) > 12


@pytest.mark.thorough
async def test_a_simple_robot_is_never_asked_to_think(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        oracle = Oracle(highest)
        _, guest = await seated(place, oracle, skill="quick")
        await play_with_robots(place, guest, "result", Random(5))
        assert oracle.asked == []


@pytest.mark.thorough
async def test_nobody_thinks_over_his_only_card(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        oracle = Oracle(highest)
        _, guest = await seated(place, oracle)
        await play_with_robots(place, guest, "result", Random(5))
        assert all(len(_choices(question)) > 1 for question in oracle.asked)


@pytest.mark.thorough
@pytest.mark.parametrize("answer", [None, NotFinished("the process ended"), ZeroDivisionError()])
async def test_who_gets_no_answer_plays_by_rule_of_thumb(
    answer: Exception | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LEEWAY", -MOST_SECONDS / 2)  # at once
    async with venue(tmp_path) as place:
        oracle = Oracle(lambda _: answer)
        _, guest = await seated(place, oracle)
        await play_with_robots(place, guest, "result", Random(5))
        metrics = place.club.metrics
        given_up = metrics.robot_late._value.get() + metrics.robot_faults._value.get()
        assert given_up == len(oracle.asked) > 0


async def test_the_more_tables_ask_the_less_time_has_each(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        oracle = Oracle(lambda _: None)
        table_id, guest = await seated(place, oracle, tempo=1000)
        live = await place.club.tables.get(table_id)
        del guest
        asking = place.club.thinking
        seconds = []
        for asked in range(40):
            asking._open = asked
            seconds.append(asking._seconds(live.state))
        assert seconds[0] == MOST_SECONDS
        assert seconds == sorted(seconds, reverse=True)
        assert min(seconds) == LEAST_SECONDS


@pytest.mark.thorough
async def test_what_was_thought_while_a_person_made_up_his_mind_is_there_when_he_plays(
    tmp_path: Path,
) -> None:
    async with venue(tmp_path) as place:
        oracle = Oracle(highest)
        _, guest = await seated(place, oracle, 2)
        await play_with_robots(place, guest, "result", Random(5))
        assert oracle.guessed
        assert not set(oracle.asked) & set(oracle.guessed)


def test_without_processes_no_robot_thinks() -> None:
    asking = Thinking(0, Metrics())
    assert asking._workers is None


@pytest.mark.process
async def test_three_strong_robots_play_a_deal_with_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LEEWAY", 60.0)  # on a busy machine too
    async with venue(tmp_path, thinking_processes=1) as place:
        host = await place.browser().named("Pau")
        table_id = await host.makes_table(skill="strong")
        guest = await host.visits(table_id)
        await guest.do(TakeSeat(Seat.SOUTH))
        await guest.do(BeginRubber())
        await play_with_robots(place, guest, "result", Random(5))
        metrics = place.club.metrics
        assert metrics.robot_faults._value.get() == 0
        assert metrics.robot_late._value.get() == 0
