"""The value of the Deal tag: four hands, as the standard has them and as the wild writes them."""

from __future__ import annotations

import re
from typing import NamedTuple

from tapete.core import BySeat, Hand, PartialDeal, Seat
from tapete.formats.pbn.words import SEAT_NAMES, SEATS

_STANDARD = re.compile(r"([NESW]):(\S+) (\S+) (\S+) (\S+)")
_PARTS = re.compile(r"\s*([NESWnesw])\s*:\s*(\S.*)", re.DOTALL)
_RANKS = "23456789TJQKA"
_BIT = {rank: 1 << place for place, rank in enumerate(_RANKS)}
_holdings: dict[str, int] = {"": 0}
"""The masks of holdings met so far; no more than fit a pack in any order of ranks worth keeping."""

_texts: dict[int, str] = {}
"""The same the other way round."""

UNKNOWN = PartialDeal(BySeat(Hand(), Hand(), Hand(), Hand()))


class ReadDeal(NamedTuple):
    """What a Deal tag says, whose hand it has first, and what was odd (warnings) or wrong about it."""

    deal: PartialDeal
    first: Seat | None = None
    odd: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    is_lossy: bool = False
    """Whether something was written that is not in the deal."""


def read_deal(value: str) -> ReadDeal:
    """Read four hands; of hands that cannot be, what is left is kept.

    >>> str(read_deal("N:A1098.KQ.. - - -").deal), read_deal("N:A1098.KQ.. - - -").odd
    ('N:AT98.KQ.. - - -', ('10 stands for T',))
    """
    found = _STANDARD.fullmatch(value)
    if found is not None:
        masks = [_mask(found[place]) for place in (2, 3, 4, 5)]
        if None not in masks:
            first = SEATS[found[1]]
            return _checked(first, [mask or 0 for mask in masks], ())
    return _wild(value)


def _mask(hand: str) -> int | None:
    if hand == "-":
        return 0
    suits = hand.split(".")
    if len(suits) != 4:
        return None
    mask = 0
    for holding in suits:
        ranks = _holdings.get(holding)
        if ranks is None:
            ranks = _ranks(holding)
            if ranks is None:
                return None
            if len(_holdings) < 16384:
                _holdings[holding] = ranks
        mask = mask << 13 | ranks
    return mask


def _ranks(holding: str) -> int | None:
    mask = 0
    for rank in holding:
        bit = _BIT.get(rank)
        if bit is None or mask & bit:
            return None
        mask |= bit
    return mask


def _wild(value: str) -> ReadDeal:
    found = _PARTS.fullmatch(value)
    if found is None:
        return ReadDeal(UNKNOWN, wrong=("a deal is a seat, a colon and four hands",), is_lossy=True)
    first, text = SEATS[found[1]], found[2].upper()
    odd = []
    if "10" in text:
        text = text.replace("10", "T")
        odd.append("10 stands for T")
    if re.search(r"\s\s|\s$", text) or not value.startswith(f"{found[1]}:{found[2][:1]}"):
        odd.append("there is one blank between hands and no other")
    hands = text.split()
    if len(hands) != 4:
        return ReadDeal(UNKNOWN, first, tuple(odd), (f"a deal has four hands, not {len(hands)}",), True)
    masks, wrong = [], []
    for place, hand in enumerate(hands):
        plain = _without_letters(hand)
        if plain != hand and "suit letters are not needed" not in odd:
            odd.append("suit letters are not needed")
        mask = _mask(plain)
        if mask is None:
            wrong.append(f"{SEAT_NAMES[first.after(place)]}: {_why_not(plain)}")
        masks.append(mask or 0)
    read = _checked(first, masks, tuple(odd))
    return read._replace(wrong=tuple(wrong), is_lossy=True) if wrong else read


def _without_letters(hand: str) -> str:
    suits = hand.split(".")
    if len(suits) == 4 and any(holding[:1] == letter for holding, letter in zip(suits, "SHDC", strict=True)):
        return ".".join(holding.removeprefix(letter) for holding, letter in zip(suits, "SHDC", strict=True))
    return hand


def _why_not(hand: str) -> str:
    suits = hand.split(".")
    if len(suits) != 4:
        return f"a hand has four suits with dots between, not {hand!r}"
    for holding in suits:
        strange = next((rank for rank in holding if rank not in _BIT), None)
        if strange is not None:
            return f"{strange!r} is no rank ({_RANKS[::-1]})"
    return f"a rank twice in a suit of {hand!r}"


def _checked(first: Seat, masks: list[int], odd: tuple[str, ...]) -> ReadDeal:
    """The hands if they can be; else those that no other contradicts."""
    counts = [mask.bit_count() for mask in masks]
    union = masks[0] | masks[1] | masks[2] | masks[3]
    wrong: list[str] = []
    if sum(counts) != union.bit_count():
        twice = Hand(
            (masks[0] & masks[1])
            | ((masks[0] | masks[1]) & masks[2])
            | ((masks[0] | masks[1] | masks[2]) & masks[3])
        )
        wrong.append(f"in two hands: {' '.join(map(str, twice))}")
        masks = [0 if mask & twice.mask else mask for mask in masks]
    for place, count in enumerate(counts):
        if count > 13:
            wrong.append(f"{SEAT_NAMES[first.after(place)]} has {count} cards")
            masks[place] = 0
    is_lossy = bool(wrong)
    known = {count for count in counts if count}
    if not wrong and len(known) > 1:
        told = ", ".join(
            f"{SEAT_NAMES[first.after(place)]} {count}" for place, count in enumerate(counts) if count
        )
        wrong.append(f"all hands have as many cards, not {told}")
    if not known:
        wrong.append("no hand is known")
        is_lossy = True
    turn = -first.index % 4
    north, east, south, west = masks[turn:] + masks[:turn]
    deal = PartialDeal(BySeat(Hand(north), Hand(east), Hand(south), Hand(west)))
    return ReadDeal(deal, first, odd, tuple(wrong), is_lossy)


def hand_text(hand: Hand) -> str:
    """A hand as the tag has it: spades first, ranks from the highest, `-` where no card is known.

    >>> hand_text(Hand.parse("A2..KT."))
    'A2..KT.'
    """
    mask = hand.mask
    if not mask:
        return "-"
    return ".".join(_holding(mask >> place & 0x1FFF) for place in (39, 26, 13, 0))


def _holding(ranks: int) -> str:
    text = _texts.get(ranks)
    if text is None:
        text = _texts[ranks] = "".join(rank for rank in reversed(_RANKS) if ranks & _BIT[rank])
    return text
