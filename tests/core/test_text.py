"""Readers of text: only `NotationError` comes out of wrong text, and right text is read as it was written.

Auction and play also raise what a Law forbids, since they are read call by call and card by card.
"""

from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from strategies import auctions, calls, cards, contracts, deals, hands, partial_deals, plays
from tapete.core import (
    Auction,
    Call,
    Card,
    Contract,
    Deal,
    Hand,
    Illegal,
    NotationError,
    PartialDeal,
    Play,
    Seat,
    Strain,
    parse_cards,
)

READERS: dict[str, Callable[[str], object]] = {
    "call": Call.parse,
    "card": Card.parse,
    "cards": lambda text: " ".join(map(str, parse_cards(text))),
    "contract": lambda text: Contract.parse(text, Seat.NORTH),
    "hand": Hand.parse,
    "deal": Deal.parse,
    "partial deal": PartialDeal.parse,
    "auction": lambda text: " ".join(map(str, Auction.of(Seat.NORTH, text).calls)),
    "play": lambda text: " ".join(map(str, Play.of(Strain.SPADES, Seat.NORTH, text).cards)),
}
right_texts: st.SearchStrategy[str] = st.one_of(
    calls.map(str),
    cards.map(str),
    contracts.map(str),
    hands.map(str),
    deals.map(str),
    partial_deals().map(str),
    auctions().map(lambda auction: " ".join(map(str, auction.calls))),
    deals.flatmap(plays).map(lambda play: " ".join(map(str, play.cards))),
)
alphabet = st.sampled_from("AKQJT98765432CDHSNXWEP.:- \t\n0￼♠♥é١")


@st.composite
def spoiled_texts(draw: st.DrawFn) -> str:
    """Right text with a few letters put in, taken out or changed."""
    text = draw(right_texts)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(alphabet | st.just("")) + text[place + draw(st.integers(0, 2)) :]
    return text


texts = right_texts | spoiled_texts() | st.text(alphabet, max_size=70) | st.text(max_size=70)


def read(name: str, text: str) -> None:
    """Read a text; if it can be read at all, what was written of it must read as the same."""
    try:
        value = READERS[name](text)
    except NotationError as error:
        refused_at = (error.line, error.column)
    except Illegal:
        refused_at = (1, 1) if name in ("auction", "play") else (0, 0)
    else:
        assert READERS[name](str(value)) == value
        return
    assert (1, 1) <= refused_at <= (1, len(text) + 1)


@pytest.mark.parametrize("name", READERS)
def test_strange_text_is_read_or_refused(name: str) -> None:
    for text in ("", " ", "\x00", "N:", "N:- - - -", "....", "-", "\ud800", "１Ｃ", "SA" * 60, "P " * 400):
        read(name, text)


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
@settings(max_examples=5000)
@given(text=texts)
@example(text="N:" + " ".join(["AKQJT98765432..."] * 4))
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    read(name, text)
