"""A score sheet on a page of its own, with the reason of every figure at its foot."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Language, Side
from tapete.paper.sheet_data import SheetData, SheetPen
from tapete.paper.sheet_words import FORMS, sheet_text
from tapete.paper.typesetting import Template, typeset
from tapete.paper.words import say
from tapete.scoring.sheet_view import SheetSeen

SCORE_SHEET = Template(("sheet", "score_sheet"))
_WORDS = ("total", "number", "dealer", "vulnerable", "contract", "points", "nothing", "made-with", "page")


class ScoreSheetData(msgspec.Struct, frozen=True):
    """What the template is given."""

    title: str
    language: str
    words: dict[str, str]
    subtitle: str
    sheet: SheetData


def score_sheet(
    sheet: SheetSeen,
    names: BySeat[str],
    language: Language,
    *,
    we: Side | None = None,
    subtitle: str = "",
) -> bytes:
    """A PDF of the sheet; `names` may be empty, `we` is the side of whoever prints it, `subtitle` the day."""
    return typeset(SCORE_SHEET, score_sheet_data(sheet, names, language, we=we, subtitle=subtitle))


def score_sheet_data(
    sheet: SheetSeen,
    names: BySeat[str],
    language: Language,
    *,
    we: Side | None = None,
    subtitle: str = "",
) -> ScoreSheetData:
    """What the template is given."""
    title = f"{sheet_text('sheet', language)} · {say(FORMS[sheet.form], language)}"
    words = {name: sheet_text(name, language) for name in _WORDS}
    return ScoreSheetData(title, language, words, subtitle, SheetPen(language, we).sheet(sheet, names))
