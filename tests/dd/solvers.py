"""Every solver that this machine can run: DDS, and our own with each of the instruction sets."""

from __future__ import annotations

import pytest

from tapete.dd import Solver, dds

try:
    import tapete_native

    from tapete.dd.native import Native
except ImportError:
    NATIVE: dict[str, Solver] = {}
else:
    NATIVE = {name: Native(instructions=name) for name in tapete_native.instructions()}

SOLVERS: dict[str, Solver] = {"dds": dds(), **NATIVE}
every_solver = pytest.mark.parametrize("solver", SOLVERS.values(), ids=SOLVERS)
