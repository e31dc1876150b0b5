"""The play section: a row a trick, a column a seat, the opening leader's first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from tapete.core import Bid, Call, Card, PartialDeal, Seat, Stated, Strain, winning_place
from tapete.formats.pbn.auction import called_declarer, is_closed
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.revokes import check_irregular
from tapete.formats.pbn.section import Item, Words
from tapete.formats.pbn.tags import Tag
from tapete.formats.pbn.words import CARDS, SEATS, WILD_CARDS

Row = Sequence[Card | None]


class Terms(NamedTuple):
    """What is known of a play before its first card."""

    leaders: tuple[Seat, ...]
    """Who leads by the stated declarer, by the auction."""
    trump: Strain
    hands: tuple[int, int, int, int]
    """Masks of the cards known, from North."""


class ReadPlay(NamedTuple):
    """The cards in the order played, and what else the section holds."""

    cards: tuple[Card, ...] = ()
    items: tuple[tuple[int, Item], ...] = ()
    """The words that something was written beside, each with the number of its card from 1."""
    comments: tuple[str, ...] = ()
    escapes: tuple[str, ...] = ()
    is_waiting: bool = False
    is_whole: bool = True


def terms_of(deal: PartialDeal, dealer: Seat | None, calls: Sequence[Call], stated: Stated) -> Terms:
    """Who leads and what is trump, by what is stated and called."""
    called = called_declarer(dealer, calls)
    leaders = tuple(seat.lho for seat in dict.fromkeys((stated.declarer, called)) if seat is not None)
    final = next((call for call in reversed(calls) if isinstance(call, Bid)), None)
    bid = final if final is not None and (is_closed(calls) or stated.bid is None) else stated.bid
    north, east, south, west = (hand.mask for hand in deal.hands)
    return Terms(leaders, Strain.NOTRUMP if bid is None else bid.strain, (north, east, south, west))


def first_column(terms: Terms, cards: Sequence[Card]) -> Seat:
    """Whose column is written first: the opening leader's; where no declarer is known, as the hands tell."""
    if terms.leaders:
        return terms.leaders[0]
    for row in rows_of(cards, terms.trump):
        for column, card in enumerate(row):
            owner = None if card is None else next((s for s in Seat if terms.hands[s.index] & card.bit), None)
            if owner is not None:
                return owner.after(-column)
    return Seat.NORTH


def places_of(cards: Sequence[Card], trump: Strain) -> list[list[int | None]]:
    """The places of the cards of a play in rows, by seat from the opening leader on."""
    rows, leads = [], 0
    for start in range(0, len(cards), 4):
        trick = cards[start : start + 4]
        row: list[int | None] = [None] * 4
        for turn in range(len(trick)):
            row[(leads + turn) % 4] = start + turn
        rows.append(row)
        leads = (leads + winning_place(trick, trump)) % 4
    return rows


def rows_of(cards: Sequence[Card], trump: Strain) -> list[list[Card | None]]:
    """The cards of a play in rows, by seat from the opening leader on."""
    return [[None if place is None else cards[place] for place in row] for row in places_of(cards, trump)]


def read_play(tag: Tag, terms: Terms, complain: Complaints) -> ReadPlay:
    """Read the section of that tag."""
    first = SEATS.get(tag.value)
    if first is None:
        complain.wrong("play", f"a play begins with a seat, not {tag.value!r}", tag.at)
        return ReadPlay(is_whole=not tag.rest.strip())
    leader = first if first in terms.leaders or not terms.leaders else terms.leaders[0]
    words = tag.rest.split()
    if words and words[-1] == "*":
        words.pop()
    found = [CARDS.get(word) if word != "-" else None for word in words]
    section = None
    if found.count(None) != words.count("-"):
        section = Words(tag.rest, tag.rest_at, is_play=True, complain=complain)
    return _Reader(tag, terms, complain, first, leader).read(found, section)


class _Reader:
    """Puts the cards of a section into the order in which they were played."""

    def __init__(self, tag: Tag, terms: Terms, complain: Complaints, first: Seat, leader: Seat) -> None:
        self.tag, self.terms, self.complain = tag, terms, complain
        self.first, self.leads = first.index, (leader.index - first.index) % 4
        self.is_whole, self.is_turned = True, False
        self.waits_in: int | None = None

    def read(self, found: list[Card | None], section: Words | None) -> ReadPlay:
        return self._plain(found) if section is None else self._annotated(section)

    def _plain(self, found: list[Card | None]) -> ReadPlay:
        """A section of nothing but cards and hyphens."""
        cards, self.leads = _whole_tricks(found, self._hands(), self.leads, self.terms.trump)
        if len(cards) < len(found):
            rest = found[len(cards) :]
            cards += self._cards(rest, self._in_order(rest))
        return ReadPlay(tuple(cards), is_whole=self.is_whole)

    def _cards(self, found: list[Card | None], order: list[int]) -> list[Card]:
        cards = [card for place in order if (card := found[place]) is not None]
        if len(cards) != len(found) - found.count(None):
            self.is_whole = False
        if self.is_turned:
            text = "rows do not keep to the columns of their seats; each card was given to who held it"
            self.complain.odd("play", text, self.tag.at)
        return cards

    def _annotated(self, section: Words) -> ReadPlay:
        items = self._columns(section)
        found = [self._card(item) for item in items]
        order = self._in_order(found)
        cards = tuple(self._cards(found, order))
        self._waiting(found, order)
        numbers = {place: number for number, place in enumerate(order, 1)}
        noted = tuple(
            (numbers.get(place, len(order)), item)
            for place, item in enumerate(items)
            if item.comments or item.nags or item.notes
        )
        irregular = next((place for place in order if items[place].irregular), None)
        if irregular is not None:
            check_irregular(found, items, self.leads, self.terms.trump, self._hands(), self.complain)
            cards, self.is_whole = cards[: numbers[irregular] - 1], False
        is_waiting = self.waits_in is not None
        return ReadPlay(
            cards, noted, tuple(section.comments), tuple(section.escapes), is_waiting, self.is_whole
        )

    def _columns(self, section: Words) -> list[Item]:
        """The words that fill columns: cards, `-` and `+`."""
        items: list[Item] = []
        ended = False
        for item in section.items:
            if ended:
                self.complain.wrong("play", f"{item.word} after *", item.at)
                self.is_whole = False
            elif item.word == "*":
                ended = True
                if items and (item.comments or item.nags or item.notes):
                    items[-1].comments += item.comments
                if self.waits_in is not None:
                    self.complain.wrong("play", "either + or *, not both", item.at)
            else:
                if item.word == "+":
                    if self.waits_in is not None:
                        self.complain.wrong("play", "only one card is the next", item.at)
                    self.waits_in = len(items)
                items.append(item)
        return items

    def _card(self, item: Item) -> Card | None:
        word = item.word
        if word in ("-", "+"):
            return None
        card = CARDS.get(word) or WILD_CARDS.get(word)
        if card is None and word[0] == "-":
            self.complain.odd("card", f"{word} stands for -", item.at)
        elif card is None:
            text = f"not a card: {word!r} (suit SHDC, then rank AKQJT98765432)"
            self.complain.wrong("card", text, item.at)
            self.is_whole = False
        elif word not in CARDS:
            self.complain.odd("card", f"{word} stands for {card}", item.at)
        return card

    def _in_order(self, found: list[Card | None]) -> list[int]:
        """The places of the cards in the order played, up to the first that is not known."""
        hands, leads = self._hands(), self.leads
        order: list[int] = []
        trump = self.terms.trump
        for start in range(0, len(found), 4):
            row = found[start : start + 4]
            columns = self._places(row, hands)
            trick: list[Card] = []
            for turn in range(leads, leads + 4):
                place = columns[turn % 4]
                card = row[place] if place is not None else None
                if card is None or place is None:
                    return order
                trick.append(card)
                order.append(start + place)
            leads = (leads + winning_place(trick, trump)) % 4
        return order

    def _hands(self) -> tuple[int, ...]:
        hands = self.terms.hands
        return hands[self.first :] + hands[: self.first]

    def _places(self, row: Row, hands: tuple[int, ...]) -> list[int | None]:
        """For each column the place in the row where its card stands."""
        whole: list[int | None] = [place if place < len(row) else None for place in range(4)]
        owners = [self._owner(card, hands) for card in row]
        if all(owner is None or owner == place for place, owner in enumerate(owners)):
            return whole
        columns: list[int | None] = [None] * 4
        for place in sorted(range(len(row)), key=lambda place: owners[place] is None):
            owner = owners[place]
            column = place if owner is None else owner
            if row[place] is None:
                continue
            if columns[column] is not None:
                return whole
            columns[column] = place
        self.is_turned = True
        return columns

    def _owner(self, card: Card | None, hands: tuple[int, ...]) -> int | None:
        """The column of the only hand known to hold that card."""
        if card is None:
            return None
        bit = card.bit
        return next((column for column, hand in enumerate(hands) if hand & bit), None)

    def _waiting(self, found: list[Card | None], order: list[int]) -> None:
        if self.waits_in is None:
            return
        if any(card is not None for place, card in enumerate(found) if place not in set(order)):
            self.complain.wrong("play", "a card after the one that is still to come", self.tag.at)
            self.is_whole = False
        elif self._next_column(found, order) != self.waits_in % 4:
            self.complain.odd("play", "+ does not stand in the column of who is to play", self.tag.at)

    def _next_column(self, found: list[Card | None], order: list[int]) -> int:
        cards = [card for place in order if (card := found[place]) is not None]
        leads = self.leads
        for start in range(0, len(cards) // 4 * 4, 4):
            leads = (leads + winning_place(cards[start : start + 4], self.terms.trump)) % 4
        return (leads + len(cards) % 4) % 4


def _whole_tricks(
    found: Sequence[Card | None], hands: tuple[int, ...], leads: int, trump: Strain
) -> tuple[list[Card], int]:
    """The cards of the first tricks, as far as each is whole and each card in the hand of its column.

    Also which column leads to the trick after them.
    """
    cards: list[Card] = []
    first, second, third, fourth = hands
    for start in range(0, len(found) - 3, 4):
        row = found[start : start + 4]
        if None in row:
            break
        a, b, c, d = trick = cast("list[Card]", row)
        if not (first & a.bit and second & b.bit and third & c.bit and fourth & d.bit):
            break
        if leads:
            trick = trick[leads:] + trick[:leads]
        cards += trick
        leads = (leads + winning_place(trick, trump)) % 4
    return cards, leads
