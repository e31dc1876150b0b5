"""What holds for all tests, and what is worth collecting.

One hypothesis profile for all: the clock of a busy machine never decides, nor does chance; what is
tried is the same in every run. `make process` asks again with `full`, more than twice as much;
`make fuzz` with `long`, and something else each time.
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("tapete", deadline=None, max_examples=5, derandomize=True)
settings.register_profile("full", deadline=None, max_examples=12, derandomize=True)
settings.register_profile("long", deadline=None, max_examples=1200)
settings.load_profile("tapete")

gc.set_threshold(50_000, 20, 50)
"""What pytest keeps of five thousand tests is looked through seldom: it is never garbage."""
gc.disable()


def pytest_collection_finish() -> None:
    """What was loaded for the tests stays to their end: it is never looked through for garbage."""
    gc.freeze()
    gc.enable()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in a browser load much; they are left alone unless they are asked for."""
    is_of_a_browser = collection_path.name == "browser" and collection_path.parent.name == "tests"
    return True if is_of_a_browser and "not browser" in config.option.markexpr else None


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path,
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Modules without an example are not searched for examples."""
    found = yield
    if file_path.suffix == ".py" and b">>>" not in file_path.read_bytes():
        return [collector for collector in found if type(collector) is pytest.Module]
    return found
