"""Hand records: what stands on the page, in each language, whatever the boards hold."""

import io
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace
from pypdf import PdfReader

from paper.pdf import pages, text
from strategies import filed_boards
from tapete.core import (
    BIDS,
    Auction,
    Board,
    BySeat,
    Contract,
    Deal,
    Language,
    Outcome,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Vulnerability,
)
from tapete.dd import StrainTricks, TrickTable, par
from tapete.formats.reading import Filed, Told
from tapete.paper.hand_record import Layout, PrintedBoard, hand_record, page_of
from tapete.paper.typesetting import pictures
from tapete.paper.words import LANGUAGES

DEAL = Deal.parse("N:AK932.QJ.T87.Q65 QJT.9872.AK.J987 876.AKT4.J96.KT2 54.653.Q5432.A43")
SUITS_OF_THIRTEEN = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
_NS = StrainTricks(clubs=7, diamonds=6, hearts=8, spades=9, notrump=8)
_EW = StrainTricks(clubs=6, diamonds=6, hearts=4, spades=4, notrump=5)
TABLE = TrickTable(BySeat(_NS, _EW, _NS, _EW))
BOARD = Board(1, Seat.NORTH, Vulnerability.NS, DEAL)
AUCTION = Auction.of(Seat.NORTH, "1S X 2S P P P")
RECORD = Record.of(BOARD, AUCTION, claim=9)
FILED = Filed(RECORD, BySeat("Núria", "Pau", "Joan", "Aina"))
PRINTED = PrintedBoard(FILED, TABLE, par(TABLE, Seat.NORTH, Vulnerability.NS))


def longest_auction() -> Auction:
    """All 319 calls that the Laws allow at the most."""
    calls = " ".join(f"{bid} P P X P P XX P P" for bid in BIDS)
    return Auction.of(Seat.NORTH, f"P P P {calls} P")


def extreme() -> list[PrintedBoard]:
    """Boards on which nothing is short."""
    name, no_end = "Bartholomäus-Maximilian von Hohenstaufen", "W" * 40
    record = Record.of(
        Board(1, Seat.NORTH, Vulnerability.BOTH, SUITS_OF_THIRTEEN), longest_auction(), claim=0
    )
    filed = Filed(record, BySeat(name, no_end, name, no_end), event="A very long name of an event " * 3)
    told = tuple(Told("shows something that takes long to say", is_alerted=True) for _ in AUCTION.calls)
    talked = replace(FILED, comments=("word " * 300, "http://" + "a" * 300), calls=told, title="T" * 80)
    return [PrintedBoard(filed, TABLE, par(TABLE, Seat.NORTH, Vulnerability.BOTH)), PrintedBoard(talked)]


@pytest.mark.parametrize("layout", Layout)
def test_a_board_is_printed_with_its_cards_and_what_can_be_made(layout: Layout) -> None:
    shown = text(hand_record([PRINTED], "en", layout, "Club night"))
    assert shown.startswith("Club night Made with Tapete 1")
    for cards in ("AK932", "QJ10", "AK104", "Q5432"):
        assert cards in shown.replace(" ", "")
    assert "NT ♠ ♥ ♦ ♣" in shown
    assert "NS 2 3 2 – 1 EW – – – – –" in shown
    assert "Par +140: 1♠ NS +2" in shown


def test_four_on_a_page_tell_all_that_happened() -> None:
    told = (Told("5+♠"), Told("takeout", is_alerted=True), Told(is_alerted=True))
    filed = replace(FILED, calls=told, comments=("A quiet board",), event="Winter")
    shown = text(hand_record([PrintedBoard(filed)], "en", Layout.FOUR))
    assert "Dealer N · Vulnerable: N–S Winter" in shown
    assert "2♠ N +1 +140" in shown
    assert "Núria (12)" in shown and "Aina (6)" in shown
    assert "1♠1 Double2 2♠* Pass Pass Pass".replace(" ", "") in shown.replace(" ", "")
    assert "1: 5+♠ 2: takeout Claim: 9 tricks in all A quiet board" in shown


def test_what_was_scored_after_a_ruling_stands_for_what_was_played() -> None:
    ruled = PrintedBoard(FILED, outcome=Outcome(Contract.parse("2S", Seat.NORTH), 11))
    assert "2♠ N +3 +200" in text(hand_record([ruled], "en", Layout.FOUR))


def test_a_rubber_has_no_score_of_duplicate() -> None:
    rubber = PrintedBoard(replace(FILED, scoring="Rubber bridge"))
    assert "+140" not in text(hand_record([rubber], "en", Layout.FOUR))


@pytest.mark.parametrize(
    ("language", "letters", "words"),
    [
        ("es", "ARDV", ("ST ♠ ♥ ♦ ♣", "Dador N · Vulnerables: N–S", "Paso", "EO")),
        ("ca", "ARDS", ("SA ♠ ♥ ♦ ♣", "Repartidor N · En zona: N–S", "Passo", "EO")),
        ("en", "AKQJ", ("NT ♠ ♥ ♦ ♣", "Dealer N · Vulnerable: N–S", "Pass", "EW")),
    ],
)
def test_the_page_speaks_its_readers_language(language: Language, letters: str, words: Sequence[str]) -> None:
    content = hand_record([PRINTED], language, Layout.FOUR, own_letters=True)
    shown = text(content)
    king, queen, jack = list(letters[1:])
    assert f"A {king} 9 3 2" in shown and f"{queen} {jack} 10" in shown
    assert all(word in shown for word in words)
    reader = PdfReader(io.BytesIO(content))
    root: Any = reader.root_object
    assert root["/Lang"] == language and root["/MarkInfo"]["/Marked"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]


def test_the_title_of_the_file_is_that_of_the_page() -> None:
    for title, said in (("A  *title*\n#1", "A *title* #1"), ("", "Hand records")):
        metadata = PdfReader(io.BytesIO(hand_record([PRINTED], "en", title=title))).metadata
        assert metadata is not None and metadata.title == said


def test_what_people_wrote_is_never_markup() -> None:
    wrote = '#panic() $x$ *b* _i_ `c` <label> @cite \\ // [x] "q"'
    filed = replace(FILED, names=BySeat("#a", "*b*", "$c", "_d_"), comments=(wrote,))
    shown = text(hand_record([PrintedBoard(filed)], "en", Layout.FOUR))
    assert wrote in shown
    assert all(name in shown for name in filed.names)


@pytest.mark.thorough
@pytest.mark.parametrize(("number", "layout", "expected"), [
    (0, Layout.FOUR, 1), (1, Layout.FOUR, 1), (4, Layout.FOUR, 1), (5, Layout.FOUR, 2),
    (37, Layout.THIRTY_SIX, 2),
])  # fmt: skip
def test_so_many_boards_take_so_many_pages(number: int, layout: Layout, expected: int) -> None:
    boards = [replace(PRINTED, filed=replace(FILED, title=f"B{n}")) for n in range(number)]
    printed = pages(hand_record(boards, "en", layout))
    assert len(printed) == expected
    assert all(f"B{n}" in "".join(printed) for n in range(number))


def test_names_without_end_are_cut() -> None:
    filed = replace(FILED, names=BySeat("n" * 5000, "", "", ""), event="e " * 5000, title="t" * 5000)
    [page] = pages(hand_record([PrintedBoard(filed)], "en", Layout.FOUR))
    assert page.count("n" * 10) < 10 and page.count("…") == 3


def test_the_same_boards_give_the_same_file() -> None:
    assert hand_record([PRINTED], "en") == hand_record([PRINTED], "en")


def test_hands_that_are_not_known_are_left_out() -> None:
    partial = Record(PartialDeal.parse("N:AKQ.J.T.9 - - 32..."), stated=Stated())
    for layout in Layout:
        shown = text(hand_record([PrintedBoard(Filed(partial))], "en", layout))
        assert "AKQ" in shown.replace(" ", "") and shown.count("♠") == 2


def test_a_board_passed_out_says_so() -> None:
    record = Record.of(BOARD, Auction.of(Seat.NORTH, "P P P P"))
    assert "Pasado" in text(hand_record([PrintedBoard(Filed(record))], "es", Layout.FOUR))


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_notes_go_to_the_end_whole(language: Language) -> None:
    page = page_of(extreme(), language, Layout.FOUR)
    [long] = page.notes
    assert len(page.boards[1].notes) == 1
    shown = text(hand_record(extreme(), language, Layout.FOUR))
    assert "word " * 299 in shown and "a" * 300 in shown.replace(" ", "").replace("\u200b", "")
    assert any("shows something" in line for line in long.texts)
    assert not page_of(extreme(), language, Layout.THIRTY_SIX).notes


def test_all_calls_of_the_longest_auction_are_printed() -> None:
    shown = text(hand_record(extreme()[:1], "en", Layout.FOUR))
    assert all(str(bid.level) in shown for bid in BIDS)
    assert shown.count("XX") == 35 + 1  # the contract too
    assert "7NTXX" in shown


@pytest.mark.thorough
@pytest.mark.parametrize("layout", Layout)
def test_what_is_long_makes_no_board_longer(layout: Layout) -> None:
    printed = pages(hand_record(extreme(), "en", layout))
    assert len([page for page in printed if "AKQJ10987" in page.replace(" ", "")]) == 1
    assert len(pictures(layout.template, page_of(extreme()[:1], "en", layout), 20)) == 1


@pytest.mark.thorough
@settings(max_examples=4, suppress_health_check=[HealthCheck.too_slow])
@given(filed_boards())
def test_whatever_a_file_holds_can_be_printed(filed: Filed) -> None:
    for layout in Layout:
        assert hand_record([PrintedBoard(filed)], "ca", layout).startswith(b"%PDF-")
