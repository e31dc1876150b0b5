"""From the outcome of a deal to entries on a score sheet, one module a form of bridge.

It may import `core`, and of other libraries only msgspec for its frozen values.
It never knows who sits where, what time it is, or how a file or a screen writes a score.
"""

from tapete.scoring.back_score import back_score
from tapete.scoring.errors import (
    CannotCompare,
    DealtHonorsRefused,
    HonorsRefused,
    RubberOver,
    ScoreError,
    SetOver,
)
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import GAME, Columns, Entry, Line, Sheet, Terms

__all__ = [
    "GAME",
    "CannotCompare",
    "Columns",
    "DealtHonorsRefused",
    "Entry",
    "HonorsRefused",
    "Line",
    "Reason",
    "RubberOver",
    "ScoreError",
    "SetOver",
    "Sheet",
    "Terms",
    "back_score",
]
