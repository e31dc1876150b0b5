"""A finished deal with all its cards face up."""

from __future__ import annotations

from tapete.core import BySeat
from tapete.scoring import Entry
from tapete.scoring.sheet_view import contract_seen, entry_seen
from tapete.table.arrangement import laid_out
from tapete.table.remedies import rulings_of
from tapete.table.state import FinishedDeal, Table
from tapete.table.view import calls_seen, claim_seen, proof_of
from tapete.table.view_rulings import rulings_seen
from tapete.table.view_types import DealRecord, TrickSeen


def deal_record(table: Table, rubber: int, place: int) -> DealRecord | None:
    """The deal at that place of that rubber with its cards, or None while it is not over."""
    done = finished_at(table, rubber, place)
    return None if done is None else _record(table, done, place)


def finished_at(table: Table, rubber: int, place: int) -> FinishedDeal | None:
    """The deal at that place of that rubber, those passed out counted, or None while it is not over."""
    of_rubber = [done for done in table.finished if done.rubber == rubber]
    return of_rubber[place - 1] if 1 <= place <= len(of_rubber) else None


def _record(table: Table, done: FinishedDeal, place: int) -> DealRecord:
    contract = done.outcome.contract
    strain = contract.strain if contract is not None else None
    return DealRecord(
        table.form,
        done.rubber,
        place,
        done.terms.deal,
        done.terms.dealer,
        done.terms.vulnerability,
        done.names,
        BySeat(*(laid_out(hand, hand, strain)[1] for hand in done.deal.hands)),
        BySeat(*(hand.hcp for hand in done.deal.hands)),
        calls_seen(done.auction, done.explanations),
        contract_seen(contract),
        _tricks(done),
        None if done.claim is None else claim_seen(done.claim),
        rulings_seen(table.form, rulings_of(table, done.rubber, place)),
        done.outcome.tricks_taken,
        tuple(entry_seen(table.form, entry) for entry in _entries(table, done)),
        proof_of(done.shuffling, done.deal),
        table.practice is not None,
    )


def _entries(table: Table, done: FinishedDeal) -> tuple[Entry, ...]:
    if done.outcome.is_passed_out:
        return ()
    sheets = {finished.rubber: finished.sheet for finished in table.rubbers}
    if table.practice is not None:
        sheets |= {done.rubber: done.sheet for done in table.practice.done}
    sheet = sheets.get(done.rubber, table.sheet)
    assert sheet is not None
    return tuple(entry for entry in sheet.entries if entry.deal == done.terms.deal)


def _tricks(done: FinishedDeal) -> tuple[TrickSeen, ...]:
    play = done.play
    if play is None:
        return ()
    complete = tuple(
        TrickSeen(trick.leader, trick.cards, trick.winner(play.trump)) for trick in play.all_tricks()
    )
    unfinished = play.trick
    return (*complete, TrickSeen(unfinished.leader, unfinished.cards)) if unfinished.cards else complete
