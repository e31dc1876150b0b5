"""`import tapete`: read, deal, solve, score, draw and write in a few obvious words."""

import subprocess
import sys
from pathlib import Path

import pytest

import tapete
from tapete.core import Contract, Deal, Outcome, Seat, Strain, Vulnerability
from tapete.scoring.duplicate import score_ns

SPEC_DEAL = Deal.parse("N:K832.J97.AQ5.J43 J7654.T3.K72.976 AQT.AKQ854.JT3.K 9.62.9864.AQT852")
PBN = b'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQJ.AKQ.AKQ.AKQ - - -"]\n'


def test_a_file_is_read_by_its_path_or_by_what_it_holds(tmp_path: Path) -> None:
    (tmp_path / "one.pbn").write_bytes(PBN)
    assert tapete.read(tmp_path / "one.pbn") == tapete.read(PBN) == tapete.read(PBN, "pbn")


def test_boards_are_written_in_the_format_that_the_name_ends_in(tmp_path: Path) -> None:
    boards = tapete.read(PBN).boards
    for name in ("boards.pbn", "boards.jsonl"):
        tapete.write(boards, tmp_path / name)
        assert tapete.read(tmp_path / name).boards[0].record == boards[0].record


def test_what_a_format_cannot_say_is_told_and_nothing_is_written_where_that_is_all(tmp_path: Path) -> None:
    boards = tapete.read(PBN).boards
    assert tapete.write(boards, tmp_path / "boards.jsonl") == ()
    assert tapete.write(boards, tmp_path / "boards.gib")[-1].code == "convert/nothing"
    assert not (tmp_path / "boards.gib").exists()


@pytest.mark.parametrize("name", ["boards.whist", "boards"])
def test_a_format_that_is_none_is_named_with_those_there_are(tmp_path: Path, name: str) -> None:
    with pytest.raises(tapete.UnknownFormat, match="pbn"):
        tapete.write((), tmp_path / name)
    with pytest.raises(tapete.UnknownFormat, match="pbn"):
        tapete.read(b"nothing that anybody knows")
    with pytest.raises(tapete.UnknownFormat, match="whist"):
        tapete.read(PBN, "whist")
    assert not (tmp_path / name).exists()


def test_deals_fit_their_condition_and_the_same_seed_gives_the_same() -> None:
    dealt = tapete.deal(5, where="spades(N) >= 6 and hcp(N) >= 12", seed=3)
    assert len(dealt) == 5
    assert all(deal[Seat.NORTH].length(Strain.SPADES.suit) >= 6 for deal in dealt)  # type: ignore[arg-type]
    assert dealt == tapete.deal(5, where="spades(N) >= 6 and hcp(N) >= 12", seed=3)
    assert tapete.deal() != tapete.deal()


@pytest.mark.process
def test_a_condition_may_ask_what_can_be_made() -> None:
    (deal,) = tapete.deal(1, where='dd(S, "4H") >= 10 and hearts(S) >= 6', seed=2)
    assert tapete.solve(deal)[Seat.SOUTH][Strain.HEARTS] >= 10


def test_given_cards_stay_where_they_were_given() -> None:
    (deal,) = tapete.deal(1, given="N:AKQJ.AKQ.AKQ.AKQ - - -", seed=1)
    assert deal[Seat.NORTH].hcp == 37


@pytest.mark.process
def test_what_can_be_made_and_par() -> None:
    assert tapete.solve(SPEC_DEAL)[Seat.SOUTH][Strain.HEARTS] == 11
    assert tapete.par(SPEC_DEAL, Seat.SOUTH, Vulnerability.NONE).score_ns > 0


def test_a_board_is_scored() -> None:
    outcome = Outcome(Contract.parse("4HX", Seat.WEST), 9)
    assert tapete.score("4HX", Seat.WEST, 9, Vulnerability.BOTH) == score_ns(outcome, Vulnerability.BOTH)


def test_what_can_be_drawn_is_a_picture() -> None:
    assert tapete.draw(SPEC_DEAL).startswith("<svg")


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, tapete; sys.exit(any(name in sys.modules for name in ('numpy', 'tapete.core')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_there_is_nothing_else() -> None:
    assert "solve" in dir(tapete)
    with pytest.raises(AttributeError, match="whist"):
        _ = tapete.whist
