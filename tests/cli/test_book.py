"""A book of one's own on the command line."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.tapete_process import call
from robots.tables import NEW_SHEET, to_call
from tapete.robots import choose_call
from tapete.robots.bidding import bid_by
from tapete.server.book_folder import VARIABLE

WEAK = "K95.QJ4.K874.QJ2"
"""Twelve points, in nobody's no-trump range but the owner's."""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The house's books in a folder of one's own; afterwards the robots bid by the house's again."""
    monkeypatch.setenv(VARIABLE, "")
    done = call("book", str(tmp_path / "mine"), "--write")
    assert done.exit_code == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["contract", "auction1920"]
    yield tmp_path / "mine"
    bid_by({})


def changed(folder: Path, old: str, new: str) -> None:
    file = folder / "contract/openings.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.thorough
def test_robots_bid_by_a_book_that_was_changed(mine: Path) -> None:
    assert str(choose_call(to_call(WEAK), NEW_SHEET).call) == "1D"
    changed(mine, "points = [15, 17]", "points = [12, 14]")
    done = call("simulate", "--seed", "1", "--robots", "book", "--book", str(mine))
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["summary"]
    assert str(choose_call(to_call(WEAK), NEW_SHEET).call) == "1NT"
    bid_by({})
    assert str(choose_call(to_call(WEAK), NEW_SHEET).call) == "1D"


@pytest.mark.thorough
def test_everything_that_is_wrong_is_told_with_its_place(mine: Path) -> None:
    changed(mine, "points = [15, 17]", "points = [17, 15]\nwhen = ['raining']")
    for command in (("book", str(mine)), ("simulate", "--book", str(mine)), ("play", "--book", str(mine))):
        done = call(*command)
        assert done.exit_code == 1
        one, two, three = done.stderr.splitlines()
        assert one == "tapete: this book cannot be used:"
        assert "contract/openings.toml: line" in two
        assert "row opening.1NT: " in two
        assert {two.split(": ")[-1], three.split(": ")[-1]} == {
            "unknown word 'raining' in when",
            "a range runs from the lower number to the higher, not [17, 15]",
        }


def test_a_folder_without_a_book_is_refused(tmp_path: Path) -> None:
    done = call("book", str(tmp_path))
    assert done.exit_code == 1
    assert "no book is here; it is a folder named contract or auction1920" in done.stderr


def test_the_house_writes_over_nothing(mine: Path) -> None:
    done = call("book", str(mine), "--write")
    assert done.exit_code == 1
    assert "is there already" in done.stderr


def test_what_is_missing_or_no_text_is_told(mine: Path) -> None:
    (mine / "contract/later.toml").unlink()
    (mine / "auction1920/later.toml").write_bytes(b"\xff")
    done = call("book", str(mine))
    assert done.stderr.count("later.toml: line 1: row -: this file is missing, or is no text") == 2
