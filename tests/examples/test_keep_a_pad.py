import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "keep_a_pad.py"


def test_what_the_friends_win_the_others_lose(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    *ledger, first, second = (line.split() for line in capsys.readouterr().out.splitlines())
    assert [name for name, _, _ in ledger] == ["Anna", "Biel", "Carla", "Dídac"]
    assert sum(int(points) for _, points, _ in ledger) == sum(int(back) for _, _, back in ledger) == 0
    assert first[1] == second[1] == "pays"
