"""A point of the play with all hands in view, as the solver is asked about it."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Card, Deal, Hand, PartialDeal, Play


class NotSolvable(ValueError):  # noqa: N818 (errors here are named by what is wrong)
    """Hands that nothing can be said about: cards not known, or not as many to each as the trick needs."""

    code = "dd/not-solvable"


class Position(msgspec.Struct, frozen=True):
    """Four hands and the play so far, at any point of a trick.

    The hands are those at the beginning of `play`, or what is left of them; they may have begun
    with fewer than thirteen cards. Raises `NotSolvable` where they cannot come from such a play.
    """

    hands: BySeat[Hand]
    play: Play

    def __post_init__(self) -> None:
        whole_deal(self.hands)
        to_come = len(self.left[self.play.turn])
        for places in range(4):
            seat = self.play.turn.after(places)
            has_played = self.play.led is not None and places >= 4 - len(self.play.trick.cards)
            if len(self.left[seat]) != to_come - has_played:
                raise NotSolvable(f"the hands are not of one length at {self.play}")

    @staticmethod
    def of(deal: Deal | PartialDeal, play: Play) -> Position:
        """The position of a deal after that play."""
        return Position(deal.hands, play)

    @property
    def left(self) -> BySeat[Hand]:
        """What each seat still holds."""
        played = Hand(self.play.played)
        return BySeat(*(hand - played for hand in self.hands))

    @property
    def legal_cards(self) -> Hand:
        """What the seat in turn may play; nothing once all is played."""
        return self.play.legal_cards(self.hands[self.play.turn])

    def after(self, card: Card) -> Position:
        """The position with one more card; raises `IllegalPlay`."""
        return Position(self.hands, self.play.after(card, self.hands[self.play.turn]))


def whole_deal(hands: BySeat[Hand]) -> PartialDeal:
    """Four hands in which no card is twice; raises `NotSolvable`."""
    try:
        return PartialDeal(hands)
    except ValueError as error:
        raise NotSolvable(str(error)) from None


def even_hands(deal: Deal | PartialDeal) -> int:
    """How many cards each hand has; raises `NotSolvable` unless all have as many, one at least."""
    lengths = {len(hand) for hand in deal.hands}
    if len(lengths) != 1 or lengths == {0}:
        raise NotSolvable(f"four hands of one length are needed, not {deal}")
    return lengths.pop()
