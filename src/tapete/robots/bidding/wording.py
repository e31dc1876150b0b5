"""What a call shows, in three languages: made from the ranges, so that text and hand cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.core import Suit
from tapete.robots.bidding.meaning import Meaning
from tapete.robots.bidding.ranges import Range
from tapete.robots.bidding.situation import Forcing
from tapete.robots.bidding.strength import Balance, Measure
from tapete.robots.explanation import Explanation

_PLENTY = 30
"""From so many points on a range has no top worth saying."""
_ANY = 20
"""Up to so many points or more says nothing of a hand."""


class Words(msgspec.Struct, frozen=True):
    """The words of one language; suits from clubs to spades."""

    suits: tuple[str, str, str, str]
    points: dict[Measure, str]
    up_to: str
    balance: dict[Balance, str]
    stopper: str
    good: str
    honors: str
    """Of trumps."""
    aces: str
    forcing: dict[Forcing, str]


ES = Words(
    ("tréboles", "diamantes", "corazones", "picas"),
    {"hcp": "puntos de honores", "points": "puntos", "fit": "puntos con apoyo"},
    "hasta {}",
    {
        "balanced": "mano equilibrada",
        "even": "mano equilibrada o 4-4-4-1",
        "flat": "dos cartas o más en cada palo",
        "short": "un palo de una carta o ninguna",
    },
    "parada en {}",
    "buen palo",
    "{} honores de triunfo",
    "{} ases",
    {"to_play": "para jugar", "invite": "invita", "round": "forzante una vuelta", "game": "forzante a manga"},
)
CA = Words(
    ("trèvols", "diamants", "cors", "piques"),
    {"hcp": "punts d’honors", "points": "punts", "fit": "punts amb suport"},
    "fins a {}",
    {
        "balanced": "mà equilibrada",
        "even": "mà equilibrada o 4-4-4-1",
        "flat": "dues cartes o més a cada coll",
        "short": "un coll d’una carta o cap",
    },
    "aturada a {}",
    "bon coll",
    "{} honors de trumfo",
    "{} asos",
    {"to_play": "per jugar", "invite": "convida", "round": "forçant una volta", "game": "forçant a mànega"},
)
EN = Words(
    ("clubs", "diamonds", "hearts", "spades"),
    {"hcp": "high-card points", "points": "points", "fit": "points with support"},
    "up to {}",
    {
        "balanced": "balanced",
        "even": "balanced or 4-4-4-1",
        "flat": "two cards or more in every suit",
        "short": "a suit of one card or none",
    },
    "stopper in {}",
    "good suit",
    "{} trump honors",
    "{} aces",
    {"to_play": "to play", "invite": "inviting", "round": "forcing for one round", "game": "forcing to game"},
)


def explanation_of(meaning: Meaning) -> Explanation:
    """The row's own words, then its ranges."""
    es, ca, en = (
        _text(head, words, meaning) for head, words in zip(meaning.heads, (ES, CA, EN), strict=True)
    )
    return Explanation(meaning.row, es, ca, en)


def _text(head: str, words: Words, meaning: Meaning) -> str:
    details = ", ".join(_details(words, meaning))
    return f"{head}: {details}" if details else head


def _details(words: Words, meaning: Meaning) -> Iterator[str]:
    for suit in reversed(Suit):
        cards = meaning.lengths[suit.index]
        if cards != Range(0, 13):
            yield f"{number_text(cards, 13, words)} {words.suits[suit.index]}"
    if meaning.good:
        yield words.good
    if meaning.honors:
        yield honors_text(meaning.honors, words, at_notrump=meaning.suit is None)
    if meaning.points.low > 0 or meaning.points.high < _ANY:
        yield f"{number_text(meaning.points, _PLENTY, words)} {words.points[meaning.measure]}"
    if meaning.balance != "any":
        yield words.balance[meaning.balance]
    for suit in meaning.stoppers:
        yield words.stopper.format(words.suits[suit.index])
    if meaning.forcing != "none":
        yield words.forcing[meaning.forcing]


def honors_text(least: int, words: Words, *, at_notrump: bool) -> str:
    """So many honors or more, as one says it: `4+ trump honors`, `4 aces`."""
    return words.aces.format(least) if at_notrump else words.honors.format(f"{least}+")


def number_text(range_: Range, plenty: int, words: Words) -> str:
    """A range as one says it: `6-9`, `12+`, `up to 5`; from `plenty` on it has no top."""
    if range_.low == range_.high:
        return str(range_.low)
    if range_.high >= plenty:
        return f"{range_.low}+"
    return words.up_to.format(range_.high) if range_.low == 0 else f"{range_.low}-{range_.high}"
