"""Games side by side: a row of each array is a game."""

from __future__ import annotations

import msgspec
import numpy as np
import numpy.typing as npt

from tapete.core import (
    BIDS,
    DECK,
    DOUBLE,
    PASS,
    REDOUBLE,
    Auction,
    BySeat,
    Call,
    Card,
    Deal,
    Hand,
    Play,
    Seat,
)

NOBODY_BID = len(BIDS)
"""In place of the index of a bid: all four passed."""
NOBODY = NO_CARD = 255
"""In place of a declarer, and of a card, where all four passed."""

Small = npt.NDArray[np.uint8]

_SEATS = tuple(Seat)
_CALLS: tuple[Call, ...] = (*BIDS, PASS, DOUBLE, REDOUBLE)
"""Every call at its `index`."""


class Games(msgspec.Struct, frozen=True, eq=False):
    """So many games, each number being the `index` of what it stands for in core."""

    hands: npt.NDArray[np.uint64]
    """`Hand.mask` of North, East, South and West as dealt: shape (games, 4)."""
    dealers: Small
    calls: Small
    """All calls, one game after the other: 0 (1C) to 34 (7NT), 35 pass, 36 double, 37 redouble."""
    starts: npt.NDArray[np.int64]
    """Where each game's calls start and, in one place more, where the last ones end."""
    bids: Small
    """The final bid, or `NOBODY_BID`."""
    doublings: Small
    """0 undoubled, 1 doubled, 2 redoubled."""
    declarers: Small
    """Or `NOBODY`."""
    cards: Small
    """In the order played, 0 (deuce of clubs) to 51 (ace of spades), or `NO_CARD`: shape (games, 52)."""
    tricks_taken: Small
    """By declarer's side; 0 where all four passed."""

    def __len__(self) -> int:
        return len(self.dealers)

    def calls_of(self, game: int) -> Small:
        """The calls of one game."""
        game = range(len(self))[game]
        return self.calls[self.starts[game] : self.starts[game + 1]]

    def table_of_calls(self) -> Small:
        """A row of calls for each game, as long as the longest auction, with `NOBODY` after the last call."""
        lengths = np.diff(self.starts)
        table = np.full((len(self), int(lengths.max(initial=0))), NOBODY, np.uint8)
        table[np.arange(table.shape[1]) < lengths[:, None]] = self.calls
        return table

    def deal(self, game: int) -> Deal:
        """The deal of one game."""
        return Deal(BySeat(*map(Hand, self.hands[game].tolist())))

    def auction(self, game: int) -> Auction:
        """The auction of one game, each call asked of the Laws again."""
        auction = Auction.start(_SEATS[self.dealers[game]])
        for call in self.calls_of(game).tolist():
            auction = auction.after(_CALLS[call])
        return auction

    def cards_of(self, game: int) -> tuple[Card, ...]:
        """The cards of one game in the order played; none where all four passed."""
        return tuple(DECK[card] for card in self.cards[game].tolist() if card != NO_CARD)

    def play(self, game: int) -> Play | None:
        """The play of one game, each card asked of the Laws again; None where all four passed."""
        contract, deal = self.auction(game).contract, self.deal(game)
        if contract is None:
            return None
        play = Play.start(contract)
        for card in self.cards_of(game):
            play = play.after(card, deal[play.turn])
        return play
