"""The hands in RBN: `N:h:h:h:`, clockwise from a seat; three whole hands tell the fourth."""

from __future__ import annotations

import re

import msgspec

from tapete.core import PACK, BySeat, Card, Hand, PartialDeal, Rank, Seat, Suit

_FIRST = re.compile(r"\s*([NESW])\s*[:;]", re.IGNORECASE)
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_RANKS = {str(rank): rank for rank in Rank} | {str(rank).lower(): rank for rank in Rank}
NO_DEAL = PartialDeal(BySeat(Hand(), Hand(), Hand(), Hand()))


class SpelledHands(msgspec.Struct, frozen=True):
    """What `H` says, and sentences about what is wrong with it, each with its code."""

    deal: PartialDeal
    is_plain: bool
    """Whether the deal says all of it: nothing hidden, nothing wrong."""
    problems: tuple[tuple[str, str], ...] = ()


def read_hands(text: str) -> SpelledHands:
    """Read the hands of a deal; `;` before a hand for `:` hides it from a reader.

    >>> deal = read_hands("N:T2.AQ8.QJ3.AQT32:J943.94.962.J987:KQ876.KT65.4.K64:").deal
    >>> deal[Seat.WEST]
    Hand.parse('A5.J732.AKT875.5')
    """
    if not text.strip():
        return SpelledHands(NO_DEAL, True)
    start = _FIRST.match(text)
    if start is None:
        return SpelledHands(NO_DEAL, False, (("notation/hand", "hands begin with a seat and a colon"),))
    first, problems = Seat(start[1].upper()), list[tuple[str, str]]()
    hands = re.split("[:;]", text[start.end() :])
    if any(hand.strip() for hand in hands[4:]):
        problems.append(("notation/hand", "more than four hands"))
    masks, seen = [0, 0, 0, 0], 0
    for place, hand in enumerate(hands[:4]):
        seat = first.after(place)
        masks[seat.index] = _held(seat, hand.strip(), seen, problems)
        seen |= masks[seat.index]
    if masks.count(0) == 1 and seen.bit_count() == 39 and all(mask.bit_count() in (0, 13) for mask in masks):
        masks[masks.index(0)] = PACK.mask & ~seen
    return SpelledHands(
        PartialDeal(BySeat(*map(Hand, masks))), ";" not in text and not problems, tuple(problems)
    )


def hands_text(deal: PartialDeal) -> str:
    """The hands from North on, the fourth left out where three tell it; blank where none is known."""
    if not any(hand.mask for hand in deal.hands):
        return ""
    texts = [str(hand) if hand.mask else "" for hand in deal.hands]
    return "N:" + ":".join(texts if deal.unseen.mask else [*texts[:3], ""])


def _held(seat: Seat, text: str, seen: int, problems: list[tuple[str, str]]) -> int:
    mask, wrong = _mask(text)
    if wrong:
        said = f"cannot be read in the hand of {seat}, or is there twice: {''.join(wrong)[:40]!r}"
        problems.append(("notation/hand", said))
    if mask & seen:
        cards = " ".join(map(str, Hand(mask & seen)))
        problems.append(("record/card-twice", f"in the hand of {seat} and in another: {cards}"))
        mask &= ~seen
    if mask.bit_count() > 13:
        problems.append(("record/hand-too-long", f"{mask.bit_count()} cards in the hand of {seat}"))
        return 0
    return mask


def _mask(text: str) -> tuple[int, list[str]]:
    """The cards of spades, hearts, diamonds and clubs with dots between, and the signs that say none."""
    mask, wrong, place = 0, list[str](), 0
    for sign in text.replace("10", "T") if "1" in text else text:
        rank = _RANKS.get(sign)
        if sign == "." and place < 3:
            place += 1
        elif rank is None or mask & Card(_SUITS[place], rank).bit:
            wrong += [sign] * (not sign.isspace())
        else:
            mask |= Card(_SUITS[place], rank).bit
    return mask, wrong
