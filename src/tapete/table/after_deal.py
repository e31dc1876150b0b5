"""A finished deal with all its cards face up."""

from __future__ import annotations

from tapete.core import BySeat
from tapete.scoring import Entry
from tapete.table.arrangement import laid_out
from tapete.table.state import FinishedDeal, Table
from tapete.table.view import calls_seen, claim_seen, proof_of
from tapete.table.view_sheet import contract_seen, entry_seen
from tapete.table.view_types import DealRecord, Proof, TrickSeen


def deal_record(table: Table, rubber: int, deal: int) -> DealRecord | None:
    """That deal of that rubber, or None while it is not over."""
    found = (done for done in table.finished if done.rubber == rubber and done.terms.deal == deal)
    done = next(found, None)
    return None if done is None else _record(done, _entries(table, rubber, deal))


def _record(done: FinishedDeal, entries: tuple[Entry, ...]) -> DealRecord:
    contract = done.outcome.contract
    strain = contract.strain if contract is not None else None
    return DealRecord(
        done.rubber,
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
        done.outcome.tricks_taken,
        tuple(map(entry_seen, entries)),
        _proof(done),
    )


def _entries(table: Table, rubber: int, deal: int) -> tuple[Entry, ...]:
    sheets = {finished.rubber: finished.sheet for finished in table.rubbers}
    sheet = sheets.get(rubber, table.sheet)
    assert sheet is not None
    return tuple(entry for entry in sheet.entries if entry.deal == deal)


def _tricks(done: FinishedDeal) -> tuple[TrickSeen, ...]:
    play = done.play
    if play is None:
        return ()
    complete = tuple(
        TrickSeen(trick.leader, trick.cards, trick.winner(play.trump)) for trick in play.all_tricks()
    )
    unfinished = play.trick
    return (*complete, TrickSeen(unfinished.leader, unfinished.cards)) if unfinished.cards else complete


def _proof(done: FinishedDeal) -> Proof:
    proof = proof_of(done.shuffling, done.deal)
    assert proof is not None
    return proof
