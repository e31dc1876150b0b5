"""Where it is written that points are given: the code, its Law, and the section of the rules chosen."""

from __future__ import annotations

import msgspec

from tapete.core.laws import Code
from tapete.scoring.form import Form
from tapete.scoring.reason import Reason

__all__ = ["Code", "Source", "source"]


class Source(msgspec.Struct, frozen=True):
    """A place in the rules; the code of 1920 is known here by the sections of its spec only."""

    section: str
    """Such as `000 §05`."""
    law: int | None = None
    code: Code | None = None


def source(form: Form, reason: Reason) -> Source:
    """Where that form says it.

    >>> source(Form.RUBBER, Reason.RUBBER)
    Source(section='000 §06', law=74, code=Code.RUBBER)
    >>> source(Form.AUCTION1920, Reason.SLAM)
    Source(section='001 §06', law=None, code=None)
    """
    match form:
        case Form.AUCTION1920:
            return Source(_OF_1920.get(reason, "001 §06"))
        case Form.DUPLICATE:
            return Source("004", 12 if reason is Reason.ADJUSTMENT else 77, Code.DUPLICATE)
        case Form.CHICAGO if reason in (Reason.GAME_BONUS, Reason.PART_SCORE_BONUS):
            return Source("004")
    return _OF_CONTRACT.get(reason, Source("000 §05", 81, Code.RUBBER))


_OF_1920 = {
    Reason.TRICKS: "001 §05",
    Reason.HONORS: "001 §07",
    Reason.RUBBER: "001 §08",
    Reason.ADJUSTMENT: "001 §03",
}
_OF_CONTRACT = {
    Reason.RUBBER: Source("000 §06", 74, Code.RUBBER),
    Reason.UNFINISHED_GAME: Source("000 §06", 80, Code.RUBBER),
    Reason.UNFINISHED_PART_SCORE: Source("000 §06", 80, Code.RUBBER),
    Reason.ADJUSTMENT: Source("000 §04", 13, Code.RUBBER),
}
