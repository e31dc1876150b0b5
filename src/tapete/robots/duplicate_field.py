"""Tables of robots that play the same boards as somebody else, each in its own way."""

from __future__ import annotations

from functools import partial
from random import Random

from tapete.core import BySeat
from tapete.robots.bidding import choose_call
from tapete.robots.card_play import choose_card
from tapete.robots.roster import Player
from tapete.robots.temperament import Leads, Temperament

_BOLDNESS = ((0, 0), (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""Points that a player adds to what a hand is worth, and adds again for a game; never two points for both."""
_LEADS: tuple[Leads, ...] = ("natural", "active", "passive")


def field(tables: int, seed: int) -> tuple[BySeat[Player], ...]:
    """The players of so many tables; the same number and seed give the same players.

    Partners are of one temperament, so that they understand each other; opponents may differ.
    More tables with the same seed are the same tables and some more.
    """
    chance = Random(seed)  # noqa: S311 (players that can be had again, not secrets)
    return tuple(_table(chance) for _ in range(tables))


def player_of(temperament: Temperament) -> Player:
    """A robot of that temperament."""
    return Player(
        partial(choose_call, temperament=temperament), partial(choose_card, temperament=temperament)
    )


def _table(chance: Random) -> BySeat[Player]:
    one, other = _player(chance), _player(chance)
    return BySeat(one, other, one, other)


def _player(chance: Random) -> Player:
    points, games = chance.choice(_BOLDNESS)
    leads = chance.choice(_LEADS)
    drop, hold_ups = chance.choice((-1, 0, 0, 1)), chance.choice((-1, 0, 1))
    return player_of(Temperament(points, games, leads, drop, hold_ups, chance.randrange(1, 1 << 32)))
