"""A deal: the 52 cards in four hands of thirteen, and deals of which only a part is known."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from tapete.core.cards import Card
from tapete.core.deal_number import DEALS, masks_from_number, number_from_masks
from tapete.core.hand import Hand
from tapete.core.laws import NotationError
from tapete.core.seats import BySeat, Seat

PACK = Hand((1 << 52) - 1)
"""All 52 cards."""

_DEAL = re.compile(r"\s*([NESW]):\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s*")


class _FourHands(msgspec.Struct, frozen=True, gc=False):
    hands: BySeat[Hand]

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[seat]

    def __str__(self) -> str:
        return _text(self.hands)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse('{self}')"


class Deal(_FourHands, frozen=True, gc=False):
    """Four hands of thirteen that are the whole pack; raises ValueError when they are not."""

    def __post_init__(self) -> None:
        hands = self.hands
        north, east, south, west = hands.north.mask, hands.east.mask, hands.south.mask, hands.west.mask
        # In so many words, since deals are made by the million.
        sizes = north.bit_count(), east.bit_count(), south.bit_count(), west.bit_count()
        if sizes != (13, 13, 13, 13) or north | east | south | west != PACK.mask:
            raise ValueError(f"not the whole pack, thirteen cards to each: {_text(self.hands)}")

    @staticmethod
    def from_number(number: int) -> Deal:
        """The deal of that number, 0 to `DEALS` - 1; each number is one deal and each deal one number.

        >>> str(Deal.from_number(0))
        'N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...'
        >>> Deal.from_number(DEALS - 1).number == DEALS - 1
        True
        """
        if not 0 <= number < DEALS:
            raise ValueError(f"deal numbers run from 0 to {DEALS - 1}, not {number}")
        return Deal(BySeat(*map(Hand, masks_from_number(number))))

    @property
    def number(self) -> int:
        """The deal's number (see `from_number`)."""
        return number_from_masks(tuple(hand.mask for hand in self.hands))

    @staticmethod
    def dealt(pack: Sequence[Card], dealer: Seat) -> Deal:
        """Deal a pack in its order, one card at a time from dealer's left, the last to dealer (Law 8)."""
        return Deal(BySeat.of(lambda seat: Hand.of(pack[dealer.lho.places_to(seat) :: 4])))

    @staticmethod
    def parse(text: str) -> Deal:
        """Read the PBN form, `N:K75.AJ4.QT6.9432 ...` clockwise; raises `NotationError`."""
        partial = PartialDeal.parse(text)
        try:
            return Deal(partial.hands)
        except ValueError as error:
            raise NotationError(1, 1, str(error)) from None

    def holder(self, card: Card) -> Seat:
        """Who was dealt that card."""
        return next(seat for seat, hand in self.hands.items() if card in hand)


class PartialDeal(_FourHands, frozen=True, gc=False):
    """Four hands partly known: no card twice, at most thirteen to each."""

    def __post_init__(self) -> None:
        if sum(map(len, self.hands)) != len(_union(self.hands)):
            raise ValueError(f"a card is in two hands: {_text(self.hands)}")
        if any(len(hand) > 13 for hand in self.hands):
            raise ValueError(f"a hand has more than thirteen cards: {_text(self.hands)}")

    @staticmethod
    def parse(text: str) -> PartialDeal:
        """Read the PBN form, with `-` or fewer cards where a hand is not known; raises `NotationError`."""
        found = _DEAL.fullmatch(text)
        if found is None:
            raise NotationError(1, 1, f"a deal is a seat, a colon and four hands, not {text!r}")
        first = Seat(found[1])
        hands = [_hand(found[group], found.start(group) + 1) for group in range(2, 6)]
        try:
            return PartialDeal(BySeat.of(lambda seat: hands[first.places_to(seat)]))
        except ValueError as error:
            raise NotationError(1, 1, str(error)) from None

    @property
    def unseen(self) -> Hand:
        """The cards that are in no known hand."""
        return PACK - _union(self.hands)


def _hand(text: str, column: int) -> Hand:
    return Hand() if text == "-" else Hand.parse(text, column)


def _union(hands: BySeat[Hand]) -> Hand:
    mask = 0
    for hand in hands:
        mask |= hand.mask
    return Hand(mask)


def _text(hands: BySeat[Hand]) -> str:
    return "N:" + " ".join(str(hand) if hand.mask else "-" for hand in hands)
