"""A hypothesis strategy for layouts: what may be known of four hands, and what each has shown of itself."""

from __future__ import annotations

from hypothesis import strategies as st

import strategies
from tapete.core import BySeat, Deal, Hand, Seat, Suit
from tapete.dealing.layouts import Limits, Span
from tapete.dealing.layouts.limits import MOST_HCP, MOST_POINTS

Asked = tuple[BySeat[Hand], BySeat[Limits]]

_MASKS = st.integers(0, (1 << 52) - 1)


@st.composite
def _span(draw: st.DrawFn, number: int, most: int) -> Span:
    """Somewhere around the number, or anything."""
    if draw(st.booleans()):
        return 0, most
    return number - draw(st.integers(0, 4)), number + draw(st.integers(0, 4))


@st.composite
def _limits(draw: st.DrawFn, hand: Hand) -> Limits:
    clubs, diamonds, hearts, spades = (draw(_span(hand.length(suit), 13)) for suit in Suit)
    points = hand.hcp + sum(max(0, length - 4) for length in hand.shape)
    weights = draw(st.just([]) | st.lists(st.integers(1, 9).map(float), min_size=points + 1, max_size=40))
    return Limits(
        lengths=(clubs, diamonds, hearts, spades),
        hcp=draw(_span(hand.hcp, MOST_HCP)),
        points=draw(_span(points, MOST_POINTS)),
        cannot=Hand(draw(st.just(0) | _MASKS) & draw(_MASKS) & draw(_MASKS)) - hand,
        points_weights=tuple(weights),
    )


@st.composite
def asked_of(draw: st.DrawFn, deal: Deal) -> Asked:
    """What somebody knows of that deal, and limits that each hand keeps; at times limits that it does not."""
    sees = draw(strategies.seats)
    seen = {seat: Hand(draw(_MASKS) & draw(st.just(-1) | _MASKS)) for seat in Seat}
    known = BySeat.of(lambda seat: deal[seat] if seat is sees else deal[seat] & seen[seat])
    other = draw(st.just(deal) | st.just(deal) | st.just(deal) | strategies.deals)
    return known, BySeat(*(draw(_limits(other[seat])) for seat in Seat))


asked = strategies.deals.flatmap(asked_of)
