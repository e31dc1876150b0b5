"""What a call shows: the ranges that a row publishes once they are turned into points and cards."""

from __future__ import annotations

from functools import reduce

import msgspec

from tapete.core import Call, Suit
from tapete.robots.bidding.ranges import POINTS, Range
from tapete.robots.bidding.shown import ANY_LENGTHS, Lengths
from tapete.robots.bidding.situation import Forcing
from tapete.robots.bidding.strains import strain_of
from tapete.robots.bidding.strength import Balance, Measure, Strength, has_stopper, is_good_suit

_FORCING: tuple[Forcing, ...] = ("none", "to_play", "invite", "round", "game")
_BALANCE: tuple[Balance, ...] = ("balanced", "even", "flat", "short", "any")


class Meaning(msgspec.Struct, frozen=True):
    """The public ranges of one call; `suit` is its suit, or for a double the suit doubled."""

    row: str
    heads: tuple[str, str, str]
    """The row's own words in Spanish, Catalan and English."""
    call: Call
    suit: Suit | None = None
    measure: Measure = "points"
    points: Range = POINTS
    hcp: Range = POINTS
    lengths: Lengths = ANY_LENGTHS
    balance: Balance = "any"
    stoppers: tuple[Suit, ...] = ()
    good: bool = False
    honors: int = 0
    """The fewest honors held that score in the bid's strain: trumps from the ace to the ten, or aces."""
    forcing: Forcing = "none"
    is_bold: bool = False
    """A jump, a double or a redouble: nothing for a hand that does not fit."""

    def misses(self, strength: Strength, more: int = 0) -> int:
        """How far the hand lies outside, 0 when it is all that the call shows; a card weighs 3 points.

        A bold player counts it `more` points than it has.
        """
        value = strength.measured(self.measure, strain_of(self.call)) + more
        short = sum(
            promised.distance(held) for promised, held in zip(self.lengths, strength.lengths, strict=True)
        )
        missing = sum(not has_stopper(strength.hand, suit) for suit in self.stoppers)
        poor = self.good and self.suit is not None and not is_good_suit(strength.hand, self.suit)
        return (
            self.points.distance(value)
            + self.hcp.distance(strength.hcp)
            + 3 * short
            + 3 * (not strength.has_shape(self.balance))
            + 2 * missing
            + poor
            + 3 * self.honors_short(strength)
        )

    def honors_short(self, strength: Strength) -> int:
        """How many of the honors that the call promises the hand has not."""
        strain = strain_of(self.call)
        return 0 if strain is None else max(self.honors - strength.hand.honors(strain), 0)

    def suits(self, strength: Strength) -> bool:
        """Whether a hand that fits nowhere may make the call for want of a better one."""
        return not self.is_bold and all(
            held >= promised.low for promised, held in zip(self.lengths, strength.lengths, strict=True)
        )

    def joined(self, other: Meaning) -> Meaning:
        """What is shown when the call may come from either row; the words of the first."""
        clubs, diamonds, hearts, spades = (
            one.joined(two) for one, two in zip(self.lengths, other.lengths, strict=True)
        )
        return Meaning(
            self.row,
            self.heads,
            self.call,
            self.suit,
            self.measure,
            self.points.joined(other.points),
            self.hcp.joined(other.hcp),
            (clubs, diamonds, hearts, spades),
            max(self.balance, other.balance, key=_BALANCE.index)
            if self.balance != other.balance
            else self.balance,
            tuple(suit for suit in self.stoppers if suit in other.stoppers),
            self.good and other.good,
            min(self.honors, other.honors),
            max(self.forcing, other.forcing, key=_FORCING.index),
            self.is_bold,
        )


def joined(meanings: list[Meaning]) -> Meaning | None:
    """What a call shows that each of these rows may have made; None when there is none."""
    return reduce(Meaning.joined, meanings) if meanings else None
