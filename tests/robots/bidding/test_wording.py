"""The text of a call, in three languages, made from its ranges."""

import pytest

from tapete.core import Bid, Strain, Suit
from tapete.robots.bidding.meaning import Meaning
from tapete.robots.bidding.ranges import Range
from tapete.robots.bidding.wording import explanation_of

ANY = Range(0, 13)


def meaning(points: Range, spades: Range = ANY, **more: object) -> Meaning:
    return Meaning(
        "row",
        ("Apoyo", "Suport", "Raise"),
        Bid(2, Strain.SPADES),
        Suit.SPADES,
        points=points,
        lengths=(ANY, ANY, ANY, spades),
        **more,  # type: ignore[arg-type] # any other field
    )


def test_honors_are_trumps_or_aces() -> None:
    assert explanation_of(meaning(Range(0, 40), honors=4)).es == "Apoyo: 4+ honores de triunfo"
    aces = Meaning("aces", ("Los ases", "Els asos", "The aces"), Bid(3, Strain.NOTRUMP), honors=4)
    assert explanation_of(aces).ca == "Els asos: 4 asos"


def test_cards_points_and_what_is_asked_of_partner_are_told() -> None:
    text = explanation_of(meaning(Range(6, 9), Range(4, 13), forcing="round"))
    assert text.es == "Apoyo: 4+ picas, 6-9 puntos, forzante una vuelta"
    assert text.ca == "Suport: 4+ piques, 6-9 punts, forçant una volta"
    assert text.en == "Raise: 4+ spades, 6-9 points, forcing for one round"


@pytest.mark.parametrize(
    ("range_", "text"),
    [
        (Range(0, 11), "Raise: up to 11 points"),
        (Range(12, 40), "Raise: 12+ points"),
        (Range(5, 5), "Raise: 5 points"),
        (Range(0, 40), "Raise"),
    ],
)
def test_a_range_is_told_as_players_tell_it(range_: Range, text: str) -> None:
    assert explanation_of(meaning(range_)).en == text


def test_honors_shape_and_stoppers_are_told() -> None:
    more = meaning(Range(15, 18), measure="hcp", balance="balanced", stoppers=(Suit.HEARTS,), good=True)
    text = explanation_of(more)
    assert text.es == "Apoyo: buen palo, 15-18 puntos de honores, mano equilibrada, parada en corazones"
    assert text.ca == "Suport: bon coll, 15-18 punts d’honors, mà equilibrada, aturada a cors"
    assert text.en == "Raise: good suit, 15-18 high-card points, balanced, stopper in hearts"
