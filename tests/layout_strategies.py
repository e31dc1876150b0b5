"""Hypothesis strategies for layouts: what may be known of four hands, and what each may have shown."""

from __future__ import annotations

from hypothesis import strategies as st

import strategies
from tapete.core import PACK, BySeat, Hand, Seat
from tapete.dealing.layouts import Limits, Span
from tapete.dealing.layouts.limits import MOST_HCP, MOST_POINTS


def spans(least: int, most: int) -> st.SearchStrategy[Span]:
    return st.tuples(st.integers(least, most // 2), st.integers(most // 3, most))


limits_of_a_seat = st.builds(
    Limits,
    lengths=st.tuples(*[spans(0, 13)] * 4),
    hcp=spans(0, MOST_HCP),
    points=spans(0, MOST_POINTS),
    cannot=st.integers(0, PACK.mask).map(Hand),
    points_weights=st.lists(st.integers(1, 9).map(float), max_size=40).map(tuple),
)

known_hands = st.tuples(strategies.deals, st.lists(st.integers(0, PACK.mask), min_size=4, max_size=4)).map(
    lambda both: BySeat.of(
        lambda seat: both[0][seat] if seat is Seat.SOUTH else both[0][seat] & Hand(both[1][seat.index])
    )
)


limits_of_all = st.tuples(*[limits_of_a_seat] * 4).map(lambda four: BySeat(*four))
