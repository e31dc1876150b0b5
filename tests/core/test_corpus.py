"""Every board of the corpus replayed: real auctions and plays, and those that contradict themselves.

The folder `shared/corpus` lies beside the repository. What its flags mean to us:

=========================  ==========================================================================
flag                       code
=========================  ==========================================================================
no_Dealer                  record/missing-dealer; the dealer it gives is only a guess, so we drop it
missing_hand               record/missing-hand, one for each
A:auction_incomplete       record/incomplete-auction
M:contract_tag ... vs ...  record/contract; the flag holds what the record states
P:play_incomplete_...      record/incomplete-play
dealer_unknown             record/missing-contract: without auction and declarer nobody's turn is known
play_unchecked_bad_deal    record/incomplete-play: all of these stop before the 52nd card
=========================  ==========================================================================

`implied_hand_*` tells how the deal was read and contradicts nothing. Of the plays left unchecked
one holds a real fault: the diamond six is played twice.
"""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete.core import (
    Call,
    Contract,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Vulnerability,
    contradictions,
    parse_cards,
)

CORPUS = Path(__file__).parents[2] / ".." / "shared" / "corpus"
CODE_OF_FLAG = {
    "no_Dealer": "record/missing-dealer",
    "missing_hand": "record/missing-hand",
    "A:auction_incomplete": "record/incomplete-auction",
    "M:contract_tag": "record/contract",
    "P:play_incomplete_no_claim": "record/incomplete-play",
    "dealer_unknown": "record/missing-contract",
    "play_unchecked_bad_deal": "record/incomplete-play",
}
CARD_PLAYED_TWICE = "trickster:TricksterCards__Defensive_Play.pbn#10"
VULNERABILITY = {str(one): one for one in Vulnerability} | {"All": Vulnerability.BOTH}


def lines(name: str) -> list[dict[str, Any]]:
    path = CORPUS / name
    if not path.exists():
        pytest.fail(f"the corpus is not beside the repository: {path.name} is not in ../shared/corpus")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def stated_by(board: dict[str, Any]) -> Stated:
    """What the record says of its contract; where the flags quote another contract, that one."""
    quoted = (flag.split()[1] for flag in board["flags"] if flag.startswith("M:contract_tag "))
    text = next(quoted, board["contract"])
    declarer = Seat(board["declarer"]) if board["declarer"] else None
    if text is None or text == "Pass":
        return Stated(declarer=declarer, is_passed_out=text == "Pass", tricks_taken=board["rec_result"])
    read = Contract.parse(text, Seat.NORTH)
    return Stated(read.bid, read.doubling, declarer, tricks_taken=board["rec_result"])


def record_of(board: dict[str, Any]) -> Record:
    return Record(
        PartialDeal.parse(board["deal"]),
        dealer=None if "no_Dealer" in board["flags"] else Seat(board["dealer"]),
        vulnerability=VULNERABILITY.get(board["vul"]),
        calls=tuple(map(Call.parse, board["auction"])),
        cards=parse_cards(board["play"]),
        claim=board["claim"],
        stated=stated_by(board),
    )


one_in_nine_or_all = pytest.mark.parametrize(
    "step", [9, pytest.param(1, marks=pytest.mark.thorough)], ids=["one in nine", "all"]
)


@cache
def boards(step: int = 1) -> dict[str, tuple[dict[str, Any], Record, tuple[str, ...]]]:
    """Each board by its id, with its record and the codes of what is wrong with it."""
    replayed = {}
    for board in lines("boards.jsonl")[::step]:
        record = record_of(board)
        replayed[board["id"]] = (board, record, tuple(found.code for found in contradictions(record)))
    return replayed


@pytest.mark.thorough
def test_the_whole_corpus_is_read() -> None:
    assert len(boards()) == 2311
    for name, (board, record, _) in boards().items():
        assert list(map(str, record.calls)) == board["auction"], name
        assert "".join(map(str, record.cards)) == board["play"], name
        assert len(record.cards) == board["n_cards"], name


@one_in_nine_or_all
def test_every_call_and_card_is_legal_but_the_one_played_twice(step: int) -> None:
    illegal = {
        name: [code for code in codes if not code.startswith("record/")]
        for name, (_, _, codes) in boards(step).items()
    }
    expected = {CARD_PLAYED_TWICE: ["play/not-held"]} if CARD_PLAYED_TWICE in illegal else {}
    assert {name: codes for name, codes in illegal.items() if codes} == expected
    assert step > 1 or expected


@one_in_nine_or_all
def test_contract_declarer_and_tricks_come_out_as_recorded(step: int) -> None:
    """What was stated of the contract is left out, so that it must come from auction and play."""
    for name, (board, record, _) in boards(step).items():
        told = Stated(declarer=record.stated.declarer if record.dealer is None else None)
        outcome = msgspec.structs.replace(record, stated=told).outcome
        if outcome is None or outcome.contract is None:
            assert board["tricks"] is None, name
            assert (outcome is not None) == (board["contract"] == "Pass"), name
        else:
            contract = (str(outcome.contract), str(outcome.contract.declarer))
            assert contract == (board["contract"], board["declarer"]), name
            assert outcome.tricks_taken == board["tricks"], name


@one_in_nine_or_all
def test_exactly_the_boards_listed_as_contradictory_are_flagged(step: int) -> None:
    listed = {line["id"] for line in lines("anomalies.jsonl")}
    assert {name for name, (_, _, codes) in boards(step).items() if codes} == listed & boards(step).keys()
    assert step > 1 or listed <= boards().keys()


@one_in_nine_or_all
def test_each_flag_has_its_code_and_no_code_is_without_its_flag(step: int) -> None:
    for name, (board, _, codes) in boards(step).items():
        flags = [flag.split()[0] for flag in board["flags"] if not flag.startswith("implied_hand_")]
        expected = Counter(CODE_OF_FLAG[flag] for flag in flags)
        if name == CARD_PLAYED_TWICE:
            expected += Counter({"play/not-held": 1})
            expected -= Counter({"record/incomplete-play": 1})
        assert Counter(codes) == expected, name
