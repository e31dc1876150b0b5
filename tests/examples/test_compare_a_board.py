import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "compare_a_board.py"


def test_a_ruling_moves_matchpoints_between_the_tables_and_makes_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    _, *rows = capsys.readouterr().out.splitlines()
    before, after = zip(*((float(row.split()[3]), float(row.split()[6])) for row in rows), strict=True)
    assert sum(before) == sum(after) == 30
    assert after[-1] == 3
