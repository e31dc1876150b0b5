"""The end of a claim with all hands known: whether declarer can be held to fewer tricks than he claims."""

from __future__ import annotations

from tapete.core import Card, Hand, Play, Seat, Strain
from tapete.core.play import winning_place

BUDGET = 20_000
"""Cards that are tried before the matter is left open."""

_WIDTH, _SUIT = 13, 0x1FFF
"""How a suit lies in a mask."""

_Cards = tuple[int, int, int, int]
"""What each seat holds, as masks."""


def takes_for_certain(
    play: Play, hands: dict[Seat, Hand], declarer: Seat, line: tuple[Card, ...], tricks: int
) -> bool | None:
    """Whether declarer's side takes so many more tricks when he plays his line and all else turns out badly.

    The defenders choose any legal card, and so they do for declarer where his line is silent (doubtful plays
    are resolved against the claimer, Law 68). None when that takes more than `BUDGET` to find out.
    """
    return tricks_are_certain(play, hands, declarer, line, tricks, BUDGET)[0]


def tricks_are_certain(
    play: Play, hands: dict[Seat, Hand], claimer: Seat, line: tuple[Card, ...], tricks: int, budget: int
) -> tuple[bool | None, int]:
    """The same for the side of any seat, within so many cards tried; and how many were."""
    search = _Search(play.trump, claimer, line, budget)
    north, east, south, west = (hands[seat].mask & ~play.played for seat in Seat)
    try:
        found = search.takes((north, east, south, west), play.leader, play.trick.cards, tricks)
    except _OverBudgetError:
        return None, search.tried
    return found, search.tried


class _OverBudgetError(Exception):
    """So many cards tried, and no end yet."""


class _Search:
    """Every way in which the play may go; the same cards with the same leader are looked at once."""

    def __init__(self, trump: Strain, claimer: Seat, line: tuple[Card, ...], budget: int) -> None:
        self._trump, self._side, self._line, self._budget = trump, claimer.side, line, budget
        self._known: dict[tuple[_Cards, Seat, int], bool] = {}
        self.tried = 0

    def takes(self, cards: _Cards, leader: Seat, trick: tuple[Card, ...], tricks: int) -> bool:
        """Whether so many tricks are taken from here, the trick on the table among them."""
        if len(trick) == 4:
            winner = leader.after(winning_place(trick, self._trump))
            return self.takes(cards, winner, (), tricks - (winner.side is self._side))
        if trick:
            return self._each_card(cards, leader, trick, tricks)
        left = cards[leader.index].bit_count()
        if tricks <= 0 or tricks > left:
            return tricks <= 0
        if self._takes_all(cards, leader):
            return leader.side is self._side
        asked = cards, leader, tricks
        if asked not in self._known:
            self._known[asked] = self._each_card(cards, leader, trick, tricks)
        return self._known[asked]

    def _takes_all(self, cards: _Cards, leader: Seat) -> bool:
        """Whether the side on lead takes all whatever anybody plays: it, or the leader, has but winners."""
        own, side = cards[leader.index], cards[leader.index] | cards[leader.partner.index]
        out = sum(cards)
        return self._is_high(own, out & ~own) or self._is_high(side, out & ~side)

    def _is_high(self, ours: int, others: int) -> bool:
        """Whether none of our cards could be beaten by any of the others, if it were led."""
        trump = self._trump.suit
        if trump is not None:
            trumps = _SUIT << _WIDTH * trump.index
            if others & trumps and ours & ~trumps:
                return False
        return not any(_lower(ours, others, suit) for suit in range(4))

    def _each_card(self, cards: _Cards, leader: Seat, trick: tuple[Card, ...], tricks: int) -> bool:
        seat = leader.after(len(trick))
        for card in self._choices(cards, seat, trick):
            self.tried += 1
            if self.tried > self._budget:
                raise _OverBudgetError
            north, east, south, west = (
                held & ~card.bit if place == seat.index else held for place, held in enumerate(cards)
            )
            if not self.takes((north, east, south, west), leader, (*trick, card), tricks):
                return False
        return True

    def _choices(self, cards: _Cards, seat: Seat, trick: tuple[Card, ...]) -> list[Card]:
        """The card that the line names; else every card that may make a difference, the highest first."""
        held = cards[seat.index]
        if trick:
            held = held & _SUIT << _WIDTH * trick[0].suit.index or held
        if seat.side is self._side:
            named = next((card for card in self._line if held & card.bit), None)
            if named is not None:
                return [named]
        return _different(held, Hand.of(trick).mask | sum(cards))


def _lower(ours: int, others: int, suit: int) -> int:
    """Our cards in the suit that are lower than the highest of the others."""
    highest = (others >> _WIDTH * suit & _SUIT).bit_length()
    return ours >> _WIDTH * suit & (1 << highest) - 1


def _different(held: int, all_cards: int) -> list[Card]:
    """A hand's cards, of those next to one another in what is left of a suit only the highest."""
    others = all_cards & ~held
    found, above = list[Card](), None
    for card in Hand(held):  # from the top
        if above is None or card.suit is not above.suit or others & (above.bit - card.bit):
            found.append(card)
        above = card
    return found
