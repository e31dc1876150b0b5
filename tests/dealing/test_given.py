"""Given cards are read as people write them, and what cannot be is told in three languages."""

import pytest
from hypothesis import given

from strategies import partial_deals
from tapete.core import BySeat, Hand, PartialDeal, Seat
from tapete.dealing import GivenError, given_cards


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("", "..."),
        (" - ", "..."),
        ("AKQ...", "AKQ..."),
        ("akq.t9..10", "AKQ.T9..T"),
        ("A.-.-.-", "A..."),
        ("SA HK", "A.K.."),
        ("SAKQ H10 9", "AKQ.T9.."),
        ("s: a k  ♥:2", "AK.2.."),
        ("D2D3 CA", "..32.A"),
    ],
)
def test_cards_are_read_with_dots_or_with_their_suits(text: str, hand: str) -> None:
    assert given_cards(BySeat("", text, "", ""))[Seat.EAST] == Hand.parse(hand)


@given(partial_deals())
def test_what_core_writes_is_read(deal: PartialDeal) -> None:
    assert given_cards(BySeat.of(lambda seat: str(deal[seat]))) == deal


@pytest.mark.parametrize(
    ("hands", "code", "seat", "words"),
    [
        (("AKQ", "", "", ""), "given/cards", Seat.NORTH, "are no cards"),
        (("", "A.K", "", ""), "given/cards", Seat.EAST, "'A.K' are no cards"),
        (("", "", "AX...", ""), "given/cards", Seat.SOUTH, "'X' are no cards"),
        (("", "", "ZA", ""), "given/cards", Seat.SOUTH, "'ZA' are no cards"),
        (("AA...", "", "", ""), "given/twice", Seat.NORTH, "SA is there twice"),
        (("SA", "", "", "A..."), "given/twice", Seat.WEST, "SA is there twice"),
        (("", "SAKQJT98765432 H2", "", ""), "given/too-many", Seat.EAST, "14 cards are too many"),
    ],
)
def test_cards_that_cannot_be_given_are_told_with_their_seat(
    hands: tuple[str, str, str, str], code: str, seat: Seat, words: str
) -> None:
    with pytest.raises(GivenError) as raised:
        given_cards(BySeat(*hands))
    error = raised.value
    assert (error.code, error.seat) == (code, seat)
    assert words in error.words.en and str(error).startswith(f"{seat}: ")
    assert len({error.words.es, error.words.ca, error.words.en}) == 3
