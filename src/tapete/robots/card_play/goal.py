"""How many tricks a deal is played for: the contract's, and where overtricks tell, then all that are left."""

from __future__ import annotations

from tapete.core import Contract, Play, SeatView
from tapete.scoring import AnySheet
from tapete.scoring.auction1920 import Auction1920Sheet
from tapete.scoring.auction1920_points import trick_points
from tapete.scoring.duplicate import DuplicateSheet, Scoring


def tricks_to_play_for(view: SeatView, sheet: AnySheet) -> int:
    """The tricks that declarer's side tries to take, and the defenders to prevent.

    In 1920 tricks over the contract count towards the game (spec 001 §05): declarer plays for game
    while it can still be had, then for his contract, and once he has that for all that is left. At
    matchpoints likewise, but for the game: a trick more than other tables is worth as much as one.
    """
    contract, play = view.contract, view.play
    assert contract is not None and play is not None
    if isinstance(sheet, Auction1920Sheet):
        return _in_1920(contract, play, sheet.needed(contract.declarer.side))
    if isinstance(sheet, DuplicateSheet) and sheet.scoring is Scoring.MATCHPOINTS:
        return _then_all(contract, play)
    return contract.tricks_needed


def _in_1920(contract: Contract, play: Play, needed: int) -> int:
    most = 13 - play.tricks_won(contract.declarer.side.other)
    each = trick_points(contract.strain, contract.doubling, 7)
    game = max(6 - (-needed // each), contract.tricks_needed)
    if game <= most and play.tricks_won(contract.declarer.side) < game:
        return game
    return _then_all(contract, play)


def _then_all(contract: Contract, play: Play) -> int:
    """The contract while it can be had and is not home, then every trick that is left."""
    most = 13 - play.tricks_won(contract.declarer.side.other)
    if play.tricks_won(contract.declarer.side) < contract.tricks_needed <= most:
        return contract.tricks_needed
    return most
