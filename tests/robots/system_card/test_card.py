"""The system card says every row of the books, in the three languages, and nothing of its own."""

from __future__ import annotations

import msgspec
import pytest

from tapete.core import Words
from tapete.robots.bidding.book_file import CHAPTERS, book_named
from tapete.robots.bidding.book_row import Row
from tapete.robots.bidding.conditions import CALL_WORDS, TURN_WORDS
from tapete.robots.bidding.contexts import CONTEXTS
from tapete.robots.bidding.stakes import BookName
from tapete.robots.system_card import SystemCard, system_card
from tapete.robots.system_card.condition_words import CONDITIONS
from tapete.robots.system_card.row_text import call_text, shows_text, when_text
from tapete.robots.system_card.words import CHAPTER_TITLES, CONTEXT_TITLES

BOOKS: tuple[BookName, ...] = ("contract", "auction1920")
SAID = {
    *("id", "context", "call", "es", "ca", "en", "level", "measure", "points", "together", "likely", "hcp"),
    *("lengths", "fit", "balance", "stopper", "good", "honors", "forcing", "when", "also"),
}


@pytest.mark.parametrize("book", BOOKS)
def test_every_row_of_the_book_stands_on_the_card_once(book: BookName) -> None:
    chapters = system_card(book).chapters
    said = [line.row for chapter in chapters for group in chapter.groups for line in group.lines]
    assert sorted(said) == sorted(row.id for row in book_named(book).rows)


@pytest.mark.parametrize("book", BOOKS)
def test_the_rows_of_a_turn_keep_the_order_in_which_a_hand_is_tried_on_them(book: BookName) -> None:
    places = {row.id: place for place, row in enumerate(book_named(book).rows)}
    for chapter in system_card(book).chapters:
        for group in chapter.groups:
            order = [places[line.row] for line in group.lines]
            assert order == sorted(order)


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_is_said_is_said_in_three_languages(book: BookName) -> None:
    for words in _all_words(system_card(book)):
        filled = [bool(text.strip()) for text in (words.es, words.ca, words.en)]
        assert len(set(filled)) == 1, words
        assert "{" not in words.es + words.ca + words.en


def test_every_chapter_turn_and_condition_of_the_books_has_its_words() -> None:
    assert not {*CHAPTERS} - {*CHAPTER_TITLES}
    assert not {*CONTEXTS} - {*CONTEXT_TITLES}
    assert not {*TURN_WORDS, *CALL_WORDS} - {*CONDITIONS}


def test_no_column_of_the_book_is_left_unsaid() -> None:
    assert {*Row.__struct_fields__} == SAID, "say the new column in row_text.py, then name it here"


def test_a_row_reads_as_a_player_says_it() -> None:
    row = Row(
        "a",
        ("response.suit",),
        "last",
        "Apoyo con salto",
        "Suport amb salt",
        "Jump raise",
        level="jump",
        measure="fit",
        points=(11, 13),
        lengths={"bid": (4, 13)},
        forcing="invite",
        when=("major", "game_far"),
    )
    assert call_text(row).en == "jump in partner’s suit"
    assert shows_text(row).es == "4+ cartas, 11-13 puntos con apoyo, invita"
    assert when_text(row).ca == "coll major, mànega lluny"


def test_what_two_hands_need_is_said_of_both() -> None:
    row = Row("a", ("later",), "NT", "x", "x", "x", level=3, together=("bid", 80), likely=(0, "game-1"))
    assert call_text(row) == Words("3ST", "3SA", "3NT")
    assert shows_text(row).en == (
        "together what the bid takes or more, likely together no more than what game takes −1"
    )


def test_a_natural_lead_is_the_top_of_touching_honors_else_the_fourth() -> None:
    leads = {"".join(map(str, line.holding)): line for line in system_card("contract").leads}
    assert (leads["KQJ5"].against_suit, leads["KQJ5"].against_notrump) == (0, 0)
    assert (leads["AQ52"].against_suit, leads["AQ52"].against_notrump) == (0, 3)
    assert leads["J852"].against_suit == leads["J852"].against_notrump == 3


def _all_words(card: SystemCard) -> list[Words]:
    found: list[Words] = []

    def walk(thing: object) -> None:
        if isinstance(thing, Words):
            found.append(thing)
        elif isinstance(thing, tuple):
            for each in thing:
                walk(each)
        elif isinstance(thing, msgspec.Struct):
            for name in thing.__struct_fields__:
                walk(getattr(thing, name))

    walk(card)
    return found
