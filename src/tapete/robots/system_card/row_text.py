"""A row of the book as a player reads it: the call, what the hand holds, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tapete.core import Words
from tapete.robots.bidding.book_row import Bound, Row
from tapete.robots.bidding.ranges import Range
from tapete.robots.bidding.wording import CA, EN, ES, honors_text, number_text
from tapete.robots.system_card.condition_words import condition_text

_LANGUAGES = {"es": ES, "ca": CA, "en": EN}
_NOTRUMP = Words("ST", "SA", "NT")
_PLAIN = {
    "P": Words("Paso", "Passo", "Pass"),
    "X": Words("Doblo", "Doblo", "Double"),
    "XX": Words("Redoblo", "Redoblo", "Redouble"),
}
_SUITS = {
    "any": Words("un palo", "un coll", "a suit"),
    "new": Words("palo nuevo", "coll nou", "new suit"),
    "first": Words("primer palo del compañero", "primer coll del company", "partner’s first suit"),
    "last": Words("palo del compañero", "coll del company", "partner’s suit"),
    "own": Words("palo propio", "coll propi", "own suit"),
    "fit": Words("palo común", "coll comú", "common suit"),
}
_LEVELS = {
    "cheapest": Words("{}", "{}", "{}"),
    "jump": Words("{} con salto", "{} amb salt", "jump in {}"),
    "double_jump": Words("{} con doble salto", "{} amb doble salt", "double jump in {}"),
    "game": Words("manga: {}", "mànega: {}", "game: {}"),
    "invite": Words("un nivel bajo manga: {}", "un nivell sota mànega: {}", "one under game: {}"),
}
_AT_LEVEL = Words("{0} en {1}", "{0} en {1}", "{0} of {1}")
_CARDS = {
    "bid": Words("{} cartas", "{} cartes", "{} cards"),
    "first": Words(
        "{} cartas en el primer palo del compañero",
        "{} cartes en el primer coll del company",
        "{} cards in partner’s first suit",
    ),
    "last": Words(
        "{} cartas en el palo del compañero", "{} cartes en el coll del company", "{} cards in partner’s suit"
    ),
    "own": Words("{} cartas en el palo propio", "{} cartes en el coll propi", "{} cards in one’s own suit"),
    "theirs": Words("{} cartas en su palo", "{} cartes en el seu coll", "{} cards in their suit"),
}
_FIT = Words("{}+ cartas entre los dos", "{}+ cartes entre tots dos", "{}+ cards between the two hands")
_STOPPERS = {
    "theirs": Words("parada en su palo", "aturada al seu coll", "their suit stopped"),
    "unbid": Words(
        "parada en los demás palos", "aturada als altres colls", "the suits we have not bid stopped"
    ),
}
_TOGETHER = Words("entre los dos {}", "entre tots dos {}", "together {}")
_LIKELY = Words("probable entre los dos {}", "probable entre tots dos {}", "likely together {}")
_NEED = {
    "bid": Words("lo que pide la voz", "el que demana la veu", "what the bid takes"),
    "game": Words("lo que pide manga", "el que demana mànega", "what game takes"),
}
_FROM = Words("{} o más", "{} o més", "{} or more")
_NO_MORE = Words("no más de {}", "no més de {}", "no more than {}")
_TO = Words("de {} a {}", "de {} a {}", "{} to {}")
_SYMBOLS = {"major": "♥♠", "minor": "♣♦"}
_TOP = 38
"""Two hands hold no more that is worth saying."""


def call_text(row: Row) -> Words:
    """The call of a row: `1NT`, `1♣♦♥♠`, `new suit`, `jump in partner’s suit`."""
    return _in_each(lambda language: _call(row, language))


def shows_text(row: Row) -> Words:
    """What the hand holds that makes it, from length to strength to what it asks of partner."""
    return _in_each(lambda language: ", ".join((*_length(row, language), *_strength(row, language))))


def when_text(row: Row) -> Words:
    """When the row applies; nothing where it always does."""
    return _in_each(lambda language: ", ".join(_say(condition_text(word), language) for word in row.when))


def _in_each(write: Callable[[str], str]) -> Words:
    return Words(write("es"), write("ca"), write("en"))


def _say(words: Words, language: str) -> str:
    text: str = getattr(words, language)
    return text


def _call(row: Row, language: str) -> str:
    if row.call in _PLAIN:
        return _say(_PLAIN[row.call], language)
    if row.call == "NT":
        strain = _say(_NOTRUMP, language)
        return f"{row.level}{strain}" if isinstance(row.level, int) else _leveled(row, strain, language)
    if row.call == "any" and isinstance(row.level, int):
        suits = next((_SYMBOLS[word] for word in row.when if word in _SYMBOLS), "♣♦♥♠")
        return f"{row.level}{suits}"
    return _leveled(row, _say(_SUITS[row.call], language), language)


def _leveled(row: Row, strain: str, language: str) -> str:
    if isinstance(row.level, int):
        return _say(_AT_LEVEL, language).format(row.level, strain)
    return _say(_LEVELS[row.level or "cheapest"], language).format(strain)


def _length(row: Row, language: str) -> Iterator[str]:
    words = _LANGUAGES[language]
    for word, bounds in row.lengths.items():
        yield _say(_CARDS[word], language).format(number_text(Range(*bounds), 13, words))
    if row.fit:
        yield _say(_FIT, language).format(row.fit)
    if row.good:
        yield words.good
    if row.honors:
        yield honors_text(row.honors, words, at_notrump=row.call == "NT")


def _strength(row: Row, language: str) -> Iterator[str]:
    words = _LANGUAGES[language]
    if row.points:
        yield f"{number_text(Range(*row.points), 30, words)} {words.points[row.measure]}"
    if row.hcp:
        yield f"{number_text(Range(*row.hcp), 30, words)} {words.points['hcp']}"
    for bounds_of, said in ((row.together, _TOGETHER), (row.likely, _LIKELY)):
        if bounds_of and (bounds_of[0] != 0 or not _is_top(bounds_of[1])):
            yield _say(said, language).format(_need(bounds_of, language))
    if row.balance != "any":
        yield words.balance[row.balance]
    if row.stopper != "none":
        yield _say(_STOPPERS[row.stopper], language)
    if row.forcing != "none":
        yield words.forcing[row.forcing]


def _need(bounds: tuple[Bound, Bound], language: str) -> str:
    low, high = bounds
    if _is_top(high):
        return _say(_FROM, language).format(_bound(low, language))
    if low == 0:
        return _say(_NO_MORE, language).format(_bound(high, language))
    return _say(_TO, language).format(_bound(low, language), _bound(high, language))


def _is_top(bound: Bound) -> bool:
    return isinstance(bound, int) and bound >= _TOP


def _bound(bound: Bound, language: str) -> str:
    if isinstance(bound, int):
        return str(bound)
    word, added = (bound[:-2], bound[-2:]) if bound[-2] in "+-" else (bound, "")
    return f"{_say(_NEED[word], language)} {added.replace('-', '−')}".rstrip()
