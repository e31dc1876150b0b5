"""Many tables side by side, a call or a card of each at a time: for policies of one's own."""

from __future__ import annotations

import numpy as np

from tapete.dealing.native import hot
from tapete.playouts import state as plainly
from tapete.playouts.games import NOBODY, Small
from tapete.playouts.given import PlayoutError, checked_dealers, checked_hands
from tapete.playouts.state import FIRST_CARD, RECORD, Actions, Masks, Truths

ACTIONS = FIRST_CARD + 52
"""Calls by their index, 0 to 37, then cards, 38 (deuce of clubs) to 89 (ace of spades)."""
NO_ACTION = -1
"""At a table that is over."""


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
        self.hands = checked_hands(hands, len(hands))
        self.dealers = checked_dealers(dealers, len(hands))
        self.state = plainly.begun(self.hands, self.dealers)
        """All that changes, a record for each table; the arrays below are its fields, to be read."""
        self._bytes = self.state.view(np.uint8).reshape(len(hands), RECORD.itemsize)

    def __len__(self) -> int:
        return len(self.dealers)

    @property
    def left(self) -> Masks:
        """What each seat still holds: shape (tables, 4)."""
        left: Masks = self.state["left"]
        return left

    @property
    def turns(self) -> Small:
        """Who is to call or to play; dummy's cards are dummy's turn."""
        return self._field("turn")

    @property
    def bids(self) -> Small:
        """The last bid, or `NOBODY_BID`; once the auction is over the contract's."""
        return self._field("bid")

    @property
    def doublings(self) -> Small:
        """0 undoubled, 1 doubled, 2 redoubled."""
        return self._field("doubling")

    @property
    def declarers(self) -> Small:
        """`NOBODY` until there is a contract."""
        return self._field("declarer")

    @property
    def leaders(self) -> Small:
        """Who led, or is to lead, to the present trick; `NOBODY` during the auction."""
        return self._field("leader")

    @property
    def trick(self) -> Small:
        """The cards of the present trick in the order played, and `NO_CARD`: shape (tables, 4)."""
        return self._field("trick")

    @property
    def tricks(self) -> Small:
        """Won by North-South and by East-West: shape (tables, 2)."""
        return self._field("tricks")

    @property
    def is_over(self) -> Truths:
        """Whether the last card has been played, or all four have passed."""
        over: Truths = self.state["is_over"]
        return over

    def legal_calls(self) -> Masks:
        """Bit by `Call.index`, what may be called at each table."""
        return plainly.legal_calls(self.state)

    def legal_cards(self) -> Masks:
        """Bit by `Card.index`, what may be played at each table."""
        return plainly.legal_cards(self.state)

    def legal(self) -> Truths:
        """Which of the `ACTIONS` are legal: shape (tables, 90)."""
        if hot is None:
            return plainly.legal(self.state)
        truths: Truths = hot.legal(self._bytes).view(np.bool_)
        return truths

    def seen(self) -> Masks:
        """What the seat in turn sees: its own cards and, once a card has been led, dummy's."""
        rows = np.arange(len(self))
        dummies = (self.declarers + 2) % 4
        is_faced = (self.declarers != NOBODY) & (self.state["played"] > 0)
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
        if hot is None:
            wrong = plainly.act(self.state, actions)
        else:
            wrong = hot.act(self._bytes, np.ascontiguousarray(actions, np.int64))
        if wrong >= 0:
            raise PlayoutError(f"action {int(actions[wrong])} is not legal at table {wrong}")

    def _field(self, name: str) -> Small:
        field: Small = self.state[name]
        return field
