"""Small inputs that broke other programs, each answered as the list of reported faults expects."""

from __future__ import annotations

from typing import Any

import pytest

from formats.corpus import SHARED, json_lines
from tapete.core import (
    Auction,
    Card,
    Contract,
    Outcome,
    PartialDeal,
    Play,
    Record,
    Seat,
    Vulnerability,
    contradictions,
    parse_cards,
)
from tapete.formats import pbn, tapete_json
from tapete.formats.pbn.outcome import read_contract
from tapete.formats.pbn.score import read_score
from tapete.formats.pbn.words import is_pass_out
from tapete.formats.reading import Filed, Reading
from tapete.scoring.duplicate import score_ns


def reported(name: str) -> dict[str, Any]:
    return next(row for row in json_lines(SHARED / "golden" / "reported_faults.jsonl") if row["id"] == name)


def read(name: str) -> tuple[Reading, Any]:
    row = reported(name)
    return pbn.read(row["input"]), row["expected"]


def record(name: str) -> tuple[Record, Any]:
    reading, expected = read(name)
    (filed,) = reading.boards
    return filed.record, expected


def codes(reading: Reading) -> list[str]:
    return [fault.code for fault in reading.faults]


def calls(record: Record) -> list[str]:
    return [str(call) for call in record.calls]


def cards(record: Record) -> list[str]:
    return [str(card) for card in record.cards]


def test_a_void_in_spades_is_a_void_in_spades() -> None:
    found, expected = record("pbn-void-spades")
    assert str(found.deal[Seat.NORTH]).split(".") == [expected["N"][suit] for suit in "SHDC"]
    assert [len(hand) for hand in found.deal.hands] == expected["cards_per_hand"]


def test_suit_letters_in_a_deal_are_passed_over_with_a_warning() -> None:
    """Of the two outcomes allowed: the four hands, and a warning."""
    reading, expected = read("pbn-suit-letters-in-deal")
    meant = expected["either"].split("as ")[1].split(" with")[0]
    assert reading.boards[0].record.deal == PartialDeal.parse(meant)
    assert codes(reading) == ["notation/deal"]
    assert reading.faults[0].is_warning


def test_comments_may_stand_on_lines_of_their_own() -> None:
    reading, expected = read("pbn-comment-only-line")
    (filed,) = reading.boards
    assert len(reading.boards) == expected["games"]
    assert (filed.record.number, str(filed.record.dealer)) == (expected["board"], expected["dealer"])
    assert filed.record.vulnerability is Vulnerability.BOTH
    assert len(filed.comments) == expected["comments"]


@pytest.mark.parametrize("name", ["pbn-question-contract", "pbn-empty-contract"])
def test_a_contract_that_is_unknown_or_empty_is_none_and_not_passed_out(name: str) -> None:
    found, _ = record(name)
    stated = found.stated
    assert (stated.bid, stated.declarer, stated.tricks_taken, stated.is_passed_out) == (None,) * 3 + (False,)
    assert found.outcome is None


def test_a_deal_that_was_passed_out_is_exported_without_declarer_and_result() -> None:
    reading, expected = read("pbn-passed-out")
    (filed,) = reading.boards
    assert filed.record.outcome == Outcome(None)
    assert score_ns(Outcome(None), Vulnerability.NS) == expected["score_ns"]
    assert b'[Declarer ""]\r\n[Contract "Pass"]\r\n[Result ""]\r\n' in pbn.write([filed]).content


def test_notes_belong_to_the_section_before_them() -> None:
    reading, expected = read("pbn-note-per-section")
    (filed,) = reading.boards
    assert filed.calls[0].explanation == expected["auction_notes"]["1"]
    assert ("Play.1.note", expected["play_notes"]["1"]) in filed.extra
    written = pbn.write([filed]).content.decode()
    places = [written.index(part) for part in ("[Auction ", '[Note "1: 12', "[Play ", '[Note "1: fourth')]
    assert places == sorted(places)


def test_a_hash_copies_the_value_of_the_game_before() -> None:
    reading, expected = read("pbn-inherit-hash")
    assert [{"Event": filed.event, "Site": filed.site} for filed in reading.boards] == expected["games"]


def test_a_deal_cannot_be_inherited() -> None:
    reading, _ = read("pbn-hash-in-deal-forbidden")
    wrong = [fault for fault in reading.faults if fault.code == "notation/inheritance"]
    assert [(fault.board, fault.line, fault.is_warning) for fault in wrong] == [(1, 7, False)]


def test_only_in_the_first_column_does_percent_escape_a_line() -> None:
    reading, expected = read("pbn-percent-midline")
    (filed,) = reading.boards
    assert (filed.event, str(filed.record.number)) == (expected["Event"], expected["Board"])


def test_all_pass_is_as_many_passes_as_end_the_auction() -> None:
    row = reported("pbn-ap-variants")
    for text, expected in zip(row["input"], row["expected"], strict=True):
        assert calls(pbn.read(text).boards[0].record) == expected["calls"]


def test_hyphens_before_the_dealer_are_no_calls() -> None:
    found, expected = record("pbn-leading-dashes")
    assert calls(found) == expected["calls"]
    contract = found.replay().contract
    assert contract is not None
    assert (str(contract), str(contract.declarer)) == (expected["contract"], expected["declarer"])


def test_a_hyphen_within_a_trick_keeps_its_column() -> None:
    """The card after the one that is not known is kept, though nobody can tell what it means."""
    reading, expected = read("pbn-play-dash-midtrick")
    found = reading.boards[0].record
    assert cards(found)[:4] == expected["first_trick"]
    assert cards(found)[4:] == ["D3"]
    assert dict(reading.boards[0].extra)["Play"].split("\n")[2] == "DT D3 - SK"
    assert pbn.read(pbn.write(reading.boards).content).boards == reading.boards


def test_a_plus_says_whose_card_is_still_to_come() -> None:
    reading, expected = read("pbn-play-plus")
    found = reading.boards[0].record
    play = found.replay().play
    assert play is not None
    assert (len(found.cards), str(play.turn)) == (expected["cards"], expected["to_play"])
    assert ("Play.end", "+") in reading.boards[0].extra
    assert reading.faults == ()


def test_an_auction_that_breaks_off_leaves_the_contract_to_the_tags() -> None:
    found, expected = record("pbn-auction-star")
    assert calls(found) == expected["calls"]
    assert str(found.stated.contract) == expected["contract_from_tags"]
    assert str(found.stated.declarer) == expected["declarer_from_tags"]


def test_small_letters_are_read_without_complaint() -> None:
    reading, expected = read("pbn-lowercase")
    found = reading.boards[0].record
    contract = found.replay().contract
    assert contract is not None and found.dealer is not None
    assert (str(found.dealer), str(found.vulnerability)) == (expected["dealer"], expected["vul"])
    assert (str(contract), str(contract.declarer)) == (expected["contract"], expected["declarer"])
    assert cards(found) == expected["first_trick"]
    assert reading.faults == ()


def test_tags_may_share_a_line_and_go_over_lines() -> None:
    found, expected = record("pbn-tags-one-line")
    values = (str(found.number), str(found.dealer), str(found.vulnerability))
    assert values == (expected["Board"], expected["Dealer"], expected["Vulnerable"])


def test_of_two_tags_the_first_counts() -> None:
    reading, expected = read("pbn-duplicate-tag")
    assert str(reading.boards[0].record.number) == expected["Board"]
    assert codes(reading) == ["notation/duplicate"]


def test_an_unknown_section_is_kept_with_its_rows() -> None:
    reading, expected = read("pbn-unknown-section")
    (filed,) = reading.boards
    assert (str(filed.record.number), str(filed.record.dealer)) == (expected["Board"], expected["Dealer"])
    assert ("HandTimes", "Seat;Seconds\\4R\nN   12\nE    8") in filed.extra


def test_results_may_be_those_of_a_side() -> None:
    row = reported("pbn-result-forms")
    found = [
        pbn.read(f'[Declarer "{one["Declarer"]}"]\n[Contract "1NT"]\n[Result "{one["Result"]}"]').boards[0]
        for one in row["input"]
    ]
    assert [filed.record.stated.tricks_taken for filed in found] == row["expected"]["declarer_tricks"]
    assert found[-1].extra == (("Result", "^9"),)


def test_a_caret_before_declarer_says_that_dummy_took_his_place() -> None:
    reading, expected = read("pbn-declarer-caret")
    assert str(reading.boards[0].record.stated.declarer) == expected["declarer"]
    assert ("Declarer", "^S") in reading.boards[0].extra


def test_letters_are_told_by_evidence() -> None:
    row = reported("pbn-encodings")
    reading = pbn.read(bytes.fromhex(row["input"]["bytes_hex"]))
    assert reading.boards[0].event == row["expected"]["Event"]
    for line_end in ("\r", "\r\n", "\n"):
        content = f'[West "M\xfcller"]{line_end}[Board "3"]'.encode("latin-1")
        (filed,) = pbn.read(content).boards
        assert (filed.names.west, filed.record.number) == (row["expected"]["West"], 3)


def test_ten_may_be_written_with_two_figures() -> None:
    """Of the two outcomes allowed: the ten, and a warning."""
    reading, _ = read("pbn-ten-as-10")
    assert str(reading.boards[0].record.deal[Seat.NORTH]) == "AT98.KQ.."
    assert reading.faults[0].is_warning and reading.faults[0].text == "10 stands for T"


def test_the_first_hand_of_a_deal_need_not_be_the_dealers() -> None:
    reading, expected = read("pbn-first-not-dealer")
    (filed,) = reading.boards
    found = filed.record
    contract = found.replay().contract
    assert str(found.dealer) == expected["dealer"]
    assert contract is not None and str(contract.declarer) == expected["declarer"]
    assert str(found.deal[Seat.WEST]) == expected["W"] and str(found.deal[Seat.NORTH]) == expected["N"]
    assert b'[Deal "S:Q64.9432.JT97.87 ' in pbn.write([filed]).content


def test_contracts_are_understood_in_many_spellings() -> None:
    row = reported("pbn-contract-spellings")
    for spelled, expected in zip(row["input"], row["expected"], strict=True):
        read_as = read_contract(spelled)
        word = "Pass" if is_pass_out(spelled) else "".join(map(str, read_as or ()))
        assert word == expected, spelled


def test_nothing_is_repeated_unsaid_unless_that_is_asked_for() -> None:
    reading, expected = read("pbn-implicit-repeat")
    assert len(reading.boards) == expected["games"]
    assert not any(hand.mask for hand in reading.boards[1].record.deal.hands)
    assert codes(reading) == ["notation/no-deal"]
    carried = pbn.read(reported("pbn-implicit-repeat")["input"], carry_over=True)
    first, second = (filed.record for filed in carried.boards)
    assert (second.number, second.dealer, second.deal) == (first.number, first.dealer, first.deal)
    assert (str(second.stated.contract), second.stated.declarer) == ("2C", Seat.SOUTH)


def test_a_contract_that_misses_the_double_is_reported() -> None:
    found, expected = record("pbn-contract-tag-misses-double")
    assert str(found.replay().contract) == expected["auction_contract"]
    assert f"{found.stated.bid}{found.stated.doubling}" == expected["tag_contract"]
    assert "record/contract" in {one.code for one in contradictions(found)}


def test_an_end_position_has_hands_of_equal_length_and_a_strain() -> None:
    reading, expected = read("pbn-end-position")
    (filed,) = reading.boards
    assert {len(hand) for hand in filed.record.deal.hands} == {expected["cards_each"]}
    assert ("Contract", "NT") in filed.extra
    assert [fault for fault in reading.faults if not fault.is_warning] == []
    assert pbn.read(pbn.write(reading.boards).content).boards == reading.boards


def test_an_auction_without_calls_is_not_passed_out() -> None:
    found, expected = record("pbn-empty-auction")
    assert calls(found) == expected["calls"]
    assert found.outcome is None and not found.replay().is_passed_out
    assert str(found.replay().auction.turn) == expected["next"]


def test_an_unfinished_trick_is_not_taken_for_a_whole_one() -> None:
    found, expected = record("pbn-partial-row-mid-trick")
    play = found.replay().play
    assert play is not None
    assert play.tricks_played == expected["complete_tricks"]
    assert [str(card) for card in play.trick.cards] == expected["current_trick"]
    assert str(play.turn) == expected["to_play"]


def test_scores_of_a_tag_are_declarers_or_those_of_a_side() -> None:
    row = reported("pbn-score-forms")
    for one, expected in zip(row["input"], row["expected"]["score_ns"], strict=True):
        assert read_score(one["Score"], Seat(one["Declarer"])) == expected
        reading = pbn.read(f'[Declarer "{one["Declarer"]}"]\n[Score "{one["Score"]}"]')
        assert ("Score", one["Score"]) in reading.boards[0].extra
        assert reading.faults == ()


def test_records_of_ours_keep_vulnerability_and_passes() -> None:
    row = reported("json-roundtrip-vul")
    (filed,) = pbn.read(row["input"]["pbn"]).boards
    (after,) = tapete_json.read(tapete_json.write([filed]).content).boards
    assert after == filed
    expected = row["expected"]["board16"]
    assert (str(after.record.dealer), str(after.record.vulnerability)) == (
        expected["dealer"],
        expected["vul"],
    )


def test_dummy_plays_after_the_opening_lead_and_only_from_its_hand() -> None:
    row = reported("play-dummy-turn")
    given, expected = row["input"], row["expected"]
    deal, contract = (
        PartialDeal.parse(given["deal"]),
        Contract.parse(given["contract"], Seat(given["declarer"])),
    )
    play = Play.start(contract).after(parse_cards("D8")[0], deal[Seat.WEST])
    assert str(play.turn) == expected["turn"]
    assert {str(card) for card in play.legal_cards(deal[play.turn])} == set(expected["legal"])


def test_a_card_played_twice_is_reported_where_it_stands() -> None:
    row = reported("play-card-twice")
    given = row["input"]
    found = Record(
        PartialDeal.parse(given["deal"]),
        dealer=Seat.SOUTH,
        calls=Auction.of(Seat.SOUTH, "1NT P P P").calls,
        cards=tuple(map(Card.parse, given["play"])),
    )
    illegal = next(one for one in contradictions(found) if one.code.startswith("play/"))
    assert illegal.where == f"card {row['expected']['error_at'] + 1}"
    assert pbn.read(pbn.write([Filed(found)]).content).boards[0].record == found
