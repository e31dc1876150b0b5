"""`tapete record`: hand records of whatever file holds boards."""

from pathlib import Path

import pytest

from cli.tapete_process import call
from paper.pdf import pages, text

LIN = """qx|o1|pn|Joan,Aina,Núria,Pau|\
md|3SAK932HQJDT87CQ65,SQJTH9872DAKCJ987,S876HAKT4DJ96CKT2|sv|o|ah|Board 1|\
mb|1S|mb|P|mb|2S|mb|P|mb|P|mb|P|pg||
"""
"""One board, as a file of LIN has it."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The board in a file."""
    path = tmp_path / "boards.lin"
    path.write_text(LIN, encoding="utf-8")
    return path


def test_a_file_becomes_a_page_to_print(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    answer = call("record", str(file), str(out), "--no-makeable", "--title", "Martes", "--language", "es")
    assert answer.exit_code == 0, answer.stderr
    shown = text(out.read_bytes())
    assert shown.startswith("Martes Hecho con Tapete 1") and "AK932" in shown.replace(" ", "")
    assert "Par" not in shown
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_four_a_page_with_the_letters_of_the_language(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    words = ("--per-page", "4", "--language", "ca", "--letters", "own", "--no-makeable")
    assert call("record", str(file), str(out), *words).exit_code == 0
    shown = text(out.read_bytes())
    assert "A R 9 3 2" in shown and "Repartidor" in shown and "Passo" in shown


def test_the_page_goes_to_standard_output_where_that_is_asked_for(file: Path) -> None:
    answer = call("record", str(file), "-", "--no-makeable")
    assert answer.exit_code == 0 and len(pages(answer.stdout_bytes)) == 1


def test_boards_without_cards_are_left_out_and_counted(file: Path, tmp_path: Path) -> None:
    file.write_text(LIN + "pn|a,b,c,d|mb|1S|mb|P|mb|P|mb|P|pg||\n", encoding="utf-8")
    answer = call("record", str(file), str(tmp_path / "out.pdf"), "--no-makeable")
    assert "record/no-cards: warning: 1 of 2 boards have no cards: left out" in answer.stderr


@pytest.mark.process
def test_what_can_be_made_is_printed_and_a_board_over_its_budget_is_told(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    assert call("record", str(file), str(out), "--workers", "1").exit_code == 0
    assert "Par" in text(out.read_bytes())
    answer = call("record", str(file), str(out), "--workers", "1", "--budget", "0.001")
    assert answer.exit_code == 1
    assert answer.stderr.startswith(f"{file}: board 1: dd/not-finished: not solved")
    assert "Par" not in text(out.read_bytes())


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("nowhere.lin", "out.pdf"), 1, "nowhere.lin: notation/file: cannot be read: No such file"),
        (("{file}", "out.pdf", "--per-page", "12"), 2, "--per-page is 36 or 4"),
        (("{file}", "out.pdf", "--language", "fr"), 2, "'fr' is not one of"),
        (("{file}", "out.pdf", "--from", "doc"), 2, "'doc' is no format"),
        (("{bytes}", "out.pdf"), 1, "notation/format: in none of the formats we know"),
        (("{empty}", "out.pdf", "--from", "lin"), 1, "there is no board with a card in it"),
    ],
)
def test_what_cannot_be_printed_is_said_and_nothing_is_written(
    words: tuple[str, ...],
    status: int,
    said: str,
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bytes").write_bytes(bytes(range(256)) * 7)
    (tmp_path / "empty").write_text("")
    names = {"file": str(file), "bytes": "bytes", "empty": "empty"}
    answer = call("record", *(word.format(**names) for word in words))
    assert answer.exit_code == status
    assert said in " ".join(answer.stderr.split()).replace("│ ", "")
    assert not (tmp_path / "out.pdf").exists()


def test_what_was_there_stays_when_the_new_file_cannot_be_written(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out.pdf"
    folder.mkdir()
    answer = call("record", str(file), str(folder), "--no-makeable")
    assert isinstance(answer.exception, OSError)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["boards.lin", "out.pdf"]
