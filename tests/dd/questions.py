"""Questions that a process of its own can be asked: it finds them by their module."""

from __future__ import annotations

import os

from tapete.dd import Solver, TrickTable


def process_number(solver: Solver) -> int:
    """Which process it is."""
    return os.getpid()


def die(solver: Solver) -> TrickTable:
    """End in the middle of it."""
    os._exit(3)
