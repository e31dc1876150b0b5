"""Boards of files that can be graded: what their grades rest on."""

from __future__ import annotations

from tapete.core import Record
from tapete.formats.reading import Filed
from tapete.robots.teaching import PlayedDeal
from tapete.scoring import duplicate
from tapete.scoring.duplicate import DuplicateSheet, Scoring
from tapete.server.analyst import analysed_record, is_solvable
from tapete.server.graded import GradedDeal

_SCORINGS = {
    "MP": Scoring.MATCHPOINTS,
    "MATCHPOINTS": Scoring.MATCHPOINTS,
    "BAM": Scoring.MATCHPOINTS,
    "IMP": Scoring.IMPS,
    "IMPS": Scoring.IMPS,
    "BUTLER": Scoring.IMPS,
    "CAVENDISH": Scoring.IMPS,
    "": Scoring.IMPS,
}
"""What is written before the first semicolon (PBN 2.1), and what the boards are played for."""


def is_gradable(filed: Filed) -> bool:
    """Whether its calls can be held against the book: a board of duplicate, with all hands and who called."""
    return graded_board(filed) is not None


def graded_board(filed: Filed) -> GradedDeal | None:
    """A board as it is graded, as if it were the first of a set; None where too little is known of it.

    Where nothing says what it was played for it is IMPs; the sheet of a rubber or a Chicago no file tells.
    """
    record, scoring = filed.record, _SCORINGS.get(filed.scoring.partition(";")[0].strip().upper())
    if record.dealer is None or record.vulnerability is None or scoring is None or not is_solvable(record):
        return None
    auction, sheet = record.replay().auction, duplicate.start(scoring=scoring)
    if not auction.calls:
        return None
    played = _played(record, sheet)
    return GradedDeal(analysed_record(record), record.vulnerability, auction, sheet, played)


def _played(record: Record, sheet: DuplicateSheet) -> PlayedDeal | None:
    """Its play; None where there is none, or only a statement tells the contract."""
    replay, vulnerability, deal = record.replay(), record.vulnerability, analysed_record(record).deal
    assert vulnerability is not None
    if replay.auction.contract is None or replay.play is None or not replay.play.cards:
        return None
    return PlayedDeal(deal, vulnerability, replay.auction, replay.play, sheet)
