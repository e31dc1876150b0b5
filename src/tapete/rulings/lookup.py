"""Looking a law up: by its name, by its number, by words in any of the three languages."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from tapete.core import Code, Words
from tapete.rulings.irregularity import Irregularity
from tapete.rulings.law_file import chapters

_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"([0-9]{1,3})([a-z][0-9]?)?")


@cache
def irregularities() -> tuple[Irregularity, ...]:
    """Every irregularity, in the order of the chapters."""
    return tuple(row for chapter in chapters() for row in chapter.irregularities)


def irregularity(name: str) -> Irregularity | None:
    """The irregularity of that name; None when there is none.

    >>> found = irregularity("insufficient-bid")
    >>> found.number, found.chooser
    ('27', Chooser.LHO)
    """
    return _by_name().get(name)


def for_code(code: Code) -> tuple[Irregularity, ...]:
    """What that code knows, in the order of the chapters."""
    return tuple(row for row in irregularities() if code in row.codes)


def search(words: str, code: Code | None = None) -> tuple[Irregularity, ...]:
    """What has all these words in it, the best found first; accents and capitals do not matter.

    A number is that of a law, `27A` of a part of it; a law that has no irregularity of its own leads to those
    that refer to it. Words in a name weigh more than words in a text, a little more when they stand together.

    >>> [row.id for row in search("INSUFICIENTE", Code.RUBBER)]
    ['insufficient-bid']
    >>> search("")
    ()
    """
    asked = _WORD.findall(folded(words))
    if not asked:
        return ()
    known = irregularities() if code is None else for_code(code)
    weighed = [(row, weights) for row in known if all(weights := [_weight(word, row) for word in asked])]
    together = " ".join(asked)
    weighed.sort(key=lambda pair: -sum(pair[1], start=together in _texts(pair[0])[0]))
    return tuple(row for row, _ in weighed) or tuple(
        row for row in known if asked[0] in map(str, row.see) and len(asked) == 1
    )


def folded(text: str) -> str:
    """The text as it is compared: small letters, no accents.

    >>> folded("Manó, L’ALTRA")
    'mano, l’altra'
    """
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@cache
def _by_name() -> dict[str, Irregularity]:
    return {row.id: row for row in irregularities()}


def _weight(word: str, row: Irregularity) -> int:
    """How well an irregularity answers a word: 0 for not at all. A part is found within the whole law too."""
    number = _NUMBER.fullmatch(word)
    if number is None:
        names, told = _texts(row)
        return 3 if word in names else int(word in told)
    part = (number[2] or "").upper()
    if int(number[1]) != row.law:
        return 0
    return 3 if row.part.startswith(part) else 2 * part.startswith(row.part)


@cache
def _texts(row: Irregularity) -> tuple[str, str]:
    """What is searched: by what it is called, and what is told of it."""
    names = (row.id.replace("-", " "), *row.also, *_all(row.title))
    return folded(" ".join(names)), folded(" ".join(text for words in _told(row) for text in _all(words)))


def _told(row: Irregularity) -> tuple[Words, ...]:
    return (row.happened, *(option.text for option in row.options))


def _all(words: Words) -> tuple[str, str, str]:
    return words.es, words.ca, words.en
