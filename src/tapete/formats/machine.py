"""What the files of dealing machines share: cards as numbers and letters, boards known by a number."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from tapete.core import (
    DECK,
    PACK,
    BySeat,
    Card,
    Deal,
    Hand,
    NotationError,
    PartialDeal,
    Record,
    Seat,
    board_dealer,
    board_vulnerability,
)
from tapete.formats.lost import nothing
from tapete.formats.reading import Fault, Filed

FROM_THE_TOP: tuple[Card, ...] = tuple(reversed(DECK))
"""The ace of spades down to the deuce of clubs: the machines' order, 1 to 52."""

_NUMBERS = {card: place for place, card in enumerate(FROM_THE_TOP, 1)}

HAND = r"[Ss]([2-9TJQKA]*)[Hh]([2-9TJQKA]*)[Dd]([2-9TJQKA]*)[Cc]([2-9TJQKA]*)"
"""A hand with a letter before each suit."""

_NATURAL = re.compile(r"[0-9]{1,9}")

FOUR_HANDS = re.compile(HAND * 4)

SIGNS = bytes.maketrans(b"\x06\x03\x04\x05", b"SHDC")
"""From the suit signs of DOS to letters."""

DIGITS = 78
"""Digits of a board in which three hands are told, two for each card."""

DGE_SIZE = 68
"""Bytes of four hands: 52 cards and 16 signs."""


def board(deal: Deal, number: int | None, extra: tuple[tuple[str, str], ...] = ()) -> Filed:
    """A dealt board; by its number, where it has one, goes who deals and who is vulnerable (Law 2)."""
    if number is None or number < 1:
        return Filed(Record(PartialDeal(deal.hands), number), extra=extra)
    dealer, vulnerability = board_dealer(number), board_vulnerability(number)
    return Filed(Record(PartialDeal(deal.hands), number, dealer, vulnerability), extra=extra)


def unread(number: int | None = None, extra: tuple[tuple[str, str], ...] = ()) -> Filed:
    """A board whose cards could not be read: it keeps its place among the others."""
    return Filed(Record(PartialDeal(BySeat(Hand(), Hand(), Hand(), Hand())), number), extra=extra)


def deal_of(owners: Sequence[Seat]) -> Deal:
    """The deal in which these own the cards, from the ace of spades down; raises ValueError."""
    return Deal(BySeat.of(lambda seat: Hand.of(_owned(owners, seat))))


def owners(deal: Deal) -> tuple[Seat, ...]:
    """Who was dealt each card, from the ace of spades down."""
    return tuple(deal.holder(card) for card in FROM_THE_TOP)


def deal_of_texts(suits: Iterable[str]) -> Deal:
    """The deal of sixteen suits, four for each seat from North; raises ValueError."""
    texts = list(suits)
    return Deal(BySeat.of(lambda seat: Hand.parse(".".join(texts[4 * seat.index : 4 * seat.index + 4]))))


def whole_deals(title: str, boards: Sequence[Filed], faults: list[Fault]) -> Iterator[tuple[int, Deal]]:
    """The places and deals of the boards with all 52 cards; each other one is a fault, and is not written."""
    is_empty = True
    for place, filed in enumerate(boards):
        deal = whole_deal(filed)
        if deal is None:
            faults.append(not_whole(title, place))
        else:
            is_empty = False
            yield place, deal
    faults.extend(nothing(title, boards if is_empty else ()))


def whole_deal(filed: Filed) -> Deal | None:
    """The deal of a board of which all 52 cards are known, else None."""
    try:
        return Deal(filed.record.deal.hands)
    except ValueError:
        return None


def not_whole(title: str, board: int) -> Fault:
    """The fault of a board that is not written because not all its cards are known."""
    text = f"{title} holds whole deals only, and of this one not all cards are known"
    return Fault("convert/deal", text, board=board)


def numbered(title: str, boards: Sequence[Filed], faults: list[Fault]) -> Iterator[tuple[int, int, Deal]]:
    """Place, number and deal of each board with all 52 cards; one without a number is given the next."""
    last = 0
    for place, deal in whole_deals(title, boards, faults):
        number = boards[place].record.number
        if number is None or number < 1:
            number = last + 1
            text = f"a board without a number is written as number {number}"
            faults.append(Fault("convert/number", text, board=place))
        last = number
        yield place, number, deal


def natural(text: str) -> int | None:
    """The number that these digits are, None where they are none, or too many for any number of ours."""
    return int(text) if _NATURAL.fullmatch(text) else None


def bytes_of(content: bytes | str) -> bytes:
    """The bytes of a file whose places count; letters that are no bytes become question marks."""
    return content.encode("latin-1", "replace") if isinstance(content, str) else content


def not_a_deal(line: int, column: int, board: int, error: object) -> Fault:
    """The fault of a deal that cannot be read."""
    text = error.text if isinstance(error, NotationError) else str(error)
    return Fault("notation/deal", text, line, column, board)


def deal_of_digits(digits: str) -> Deal:
    """The deal of 78 digits; raises ValueError."""
    if len(digits) != DIGITS:
        raise ValueError(f"a board has {DIGITS} digits, two a card, and this one has {len(digits)}")
    numbers = [int(digits[at : at + 2]) for at in range(0, DIGITS, 2)]
    wrong = [number for number in numbers if not 1 <= number <= 52]
    if wrong:
        raise ValueError(f"cards are numbered 01 to 52, and {wrong[0]:02} is none")
    if len(set(numbers)) < len(numbers):
        twice = next(number for number in numbers if numbers.count(number) > 1)
        raise ValueError(f"{FROM_THE_TOP[twice - 1]} ({twice:02}) is dealt twice")
    cards = [FROM_THE_TOP[number - 1] for number in numbers]
    north, east, south = (Hand.of(cards[at : at + 13]) for at in (0, 13, 26))
    return Deal(BySeat(north, east, south, PACK - north - east - south))


def digits_of(deal: Deal) -> str:
    """The 78 digits of a deal."""
    hands = list(deal.hands)[:3]
    return "".join(f"{_NUMBERS[card]:02}" for hand in hands for card in hand)


def deal_of_dge(record: bytes) -> Deal:
    """The deal of four hands with the signs of DOS; raises ValueError."""
    found = FOUR_HANDS.fullmatch(record.translate(SIGNS).decode("latin-1"))
    if found is None:
        raise ValueError("a board is four hands of four suits, with its sign before each suit")
    return deal_of_texts(found.groups())


def dge_of(deal: Deal) -> bytes:
    """The 68 bytes of a deal."""
    parts = []
    for hand in deal.hands:
        for sign, suit in zip(b"\x06\x03\x04\x05", str(hand).split("."), strict=True):
            parts.append(bytes([sign]) + suit.encode("ascii"))
    return b"".join(parts)


class Places:
    """Line and column of the bytes of a file, whose lines are only counted once there is a fault."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.ends: list[int] | None = None

    def of(self, offset: int) -> tuple[int, int]:
        """Line and column of a byte."""
        if self.ends is None:
            self.ends = [found.start() for found in re.finditer(b"\n", self.data)]
        line = bisect_left(self.ends, offset)
        return line + 1, offset - (self.ends[line - 1] if line else -1)


def _owned(owners: Sequence[Seat], seat: Seat) -> Iterator[Card]:
    return (card for card, owner in zip(FROM_THE_TOP, owners, strict=True) if owner is seat)
