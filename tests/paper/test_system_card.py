"""The system card on paper: two pages, however long the book, and every line of it."""

import pytest

from paper.pdf import pages, text
from tapete.core import Language
from tapete.paper.system_card import (
    PrintedCard,
    PrintedChapter,
    PrintedGroup,
    PrintedLead,
    PrintedLine,
    card_words,
    system_card_pdf,
)
from tapete.paper.words import LANGUAGES


def card(lines: int, language: Language = "en") -> PrintedCard:
    """A card of so many lines, of the length that lines have."""
    rows = tuple(
        PrintedLine(
            f"{number}NT", "No-trump opening", "15-17 high-card points, balanced, to play", "over a suit"
        )
        for number in range(lines)
    )
    groups = tuple(PrintedGroup("Nobody has bid", rows[place : place + 12]) for place in range(0, lines, 12))
    chapter = PrintedChapter("Openings", groups)
    leads = tuple(PrintedLead(("K", "Q", "J", "5"), 0, 0) for _ in range(24))
    return PrintedCard(
        "The house system", language, card_words(language), ("Natural.",), (chapter,), leads, ()
    )


@pytest.mark.parametrize(
    "lines", [10, 90, *(pytest.param(many, marks=pytest.mark.thorough) for many in (240, 300))]
)
def test_a_card_keeps_to_two_pages_and_leaves_nothing_out(lines: int) -> None:
    printed = system_card_pdf(card(lines))
    assert len(pages(printed)) <= 2
    assert f"{lines - 1}NT" in text(printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_own_words_are_in_the_readers_language(language: Language) -> None:
    printed = text(system_card_pdf(card(5, language)))
    assert {"es": "Salidas y carteo", "ca": "Sortides i carteig", "en": "Leads and carding"}[
        language
    ] in printed
