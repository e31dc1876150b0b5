"""The worst normal line: what a contested claim is worth in duplicate, where play does not go on (Law 70).

Claimer's side is bound to its line as at a rubber table; where the line is silent it plays a card beyond
doubt if it has one, and else the worst that it might choose. The defenders play as well as can be. All
of it makes as few tricks for the claimer as can come of it: any doubt is resolved against him.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tapete.core import PACK, Card, Hand, Play
from tapete.table.claim_line import allowed_cards, is_bound, is_doubtful
from tapete.table.state import Table

BUDGET = 12_000
"""Positions that are looked at before the matter is left to the director."""


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


class _Search:
    """Every line that may come of a position, each position looked at once."""

    def __init__(self, table: Table, budget: int) -> None:
        assert table.claim is not None
        self._table, self._side, self._budget = table, table.claim.seat.side, budget
        self._known: dict[_Position, tuple[int, Card]] = {}

    def least(self, play: Play) -> int:
        """The tricks that claimer's side makes from here at the worst."""
        if play.is_over:
            return 0
        key = _position(play)
        if key not in self._known:
            if len(self._known) >= self._budget:
                raise _OverBudget
            self._known[key] = self._worst(play)
        return self._known[key][0]

    def _worst(self, play: Play) -> tuple[int, Card]:
        choices = self._choices(play)
        if len(choices) == 1 or not self._is_plain_sailing(play):
            return min(((self._after(play, card), card) for card in choices), key=lambda found: found[0])
        return play.tricks_left, choices[0]

    def _after(self, play: Play, card: Card) -> int:
        following = play.after(card, self._hand(play))
        won = following.tricks_won(self._side) - play.tricks_won(self._side)
        return won + self.least(following)

    def _hand(self, play: Play) -> Hand:
        assert self._table.deal is not None
        return Hand(self._table.deal[play.turn].mask & ~play.played)

    def _choices(self, play: Play) -> list[Card]:
        table = replace(self._table, play=play)
        if not is_bound(table):
            return _unlike(play.legal_cards(self._hand(play)), play)
        allowed = list(allowed_cards(table))
        return [card for card in allowed if not is_doubtful(table, card)] or allowed

    def _is_plain_sailing(self, play: Play) -> bool:
        """Whether claimer's side is on lead with nothing in either hand that an opponent could beat."""
        if play.led is not None or play.turn.side is not self._side:
            return False
        deal = self._table.deal
        assert deal is not None
        theirs = deal[play.turn.lho] | deal[play.turn.rho]
        ours = Hand((deal[play.turn] | deal[play.turn.partner]).mask & ~play.played)
        against = Hand(theirs.mask & ~play.played)
        trump = play.trump.suit
        if trump is not None and against.length(trump):
            return False
        return all(card.index > other.index for card in ours for other in against.in_suit(card.suit))

    def line(self, play: Play) -> list[Card]:
        """The cards as they would fall, as far as they matter."""
        cards = []
        while (key := _position(play)) in self._known:
            card = self._known[key][1]
            cards.append(card)
            play = play.after(card, self._hand(play))
        return cards


_Position = tuple[int, int, tuple[Card, ...]]


def _position(play: Play) -> _Position:
    return play.played, play.turn.index, play.trick.cards


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
