"""Bo Haglund's DDS, in the build that endplay carries.

No other module knows its structures and numbers.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tapete.core import BySeat, Card, Deal, Hand, PartialDeal, Play, Rank, Seat, Strain, Suit
from tapete.dd.position import Position, even_hands
from tapete.dd.trick_table import StrainTricks, TrickTable

if TYPE_CHECKING:  # it takes as long to load as all of this room
    import numpy.typing as npt

_SUITS = tuple(sorted(Suit, reverse=True))
_STRAINS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NOTRUMP)
"""In the order of the library."""

_RANKS = dict(enumerate(Rank, 2))
_NO_TARGET, _ALL_CARDS, _ALWAYS_SEARCH = -1, 3, 1
_NO_PAR = -1
_FINE = 1
_ALL_BUT_ONE = 12
_NOT_LEGAL = -1

_Cards = (ctypes.c_uint * 4) * 4
_Rows = (ctypes.c_int * 4) * 5
_MOST_TABLES = 200


class _TableDeal(ctypes.Structure):
    _fields_ = (("cards", _Cards),)


class _TableResults(ctypes.Structure):
    _fields_ = (("rows", _Rows),)


class _TableDeals(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("deals", _TableDeal * _MOST_TABLES))


class _TablesResults(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("results", _TableResults * _MOST_TABLES))


class _Deal(ctypes.Structure):
    _fields_ = (
        ("trump", ctypes.c_int),
        ("leader", ctypes.c_int),
        ("trick_suits", ctypes.c_int * 3),
        ("trick_ranks", ctypes.c_int * 3),
        ("cards", _Cards),
    )


class _FutureTricks(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_int),
        ("number", ctypes.c_int),
        ("suits", ctypes.c_int * 13),
        ("ranks", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("tricks", ctypes.c_int * 13),
    )


class DdsError(RuntimeError):
    """The library answered with an error number although the hands were in order: our bug."""


class Dds:
    """The solver of this process, with one thread and 160 MB of memory at most; questions wait in line."""

    def __init__(self) -> None:
        self._library = _library()
        self._lock = threading.Lock()

    def table(self, deal: Deal | PartialDeal) -> TrickTable:
        """The tricks of every declarer in every strain."""
        tricks = self._tricks(deal, tuple(Strain))
        return TrickTable(
            BySeat.of(lambda seat: StrainTricks(*(tricks[strain][seat.index] for strain in Strain)))
        )

    def strain(self, deal: Deal | PartialDeal, strain: Strain) -> BySeat[int]:
        """The tricks of every declarer in one strain."""
        return BySeat(*self._tricks(deal, (strain,))[strain])

    def _tricks(self, deal: Deal | PartialDeal, strains: tuple[Strain, ...]) -> dict[Strain, tuple[int, ...]]:
        """By strain, the tricks of the four declarers from North."""
        absent = 13 - even_hands(deal)
        if absent == _ALL_BUT_ONE:
            return {strain: self._last_trick(deal, strain) for strain in strains}
        deals, results = _TableDeals(1), _TablesResults()
        deals.deals[0].cards = _cards(deal.hands)
        left_out = (ctypes.c_int * 5)(*(strain not in strains for strain in _STRAINS))
        with self._lock:
            _check(
                # A table by itself, CalcDDtable, would take a little longer.
                self._library.CalcAllTables(
                    ctypes.byref(deals), _NO_PAR, left_out, ctypes.byref(results), _room_for_par()
                )
            )
        rows = results.results[0].rows
        # DDS counts tricks that cannot be played any more as declarer's.
        return {
            strain: tuple(tricks - absent for tricks in rows[_STRAINS.index(strain)]) for strain in strains
        }

    def _last_trick(self, deal: Deal | PartialDeal, strain: Strain) -> tuple[int, ...]:
        """By the leads, of which there is one each: the library's tables are wrong about a single trick."""

        def tricks(declarer: Seat) -> int:
            lead = Play(strain, declarer.lho, declarer.lho, declarer.lho)
            return 1 - max(self.cards(Position.of(deal, lead)).values())

        return tuple(map(tricks, Seat))

    def cards(self, position: Position) -> dict[Card, int]:
        """Of each legal card how many more tricks the side in turn takes once it is played."""
        if not position.legal_cards.mask:
            return {}
        asked, answer = _deal(position), _FutureTricks()
        with self._lock:
            _check(
                self._library.SolveBoard(
                    asked, _NO_TARGET, _ALL_CARDS, _ALWAYS_SEARCH, ctypes.byref(answer), 0
                )
            )
        found = _values(answer)
        return {card: found[card] for card in position.legal_cards}

    def cards_of_each(self, positions: Sequence[Position]) -> tuple[dict[Card, int], ...]:
        """The same of many positions, one after the other."""
        return tuple(map(self.cards, positions))

    def cards_of_layouts(
        self, play: Play, left: npt.NDArray[np.uint64], goal: int | None = None
    ) -> npt.NDArray[np.int8]:
        """More tricks of the side in turn, by layout and card, one layout after the other."""
        found = np.full((len(left), 52), _NOT_LEGAL, np.int8)
        for row, masks in zip(found, left.tolist(), strict=True):
            for card, tricks in self.cards(Position(BySeat(*map(Hand, masks)), play)).items():
                row[card.index] = tricks if goal is None else min(tricks, goal)
        return found


@cache
def dds() -> Dds:
    """The solver of this process; loaded when it is first asked for."""
    return Dds()


@cache
def _library() -> ctypes.CDLL:
    # Loaded without endplay itself, which brings a plotting library along: a second and 60 MB a process.
    # A program that imports endplay too gets the same copy; two copies would crash.
    package = find_spec("endplay")
    if package is None or package.submodule_search_locations is None:
        raise DdsError("the solver is not installed: pip install endplay")
    library = ctypes.CDLL(str(Path(package.submodule_search_locations[0]) / "_dds" / "libdds.so"))
    library.SolveBoard.argtypes = (_Deal, *(ctypes.c_int,) * 3, ctypes.POINTER(_FutureTricks), ctypes.c_int)
    library.SetMaxThreads(1)
    return library


@cache
def _room_for_par() -> ctypes.Array[ctypes.c_char]:
    return ctypes.create_string_buffer(40 * (16 + 128) * 2)


def _check(status: int) -> None:
    if status != _FINE:
        raise DdsError(f"DDS answers {status}")


def _cards(hands: BySeat[Hand]) -> ctypes.Array[ctypes.Array[ctypes.c_uint]]:
    """Bit 2 stands for the deuce, bit 14 for the ace."""
    cards = _Cards()
    for row, hand in zip(cards, hands, strict=True):
        row[:] = [(hand.mask >> 13 * suit.index & 0x1FFF) << 2 for suit in _SUITS]
    return cards


def _deal(position: Position) -> _Deal:
    play, deal = position.play, _Deal()
    deal.trump, deal.leader = _STRAINS.index(play.trump), play.leader.index
    for place, card in enumerate(play.trick.cards):
        deal.trick_suits[place], deal.trick_ranks[place] = 3 - card.suit.index, card.rank.index + 2
    deal.cards = _cards(position.left)
    return deal


def _values(answer: _FutureTricks) -> dict[Card, int]:
    """Each card that DDS speaks of, with those next below it that are worth the same."""
    found = {}
    for place in range(answer.number):
        suit, ranks = _SUITS[answer.suits[place]], answer.equals[place] | 1 << answer.ranks[place]
        for number, rank in _RANKS.items():
            if ranks >> number & 1:
                found[Card(suit, rank)] = answer.tricks[place]
    return found
