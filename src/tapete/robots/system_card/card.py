"""The card of a book: chapters, turns and rows in the book's own order."""

from __future__ import annotations

from functools import cache
from itertools import groupby

import msgspec

from tapete.core import Words
from tapete.robots.bidding.book_file import book_named
from tapete.robots.bidding.book_row import Row
from tapete.robots.bidding.stakes import BookName
from tapete.robots.system_card.leads import LeadLine, natural_leads
from tapete.robots.system_card.row_text import call_text, shows_text, when_text
from tapete.robots.system_card.words import CARDING, CHAPTER_TITLES, CONTEXT_TITLES, GENERAL, TITLES

_UNNAMED = Words("Otros turnos", "Altres torns", "Other turns")


class CardLine(msgspec.Struct, frozen=True):
    """A row of the book: the call, the row's own words, what the hand holds, and when it applies."""

    row: str
    call: Words
    title: Words
    shows: Words
    when: Words
    """Empty where the row always applies."""


class CardGroup(msgspec.Struct, frozen=True):
    """The rows of one kind of turn, in the order in which a hand is tried on them."""

    contexts: tuple[str, ...]
    title: Words
    lines: tuple[CardLine, ...]


class CardChapter(msgspec.Struct, frozen=True):
    """A chapter of the book: openings, responses, rebids, competition, later."""

    id: str
    title: Words
    groups: tuple[CardGroup, ...]


class SystemCard(msgspec.Struct, frozen=True):
    """All that a side has agreed: what its calls show, what it leads, and that it gives no signals."""

    book: BookName
    title: Words
    general: tuple[Words, ...]
    chapters: tuple[CardChapter, ...]
    leads: tuple[LeadLine, ...]
    carding: tuple[Words, ...]


@cache
def system_card(book: BookName) -> SystemCard:
    """The card of the book for contract bridge, or for the auction bridge of 1920."""
    chapters = tuple(
        CardChapter(chapter, CHAPTER_TITLES.get(chapter, _UNNAMED), _groups(rows))
        for chapter, rows in book_named(book).chapters.items()
    )
    return SystemCard(book, TITLES[book], GENERAL[book], chapters, natural_leads(), CARDING)


def _groups(rows: tuple[Row, ...]) -> tuple[CardGroup, ...]:
    """Rows of the same turns stand together, each kind of turn where it comes first."""
    places: dict[tuple[str, ...], int] = {}
    for row in rows:
        places.setdefault(row.context, len(places))
    in_order = sorted(rows, key=lambda row: places[row.context])
    return tuple(
        CardGroup(contexts, _title(contexts), tuple(map(_line, together)))
        for contexts, together in groupby(in_order, key=lambda row: row.context)
    )


def _title(contexts: tuple[str, ...]) -> Words:
    titles = [CONTEXT_TITLES.get(context, _UNNAMED) for context in contexts]
    return Words(*(" · ".join(said) for said in zip(*((t.es, t.ca, t.en) for t in titles), strict=True)))


def _line(row: Row) -> CardLine:
    return CardLine(row.id, call_text(row), Words(row.es, row.ca, row.en), shows_text(row), when_text(row))
