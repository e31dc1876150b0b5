"""Hints at the table: what the book would call, what each card is worth, and never a hidden card in it."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from robots.teaching.hidden import dealt_again
from server.in_memory import Guest, Venue, all_see, venue
from server.play_on import move
from tapete.core import Seat
from tapete.dd import NotFinished, dds
from tapete.server import hints
from tapete.server.hints import Hints, thought_of
from tapete.server.jobs import Jobs
from tapete.server.messages import HintBasis
from tapete.table import Table
from tapete.table.view import hands_seen

pytestmark = pytest.mark.anyio

Guests = dict[Seat, Guest]


@pytest.fixture(autouse=True)
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first few layouts are looked at whatever the time: enough here, and the same in every run."""
    monkeypatch.setattr(hints, "THINKING_SECONDS", 0.0)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue(tmp_path) as place:
        yield place


async def asked(guest: Guest) -> dict[str, Any]:
    guest.socket.send({"type": "hint", "request_id": "h"})
    return await guest.until("hint")


async def until_turn(guests: Guests, kind: str, cards: int = 1) -> Seat:
    """Play until somebody has so many calls or cards to choose from; who."""
    chance = Random(5)
    while True:
        for seat, guest in guests.items():
            if len(guest.view["may"][kind]) >= cards:
                return seat
        await go_on(guests, chance)


async def go_on(guests: Guests, chance: Random) -> None:
    """The next move, whoever's it is; the house's too."""
    if not await move(guests, chance):
        first = next(iter(guests.values()))
        await first.next()
        await all_see(guests, first.view["version"])


async def test_a_hint_for_a_call_tells_two_or_three_of_the_book(house: Venue) -> None:
    _, guests = await house.begun()
    seat = await until_turn(guests, "calls")
    hint = await asked(guests[seat])
    assert hint["basis"] == "book" and hint["at_version"] == guests[seat].view["version"]
    first, *others = hint["calls"]
    assert (hint["call"], hint["explanation"]) == (first["call"], first["explanation"])
    assert 1 <= len(others) <= 2
    assert {each["call"] for each in hint["calls"]} <= set(guests[seat].view["may"]["calls"])
    assert not any(first["against"].values())
    assert all(each["against"]["ca"] and not each["fits"] for each in hint["looked_at"])
    assert all(each["against"][language] for each in others for language in ("es", "ca", "en"))


async def test_a_hint_for_a_card_tells_what_each_is_worth(house: Venue) -> None:
    _, guests = await house.begun()
    seat = await until_turn(guests, "cards", 2)
    hint = await asked(guests[seat])
    assert hint["basis"] == "layouts" and hint["layouts"] > 0
    assert {each["card"] for each in hint["cards"]} == set(guests[seat].view["may"]["cards"])
    assert hint["card"] == hint["cards"][0]["card"]
    assert all(0 <= each["goal"] <= 1 and 0 <= each["tricks"] <= 13 for each in hint["cards"])


async def test_who_has_asked_may_play_before_the_hint_comes(house: Venue) -> None:
    _, guests = await house.begun()
    seat = await until_turn(guests, "calls")
    guests[seat].socket.send({"type": "hint", "request_id": "1"})
    guests[seat].socket.send({"type": "hint", "request_id": "2"})
    guests[seat].socket.send({"type": "ping"})
    told = [await guests[seat].next(), await guests[seat].next()]
    assert {message["type"] for message in told} == {"pong", "hint"}
    assert "1" not in {message.get("request_id") for message in told}, "a newer request takes its place"


async def a_turn_to_play(house: Venue) -> tuple[Table, Seat, str]:
    table_id, guests = await house.begun()
    seat = await until_turn(guests, "cards", 5)
    state = (await house.club.tables.get(table_id)).state
    person = state.seats[seat].person
    assert person is not None
    return state, seat, person.id


class _Busy(Jobs):
    """Processes that have no time for anybody."""

    async def solve(self, question: Any) -> Any:
        raise NotFinished("busy")


class _Broken(Jobs):
    async def solve(self, question: Any) -> Any:
        raise ValueError("a fault")


@pytest.mark.parametrize("jobs", [_Busy, _Broken])
async def test_where_nothing_can_be_worked_out_a_rule_of_thumb_is_given_as_such(
    house: Venue, jobs: type[Jobs]
) -> None:
    state, seat, person_id = await a_turn_to_play(house)
    hint = await Hints(jobs(0)).hint(state, person_id, "h")
    assert hint.basis is HintBasis.THUMB and not hint.cards
    assert state.deal is not None and hint.card is not None and hint.card in state.deal[seat]


async def test_a_hint_that_takes_too_long_is_not_waited_for(house: Venue) -> None:
    state, _, person_id = await a_turn_to_play(house)
    hint = await Hints(house.club.jobs, patience=0).hint(state, person_id, "h")
    assert hint.basis is HintBasis.THUMB


@pytest.mark.thorough
async def test_no_hint_changes_with_the_cards_that_are_hidden(house: Venue) -> None:
    table_id, guests = await house.begun()
    chance, rng, compared = Random(5), Random(6), 0
    while compared < 8:
        live = await house.club.tables.get(table_id)
        for seat in Seat:
            person = live.state.seats[seat].person
            may = guests[seat].view["may"]
            if person is None or not (may["calls"] or may["cards"]):
                continue
            ask = partial(house.club.hints.hint, person_id=person.id, request_id="h")
            assert await ask(live.state) == await ask(with_other_hands(live.state, seat, rng))
            compared += 1
        await go_on(guests, chance)


def with_other_hands(table: Table, seat: Seat, rng: Random) -> Table:
    assert table.deal is not None
    seen = frozenset(hand.seat for hand in hands_seen(table, seat))
    return replace(table, deal=dealt_again(table.deal, seen, rng, table.play))


async def test_the_question_for_a_card_travels_without_the_deal(house: Venue) -> None:
    state, seat, person_id = await a_turn_to_play(house)
    questions = list[Any]()

    class Kept(Jobs):
        async def solve(self, question: Any) -> Any:
            questions.append(question)
            return question(dds())

    await Hints(Kept(0)).hint(state, person_id, "h")
    (question,) = questions
    assert question.func is thought_of and state.deal is not None
    asked_about = question.args[0]
    assert {seen for seen, _ in asked_about.hands} <= {seat, state.contract.dummy if state.contract else seat}
