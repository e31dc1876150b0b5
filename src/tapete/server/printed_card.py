"""The house's system card as it goes on paper, in one language."""

from __future__ import annotations

from tapete.core import Language
from tapete.paper.system_card import (
    PrintedCard,
    PrintedChapter,
    PrintedGroup,
    PrintedLead,
    PrintedLine,
    card_words,
)
from tapete.paper.words import rank_text, say
from tapete.robots.system_card import CardChapter, CardLine, LeadLine, SystemCard


def printed_card(card: SystemCard, language: Language, *, own_letters: bool = False) -> PrintedCard:
    """The card in that language; `own_letters` gives the honors the letters of the language."""
    return PrintedCard(
        say(card.title, language),
        language,
        card_words(language),
        tuple(say(words, language) for words in card.general),
        tuple(_chapter(chapter, language) for chapter in card.chapters),
        tuple(_lead(lead, language, own_letters) for lead in card.leads),
        tuple(say(words, language) for words in card.carding),
    )


def _chapter(chapter: CardChapter, language: Language) -> PrintedChapter:
    return PrintedChapter(
        say(chapter.title, language),
        tuple(
            PrintedGroup(say(group.title, language), tuple(_line(line, language) for line in group.lines))
            for group in chapter.groups
        ),
    )


def _line(line: CardLine, language: Language) -> PrintedLine:
    return PrintedLine(*(say(words, language) for words in (line.call, line.title, line.shows, line.when)))


def _lead(lead: LeadLine, language: Language, own_letters: bool) -> PrintedLead:
    ranks = tuple(rank_text(rank, language, own_letters=own_letters) for rank in lead.holding)
    return PrintedLead(ranks, lead.against_suit, lead.against_notrump)
