"""Which solver answers, and what is said of it."""

import logging
import shutil
import sys

import pytest

from tapete.dd import dds, solver
from tapete.dd.door import quiet_solver, tell_which


def test_our_own_answers_wherever_it_could_be_built() -> None:
    name = type(solver()).__name__
    assert name == "Native" or (name == "Dds" and shutil.which("c++") is None)
    assert solver() is solver()


def test_without_it_dds_answers_and_that_is_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys.modules["tapete.dd.door"], "_is_native", False)
    quiet_solver.cache_clear()
    tell_which.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            assert quiet_solver() is dds()
            assert not caplog.messages
            assert solver() is solver() is dds()
        (said,) = caplog.messages
        assert "C++ compiler" in said
    finally:
        quiet_solver.cache_clear()
        tell_which.cache_clear()
