"""What is counted once for many tries: the ways of each suit, and who may have how much of what."""

from __future__ import annotations

from tapete.core import PACK, BySeat, Hand, Seat, Suit
from tapete.dealing.chance import Chance
from tapete.dealing.layouts.leaning import Stand, factors, least_weight, power
from tapete.dealing.layouts.limits import Limits
from tapete.dealing.layouts.ways import JACK, Drawing, Holders, Split, Ways, matching, suit_ways, together

_ONE = 1 << 32


def shares(weights: tuple[float, ...]) -> tuple[int, ...]:
    """Weights as shares of the greatest of them, in 1 / 2**32."""
    greatest = max(weights, default=1.0)
    return tuple(round(weight / greatest * _ONE) for weight in weights)


class Hidden:
    """A seat of which not all cards are known."""

    def __init__(self, seat: Seat, hand: Hand, limits: Limits) -> None:
        self.seat, self.limits = seat, limits
        self.needs = 13 - len(hand)
        self.hcp = hand.hcp
        self._lengths = [hand.length(suit) for suit in Suit]
        self.thresholds = shares(limits.points_weights)

    def may_have(self, suit: int, dealt: int) -> bool:
        """Whether so many cards more of the suit keep within the limits."""
        low, high = self.limits.lengths[suit]
        return low <= self._lengths[suit] + dealt <= high

    def long(self, suit: int, dealt: int) -> int:
        """Cards over four in the suit with so many more."""
        return max(0, self._lengths[suit] + dealt - 4)

    def fits(self, dealt_hcp: int, long: int) -> bool:
        """Whether the points keep within the limits."""
        hcp, points = self.limits.hcp, self.limits.points
        have = self.hcp + dealt_hcp
        return hcp[0] <= have <= hcp[1] and points[0] <= have + long <= points[1]

    @property
    def is_possible(self) -> bool:
        """Whether there are points that keep within the limits."""
        return all(max(low, self.hcp) <= high for low, high in (self.limits.hcp, self.limits.points))

    def passes(self, dealt_hcp: int, long: int, chance: Chance) -> bool:
        """Whether the weight of the points lets the hand through."""
        points = self.hcp + dealt_hcp + long
        threshold = self.thresholds[points] if points < len(self.thresholds) else 0
        return chance.number() >> 32 < threshold


class Counted:
    """The hidden seats, the ways of the suits, and how the suits can be split between the seats."""

    def __init__(self, known: BySeat[Hand], limits: BySeat[Limits]) -> None:
        self.hidden = [Hidden(seat, known[seat], limits[seat]) for seat in Seat if len(known[seat]) < 13]
        unseen = PACK.mask
        for hand in known:
            unseen &= ~hand.mask
        may = [unseen & ~one.limits.cannot.mask for one in self.hidden] + [0] * 3
        self._lean(unseen)
        leaning = [*self.leaning, 1.0, 1.0, 1.0]
        self.suits = [suit_ways(_cards(unseen, suit), may[:3], leaning[:3]) for suit in range(4)]
        fitting = [self._fitting(suit) for suit in range(4)]
        self._halves = (fitting[0], fitting[1]), (fitting[2], fitting[3])
        needs = [one.needs for one in self.hidden] + [0] * 3
        self.needs = needs[0], needs[1]
        both = together(*self._halves[0]), together(*self._halves[1])
        self.minors = Drawing(matching(*both, self.needs))
        self._within: dict[tuple[int, Split], Drawing[Split]] = {}
        self._honors: dict[tuple[int, Split], Drawing[Holders]] = {}

    def _lean(self, unseen: int) -> None:
        honors = [sum(unseen >> 13 * suit + JACK + rank & 1 for suit in range(4)) for rank in range(4)]
        stands = [Stand(one.needs, one.hcp, one.limits) for one in self.hidden]
        self.leaning = factors(stands, honors)
        """For each hidden seat the factor of a point."""
        self.is_even = all(factor == 1.0 for factor in self.leaning)
        points = sum(count * cards for count, cards in enumerate(honors, 1))
        self.least_weight = least_weight(stands, points, self.leaning)
        """The least that the factors of a layout which fits can multiply to."""

    def keeps(self, points: list[int], chance: Chance) -> bool:
        """Whether a layout with so many points dealt to each seat is kept: what was favored, the less."""
        if self.is_even:
            return True
        weight = 1.0
        for factor, count in zip(self.leaning, points, strict=True):
            weight *= power(factor, count)
        return chance.share() * weight < self.least_weight

    @property
    def ways(self) -> float:
        """How many layouts keep within the lengths, each counting for its factors."""
        return self.minors.total if all(one.is_possible for one in self.hidden) else 0.0

    def dealt(self, suit: int, split: Split) -> tuple[int, ...]:
        """How many cards of a suit each hidden seat gets."""
        first, second = split
        return (first, second, len(self.suits[suit].cards) - first - second)[: len(self.hidden)]

    def splits(self, chance: Chance) -> list[Split]:
        """The split of each suit, from clubs to spades."""
        minors = self.minors.drawn(chance)
        majors = self.needs[0] - minors[0], self.needs[1] - minors[1]
        splits: list[Split] = []
        for half, both in enumerate((minors, majors)):
            first = self.half(half, both).drawn(chance)
            splits += [first, (both[0] - first[0], both[1] - first[1])]
        return splits

    def honors(self, suit: int, split: Split) -> Drawing[Holders]:
        """How the honors of a suit may lie where it is split so."""
        if (suit, split) not in self._honors:
            self._honors[suit, split] = Drawing(self.suits[suit].honors(split))
        return self._honors[suit, split]

    def half(self, half: int, both: Split) -> Drawing[Split]:
        """How the first of two suits may lie when the seats have so many cards in both."""
        if (half, both) not in self._within:
            self._within[half, both] = Drawing(matching(*self._halves[half], both))
        return self._within[half, both]

    def _fitting(self, suit: int) -> Ways:
        """The ways of a suit with lengths within the limits, with the factors of long suits."""
        ways = self.suits[suit].upto[-1]
        return {split: self._weighed(suit, split, ways[split]) for split in ways if self._may_be(suit, split)}

    def _weighed(self, suit: int, split: Split, ways: float) -> float:
        for one, factor, cards in zip(self.hidden, self.leaning, self.dealt(suit, split), strict=True):
            ways *= power(factor, one.long(suit, cards))
        return ways

    def _may_be(self, suit: int, split: Split) -> bool:
        dealt = zip(self.hidden, self.dealt(suit, split), strict=True)
        return all(one.may_have(suit, cards) for one, cards in dealt)


def _cards(unseen: int, suit: int) -> tuple[int, ...]:
    return tuple(card for card in range(13 * suit, 13 * suit + 13) if unseen >> card & 1)
