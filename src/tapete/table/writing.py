"""What people write at the table: each text on one line, every letter of it to be seen, and not too long."""

from __future__ import annotations

from tapete.table.refusals import TableError
from tapete.table.words import Words

LONGEST_TEXT = 500
"""Letters in a line of talk, in an explanation, or in the words of a claim."""
_JOINER = "\u200d"
"""It makes one picture out of several, and is nothing at the end of a word."""


def written(text: str) -> str:
    r"""The text as the others read it; raises `TableError` when it is too long.

    Breaks and runs of blanks become one blank. Letters that cannot be seen are left out: they could
    turn a line round or hide what it says.

    >>> written("  I bid\n\t2\u202eH ")
    'I bid 2H'
    """
    if not text.isprintable():
        text = "".join(map(_seen, text))
    text = " ".join(filter(None, (word.strip(_JOINER) for word in text.split())))
    if len(text) > LONGEST_TEXT:
        raise TableError("table/too-long")
    return text


def _seen(letter: str) -> str:
    if letter.isprintable() or letter == _JOINER:
        return letter
    return " " if letter.isspace() else ""


def written_words(words: Words) -> Words:
    """The same for words in three languages."""
    return Words(written(words.es), written(words.ca), written(words.en))
