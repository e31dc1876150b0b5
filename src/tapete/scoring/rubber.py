"""Rubber bridge: deals are scored until a side has won two games (Laws 72 to 81; spec 000 §05-06, 003)."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Outcome, Seat, Side
from tapete.scoring.adjustments import with_adjustments_of
from tapete.scoring.contract_entries import contract_entries
from tapete.scoring.errors import HonorsRefused, RubberOver, ScoreError
from tapete.scoring.honors import with_claim
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import GAME, Entry, Line, Sheet, Terms, who_made_it

WHOLE_RUBBER = 0
"""The deal number of entries that belong to the rubber as a whole."""


def start(first_dealer: Seat) -> Sheet:
    """An empty sheet; nobody is vulnerable."""
    return Sheet(first_dealer)


def terms(sheet: Sheet) -> Terms | None:
    """What the next deal is played under; None once the rubber is over.

    The deal passes to the left after every deal, also after one that was passed out.
    """
    if sheet.is_over:
        return None
    dealer = sheet.first_dealer.after(sheet.last_deal)
    return Terms(sheet.last_deal + 1, dealer, sheet.vulnerability)


def score(sheet: Sheet, outcome: Outcome) -> Sheet:
    """The sheet with the next deal scored, and the rubber bonus if it was the last one needed.

    Raises `RubberOver`, and `HonorsRefused` when the outcome holds honors that cannot have been dealt.

    >>> from tapete.core import Contract
    >>> sheet = score(start(Seat.NORTH), Outcome(Contract.parse("2H", Seat.SOUTH), 9))
    >>> sheet.below(Side.NS), sheet.total(Side.NS), sheet.needed(Side.NS)
    (60, 90, 40)
    """
    _check_open(sheet)
    deal = sheet.last_deal + 1
    entries = contract_entries(deal, outcome, sheet.vulnerability)
    scored = replace(sheet, outcomes=(*sheet.outcomes, outcome), entries=(*sheet.entries, *entries))
    side = who_made_it(entries)
    if side is None or scored.below(side) < GAME:
        return scored
    return _with_game(scored, deal, side)


def ends_rubber(sheet: Sheet, outcome: Outcome) -> bool:
    """Whether this result would end the rubber, so that honors must be claimed before it is entered."""
    return score(sheet, outcome).is_over


def claim_honors(sheet: Sheet, deal: int, seat: Seat, count: int) -> Sheet:
    """The sheet with honors claimed after the result of `deal` was entered.

    They may be claimed until the result of the next deal is entered or the rubber is scored,
    whichever is first (spec 000 §05). Raises `HonorsRefused`, and `ScoreError` with
    `score/no-such-deal` for a deal that has not been scored.
    """
    if not 1 <= deal <= sheet.last_deal:
        raise ScoreError("score/no-such-deal", 81, f"deal {deal} has not been scored")
    if sheet.is_over:
        raise HonorsRefused("too-late", "the rubber has been scored: honors can no longer be claimed")
    if deal < sheet.last_deal:
        raise HonorsRefused("too-late", f"honors of deal {deal} had to be claimed before the next result")
    claimed = start(sheet.first_dealer)
    for outcome in (*sheet.outcomes[:-1], with_claim(sheet.outcomes[-1], seat, count)):
        claimed = score(claimed, outcome)
    return with_adjustments_of(sheet, claimed)


def interrupt(sheet: Sheet) -> Sheet:
    """The sheet of a rubber broken off: 300 for the only game won, 100 for the only part-score.

    The two may go to different sides; at one game all, or with a part-score each, nobody gets them
    (Law 80; spec 000 §06). Raises `RubberOver`.
    """
    _check_open(sheet)
    bonuses = []
    if len(sheet.games) == 1:
        bonuses.append(_whole(sheet.games[0][1], 300, Reason.UNFINISHED_GAME))
    with_part_score = [side for side in Side if sheet.below(side)]
    if len(with_part_score) == 1:
        bonuses.append(_whole(with_part_score[0], 100, Reason.UNFINISHED_PART_SCORE))
    return replace(sheet, entries=(*sheet.entries, *bonuses), is_interrupted=True)


def _check_open(sheet: Sheet) -> None:
    if sheet.is_over:
        raise RubberOver(sheet.last_deal, interrupted=sheet.is_interrupted)


def _with_game(sheet: Sheet, deal: int, winner: Side) -> Sheet:
    """Draw the line; at the second game enter 700, or 500 if the other side has won one (Law 74)."""
    drawn = replace(sheet, games=(*sheet.games, (deal, winner)))
    if not drawn.is_over:
        return drawn
    bonus = 500 if drawn.games_won(winner.other) else 700
    return replace(drawn, entries=(*drawn.entries, _whole(winner, bonus, Reason.RUBBER)))


def _whole(side: Side, points: int, reason: Reason) -> Entry:
    return Entry(WHOLE_RUBBER, side, Line.ABOVE, points, reason)
