"""Hand records: the boards of a session, thirty-six on a page, or four with all that happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

import msgspec

from tapete.core import Language, Outcome
from tapete.dd import Par, TrickTable
from tapete.formats.reading import Filed
from tapete.paper.board_data import BoardData, Pen
from tapete.paper.typesetting import Template, typeset
from tapete.paper.words import text

_WORDS = ("dealer", "vulnerable", "par", "notes", "made-with", "page")
_ROOM_FOR_NOTES = 260
"""Letters of comments and explanations that a board of four has room for."""


class Layout(Enum):
    """How many boards stand on a page."""

    THIRTY_SIX = 36
    FOUR = 4

    @property
    def template(self) -> Template:
        """The page that is printed so."""
        return Template(("holdings", "thirty_six" if self is Layout.THIRTY_SIX else "four"))


class PrintedBoard(msgspec.Struct, frozen=True):
    """A board and, where it was worked out, what can be made on it."""

    filed: Filed
    makeable: TrickTable | None = None
    par: Par | None = None
    outcome: Outcome | None = None
    """As it was scored, where that is not what calls and cards tell: after a ruling."""


class NoteData(msgspec.Struct, frozen=True):
    """What was written of a board and had no room beside it."""

    board: str
    texts: list[str]


class PageData(msgspec.Struct, frozen=True):
    """What a template of hand records is given."""

    title: str
    language: str
    words: dict[str, str]
    seats: list[str]
    strains: list[str]
    boards: list[BoardData]
    notes: list[NoteData]


def hand_record(
    boards: Sequence[PrintedBoard],
    language: Language,
    layout: Layout = Layout.THIRTY_SIX,
    title: str = "",
    *,
    own_letters: bool = False,
) -> bytes:
    """A PDF with these boards in their order; `own_letters`: A R D V in Spanish, A R D S in Catalan."""
    return typeset(layout.template, page_of(boards, language, layout, title, own_letters=own_letters))


def page_of(
    boards: Sequence[PrintedBoard],
    language: Language,
    layout: Layout = Layout.THIRTY_SIX,
    title: str = "",
    *,
    own_letters: bool = False,
) -> PageData:
    """What a template is given."""
    pen = Pen(language, own_letters)
    written = [pen.board(board.filed, board.makeable, board.par, board.outcome) for board in boards]
    kept = [_without_long_notes(board, language) for board in written] if layout is Layout.FOUR else written
    return PageData(
        " ".join(title.split()) or text("records", language),
        language,
        {name: text(name, language) for name in _WORDS},
        pen.seats,
        pen.strains,
        kept,
        list(_long_notes(written)) if layout is Layout.FOUR else [],
    )


def _is_long(board: BoardData) -> bool:
    return sum(len(note) + 4 for note in board.notes) > _ROOM_FOR_NOTES


def _without_long_notes(board: BoardData, language: Language) -> BoardData:
    if not _is_long(board):
        return board
    return msgspec.structs.replace(board, notes=[text("see-notes", language)])


def _long_notes(boards: Sequence[BoardData]) -> Iterator[NoteData]:
    return (NoteData(board.title, board.notes) for board in boards if _is_long(board))
