"""Boards as files hold them, for the tests of the formats: legal and illegal, whole and in part."""

from __future__ import annotations

from hypothesis import strategies as st

from strategies import bids, calls, cards, deals, partial_deals, seats, vulnerabilities
from tapete.core import BySeat, Call, Card, Doubling, PartialDeal, Record, Seat, Stated, Vulnerability
from tapete.formats.reading import Told

_SIGNS = " aZ019+-%&;:,.!?*~^=$#@_|/\\<>()[]{}'\"ñçŁЖ♠中\U0001f0a1"
NOBODY = BySeat("", "", "", "")


def words(forbidden: str = "", *, max_size: int = 12) -> st.SearchStrategy[str]:
    """Text in one line of signs that formats care about, without blanks around it and without these."""
    signs = "".join(sign for sign in _SIGNS if sign not in forbidden)
    return st.text(signs, max_size=max_size).map(str.strip)


def names(forbidden: str = "") -> st.SearchStrategy[BySeat[str]]:
    """Four names, or nobody's."""
    one = words(forbidden)
    return st.just(NOBODY) | st.builds(BySeat, one, one, one, one)


@st.composite
def stated(draw: st.DrawFn) -> Stated:
    """A contract with or without declarer and tricks, a deal passed out, or nothing."""
    kind = draw(st.integers(0, 3))
    if kind < 2:
        return Stated(is_passed_out=kind == 1)
    declarer: Seat | None = draw(st.none() | seats)
    tricks = draw(st.none() | st.integers(0, 13))
    return Stated(draw(bids), draw(st.sampled_from(Doubling)), declarer, tricks_taken=tricks)


@st.composite
def records(draw: st.DrawFn, numbers: st.SearchStrategy[int | None] | None = None) -> Record:
    """A record of whatever calls and cards; nothing in it need be right."""
    deal = draw(partial_deals() | deals.map(lambda deal: PartialDeal(deal.hands)))
    number: int | None = draw(numbers if numbers is not None else st.none() | st.integers(1, 999))
    dealer: Seat | None = draw(st.none() | seats)
    vulnerability: Vulnerability | None = draw(st.none() | vulnerabilities)
    made: tuple[Call, ...] = tuple(draw(st.lists(calls, max_size=12)))
    played: tuple[Card, ...] = tuple(draw(st.lists(cards, max_size=12)))
    claim: int | None = draw(st.none() | st.integers(0, 13))
    return Record(deal, number, dealer, vulnerability, made, played, claim, draw(stated()))


@st.composite
def told(draw: st.DrawFn, number: int, texts: st.SearchStrategy[str]) -> tuple[Told, ...]:
    """What is told of so many calls, up to the last of which anything is."""
    all_told: list[Told] = [
        Told(draw(st.just("") | texts), draw(st.booleans())) for _ in range(draw(st.integers(0, number)))
    ]
    while all_told and all_told[-1] == Told():
        all_told.pop()
    return tuple(all_told)
