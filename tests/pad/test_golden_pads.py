"""A pad that was written once can always be read, and comes to what it came to."""

import json
from typing import get_args

import pytest

from pad.golden_pads import EVENINGS, GOLDEN, WRITTEN, comes_to
from tapete.pad import AnyPadCommand, OpenPad, replay


@pytest.mark.parametrize("name", EVENINGS)
def test_a_pad_of_earlier_days_comes_to_the_same(name: str) -> None:
    *lines, told = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(json.dumps(comes_to(replay(map(WRITTEN.decode, lines))))) == json.loads(told)


@pytest.mark.parametrize("name", EVENINGS)
def test_the_log_of_today_is_the_one_that_was_kept(name: str) -> None:
    *lines, _ = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    assert list(map(WRITTEN.decode, lines)) == EVENINGS[name]().lines


def test_every_kind_of_line_is_kept() -> None:
    kept = "".join(path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.jsonl"))
    kinds = {kind.__struct_config__.tag for kind in (OpenPad, *get_args(AnyPadCommand))}
    assert {kind for kind in kinds if f'"type":"{kind}"' not in kept} == set()
