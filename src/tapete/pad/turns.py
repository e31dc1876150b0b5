"""Who sits out next, and with whom the others play: a proposal that the players may change.

Whoever has played most in a row sits out; of equals who has played most in all, then who was entered first.
Before anybody has played, those entered last wait. Partners are those who were partners least often.
"""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Side
from tapete.pad.state import Pad, Unit
from tapete.scoring import Form


class Proposal(msgspec.Struct, frozen=True):
    """Who could play the next unit. Players by their ids."""

    seats: BySeat[str]
    halves: tuple[BySeat[str], ...]
    """In duplicate: one table plays the boards twice, in either direction; of eight each four once."""
    sits_out: tuple[str, ...]
    cuts_in: tuple[str, ...]
    """Who sat out last time and plays now."""


def proposal(pad: Pad) -> Proposal:
    """Who plays next, and with whom."""
    waiting = frozenset(_waiting(pad))
    playing = tuple(player.id for player in pad.players if player.id not in waiting)
    tables = tuple(_seats(pad, playing[first : first + 4]) for first in range(0, len(playing), 4))
    last = _players_of(pad.units[-1]) if pad.units else frozenset(playing)
    return Proposal(
        tables[0],
        _halves(tables) if pad.form is Form.DUPLICATE else (),
        tuple(player.id for player in pad.players if player.id in waiting),
        tuple(player for player in playing if player not in last),
    )


def _halves(tables: tuple[BySeat[str], ...]) -> tuple[BySeat[str], ...]:
    if len(tables) > 1:
        return tables
    [only] = tables
    return only, BySeat.of(lambda seat: only[seat.rho])


def played(pad: Pad, player: str) -> tuple[int, int]:
    """How many units somebody has played, in a row up to now and in all."""
    sat = [player in _players_of(unit) for unit in pad.units]
    in_a_row = next((place for place, there in enumerate(reversed(sat)) if not there), len(sat))
    return in_a_row, sum(sat)


def _waiting(pad: Pad) -> tuple[str, ...]:
    """Who sits out of those who are there; those who are away too, unless no four would be left."""
    ids = tuple(player.id for player in pad.players)
    there = tuple(player for player in ids if player not in pad.away)
    if len(there) < 4:
        there = ids
    tables = len(there) // 4 if pad.form is Form.DUPLICATE else 1
    spare = len(there) - 4 * tables
    order = {player: place for place, player in enumerate(ids)}
    if not pad.units:
        return (*(player for player in ids if player not in there), *there[4 * tables :])
    longest = sorted(there, key=lambda player: (*(-count for count in played(pad, player)), order[player]))
    return (*(player for player in ids if player not in there), *longest[:spare])


def _seats(pad: Pad, four: tuple[str, ...]) -> BySeat[str]:
    """The first of the four sits North; of the three ways to pair them, the least often played."""
    north, *others = four
    ways = []
    for south in others:
        east, west = (player for player in others if player != south)
        ways.append((_together(pad, north, south) + _together(pad, east, west), south, east, west))
    _, south, east, west = min(ways, key=lambda way: way[0])
    return BySeat(north, east, south, west)


def _together(pad: Pad, one: str, other: str) -> int:
    pairs = (
        frozenset(seating[seat] for seat in side.seats)
        for unit in pad.units
        for seating in unit.seatings
        for side in Side
    )
    return sum(pair == {one, other} for pair in pairs)


def _players_of(unit: Unit) -> frozenset[str]:
    return frozenset(player for seating in unit.seatings for player in seating)
