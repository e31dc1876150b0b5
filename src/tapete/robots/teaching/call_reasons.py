"""Why a hand does not make a call, in three languages: what the call asks for that the hand has not."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.core import Strain, Suit
from tapete.core import Words as Told
from tapete.robots.bidding.meaning import Meaning
from tapete.robots.bidding.ranges import LENGTH, POINTS, Range
from tapete.robots.bidding.strains import strain_of
from tapete.robots.bidding.strength import Strength, has_stopper, is_good_suit
from tapete.robots.bidding.wording import CA, EN, ES, Words, honors_text

_PLENTY = 30
"""From so many points on a range has no top worth saying."""


class _Phrases(msgspec.Struct, frozen=True):
    """What is said in one language; `asked` is a range with its noun, `held` the hand's own number."""

    words: Words
    counted: str
    asks: str
    good: str
    joins: str
    first: str
    same_row: str


_ES = _Phrases(
    ES,
    "pide {asked} y la mano tiene {held}",
    "pide {asked}",
    "pide un buen palo",
    "; ",
    "también vale; el libro mira antes «{row}»",
    "también vale; de los palos que valen, el más largo (de iguales, con cinco cartas el más alto, "
    "con cuatro el más barato)",
)
_CA = _Phrases(
    CA,
    "demana {asked} i la mà en té {held}",
    "demana {asked}",
    "demana un bon coll",
    "; ",
    "també val; el llibre mira abans «{row}»",
    "també val; dels colls que valen, el més llarg (d’iguals, amb cinc cartes el més alt, "
    "amb quatre el més barat)",
)
_EN = _Phrases(
    EN,
    "asks for {asked}; the hand has {held}",
    "asks for {asked}",
    "asks for a good suit",
    "; ",
    "fits too; the book looks at “{row}” first",
    "fits too; of the suits that fit, the longest (of equal ones, with five cards the higher, with four "
    "the cheaper)",
)
_LANGUAGES = (_ES, _CA, _EN)


def against(meaning: Meaning, hand: Strength) -> Told:
    """All that the call asks for and the hand has not; nothing where the hand has it all."""
    return Told(*(said.joins.join(_missing(meaning, hand, said)) for said in _LANGUAGES))


def preferred(first: Meaning, other: Meaning) -> Told:
    """Why the book makes the first of two calls that the hand fits."""
    if first.row == other.row:
        return Told(*(said.same_row for said in _LANGUAGES))
    heads = zip(_LANGUAGES, first.heads, strict=True)
    return Told(*(said.first.format(row=head) for said, head in heads))


def _missing(meaning: Meaning, hand: Strength, said: _Phrases) -> Iterator[str]:
    words = said.words
    value = hand.measured(meaning.measure, strain_of(meaning.call))
    if meaning.points.distance(value):
        asked = f"{_range(meaning.points, POINTS, words)} {words.points[meaning.measure]}"
        yield said.counted.format(asked=asked, held=value)
    if meaning.hcp.distance(hand.hcp) and meaning.hcp != POINTS:
        asked = f"{_range(meaning.hcp, POINTS, words)} {words.points['hcp']}"
        yield said.counted.format(asked=asked, held=hand.hcp)
    for suit in reversed(Suit):
        promised, held = meaning.lengths[suit.index], hand.lengths[suit.index]
        if promised.distance(held):
            asked = f"{_range(promised, LENGTH, words)} {words.suits[suit.index]}"
            yield said.counted.format(asked=asked, held=held)
    if not hand.has_shape(meaning.balance):
        yield said.asks.format(asked=words.balance[meaning.balance])
    for suit in meaning.stoppers:
        if not has_stopper(hand.hand, suit):
            yield said.asks.format(asked=words.stopper.format(words.suits[suit.index]))
    if meaning.good and meaning.suit is not None and not is_good_suit(hand.hand, meaning.suit):
        yield said.good
    if meaning.honors_short(hand):
        strain = strain_of(meaning.call)
        assert strain is not None
        asked = honors_text(meaning.honors, words, at_notrump=strain is Strain.NOTRUMP)
        yield said.counted.format(asked=asked, held=hand.hand.honors(strain))


def _range(asked: Range, whole: Range, words: Words) -> str:
    if asked.low == asked.high:
        return str(asked.low)
    if asked.high >= min(whole.high, _PLENTY):
        return f"{asked.low}+"
    return words.up_to.format(asked.high) if asked.low == whole.low else f"{asked.low}-{asked.high}"
