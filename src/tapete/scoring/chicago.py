"""Chicago: four deals, each with its vulnerability, the bonus for a game entered at once (spec 004).

Trick values, penalties, slams and honors are those of rubber bridge. The source of the rest is in
docs/scoring.md, since the spec only says that there is a cycle of four deals.
"""

from __future__ import annotations

from enum import Enum
from itertools import accumulate

import msgspec
from msgspec.structs import replace

from tapete.core import Outcome, Seat, Side, Vulnerability
from tapete.scoring.adjustments import with_adjustments_of
from tapete.scoring.contract_entries import contract_entries
from tapete.scoring.duplicate import game_bonus
from tapete.scoring.errors import HonorsRefused, ScoreError, SetOver
from tapete.scoring.honors import with_claim
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import GAME, Columns, Entry, Line, Terms, who_made_it

DEALS = 4
"""Deals that are played, not counting those passed out."""


class Vulnerable(Enum):
    """Which side is vulnerable on the second and third deal: dealer's, or the other."""

    DEALER = "dealer"
    NONDEALER = "nondealer"

    def __repr__(self) -> str:
        return f"Vulnerable.{self.name}"


class ChicagoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players agree on before they begin."""

    vulnerable: Vulnerable = Vulnerable.DEALER
    honors: bool = True
    """Whether honors are scored."""


class ChicagoSheet(Columns, frozen=True):
    """Four deals as scored so far; passed-out deals are among the outcomes and have no number."""

    options: ChicagoOptions = ChicagoOptions()

    @property
    def last_deal(self) -> int:
        """The number of the last deal played, 0 before the first; passed-out deals do not count."""
        return len([outcome for outcome in self.outcomes if outcome.contract is not None])

    @property
    def deal_numbers(self) -> tuple[int, ...]:
        """The number under which each outcome was dealt: a deal passed out has that of the deal after it."""
        played = accumulate((not outcome.is_passed_out for outcome in self.outcomes), initial=0)
        return tuple(before + 1 for before in tuple(played)[: len(self.outcomes)])

    @property
    def is_over(self) -> bool:
        """Whether four deals have been played, or the set was broken off."""
        return self.is_interrupted or self.last_deal == DEALS


def start(first_dealer: Seat, options: ChicagoOptions | None = None) -> ChicagoSheet:
    """An empty sheet; by default dealer's side is vulnerable on deals 2 and 3, and honors count."""
    return ChicagoSheet(first_dealer, options=options or ChicagoOptions())


def terms(sheet: ChicagoSheet) -> Terms | None:
    """What the next deal is played under; None once the set is over.

    A passed-out deal is dealt again by the same dealer, with the same number and vulnerability.

    >>> terms(start(Seat.NORTH))
    Terms(deal=1, dealer=Seat.NORTH, vulnerability=Vulnerability.NONE)
    """
    deal = sheet.last_deal + 1
    if sheet.is_interrupted or deal > DEALS:
        return None
    return Terms(deal, _dealer(sheet, deal), _vulnerability(sheet, deal))


def score(sheet: ChicagoSheet, outcome: Outcome) -> ChicagoSheet:
    """The sheet with a deal scored, and the bonus if it completes a game or is a part-score on deal 4.

    Raises `SetOver`, and `HonorsRefused` for honors that cannot have been dealt.

    >>> from tapete.core import Contract
    >>> sheet = score(start(Seat.NORTH), Outcome(Contract.parse("3NT", Seat.SOUTH), 9))
    >>> sheet.total(Side.NS), sheet.games_won(Side.NS)
    (400, 1)
    """
    deal = sheet.last_deal + 1
    if sheet.is_interrupted or deal > DEALS:
        raise _over(sheet)
    vulnerability = _vulnerability(sheet, deal)
    entries, games = contract_entries(deal, outcome, vulnerability), sheet.games
    if not sheet.options.honors:
        entries = tuple(entry for entry in entries if entry.reason is not Reason.HONORS)
    side = who_made_it(entries)
    if side is not None:
        is_game = sheet.below(side) + entries[0].points >= GAME
        entries = (*entries, *_bonus(deal, side, vulnerability, is_game=is_game))
        if is_game:
            games = (*games, (deal, side))
    return replace(
        sheet, outcomes=(*sheet.outcomes, outcome), entries=(*sheet.entries, *entries), games=games
    )


def claim_honors(sheet: ChicagoSheet, deal: int, seat: Seat, count: int) -> ChicagoSheet:
    """The sheet with honors claimed after the result of `deal` was entered, as late as in rubber bridge.

    Raises `HonorsRefused`, and `ScoreError` with `score/no-such-deal` for a deal not yet scored.
    """
    if not 1 <= deal <= sheet.last_deal:
        raise ScoreError("score/no-such-deal", 81, f"deal {deal} has not been scored")
    if not sheet.options.honors:
        raise HonorsRefused("not-counted", "honors are not scored in this set")
    if sheet.is_over:
        raise HonorsRefused("too-late", "the set has been scored: honors can no longer be claimed")
    if deal < sheet.last_deal or sheet.outcomes[-1].is_passed_out:
        raise HonorsRefused("too-late", f"honors of deal {deal} had to be claimed before the next result")
    claimed = start(sheet.first_dealer, sheet.options)
    for outcome in (*sheet.outcomes[:-1], with_claim(sheet.outcomes[-1], seat, count)):
        claimed = score(claimed, outcome)
    return with_adjustments_of(sheet, claimed)


def interrupt(sheet: ChicagoSheet) -> ChicagoSheet:
    """The sheet of a set broken off; nobody has a bonus for it. Raises `SetOver`."""
    if sheet.is_over:
        raise _over(sheet)
    return replace(sheet, is_interrupted=True)


def _vulnerability(sheet: ChicagoSheet, deal: int) -> Vulnerability:
    if deal == 1:
        return Vulnerability.NONE
    if deal == DEALS:
        return Vulnerability.BOTH
    side = _dealer(sheet, deal).side
    if sheet.options.vulnerable is Vulnerable.NONDEALER:
        side = side.other
    return Vulnerability.NS if side is Side.NS else Vulnerability.EW


def _dealer(sheet: ChicagoSheet, deal: int) -> Seat:
    return sheet.first_dealer.after(deal - 1)


def _bonus(deal: int, side: Side, vulnerability: Vulnerability, *, is_game: bool) -> tuple[Entry, ...]:
    """For the deal that completes a game; on the last deal 100 for a part-score."""
    if is_game:
        points = game_bonus(vulnerable=vulnerability.of(side))
        return (Entry(deal, side, Line.ABOVE, points, Reason.GAME_BONUS),)
    if deal == DEALS:
        return (Entry(deal, side, Line.ABOVE, 100, Reason.PART_SCORE_BONUS),)
    return ()


def _over(sheet: ChicagoSheet) -> SetOver:
    how = f"was broken off after deal {sheet.last_deal}" if sheet.is_interrupted else "ended after deal 4"
    return SetOver(f"this Chicago {how}")
