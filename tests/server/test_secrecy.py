"""No view and no event that is sent to anyone holds a card, a secret or an id that he may not see.

What he may see is worked out here again from the log, not from the code that makes the views.
"""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.in_memory import Venue, venue
from server.play_on import play_until, play_with_robots
from tapete.core import Hand, Seat, parse_cards
from tapete.server.codec import decoder
from tapete.table import AnyEvent, Phase, Table, apply
from tapete.table.intents import TakeSeat

pytestmark = pytest.mark.anyio

_EVENTS = decoder(AnyEvent)
_CARD = re.compile(r'"([CDHS][2-9TJQKA])"')


@pytest.mark.thorough
async def test_nobody_is_ever_sent_a_card_or_an_id_that_he_may_not_see(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        table_id, guests = await place.begun()
        watcher = await (await place.browser().named("Mirona")).visits(table_id)
        chance = Random(3)
        for phase in ("cut", "result", "cut", "result"):
            await play_until(guests, phase, chance)
        await watcher.see(guests[Seat.SOUTH].view["version"])
        states = await states_of(place, table_id)
        assert any(state.claim is not None for state in states)
        for seat, guest in [*guests.items(), (None, watcher)]:
            for text in guest.socket.heard:
                check(json.loads(text), seat, states)
                assert not any(occupant.person.id in text for occupant in states[-1].seats if occupant.person)


async def test_a_robots_hand_is_as_hidden_as_a_persons(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        host = await place.browser().named("Pau")
        table_id = await host.makes_table()
        guests = {Seat.SOUTH: await host.visits(table_id)}
        await guests[Seat.SOUTH].do(TakeSeat(Seat.SOUTH))
        guests[Seat.SOUTH].socket.send(
            {"type": "command", "command_id": "b", "at_version": 2, "intent": {"type": "begin-rubber"}}
        )
        while guests[Seat.SOUTH].view["phase"] == "seating":
            await guests[Seat.SOUTH].next()
        await play_with_robots(place, guests[Seat.SOUTH], "result", Random(1))
        states = await states_of(place, table_id)
        for text in guests[Seat.SOUTH].socket.heard:
            check(json.loads(text), Seat.SOUTH, states)


def check(message: dict[str, Any], viewer: Seat | None, states: list[Table]) -> None:
    """The cards in a message are none that were hidden from the viewer when it was sent."""
    if message["type"] != "view":
        return
    version = message["view"]["version"]
    state = states[version]
    shown = {**message["view"], "draw": []}  # what was drawn for the deal was drawn from another pack
    told = [event for event in message["events"] if event["type"] != "card-drawn"]
    text = json.dumps([shown, told])
    cards = Hand.of(parse_cards(" ".join(_CARD.findall(text))))
    assert not cards & hidden_from(viewer, state), f"version {version}, seen by {viewer}: {text}"
    secrets = {draw.secret for draw in (state.draw,) if draw and len(draw.drawn) < 4}
    if state.shuffling is not None and state.phase is not Phase.RESULT:
        secrets.add(state.shuffling.secret)
    assert not any(secret in text for secret in secrets)


def hidden_from(viewer: Seat | None, state: Table) -> Hand:
    """Cards still in hands that this viewer does not see, by the Laws."""
    if state.deal is None or state.phase is Phase.RESULT:
        return Hand()
    seen = {viewer}
    if state.play is not None and state.play.cards and state.contract is not None:
        seen.add(state.contract.dummy)
    if state.claim is not None:
        seen.add(state.claim.seat)
    played = Hand(state.play.played) if state.play is not None else Hand()
    hidden = Hand()
    for seat in Seat:
        if seat not in seen:
            hidden |= state.deal[seat] - played
    return hidden


async def log_of(place: Venue, table_id: str) -> list[Any]:
    return [_EVENTS.decode(logged.body) for logged in await place.club.store.events(table_id)]


async def states_of(place: Venue, table_id: str) -> list[Table]:
    """The state at every version."""
    state, states = None, []
    for event in await log_of(place, table_id):
        state = apply(state, event)
        states.append(state)
    return [states[0], *states]
