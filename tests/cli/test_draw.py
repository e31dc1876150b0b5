"""`tapete draw`: pictures as SVG, written whole or not at all."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.tapete_process import call, run
from tapete.core import Auction, Hand, PartialDeal, Seat, Vulnerability
from tapete.drawing import Around, Look, auction_svg, deal_svg, hand_svg

DEAL = "N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5"


def test_a_deal_is_drawn_with_what_its_number_tells() -> None:
    result = call("draw", "deal", DEAL, "--board", "2", "--language", "es", "--own-letters")
    around = Around(2, Seat.EAST, Vulnerability.NS)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == deal_svg(PartialDeal.parse(DEAL), around, look=Look("es", own_letters=True))


def test_dealer_and_vulnerability_may_be_told() -> None:
    result = call("draw", "deal", DEAL, "--dealer", "W", "--vulnerable", "Both")
    assert result.stdout == deal_svg(PartialDeal.parse(DEAL), Around(None, Seat.WEST, Vulnerability.BOTH))


@pytest.mark.process
def test_a_hand_is_written_to_a_file(tmp_path: Path) -> None:
    out = tmp_path / "hand.svg"
    result = run("draw", "hand", "K75.AJ4.QT6.9432", str(out), "--two-colors")
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    assert out.read_text("utf-8") == hand_svg(Hand.parse("K75.AJ4.QT6.9432"), look=Look(four_colors=False))
    ElementTree.parse(out)


@pytest.mark.parametrize("words", [("E:1C P 1H",), ("1C P 1H", "--dealer", "E")])
def test_an_auction_begins_with_its_dealer(words: tuple[str, ...]) -> None:
    assert call("draw", "auction", *words).stdout == auction_svg(Auction.of(Seat.EAST, "1C P 1H"))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("what", "text", "code"),
    [
        ("deal", "N:AK", "notation/deal"),
        ("hand", "AK", "notation/hand"),
        ("hand", "AKQJT98765432.A..", "notation/hand"),
        ("auction", "Q:1C", "notation/auction"),
        ("auction", "N:1C 9Z", "notation/auction"),
        ("auction", "N:", "notation/auction"),
        ("auction", "", "notation/auction"),
        ("auction", "N:2C 1C", "call/insufficient"),
    ],
)
def test_what_cannot_be_drawn_is_told_and_nothing_written(
    what: str, text: str, code: str, tmp_path: Path
) -> None:
    out = tmp_path / "a.svg"
    result = call("draw", what, text, str(out))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{what}: {code}: ")
    assert result.stderr.count("\n") == 1
    assert not out.exists()


@pytest.mark.parametrize(
    "words",
    [("--language", "fr"), ("--dealer", "Q"), ("--vulnerable", "me"), ("--board", "0")],
)
def test_an_option_that_says_nothing_is_wrong_usage(words: tuple[str, ...]) -> None:
    assert call("draw", "deal", DEAL, *words).exit_code == 2
