"""From the outcome of a deal to entries on a score sheet, one module a form of bridge.

It may import `core`, and of other libraries msgspec for its frozen values; `batch` alone needs numpy.
It never knows who sits where, what time it is, or how a file or a screen writes a score.
"""

from tapete.core.laws import Code
from tapete.scoring.back_score import back_score
from tapete.scoring.errors import (
    CannotCompare,
    DealtHonorsRefused,
    HonorsRefused,
    RubberOver,
    ScoreError,
    SetOver,
)
from tapete.scoring.form import Form
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import GAME, Columns, Entry, Line, Sheet, Terms
from tapete.scoring.source import Source, source
from tapete.scoring.unit import AnySheet, UnitOptions

__all__ = [
    "GAME",
    "AnySheet",
    "CannotCompare",
    "Code",
    "Columns",
    "DealtHonorsRefused",
    "Entry",
    "Form",
    "HonorsRefused",
    "Line",
    "Reason",
    "RubberOver",
    "ScoreError",
    "SetOver",
    "Sheet",
    "Source",
    "Terms",
    "UnitOptions",
    "back_score",
    "source",
]
