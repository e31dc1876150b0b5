"""Many tables side by side, a call or a card of each at a time: for policies of one's own."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tapete.core import CALLS
from tapete.playouts.games import NO_CARD, NOBODY, NOBODY_BID, Small
from tapete.playouts.given import PlayoutError, checked_dealers, checked_hands

FIRST_CARD = len(CALLS)
"""Actions are calls by their index, 0 to 37, then cards, 38 (deuce of clubs) to 89 (ace of spades)."""
ACTIONS = FIRST_CARD + 52
NO_ACTION = -1
"""At a table that is over."""

PASS, DOUBLE, REDOUBLE = NOBODY_BID, NOBODY_BID + 1, NOBODY_BID + 2

Masks = npt.NDArray[np.uint64]
Places = npt.NDArray[np.intp]
Actions = npt.NDArray[np.integer[Any]]

_ONE = np.uint64(1)
_SUIT = np.uint64((1 << 13) - 1)
_BIDS = np.uint64((1 << NOBODY_BID) - 1)


class Tables:
    """Games that begin with these deals and dealers; what is at a table stands at its place in each array.

    >>> tables = Tables(np.array([[0x1FFF << 13 * suit for suit in range(4)]], np.uint64), np.array([3]))
    >>> for call in (34, 35, 35, 35):  # West bids seven no trump, all pass
    ...     tables.act(np.array([call]))
    >>> int(tables.declarers[0]), int(tables.turns[0]), np.flatnonzero(tables.legal()[0])[[0, -1]].tolist()
    (3, 0, [38, 50])
    """

    def __init__(self, hands: Masks, dealers: Actions) -> None:
        """Raises `PlayoutError` for what are no deals and no dealers."""
        count = len(hands)
        self.hands = checked_hands(hands, count)
        self.dealers = checked_dealers(dealers, count)
        self.left = self.hands.copy()
        """What each seat still holds: shape (tables, 4)."""
        self.turns = self.dealers.copy()
        """Who is to call or to play; dummy's cards are dummy's turn."""
        self.bids = _filled(count, NOBODY_BID)
        """The last bid, or `NOBODY_BID`; once the auction is over the contract's."""
        self.doublings = _filled(count, 0)
        self.declarers = _filled(count, NOBODY)
        """`NOBODY` until there is a contract."""
        self.is_over = np.zeros(count, np.bool_)
        self.trick = np.full((count, 4), NO_CARD, np.uint8)
        """The cards of the present trick, in the order played."""
        self.leaders = _filled(count, NOBODY)
        self.tricks = np.zeros((count, 2), np.uint8)
        """Won by North-South and by East-West."""
        self._bidders, self._passes = _filled(count, 0), _filled(count, 0)
        self._named = np.full((count, 2, 5), NOBODY, np.uint8)
        self._played = _filled(count, 0)

    def __len__(self) -> int:
        return len(self.dealers)

    def legal_calls(self) -> Masks:
        """Bit by `Call.index`, what may be called at each table."""
        may = self.declarers == NOBODY
        may &= ~self.is_over
        has_bid = self.bids != NOBODY_BID
        above = np.where(has_bid, self.bids + 1, 0).astype(np.uint64)
        calls = _BIDS >> above << above | _ONE << np.uint64(PASS)
        theirs = (self._bidders ^ self.turns) & 1 == 1
        calls |= (has_bid & theirs & (self.doublings == 0)).astype(np.uint64) << np.uint64(DOUBLE)
        calls |= (has_bid & ~theirs & (self.doublings == 1)).astype(np.uint64) << np.uint64(REDOUBLE)
        return np.where(may, calls, np.uint64(0))

    def legal_cards(self) -> Masks:
        """Bit by `Card.index`, what may be played at each table."""
        held = self.left[np.arange(len(self)), self.turns]
        led = self.trick[:, 0]
        follow = np.where(led == NO_CARD, held, held & _suit_of(led))
        may = (self.declarers != NOBODY) & ~self.is_over
        return np.where(may, np.where(follow == 0, held, follow), np.uint64(0))

    def legal(self) -> npt.NDArray[np.bool_]:
        """Which of the `ACTIONS` are legal: shape (tables, 90)."""
        calls, cards = _bits(self.legal_calls(), FIRST_CARD), _bits(self.legal_cards(), 52)
        return np.concatenate([calls, cards], axis=1)

    def seen(self) -> Masks:
        """What the seat in turn sees: its own cards and, once a card has been led, dummy's."""
        rows = np.arange(len(self))
        dummies = (self.declarers + 2) % 4
        is_faced = (self.declarers != NOBODY) & (self._played > 0)
        # Who plays dummy's cards is declarer, and sees his own.
        eyes = np.where(is_faced & (self.turns == dummies), self.declarers, self.turns)
        faced = np.where(is_faced, self.left[rows, dummies], np.uint64(0))
        seen: Masks = self.left[rows, eyes] | faced
        return seen

    def act(self, actions: Actions) -> None:
        """A call or a card at each table, `NO_ACTION` or anything at one that is over.

        Raises `PlayoutError`, before anything has changed, for one that is not legal.
        """
        if actions.shape != (len(self),) or not np.issubdtype(actions.dtype, np.integer):
            raise PlayoutError(f"an action for each of {len(self)} tables is needed, not {actions.shape}")
        going = ~self.is_over
        auction = going & (self.declarers == NOBODY)
        _check(going & ~auction, self.legal_cards(), actions - FIRST_CARD, actions)
        _check(auction, self.legal_calls(), actions, actions)
        self._call(np.flatnonzero(auction), actions[auction].astype(np.uint8))
        playing = going & ~auction
        self._play(np.flatnonzero(playing), (actions[playing] - FIRST_CARD).astype(np.uint8))

    def _call(self, at: Places, calls: Small) -> None:
        turns = self.turns[at]
        self._passes[at] = np.where(calls == PASS, self._passes[at] + 1, 0)
        self.doublings[at] = np.where(calls == PASS, self.doublings[at], np.maximum(calls, PASS) - PASS)
        is_bid = calls < NOBODY_BID
        bid, who, strains = at[is_bid], turns[is_bid], calls[is_bid] % 5
        self.bids[bid], self._bidders[bid] = calls[is_bid], who
        first = self._named[bid, who & 1, strains]
        self._named[bid, who & 1, strains] = np.where(first == NOBODY, who, first)
        self.turns[at] = (turns + 1) % 4
        has_bid = self.bids[at] != NOBODY_BID
        self.is_over[at[~has_bid & (self._passes[at] == 4)]] = True
        done = at[has_bid & (self._passes[at] == 3)]
        declarers = self._named[done, self._bidders[done] & 1, self.bids[done] % 5]
        self.declarers[done] = declarers
        self.leaders[done] = self.turns[done] = (declarers + 1) % 4

    def _play(self, at: Places, cards: Small) -> None:
        turns = self.turns[at]
        self.left[at, turns] &= ~(_ONE << cards.astype(np.uint64))
        place = self._played[at] % 4
        self.trick[at, place] = cards
        self._played[at] += 1
        self.turns[at] = (turns + 1) % 4
        full = at[place == 3]
        winners = (self.leaders[full] + self._winning_places(full)) % 4
        self.leaders[full] = self.turns[full] = winners
        self.tricks[full, winners & 1] += 1
        self.trick[full] = NO_CARD
        self.is_over[full[self._played[full] == 52]] = True

    def _winning_places(self, at: Places) -> Small:
        """The place of the card that wins a full trick: the highest trump, else of the suit led."""
        cards = self.trick[at].astype(np.int16)
        suits = cards // 13
        trumps = (self.bids[at] % 5)[:, None]
        worth = cards + np.where(suits == trumps, 128, np.where(suits == suits[:, :1], 64, 0))
        best: Small = worth.argmax(axis=1).astype(np.uint8)
        return best


def _filled(count: int, number: int) -> Small:
    return np.full(count, number, np.uint8)


def _suit_of(cards: Small) -> Masks:
    return _SUIT << (cards // 13 % 4 * 13).astype(np.uint64)


def _bits(masks: Masks, count: int) -> npt.NDArray[np.bool_]:
    """The lowest so many bits of each mask."""
    octets = masks.astype("<u8").view(np.uint8).reshape(len(masks), 8)
    return np.unpackbits(octets, axis=1, count=count, bitorder="little").view(np.bool_)


def _check(tables: npt.NDArray[np.bool_], legal: Masks, places: Actions, actions: Actions) -> None:
    is_place = (places >= 0) & (places < 64)
    bits = legal >> np.where(is_place, places, 63).astype(np.uint64) & _ONE
    wrong = np.flatnonzero(tables & ~(is_place & (bits == 1)))
    if len(wrong):
        raise PlayoutError(f"action {int(actions[wrong[0]])} is not legal at table {int(wrong[0])}")
