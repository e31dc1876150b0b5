"""The result of a deal as its form needs it."""

from __future__ import annotations

from tapete.core import Contract, Outcome, Seat
from tapete.scoring import Form
from tapete.table.remedies import adjusted, rulings_of
from tapete.table.ruling_state import Ruling
from tapete.table.state import Table


def outcome_of(table: Table, contract: Contract, tricks: int) -> Outcome:
    """So many tricks for declarer's side, after the rulings of the deal.

    In the game of 1920 with the honors as they were dealt (001 §07).
    """
    return adjusted(Outcome(contract, tricks, _honors(table, contract)), _rulings(table))


def _rulings(table: Table) -> tuple[Ruling, ...]:
    return rulings_of(table, table.rubber, table.place)


def _honors(table: Table, contract: Contract) -> tuple[tuple[Seat, int], ...]:
    if table.form is not Form.AUCTION1920 or table.deal is None:
        return ()
    held = ((seat, hand.honors(contract.strain)) for seat, hand in table.deal.hands.items())
    return tuple((seat, count) for seat, count in held if count)
