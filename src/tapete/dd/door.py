"""Which solver answers on this machine."""

from __future__ import annotations

import logging
from functools import cache

from tapete.dd.dds import dds
from tapete.dd.port import Solver

try:
    from tapete.dd.native import Native
except ImportError:
    _is_native = False
else:
    _is_native = True


def solver() -> Solver:
    """The best there is: Tapete's own, else DDS. It is the solver of this process, on one thread."""
    tell_which()
    return quiet_solver()


@cache
def quiet_solver() -> Solver:
    """The same, without a word about it: for a process that works for another."""
    return Native() if _is_native else dds()


@cache
def tell_which() -> None:
    """Say once if it is the slower one, and why."""
    if not _is_native:
        logging.getLogger("tapete.dd").warning(
            "Tapete's own solver is not installed (it needs a C++ compiler when `make install` runs); "
            "DDS answers, which takes about three times as long"
        )
