"""The four suits and the five strains (the Laws' denominations), in rank order (Law 18)."""

from __future__ import annotations

from tapete.core.order import Ordered


class Suit(Ordered):
    """One of the four suits, clubs lowest.

    >>> Suit.SPADES > Suit.HEARTS
    True
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def strain(self) -> Strain:
        """The strain in which this suit is trumps."""
        return Strain(self.value)


class Strain(Ordered):
    """What a bid proposes to play in: a trump suit, or no trump, which ranks above all suits."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    is_minor: bool
    """Whether this is clubs or diamonds."""

    def __init__(self, value: str) -> None:
        super().__init__(value)
        self.suit: Suit | None = None if value == "NT" else Suit(value)
        self.is_minor = value in ("C", "D")
