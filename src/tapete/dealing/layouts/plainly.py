"""The plain way to draw layouts, which the quick ones must equal number for number.

A try: how many cards the hidden seats have in clubs and diamonds together; how many of these are clubs; the
same of hearts and spades; then, suit by suit from clubs, how its unseen honors lie, ace to jack. It fails
where the points do not fit. Then it may be thrown away for what leaning favored (see `leaning.py`), the
weights of the points are asked, seat by seat, and the small cards are dealt, each suit's from the highest.

Each try has 128 places of the seed's stream for itself, so that many can be made at once: the first seven for
what is drawn in any case, `LEANING` for what leaning favored, three from `WEIGHTS` on for the weights of the
hidden seats, and those from `SMALL` on for the small cards.
"""

from __future__ import annotations

from operator import add

import numpy as np

from tapete.core import BySeat, Hand
from tapete.dealing.chance import Chance
from tapete.dealing.layouts.counted import Counted
from tapete.dealing.layouts.limits import Limits
from tapete.dealing.layouts.result import Layouts
from tapete.dealing.layouts.ways import without

PLACES, LEANING, WEIGHTS, SMALL = 128, 7, 8, 11


def drawn(known: BySeat[Hand], limits: BySeat[Limits], count: int, seed: int, most_tries: int) -> Layouts:
    """So many layouts; what is known has been checked."""
    counted, chance = Counted(known, limits), Chance(seed)
    rows: list[list[int]] = []
    tries = 0
    while len(rows) < count and tries < most_tries and counted.ways:
        got = _Try(counted, chance.later(PLACES * tries)).cards()
        tries += 1
        if got is not None:
            row = [hand.mask for hand in known]
            for one, cards in zip(counted.hidden, got, strict=True):
                row[one.seat.index] |= cards
            rows.append(row)
    return Layouts(np.array(rows, np.uint64).reshape(-1, 4), tries, count)


class _Try:
    """One split of the suits, and what comes of it."""

    def __init__(self, counted: Counted, chance: Chance) -> None:
        self._counted, self._start = counted, chance
        first = chance.later(0)
        self._splits = counted.splits(first)
        self._honors = [counted.honors(suit, self._splits[suit]).drawn(first) for suit in range(4)]

    def cards(self) -> list[int] | None:
        """The cards that each hidden seat gets, as masks, or None where the points do not fit."""
        hidden, got = self._counted.hidden, self._honor_cards()
        hcp, long = [Hand(cards).hcp for cards in got], self._long()
        if not all(one.fits(dealt, more) for one, dealt, more in zip(hidden, hcp, long, strict=True)):
            return None
        if not self._counted.keeps(list(map(add, hcp, long)), self._start.later(LEANING)):
            return None
        for place, (one, dealt, more) in enumerate(zip(hidden, hcp, long, strict=True), WEIGHTS):
            if one.thresholds and not one.passes(dealt, more, self._start.later(place)):
                return None
        chance = self._start.later(SMALL)
        for suit in range(4):
            self._deal_small(suit, got, chance)
        return got

    def _honor_cards(self) -> list[int]:
        """The honors that each hidden seat gets."""
        got = [0 for _ in self._counted.hidden]
        for ways, holders in zip(self._counted.suits, self._honors, strict=True):
            for card, seat in zip(reversed(ways.cards), holders, strict=False):
                got[seat] |= 1 << card
        return got

    def _deal_small(self, suit: int, got: list[int], chance: Chance) -> None:
        ways, split = self._counted.suits[suit], without(self._splits[suit], self._honors[suit])
        for at in range(ways.small, 0, -1):
            seat = ways.holder(split, at, chance)
            got[seat] |= 1 << ways.cards[at - 1]
            split = without(split, (seat,))

    def _long(self) -> list[int]:
        """Cards over four in a suit, of each hidden seat."""
        counted = self._counted
        by_suit = [counted.dealt(suit, split) for suit, split in enumerate(self._splits)]
        return [
            sum(one.long(suit, dealt[place]) for suit, dealt in enumerate(by_suit))
            for place, one in enumerate(counted.hidden)
        ]
