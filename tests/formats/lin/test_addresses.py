"""Addresses of the hand viewer and pages that hold them."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from tapete.core import PASS, BySeat, PartialDeal, Record, Seat, Stated, Vulnerability
from tapete.core.contract import Contract
from tapete.formats import lin
from tapete.formats.reading import Filed, Told

VIEWER = "https://www.bridgebase.com/tools/handviewer.html?"
HANDS = "SQ64H9432DJT97C87,SA5HAKD6432CJ9643,SKJ87H876DAK8CAQ5,"
LIN = f"pn|a+b,c d,e,f|md|3{HANDS}|sv|o|mb|1S|an|5+ !S|"
DEAL = PartialDeal.parse("N:KJ87.876.AK8.AQ5 T932.QJT5.Q5.KT2 Q64.9432.JT97.87 A5.AK.6432.J9643")


@pytest.mark.parametrize(
    "text",
    [
        VIEWER + "lin=" + LIN,
        VIEWER + "lin=" + quote(LIN, safe=""),
        VIEWER + "bbo=y&lin=" + quote(LIN, safe="") + "&x=1",
        VIEWER + "lin=" + quote(quote(LIN, safe=""), safe=""),
        VIEWER + "lin=" + quote(LIN, safe="").replace("%20", "+"),
        f'<p>see <a href="{VIEWER}bbo=y&amp;lin={quote(LIN, safe="")}">this</a></p>',
        f"text before {VIEWER}lin={quote(LIN, safe='')} and after",
        f"hv_popuplin('{LIN[:16]}{quote(LIN[16:], safe='')}');return false;",
        f'<a onclick="hv_popuplin(&#39;{quote(LIN, safe="")}&#39;)">Movie</a>',
    ],
)
def test_the_same_board_in_whatever_address(text: str) -> None:
    (board,) = lin.read(text).boards
    assert board.names == BySeat("e", "f", "a+b", "c d")
    assert (board.record.deal, board.record.dealer) == (DEAL, Seat.NORTH)
    assert board.calls == (Told("5+ !S"),)
    assert lin.read(text).faults == ()


def test_an_address_may_hold_hands_calls_and_cards() -> None:
    south, west, north, _ = HANDS.split(",")
    text = f"{VIEWER}n={north}&s={south}&w={west}&d=w&v=-&b=7&a=p1S(five)P2NXppp&p=h2hah3&nn=A&sn=B,C&c=3"
    (board,) = lin.read(text).boards
    assert (board.record.deal, board.record.dealer) == (DEAL, Seat.WEST)
    assert (board.record.vulnerability, board.record.number) == (Vulnerability.NONE, 7)
    assert " ".join(map(str, board.record.calls)) == "P 1S P 2NT X P P P"
    assert board.calls == (Told(), Told("five"))
    assert (len(board.record.cards), board.record.claim) == (3, 3)
    assert board.names == BySeat("A", "", "B;C", "")


def test_an_address_of_a_board_that_only_its_site_has_is_a_fault_and_nothing_is_fetched() -> None:
    reading = lin.read(f"{VIEWER}bbo=y&myhand=M-123-456")
    assert reading.boards == ()
    assert [(fault.code, fault.line, fault.column) for fault in reading.faults] == [
        ("notation/elsewhere", 1, 1)
    ]


def test_a_page_gives_all_its_boards_and_faults_have_the_place_of_their_address() -> None:
    row = (
        f"<td>x</td><a onclick=\"hv_popuplin('{LIN}');\">Movie</a> <a href='{VIEWER}myhand=M-1-2'>hand</a>\n"
    )
    reading = lin.read("<html>\n" + row + row.replace("1S", "9S") + "</html>")
    assert len(reading.boards) == 2
    assert [(fault.code, fault.line, fault.board) for fault in reading.faults] == [("notation/call", 3, 1)]


def test_text_that_mentions_the_viewer_holds_no_board() -> None:
    assert lin.read("the handviewer shows it").boards == ()
    assert [fault.code for fault in lin.read("hv_popuplin('").faults] == ["notation/code"]


def test_latin_letters_and_ampersands_in_addresses() -> None:
    assert lin.read(VIEWER + "lin=pn|M%FCller,A&B,,|md||").boards[0].names == BySeat("", "", "Müller", "A&B")


def test_the_address_of_a_board_is_read_as_that_board() -> None:
    record = Record(DEAL, 7, Seat.SOUTH, Vulnerability.BOTH, (PASS,) * 4)
    board = Filed(
        record, BySeat("Ñu+", "b & c", "", ""), title="Final", calls=(Told("100%"),), comments=("¡Olé!",)
    )
    address = lin.handviewer_address(board)
    assert address.startswith(VIEWER + "lin=") and " " not in address and "+" not in address
    assert lin.read(address).boards == (board,)


def test_in_an_address_a_stated_result_is_a_claim() -> None:
    contract = Contract.parse("3NT", Seat.NORTH)
    stated = Stated(contract.bid, contract.doubling, contract.declarer, tricks_taken=9)
    calls = lin.read("mb|3Nppp|").boards[0].record.calls
    board = Filed(Record(DEAL, 1, Seat.NORTH, None, calls, stated=stated))
    assert lin.read(lin.handviewer_address(board)).boards[0].record.claim == 9


def test_a_page_in_pieces_gives_the_same_boards_and_places() -> None:
    row = f"<td onclick=\"hv_popuplin('{LIN.replace('1S', '9S')}')\">Movie</td>\n"
    page = "<html>\n" + (row + "<p>" + "x" * 300_000 + "</p>\n") * 8
    readings = list(lin.read_many(page[at : at + 100_000] for at in range(0, len(page), 100_000)))
    whole = lin.read(page)
    assert len(readings) > 1
    assert [board for one in readings for board in one.boards] == list(whole.boards)
    assert [fault for one in readings for fault in one.faults] == list(whole.faults)
