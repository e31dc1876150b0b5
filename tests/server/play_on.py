"""Guests who play a rubber on their own, the plainest way, each by what his view says he may do."""

from __future__ import annotations

from random import Random
from typing import Any

from server.in_memory import Guest, Venue, all_see
from tapete.core import PASS, Bid, Call, Card, Seat
from tapete.server.robot_player import MIXING_SECONDS
from tapete.table import AnyIntent
from tapete.table.intents import AnswerClaim, Claim, Cut, DrawCard, LetPlayPass, MakeCall, PlayCard, Ready


def next_intent(view: dict[str, Any], chance: Random) -> AnyIntent | None:
    """What this guest does now; None when it is not for him to do anything."""
    may = view["may"]
    if may["draw"]:
        taken = {drawn["place"] for drawn in view["draw"]}
        return DrawCard(chance.choice([place for place in range(1, 51) if place not in taken]))
    if may["cut"]:
        return Cut(chance.randbytes(16).hex())
    if may["calls"]:
        return MakeCall(_call([Call.parse(call) for call in may["calls"]], view, chance))
    if may["answer_claim"]:
        return AnswerClaim(chance.random() < 0.5)
    if may["let_play_pass"]:
        return LetPlayPass()
    if may["cards"]:
        return _play(view, chance)
    return Ready() if may["ready"] else None


def _call(calls: list[Call], view: dict[str, Any], chance: Random) -> Call:
    """A bid somewhere low, and then passes for the most part."""
    low = [call for call in calls if isinstance(call, Bid) and call.level < 4]
    return chance.choice(low) if low and len(view["auction"]) < 3 else PASS


def _play(view: dict[str, Any], chance: Random) -> AnyIntent:
    may = view["may"]
    if may["claim"] and chance.random() < 0.2:
        return Claim(chance.randint(0, view["tricks_left"]), words="the rest in any order")
    return PlayCard(Card.parse(chance.choice(may["cards"])))


async def play_until(guests: dict[Seat, Guest], phase: str, chance: Random) -> None:
    """Play until all see the table in that phase."""
    while any(guest.view["phase"] != phase for guest in guests.values()):
        if not await move(guests, chance):
            guest = next(iter(guests.values()))
            await guest.next()  # the house has something to do first
            await all_see(guests, guest.view["version"])


async def move(guests: dict[Seat, Guest], chance: Random) -> bool:
    """One move by the first who has one to make; whether there was any."""
    for guest in guests.values():
        intent = next_intent(guest.view, chance)
        if intent is not None:
            await all_see(guests, await guest.do(intent))
            return True
    return False


async def play_with_robots(place: Venue, guest: Guest, phase: str, chance: Random) -> None:
    """One person and robots, who answer whenever they like, until he sees the table in that phase."""
    while guest.view["phase"] != phase:
        intent = next_intent(guest.view, chance)
        if intent is not None:
            await guest.answer(guest.ask(intent))
            continue
        if guest.view["phase"] == "cut":
            await place.settled()
            place.clock.advance(MIXING_SECONDS)  # a robot cuts no sooner
        await guest.next()
