import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "score_a_rubber.py"


def test_the_worked_example_of_the_rules_comes_to_950(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    *entries, result = capsys.readouterr().out.splitlines()
    assert len(entries) == 4
    assert result == "NS wins the rubber by 950; North-South have 950."
