"""The program that attacks the solver, built so that a fault of memory or an undefined step ends it."""

import pytest

from sanitized_program import built, said_by

tapete_native = pytest.importorskip("tapete_native", reason="it was not built: there is no C++ compiler")
pytestmark = pytest.mark.process


def test_endings_are_worth_what_trying_everything_tells_and_nothing_is_read_that_is_not_there() -> None:
    fuzz = built("fuzz", "sanitized")
    for tricks, endings in ((2, 3000), (3, 3000), (4, 800)):
        for instructions in tapete_native.instructions():
            said = said_by(fuzz, str(tricks), str(endings), "5", "--isa", instructions)
            assert f"{endings} endings" in said
            assert " 0 wrong" in said
