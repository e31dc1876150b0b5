import runpy
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "print_hand_records.py"


@pytest.mark.process
def test_two_boards_are_dealt_solved_and_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "records.pdf"
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), str(out)])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == ["board 1", "board 2"]
    assert out.read_bytes().startswith(b"%PDF-")
