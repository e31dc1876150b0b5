"""`view_of`: the pad spelt out for those who show it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tapete.core import BySide, Outcome, Side
from tapete.pad.choices import choices, hand_counts, may
from tapete.pad.commands import RecordRuling
from tapete.pad.counting import figures_of, law_of_ruling, whole_of
from tapete.pad.deals import is_in_time
from tapete.pad.ledger import back_of, ledger, payments
from tapete.pad.results import counts_honors, outcome_of
from tapete.pad.state import Pad, PadDeal, Unit
from tapete.pad.travellers import method_of, standings, travellers
from tapete.pad.turns import proposal
from tapete.pad.view_types import (
    NextDeal,
    PadDealSeen,
    PadRulingSeen,
    PadView,
    RemovedDeal,
    UnitSeen,
)
from tapete.rulings import irregularity
from tapete.scoring import AnySheet, Entry, Form, Terms, unit
from tapete.scoring.sheet_view import EntrySeen, contract_seen, entry_seen, sheet_seen


def view_of(pad: Pad) -> PadView:
    """The pad as everybody sees it."""
    current = pad.open_unit
    return PadView(
        pad.version,
        pad.form,
        pad.chicago,
        pad.players,
        pad.away,
        tuple(_unit_seen(pad, one, number) for number, one in enumerate(pad.units, 1)),
        None if current is None else current.id,
        proposal(pad),
        ledger(pad),
        pad.ended,
        payments(pad),
        choices(pad),
        may(pad),
    )


def _unit_seen(pad: Pad, of: Unit, number: int) -> UnitSeen:
    is_duplicate = bool(of.boards)
    return UnitSeen(
        of.id,
        number,
        of.seatings,
        of.first_dealer,
        of.is_over,
        of.is_broken_off,
        None if is_duplicate else sheet_seen(of.sheets[0]),
        deals_seen(pad, of),
        tuple(_removed_seen(pad, deal) for deal in of.removed),
        None if is_duplicate else _next(pad, of),
        BySide.of(lambda side: back_of(of, side)) if of.is_over and not is_duplicate else None,
        of.whole_changed_by,
        _entries_seen(pad, of.whole, 0) if of.whole_changed_by else (),
        method_of(of) if is_duplicate else None,
        travellers(of),
        standings(of) if is_duplicate else (),
    )


def whole_seen(pad: Pad, sheet: AnySheet) -> tuple[EntrySeen, ...]:
    """The figures of the whole, such as the bonus for the rubber."""
    return _entries_seen(pad, whole_of(sheet), 0)


def _next(pad: Pad, of: Unit) -> NextDeal | None:
    sheet = of.sheets[0]
    if of.is_broken_off and of is pad.units[-1]:  # another deal takes it up again
        sheet = unit.with_outcomes(replace(sheet, is_interrupted=False), sheet.outcomes)
    following = unit.terms(sheet)
    if following is None:
        return None
    after = of.deals[-1].id if of.deals else ""
    return NextDeal(following.deal, following.dealer, following.vulnerability, after)


def deals_seen(pad: Pad, of: Unit) -> tuple[PadDealSeen, ...]:
    """Every deal of a unit and what came of it, in the order in which they were played."""
    figures = figures_of(of)
    played = [iter(unit.deals(sheet)) for sheet in of.sheets]
    seen = []
    for place, deal in enumerate(of.deals, 1):
        terms, outcome = next(played[deal.half - 1])
        seen.append(_deal_seen(pad, of, deal, place, terms, outcome, figures[deal.id]))
    return tuple(seen)


def _deal_seen(
    pad: Pad, of: Unit, deal: PadDeal, place: int, terms: Terms, outcome: Outcome, figures: tuple[Entry, ...]
) -> PadDealSeen:
    return PadDealSeen(
        deal.id,
        place,
        terms.deal,
        deal.half,
        terms.dealer,
        terms.vulnerability,
        deal.at,
        deal.result,
        contract_seen(outcome.contract),
        outcome.tricks_taken,
        outcome.overtricks,
        _entries_seen(pad, figures, terms.deal),
        sum(entry.points if entry.side is Side.NS else -entry.points for entry in figures),
        _rulings_seen(pad, of, deal),
        _honors_in_time(pad, of, deal, outcome),
        bool(deal.was),
        deal.was,
        deal.changed_by,
        _entries_seen(pad, deal.figures, terms.deal) if deal.changed_by else (),
    )


def _removed_seen(pad: Pad, deal: PadDeal) -> RemovedDeal:
    contract = contract_seen(outcome_of(pad, deal.result).contract)
    return RemovedDeal(deal.id, deal.half, deal.board, deal.result, contract, deal.was)


def _rulings_seen(pad: Pad, of: Unit, deal: PadDeal) -> tuple[PadRulingSeen, ...]:
    return tuple(_ruling_seen(pad, each) for each in of.rulings if each.deal == deal.id)


def _ruling_seen(pad: Pad, ruling: RecordRuling) -> PadRulingSeen:
    known = irregularity(ruling.irregularity)
    title = None if known is None else known.title
    law = law_of_ruling(pad, ruling)
    return PadRulingSeen(
        ruling.ruling, ruling.irregularity, title, ruling.note, ruling.side, ruling.points, law
    )


def _honors_in_time(pad: Pad, of: Unit, deal: PadDeal, outcome: Outcome) -> tuple[int, ...]:
    is_claimed = counts_honors(pad) and pad.form is not Form.AUCTION1920
    # Once one hand has claimed, there are not enough honors left for another.
    if outcome.contract is None or outcome.honors or not is_claimed or not is_in_time(of, deal):
        return ()
    return hand_counts(pad, outcome.contract.strain)


def _entries_seen(pad: Pad, figures: Iterable[Entry], number: int) -> tuple[EntrySeen, ...]:
    return tuple(entry_seen(pad.form, replace(entry, deal=number)) for entry in figures)
