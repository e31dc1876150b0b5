"""The double-dummy solver as a condition asks it: over all cores, with a budget for each deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tapete.core import BySeat, Deal, Seat, Strain
from tapete.dd import BUDGET, Solver, Workers

_KEPT = 256


class WorkersSolver:
    """Asks `dd.Workers`, which are started with the first question; raises `NotFinished`."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = Workers(workers, BUDGET)
        self._known: dict[tuple[Deal, Strain], BySeat[int]] = {}

    def __call__(self, deals: Sequence[Deal], declarer: Seat, strain: Strain) -> list[int]:
        """The tricks of that declarer in each deal; another declarer of the same deals costs nothing more."""
        asked = {
            deal: self._workers.ask(partial(_in_strain, deal, strain))
            for deal in deals
            if (deal, strain) not in self._known
        }
        if len(self._known) > _KEPT:
            self._known = {key: tricks for key, tricks in self._known.items() if key[0] in deals}
        for deal, answer in asked.items():
            self._known[deal, strain] = answer.result()
        return [self._known[deal, strain][declarer] for deal in deals]

    def close(self) -> None:
        """End the processes."""
        self._workers.close()


def _in_strain(deal: Deal, strain: Strain, solver: Solver) -> BySeat[int]:
    return solver.strain(deal, strain)
