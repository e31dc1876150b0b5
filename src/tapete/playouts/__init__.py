"""Whole legal games at random, by the million, in arrays: for whoever measures, learns or looks for faults.

It may import `core`, `dealing` and numpy.
It never thinks: every legal call and card is as likely as any other, and all chance comes from a seed.
"""

from tapete.playouts.games import NO_CARD, NOBODY, NOBODY_BID, Games
from tapete.playouts.given import PlayoutError
from tapete.playouts.playouts import playouts
from tapete.playouts.state import FIRST_CARD
from tapete.playouts.tables import ACTIONS, NO_ACTION, Tables

__all__ = [
    "ACTIONS",
    "FIRST_CARD",
    "NOBODY",
    "NOBODY_BID",
    "NO_ACTION",
    "NO_CARD",
    "Games",
    "PlayoutError",
    "Tables",
    "playouts",
]
