"""The result of a deal as its form needs it."""

from __future__ import annotations

from tapete.core import Contract, Outcome
from tapete.scoring import Form
from tapete.table.state import Table


def outcome_of(table: Table, contract: Contract, tricks: int) -> Outcome:
    """So many tricks for declarer's side; in the game of 1920 with the honors as dealt (001 §07)."""
    if table.form is not Form.AUCTION1920 or table.deal is None:
        return Outcome(contract, tricks)
    held = ((seat, hand.honors(contract.strain)) for seat, hand in table.deal.hands.items())
    return Outcome(contract, tricks, tuple((seat, count) for seat, count in held if count))
