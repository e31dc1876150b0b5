"""The system card on paper: what a side has agreed, small enough to lie on a table."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tapete.core import Language, Words
from tapete.paper.typesetting import Template, typeset
from tapete.paper.words import say, text

SYSTEM_CARD = Template(("system_card",))
_LARGEST, _SMALLEST = 8.0, 5.0
"""Points of type: what is comfortable, and what can still be read on a table."""
_ROOM, _OF_A_LINE = 19_500, 25
"""Letters that two pages hold in the largest, and what is lost at the end of each line."""
_WORDS = {
    "leads": Words("Salidas y carteo", "Sortides i carteig", "Leads and carding"),
    "against-suit": Words("contra triunfo", "contra trumfo", "against a suit"),
    "against-notrump": Words("contra ST", "contra SA", "against NT"),
}


class PrintedLine(msgspec.Struct, frozen=True):
    """A line of the card, in the reader's language."""

    call: str
    title: str
    shows: str
    when: str


class PrintedGroup(msgspec.Struct, frozen=True):
    """The lines of one kind of turn."""

    title: str
    lines: tuple[PrintedLine, ...]


class PrintedChapter(msgspec.Struct, frozen=True):
    """A chapter of the card."""

    title: str
    groups: tuple[PrintedGroup, ...]


class PrintedLead(msgspec.Struct, frozen=True):
    """A holding from the top, and the places in it, from 0, of what is led."""

    holding: tuple[str, ...]
    against_suit: int
    against_notrump: int


class PrintedCard(msgspec.Struct, frozen=True):
    """What the template is given."""

    title: str
    language: str
    words: dict[str, str]
    general: tuple[str, ...]
    chapters: tuple[PrintedChapter, ...]
    leads: tuple[PrintedLead, ...]
    carding: tuple[str, ...]
    type_size: float = _LARGEST
    """In points; smaller for a long book, so that it keeps to two pages."""


def card_words(language: Language) -> dict[str, str]:
    """The words that the card prints beside the book's own."""
    own = {name: say(words, language) for name, words in _WORDS.items()}
    return own | {name: text(name, language) for name in ("made-with", "page")}


def system_card_pdf(card: PrintedCard) -> bytes:
    """The card as a PDF of two pages, or as many as its book takes."""
    return typeset(SYSTEM_CARD, replace(card, type_size=_type_size(card)))


def _type_size(card: PrintedCard) -> float:
    """As large as two pages allow, by how many letters the book has."""
    lines = [line for chapter in card.chapters for group in chapter.groups for line in group.lines]
    letters = sum(
        _OF_A_LINE + len(line.call) + len(line.title) + len(line.shows) + len(line.when) for line in lines
    )
    fitting: float = _LARGEST * (_ROOM / max(letters, 1)) ** 0.5
    return round(max(_SMALLEST, min(_LARGEST, fitting)), 2)
