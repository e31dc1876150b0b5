"""A pad as rows for a spreadsheet: one for each deal, and at the end what each player or pair has made."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.core import Contract, Language, Side
from tapete.pad.commands import PadResult
from tapete.pad.export_words import (
    DEAL_HEAD,
    LEDGER_HEAD,
    PAIR_HEAD,
    PASSED,
    SEATS,
    STRAINS,
    VULNERABLE,
    WAS,
    WHOLE,
)
from tapete.pad.results import outcome_of
from tapete.pad.state import Pad
from tapete.pad.view import view_of
from tapete.pad.view_types import PadDealSeen, PadRulingSeen, PadView, UnitSeen
from tapete.rulings import irregularity
from tapete.scoring import Form

Row = tuple[str, ...]


def rows(pad: Pad, language: Language) -> Iterator[Row]:
    """The rows in that language; what was typed stands so that no spreadsheet takes it for a formula."""
    view = view_of(pad)
    names = {player.id: typed(player.name) for player in pad.players}
    yield tuple(head.said(language) for head in DEAL_HEAD)
    for unit in view.units:
        for deal in unit.deals:
            yield _deal_row(pad, unit, deal, names, language)
        yield from _whole_row(unit, language)
    yield ()
    yield from (_pair_rows if pad.form is Form.DUPLICATE else _ledger_rows)(view, names, language)


def typed(text: str) -> str:
    """What somebody typed, as a text for any spreadsheet.

    >>> typed("=1+1"), typed("Núria")
    ("'=1+1", 'Núria')
    """
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def _deal_row(pad: Pad, unit: UnitSeen, deal: PadDealSeen, names: dict[str, str], language: Language) -> Row:
    points = (sum(entry.points for entry in deal.entries if entry.side is side) for side in Side)
    return (
        f"{unit.number}",
        f"{deal.number}",
        f"{deal.half}" if pad.form is Form.DUPLICATE else "",
        SEATS[deal.dealer].said(language),
        VULNERABLE[deal.vulnerability].said(language),
        *(names[player] for player in unit.seatings[deal.half - 1]),
        *_result(pad, deal.result, language),
        *(f"{side_points}" for side_points in points),
        typed("; ".join(_notes(pad, deal, language))),
    )


def _whole_row(unit: UnitSeen, language: Language) -> Iterator[Row]:
    """The figures of the whole, so that the columns of a unit add up to its totals."""
    entries = [] if unit.sheet is None else [entry for entry in unit.sheet.entries if entry.deal == 0]
    if entries:
        points = (sum(entry.points for entry in entries if entry.side is side) for side in Side)
        empty = ("",) * (len(DEAL_HEAD) - 4)
        yield f"{unit.number}", *empty, *(f"{each}" for each in points), WHOLE.said(language)


def _result(pad: Pad, result: PadResult, language: Language) -> Row:
    """Contract, declarer, tricks, honors."""
    outcome = outcome_of(pad, result)
    if outcome.contract is None:
        return PASSED.said(language), "", "", ""
    honors = (f"{SEATS[seat].said(language)}{count}" for seat, count in outcome.honors)
    return (
        _contract(outcome.contract, language),
        SEATS[outcome.contract.declarer].said(language),
        f"{outcome.tricks_taken}",
        " ".join(honors),
    )


def _contract(contract: Contract, language: Language) -> str:
    return f"{contract.level}{STRAINS[contract.strain].said(language)}{contract.doubling}"


def _notes(pad: Pad, deal: PadDealSeen, language: Language) -> Iterator[str]:
    for was in deal.was:
        before = " ".join(part for part in _result(pad, was.result, language) if part)
        yield f"{WAS.said(language)}: {before}" + (f" ({was.note})" if was.note else "")
    for ruling in deal.rulings:
        yield " ".join(_ruling(ruling, language))


def _ruling(ruling: PadRulingSeen, language: Language) -> Iterator[str]:
    known = irregularity(ruling.irregularity)
    if known is not None:
        yield known.title.said(language)
    if ruling.note:
        yield ruling.note
    if ruling.side is not None:
        seats = "".join(SEATS[seat].said(language) for seat in ruling.side.seats)
        yield f"{seats} {ruling.points:+d}"


def _ledger_rows(view: PadView, names: dict[str, str], language: Language) -> Iterator[Row]:
    """The back score, and in money if that was agreed."""
    yield tuple(head.said(language) for head in LEDGER_HEAD)
    currency = "" if view.ended is None else typed(view.ended.currency)
    for line in view.ledger:
        money = ("", "") if line.money is None else (line.money, currency)
        yield names[line.player], f"{line.units}", f"{line.points}", f"{line.back}", *money


def _pair_rows(view: PadView, names: dict[str, str], language: Language) -> Iterator[Row]:
    yield tuple(head.said(language) for head in PAIR_HEAD)
    for unit in view.units:
        for pair in unit.pairs:
            one, other = pair.players
            percent = "" if pair.percent is None else f"{pair.percent}"
            names_of_pair = names[one], names[other]
            yield f"{unit.number}", pair.place, *names_of_pair, f"{pair.boards}", f"{pair.worth}", percent
