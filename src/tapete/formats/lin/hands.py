"""The hands of a deal as LIN spells them: dealer, then South, West, North and perhaps East."""

from __future__ import annotations

import msgspec

from tapete.core import PACK, BySeat, Hand, PartialDeal, Seat
from tapete.formats.lin.words import SEATS, quoted

UNKNOWN = PartialDeal(BySeat(Hand(), Hand(), Hand(), Hand()))

_FIRST_OF_SUIT = {
    sign: place for place, suit in zip((39, 26, 13, 0), "SHDC", strict=True) for sign in (suit, suit.lower())
}
_PLACE = {sign: place for place, rank in enumerate("23456789TJQKA") for sign in {rank, rank.lower()}}


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a deal, before it has a place in a file."""

    code: str
    text: str
    law: int | None = None


class SpelledDeal(msgspec.Struct, frozen=True):
    """What `md` says."""

    dealer: Seat | None
    deal: PartialDeal
    problems: tuple[Problem, ...] = ()


def read_deal(text: str) -> SpelledDeal:
    """Read `3S...,S...,S...,`; where three hands are whole and there is no fourth, it has the rest.

    >>> read_deal("3SQ64H9432DJT97C87,SA5HAKD6432CJ9643,SKJ87H876DAK8CAQ5").deal[Seat.EAST]
    Hand.parse('T932.QJT5.Q5.KT2')
    """
    text = "".join(text.split())
    dealer, problems = None, []
    if text[:1] and text[0] in "0123456789":
        dealer = SEATS[int(text[0]) - 1] if text[0] in "1234" else None
        if dealer is None:
            said = f"not a dealer: {text[0]} (1 South, 2 West, 3 North, 4 East)"
            problems.append(Problem("notation/dealer", said))
        text = text[1:]
    if not text:
        return SpelledDeal(dealer, UNKNOWN, tuple(problems))
    hands = text.split(",")
    if any(hands[4:]):
        problems.append(Problem("notation/hand", f"more than four hands: {quoted(','.join(hands[4:]))}"))
    return SpelledDeal(dealer, _deal(hands[:4], problems), tuple(problems))


def deal_text(dealer: Seat | None, deal: PartialDeal) -> str:
    """What stands in `md`: three hands of a whole deal, else all four."""
    south, west, north, east = (_hand_text(deal[seat]) for seat in SEATS)
    first = "" if dealer is None else str(SEATS.index(dealer) + 1)
    if not (south or west or north or east):
        return first
    return f"{first}{south},{west},{north}," + (east if deal.unseen.mask else "")


def _deal(hands: list[str], problems: list[Problem]) -> PartialDeal:
    masks, seen = [0, 0, 0, 0], 0
    for place, (seat, hand) in enumerate(zip(SEATS, hands, strict=False)):
        masks[place] = _held(seat, hand, seen, problems)
        seen |= masks[place]
    if masks.count(0) == 1 and seen.bit_count() == 39 and all(mask.bit_count() in (0, 13) for mask in masks):
        masks[masks.index(0)] = PACK.mask & ~seen
    south, west, north, east = map(Hand, masks)
    return PartialDeal(BySeat(north, east, south, west)) if seen else UNKNOWN


def _held(seat: Seat, text: str, seen: int, problems: list[Problem]) -> int:
    """The cards of a hand, but for those that were in another; none of them where they are too many."""
    mask, wrong = _read_hand(text)
    if wrong:
        said = f"cannot be read in the hand of {seat}, or is there twice: {quoted(wrong)}"
        problems.append(Problem("notation/hand", said))
    if mask & seen:
        cards = " ".join(map(str, Hand(mask & seen)))
        said = f"in the hand of {seat} and in another: {cards}"
        problems.append(Problem("record/card-twice", said, law=1))
        mask &= ~seen
    if mask.bit_count() > 13:
        said = f"{mask.bit_count()} cards in the hand of {seat}"
        problems.append(Problem("record/hand-too-long", said, law=1))
        return 0
    return mask


def _read_hand(text: str) -> tuple[int, str]:
    """The cards as a mask, and the signs that say none or say one twice.

    Suits stand in any order or are absent, ranks in any order; ten is `T` or `10`.
    """
    mask, first, wrong = 0, None, []
    for sign in text.replace("10", "T") if "1" in text else text:
        place = _PLACE.get(sign)
        if place is None:
            suit = _FIRST_OF_SUIT.get(sign)
            if suit is None:
                wrong.append(sign)
            else:
                first = suit
        elif first is None or mask >> (first + place) & 1:
            wrong.append(sign)
        else:
            mask |= 1 << (first + place)
    return mask, "".join(wrong)


def _hand_text(hand: Hand) -> str:
    """The hand with all four suits, spades first and ranks from the top; nothing where no card is known."""
    if not hand.mask:
        return ""
    return "".join(suit + ranks for suit, ranks in zip("SHDC", str(hand).split("."), strict=True))
