"""All boards of a set compared: the travellers, with what awarded scores give (Laws 12C2 and 86)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from tapete.club.board_result import Awarded, BoardResult
from tapete.club.comparison import Comparison
from tapete.club.standings import standings
from tapete.club.traveller import Row, Traveller, scored_travellers
from tapete.core import BySide, Side
from tapete.scoring.artificial import Artificial


def travellers(
    results: Iterable[BoardResult], method: Comparison, drop_each_end: int = 0
) -> tuple[Traveller, ...]:
    """A traveller for each board, in order of number. Raises `CannotCompare` if a table has a board twice.

    A score with no other on its board has no points. `drop_each_end` is how many scores Butler's datum
    leaves out at either end, where so many are there.
    """
    scored = scored_travellers(results, method, drop_each_end)
    if method is Comparison.TOTAL_POINTS:
        return scored
    # Average plus is one's own percentage on the other boards, if that is better than 60.
    sessions = {each.pair: each.percent for each in standings(scored) if each.percent is not None}
    return tuple(_with_awarded(each, sessions) for each in scored)


def _with_awarded(traveller: Traveller, sessions: Mapping[str, float]) -> Traveller:
    if len(traveller.rows) == 1:
        return traveller
    rows = tuple(_with_award(row, traveller.top, sessions) for row in traveller.rows)
    return replace(traveller, rows=rows)


def _with_award(row: Row, top: float | None, sessions: Mapping[str, float]) -> Row:
    award = row.played.result
    if not isinstance(award, Awarded):
        return row

    def worth(side: Side) -> float:
        return _award(award[side], top, sessions.get(row.played.pair(side), 50))

    return replace(row, points=BySide.of(worth))


def _award(artificial: Artificial, top: float | None, session: float) -> float:
    if top is None:
        return artificial.imps
    return round(top * artificial.percent(session) / 100, 2)
