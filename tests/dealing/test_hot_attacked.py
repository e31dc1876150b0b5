"""The program that attacks the hot work, built so that a fault of memory or an undefined step ends it."""

import pytest

from sanitized_program import built, said_by
from tapete.dealing.native import hot

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine"),
]


def test_what_is_done_by_the_million_is_right_and_nothing_is_read_that_is_not_there() -> None:
    assert "all as they should be" in said_by(built("fuzz_hot", "sanitized-hot"), "200", "5")
