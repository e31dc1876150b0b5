"""The system card on paper: what a side has agreed, small enough to lie on a table."""

from __future__ import annotations

import msgspec

from tapete.core import Language, Words
from tapete.paper.typesetting import Template, typeset
from tapete.paper.words import say, text

SYSTEM_CARD = Template(("system_card",))
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


def card_words(language: Language) -> dict[str, str]:
    """The words that the card prints beside the book's own."""
    own = {name: say(words, language) for name, words in _WORDS.items()}
    return own | {name: text(name, language) for name in ("made-with", "page")}


def system_card_pdf(card: PrintedCard) -> bytes:
    """The card as a PDF of two pages, or as many as its book takes."""
    return typeset(SYSTEM_CARD, card)
