"""The pages and the example about the core say what the code does."""

import re
import runpy
from pathlib import Path

import pytest

import tapete.core
from tapete.core import Law

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "core.md"
GLOSSARY = ROOT / "docs" / "glossary.md"
RECORD_CODE = re.compile(r"record/[a-z-]+")


def test_the_page_lists_every_law_with_its_number() -> None:
    rows = re.findall(r"^\| `([a-z]+/[a-z-]+)` \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {(code, int(number)) for code, number in rows} == {(law.code, law.number) for law in Law}


def test_the_page_lists_every_contradiction_of_a_record() -> None:
    source = (ROOT / "src" / "tapete" / "core" / "contradictions.py").read_text(encoding="utf-8")
    written = set(RECORD_CODE.findall(source))
    assert len(written) == 10
    assert set(RECORD_CODE.findall(PAGE.read_text(encoding="utf-8"))) == written


def test_every_name_of_the_glossary_is_a_name_of_the_code() -> None:
    cells = [
        row.split("|")[4] for row in GLOSSARY.read_text(encoding="utf-8").splitlines() if row.count("|") == 5
    ]
    names = [name for cell in cells for name in re.findall(r"`([A-Z][\w.]*)`", cell)]
    assert len(names) > 40
    elsewhere = {
        found
        for source in (ROOT / "src" / "tapete").rglob("*.py")
        for found in re.findall(r"^class (\w+)", source.read_text(encoding="utf-8"), re.MULTILINE)
    }
    for name in names:
        assert name in elsewhere or eval(name, vars(tapete.core)) is not None


def test_the_example_replays_its_board(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "replay_a_board.py"), run_name="__main__")
    printed = capsys.readouterr().out
    assert "4H by N; E leads" in printed
    assert "card 4: play/must-follow: Law 44: S2 from N is not allowed after D9 D4 DK" in printed
