"""The plain way to draw layouts, which the quick one must equal number for number.

A try: how many cards the hidden seats have in clubs and diamonds together; how these are split between the
two; the same of hearts and spades; then, suit by suit from clubs, who has the ace, king, queen and jack that
nobody has seen. It fails as soon as one seat has more points than it may, or the points of the suits to come
are too few for what is missing, or too many. Then it may be thrown away for what leaning favored (see
`leaning.py`), the weights of the points are asked, and the small cards dealt, each suit's from the highest.
"""

from __future__ import annotations

import numpy as np

from tapete.core import BySeat, Hand
from tapete.dealing.chance import Chance
from tapete.dealing.layouts.counted import Counted
from tapete.dealing.layouts.limits import Limits, Span
from tapete.dealing.layouts.result import Layouts
from tapete.dealing.layouts.ways import Split, points_of


def drawn(known: BySeat[Hand], limits: BySeat[Limits], count: int, seed: int, most_tries: int) -> Layouts:
    """So many layouts; what is known has been checked."""
    counted, chance = Counted(known, limits), Chance(seed)
    rows: list[list[int]] = []
    tries = 0
    while len(rows) < count and tries < most_tries and counted.ways:
        tries += 1
        got = _Try(counted, chance).cards()
        if got is not None:
            row = [hand.mask for hand in known]
            for one, cards in zip(counted.hidden, got, strict=True):
                row[one.seat.index] |= cards
            rows.append(row)
    return Layouts(np.array(rows, np.uint64).reshape(-1, 4), tries, count)


class _Try:
    """One split of the suits, and what comes of it."""

    def __init__(self, counted: Counted, chance: Chance) -> None:
        self._counted, self._chance = counted, chance
        self._splits = counted.splits(chance)
        self._left = [len(suit.cards) for suit in counted.suits]
        self._got = [0 for _ in counted.hidden]
        self._hcp = [0 for _ in counted.hidden]

    def cards(self) -> list[int] | None:
        """The cards that each hidden seat gets, as masks, or None where the points do not fit."""
        long = self._long()
        spans = [one.hcp_left(more) for one, more in zip(self._counted.hidden, long, strict=True)]
        if any(low > high for low, high in spans) or not self._honors(spans):
            return None
        points = [hcp + more for hcp, more in zip(self._hcp, long, strict=True)]
        if not self._counted.keeps(points, self._chance):
            return None
        for one, hcp, more in zip(self._counted.hidden, self._hcp, long, strict=True):
            if one.thresholds and not one.passes(hcp, more, self._chance):
                return None
        for suit in range(4):
            while self._left[suit]:
                self._deal(suit)
        return self._got

    def _honors(self, spans: list[Span]) -> bool:
        """Deal the honors, and say whether the points fit."""
        left = sum(suit.honor_points for suit in self._counted.suits)
        for suit, ways in enumerate(self._counted.suits):
            if not self._may_fit(spans, left):
                return False
            while self._left[suit] and (points := points_of(ways.cards[self._left[suit] - 1])):
                self._hcp[self._deal(suit)] += points
            left -= ways.honor_points
        return self._may_fit(spans, left)

    def _may_fit(self, spans: list[Span], left: int) -> bool:
        """Whether the points that are left can bring all seats to their least and none over its most."""
        missing = sum(max(0, low - hcp) for hcp, (low, _) in zip(self._hcp, spans, strict=True))
        room = [high - hcp for hcp, (_, high) in zip(self._hcp, spans, strict=True)]
        return min(room, default=0) >= 0 and missing <= left <= sum(room)

    def _deal(self, suit: int) -> int:
        """Deal the highest card of the suit that is left, and say which hidden seat has it."""
        ways, split, left = self._counted.suits[suit], self._splits[suit], self._left[suit]
        seat = ways.holder(split, left, self._chance)
        self._got[seat] |= 1 << ways.cards[left - 1]
        self._splits[suit] = _without(split, seat)
        self._left[suit] = left - 1
        return seat

    def _long(self) -> list[int]:
        """Cards over four in a suit, of each hidden seat."""
        counted = self._counted
        by_suit = [counted.dealt(suit, split) for suit, split in enumerate(self._splits)]
        return [
            sum(one.long(suit, dealt[place]) for suit, dealt in enumerate(by_suit))
            for place, one in enumerate(counted.hidden)
        ]


def _without(split: Split, seat: int) -> Split:
    return split[0] - (seat == 0), split[1] - (seat == 1)
