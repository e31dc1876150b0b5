"""Every example runs as it stands, and says something."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))


def test_there_are_ten_and_more() -> None:
    assert len(EXAMPLES) >= 10


@pytest.mark.process
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_it_runs(
    example: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)  # one of them writes a file
    runpy.run_path(str(example), run_name="__main__")
    assert capsys.readouterr().out.strip()
