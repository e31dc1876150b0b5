"""Sets of boards played by one person and three robots, as many tables as a test needs."""

from __future__ import annotations

from typing import Any

from server.in_memory import Browser, Guest, Venue
from tapete.core import PASS, Call, Card, Seat
from tapete.server.identity import COOKIE, read
from tapete.server.live_table import LiveTable
from tapete.server.moves import append_of
from tapete.server.robot_moves import intent_for, plain_intent
from tapete.table import AnyEvent, AnyIntent, House, Person, Phase, Table, apply, duties, step
from tapete.table.intents import BeginRubber, Cut, MakeCall, PlayCard, Ready, TakeSeat
from tapete.table.options import MOST_BOARDS
from tapete.table.permissions import legal_calls, legal_cards


async def opens(browser: Browser, boards: int = 2, again: str | None = None, **options: object) -> str:
    """A new table for duplicate, for boards of its own or for the first set of the table `again`."""
    chosen = {"tempo": 0, "skill": "quick", "boards": boards, **options}
    body: dict[str, Any] = {"form": "duplicate", "options": chosen}
    if again is not None:
        body["again"] = {"table": again, "unit": 1}
    answer = (await browser.http.post("/api/tables", json=body)).raise_for_status()
    return str(answer.json()["id"])


async def sits(browser: Browser, table_id: str, seat: Seat = Seat.SOUTH) -> Guest:
    """That person in a seat at that table."""
    guest = await browser.visits(table_id)
    await guest.do(TakeSeat(seat))
    return guest


async def played_set(
    place: Venue, name: str, boards: int = 2, bid: str = "1C", **options: object
) -> tuple[Browser, str]:
    """Somebody at whose table a set has been dealt and played."""
    browser = await place.browser().named(name)
    table_id = await opens(browser, boards, None, **options)
    await plays_out(place, browser, table_id, bid)
    return browser, table_id


async def plays_out(place: Venue, browser: Browser, table_id: str, bid: str = "1C") -> None:
    """Play the set on the table to its end."""
    await plays(place, browser, table_id, MOST_BOARDS + 1, bid)


async def plays(place: Venue, browser: Browser, table_id: str, boards: int, bid: str = "1C") -> None:
    """Play so many boards in one append: he sits South and opens with that bid, robots only follow."""
    live = await place.club.tables.get(table_id)
    me = await place.club.people.person(read(browser.http.cookies[COOKIE], place.club.key) or "")
    async with live.lock:
        events, after = _played(place, live, me, len(live.state.finished) + boards, Call.parse(bid))
        due = duties(after)
        append = append_of(live, me, None, events, after, due, place.clock.now())
        await place.club.store.append(append)
        live.advance(events, after, due)


def _played(
    place: Venue, live: LiveTable, me: Person, boards: int, bid: Call
) -> tuple[tuple[AnyEvent, ...], Table]:
    state, events = live.state, []
    while state.phase is not Phase.RUBBER_OVER and not _has_played(state, boards):
        who, intent = _next(place, state, me, bid)
        for event in step(state, who, intent, place.clock.now()):
            state = apply(state, event)
            events.append(event)
    return tuple(events), state


def _has_played(state: Table, boards: int) -> bool:
    phase = Phase.RESULT if boards else Phase.AUCTION
    return state.phase is phase and len(state.finished) == boards


def _next(place: Venue, state: Table, me: Person, bid: Call) -> tuple[Any, AnyIntent]:
    for duty in duties(state):
        is_house = isinstance(duty.who, House)
        return duty.who, (intent_for if is_house else plain_intent)(state, duty, place.chance)
    if state.phase is Phase.SEATING:
        return me, BeginRubber() if state.seat_of(me.id) is not None else TakeSeat(Seat.SOUTH)
    if state.phase is Phase.CUT:
        return me, Cut(place.chance.token_hex(16))
    if calls := legal_calls(state, Seat.SOUTH):
        return me, MakeCall(bid if bid in calls else PASS)
    if cards := legal_cards(state, Seat.SOUTH):
        return me, PlayCard(min(cards, key=_height))
    return me, Ready()


def _height(card: Card) -> int:
    return card.rank.index


async def results(browser: Browser, table_id: str, unit: int = 1, **query: str) -> Any:
    """What that person is shown of a set."""
    answer = await browser.http.get(f"/api/sets/{table_id}/{unit}", params=query)
    return answer.raise_for_status().json()


async def refusal(browser: Browser, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Status and code with which something is refused, in three languages."""
    answer = await browser.http.request(method, path, json=body)
    problem = answer.json()
    assert all(problem["text"].values())
    return answer.status_code, problem["code"]
