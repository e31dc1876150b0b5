"""The paper of a pad's evening: every unit with its sheet, the back score of each player, who pays whom."""

from __future__ import annotations

from tapete.core import Language
from tapete.pad.view_types import PadView
from tapete.paper.evening_data import EveningData, EveningPen
from tapete.paper.sheet_words import FORMS, sheet_text
from tapete.paper.typesetting import Template, typeset
from tapete.paper.words import say

EVENING = Template(("sheet", "evening"))


def evening(view: PadView, language: Language, day: str = "") -> bytes:
    """A PDF of the evening; `day` is when it was, in words."""
    return typeset(EVENING, evening_data(view, language, day))


def evening_data(view: PadView, language: Language, day: str = "") -> EveningData:
    """What the template is given."""
    title = f"{sheet_text('evening', language)} · {say(FORMS[view.form], language)}"
    names = ", ".join(player.name for player in view.players)
    return EveningPen(view, language).evening(title, " · ".join(part for part in (day, names) if part))
