"""What other programs were reported to get wrong of LIN and of the viewer's addresses."""

from __future__ import annotations

from typing import Any

import pytest

from dealt_boards import reported_faults
from tapete.core import BySeat, PartialDeal, Record, Seat, Vulnerability, contradictions
from tapete.formats import lin
from tapete.formats.reading import Filed, Told

ROWS = reported_faults()
LIN_ROWS = [name for name, row in ROWS.items() if row["kind"] in ("lin", "url")]
VULNERABILITY = {str(one): one for one in Vulnerability} | {"All": Vulnerability.BOTH}


def row(name: str) -> tuple[list[Filed], dict[str, Any]]:
    """The boards of a row and what is expected of them."""
    given, expected = ROWS[name]["input"], ROWS[name]["expected"]
    texts = [given] if isinstance(given, str) else given
    return [lin.read(text).boards[0] for text in texts], expected


def test_every_row_about_lin_is_asked_here() -> None:
    hands = [
        "lin-dealer-digit",
        "lin-three-hands",
        "lin-two-hands-only",
        "lin-vul-codes",
        "lin-three-pass-open",
    ]
    play = ["lin-passed-out", "lin-claim-total", "lin-claim-impossible"]
    text = [
        "lin-unknown-tags",
        "lin-newline-in-values",
        "url-lin-encoded",
        "lin-write-order",
        "lin-writer-pipe",
    ]
    assert hands + play + text == LIN_ROWS


@pytest.mark.parametrize("name", [name for name in LIN_ROWS if ROWS[name]["input"] and "write" not in name])
def test_nothing_in_them_is_a_fault(name: str) -> None:
    given = ROWS[name]["input"]
    for text in [given] if isinstance(given, str) else given:
        assert lin.read(text).faults == ()


def test_dealers_count_from_south() -> None:
    boards, expected = row("lin-dealer-digit")
    assert [str(board.record.dealer) for board in boards] == expected["dealers"]


def test_three_whole_hands_tell_the_fourth() -> None:
    boards, expected = row("lin-three-hands")
    for board in boards:
        assert str(board.record.deal[Seat.EAST]) == expected["E"]
        assert sum(map(len, board.record.deal.hands)) == expected["cards"]


def test_two_hands_tell_no_other() -> None:
    (board,), expected = row("lin-two-hands-only")
    deal = board.record.deal
    assert (str(deal[Seat.SOUTH]), str(deal[Seat.NORTH])) == (expected["S"], expected["N"])
    assert len(deal[Seat.WEST]) == len(deal[Seat.EAST]) == 0


def test_who_is_vulnerable_is_a_letter_and_not_guessed_from_the_number() -> None:
    boards, expected = row("lin-vul-codes")
    told = [board.record.vulnerability for board in boards]
    assert told == [*(VULNERABILITY[name] for name in expected["vul"][:-1]), None]
    assert (boards[-1].record.number, boards[-1].record.dealer) == (5, Seat.NORTH)


def test_the_fourth_seat_may_open() -> None:
    (board,), expected = row("lin-three-pass-open")
    contract = board.record.replay().contract
    assert contract is not None
    assert (str(contract.declarer), str(contract)) == (expected["declarer"], expected["contract"])
    assert str(contract.leader) == expected["opening_leader"]


def test_four_passes_are_a_deal_passed_out() -> None:
    (board,), _ = row("lin-passed-out")
    outcome = board.record.outcome
    assert outcome is not None and outcome.contract is None


def test_a_claim_tells_the_tricks_of_declarer_in_all() -> None:
    (board,), expected = row("lin-claim-total")
    replay = board.record.replay()
    assert replay.play is not None and replay.contract is not None
    assert str(replay.contract.declarer) == expected["declarer"]
    assert len(board.record.cards) == expected["cards_played"]
    assert replay.play.tricks_won(replay.contract.declarer.side) == expected["tricks_won_before_claim"]
    assert board.record.tricks_taken == expected["declarer_total"]
    assert contradictions(board.record) == ()


def test_a_claim_of_fewer_tricks_than_are_won_is_a_contradiction() -> None:
    (board,), _ = row("lin-claim-impossible")
    assert [found.code for found in contradictions(board.record)] == ["record/claim"]
    assert board.record.tricks_taken is None


def test_codes_that_nobody_knows_are_kept() -> None:
    (board,), expected = row("lin-unknown-tags")
    assert (str(board.record.dealer), str(board.record.vulnerability)) == (
        expected["dealer"],
        expected["vul"],
    )
    assert list(map(str, board.record.calls)) == expected["calls"]
    assert [name.split()[-1] for name, _ in board.extra] == expected["ignored"]


def test_a_line_may_be_broken_inside_a_name() -> None:
    (board,), expected = row("lin-newline-in-values")
    assert {str(seat): name for seat, name in board.names.items()} == expected["names"]
    assert board.calls == (Told("a b"),)


def test_an_address_is_decoded_once_and_a_plus_stays_a_plus() -> None:
    boards, expected = row("url-lin-encoded")
    for board in boards:
        assert board.calls == (Told(expected["alert"]),)
        assert str(board.record.dealer) == expected["dealer"]


def test_hands_are_written_from_south_on_with_a_comma_for_east() -> None:
    expected = ROWS["lin-write-order"]["expected"]
    deal = ROWS["lin-write-order"]["input"].split('[Deal "')[1].split('"')[0]
    record = Record(PartialDeal.parse(deal), 8, Seat.WEST, Vulnerability.EW)
    text = lin.write([Filed(record)]).content.decode()
    assert expected["lin_contains"] in text
    assert f"sv|{expected['sv']}|" in text


def test_a_bar_in_a_name_or_a_note_is_written_as_a_stroke() -> None:
    given = ROWS["lin-writer-pipe"]["input"]
    record = Record(PartialDeal.parse("N:- - - -"), 1, Seat.NORTH)
    board = Filed(record, BySeat(given["north"], "", "", ""), comments=(given["note"], "one\nline"))
    written = lin.write([board])
    (again,) = lin.read(written.content).boards
    assert again.record == record
    assert (again.names.north, again.comments) == ("A/B", ("x/y", "one\nline"))
    assert [(fault.code, fault.is_warning) for fault in written.faults] == [
        ("convert/names", True),
        ("convert/comments", True),
    ]
