"""The worst normal line: what a contested claim is worth in duplicate, where play does not go on (Law 70).

Claimer's side is bound to its line as at a rubber table; where the line is silent it plays a card beyond
doubt if it has one, and else the worst that it might choose. The defenders play as well as can be. All
of it makes as few tricks for the claimer as can come of it: any doubt is resolved against him.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tapete.core import DECK, PACK, Card, Hand, Play, Seat
from tapete.table.claim_line import allowed_cards, is_bound, is_doubtful
from tapete.table.state import Table

BUDGET = 40_000
"""Cards that are tried before the matter is left to the director."""


class WorstLine(msgspec.Struct, frozen=True):
    """Tricks that claimer's side still makes of those that remained, and how the play would go."""

    tricks: int
    cards: tuple[Card, ...]


def worst_line(table: Table, budget: int = BUDGET) -> WorstLine | None:
    """What the claim on the table is worth; None when that cannot be worked out within the budget."""
    assert table.play is not None
    search = _Search(table, budget)
    try:
        tricks = search.least(table.play)
    except _OverBudget:
        return None
    return WorstLine(tricks, tuple(search.line(table.play)))


class _OverBudget(Exception):  # noqa: N818 (nothing has gone wrong)
    """So many positions, and no end yet."""


_Position = tuple[bytes, bytes, int]
"""Who holds the cards left, from the top; where those of the line are among them; who is on lead."""


class _Search:
    """Every line that may come of a position. Positions that differ only in cards gone are one."""

    def __init__(self, table: Table, budget: int) -> None:
        assert table.claim is not None and table.deal is not None
        self._table, self._side, self._budget = table, table.claim.seat.side, budget
        self._holders = [4 * card.suit.index + table.deal.holder(card).index for card in DECK]
        self._line = table.claim.line
        self._known: dict[_Position, int] = {}

    def least(self, play: Play) -> int:
        """The tricks that claimer's side makes from here at the worst."""
        if play.is_over:
            return 0
        if play.led is not None:
            return self._worst(play)[0]
        position = self._position(play)
        tricks = self._known.get(position)
        if tricks is None:
            tricks = self._known[position] = self._worst(play)[0]
        return tricks

    def _position(self, play: Play) -> _Position:
        left = [index for index in range(51, -1, -1) if not play.played >> index & 1]
        line = bytes(left.index(card.index) for card in self._line if not play.played & card.bit)
        return bytes(map(self._holders.__getitem__, left)), line, play.turn.index

    def _worst(self, play: Play) -> tuple[int, Card]:
        """The least of all choices; the search ends at what the hand on lead will cash in any case."""
        cashes = self._cashes(play)
        floor, worst = len(cashes), None
        for card in self._choices(play, cashes):
            tricks = self._after(play, card)
            if worst is None or tricks < worst[0]:
                worst = tricks, card
            if tricks <= floor:
                break
        assert worst is not None
        return worst

    def _after(self, play: Play, card: Card) -> int:
        self._budget -= 1
        if self._budget < 0:
            raise _OverBudget
        following = play.after(card, self._hand(play, play.turn))
        won = following.tricks_won(self._side) - play.tricks_won(self._side)
        return won + self.least(following)

    def _hand(self, play: Play, seat: Seat) -> Hand:
        assert self._table.deal is not None
        return Hand(self._table.deal[seat].mask & ~play.played)

    def _choices(self, play: Play, cashes: list[Card]) -> list[Card]:
        """The cards to be tried; in which order winners are cashed makes no difference."""
        if cashes and all(play.played & card.bit for card in self._line):
            return cashes[:1]
        table = replace(self._table, play=play)
        if not is_bound(table):
            return _unlike(play.legal_cards(self._hand(play, play.turn)), play)
        allowed = list(allowed_cards(table))
        return [card for card in allowed if not is_doubtful(table, card)] or allowed

    def _cashes(self, play: Play) -> list[Card]:
        """Winners that the hand on lead cashes whatever happens: its partner's never has to overtake them.

        Where nothing in either hand can be beaten they are all that is left.
        """
        if play.led is not None or play.turn.side is not self._side:
            return []
        own, other = self._hand(play, play.turn), self._hand(play, play.turn.partner)
        against = self._hand(play, play.turn.lho) | self._hand(play, play.turn.rho)
        trump = play.trump.suit
        if trump is not None and against.length(trump):
            return []
        high = [card for card in own if _is_high(card, against)]
        if len(high) == len(own) and all(_is_high(card, against) for card in other):
            return high
        return [card for card in high if _is_high(card, other)]

    def line(self, play: Play) -> list[Card]:
        """The cards as they would fall to the end."""
        self._budget = 100 * BUDGET  # what is known already is not tried again
        cards: list[Card] = []
        while not play.is_over:
            card = self._worst(play)[1]
            cards.append(card)
            play = play.after(card, self._hand(play, play.turn))
        return cards


def _is_high(card: Card, others: Hand) -> bool:
    """Whether none of those cards is higher in its suit."""
    return all(card.index > other.index for other in others.in_suit(card.suit))


def _unlike(legal: Hand, play: Play) -> list[Card]:
    """One card, the highest, of each run that no card of another hand or of this trick parts."""
    others = (PACK - Hand(play.played) - legal) | Hand.of(play.trick.cards)
    found: list[Card] = []
    last: Card | None = None
    for card in legal:  # from the top
        if last is None or last.suit is not card.suit or _is_parted(card, last, others):
            found.append(card)
        last = card
    return found


def _is_parted(low: Card, high: Card, others: Hand) -> bool:
    return any(low.index < other.index < high.index for other in others.in_suit(low.suit))
