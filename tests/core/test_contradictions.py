"""What in a record cannot be, each with its code and its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import auctions, boards, calls, cards, contracts, partial_deals, seats
from tapete.core import (
    Auction,
    Board,
    Call,
    Card,
    Contract,
    Law,
    PartialDeal,
    Record,
    Seat,
    Stated,
    contradictions,
    parse_cards,
)

DEAL = PartialDeal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")
LEAD = "D8 DQ D9 D4"
NOTHING_STATED = Stated()


def record_of(
    called: str = "",
    played: str = "",
    claim: int | None = None,
    stated: Stated = NOTHING_STATED,
    deal: PartialDeal = DEAL,
) -> Record:
    """A record of a board that South dealt."""
    calls_made = tuple(map(Call.parse, called.split()))
    return Record(deal, 1, Seat.SOUTH, None, calls_made, parse_cards(played), claim, stated)


def says(contract: str, declarer: Seat | None = None, tricks: int | None = None) -> Stated:
    """A statement of contract and result."""
    if contract == "Pass":
        return Stated(declarer=declarer, is_passed_out=True, tricks_taken=tricks)
    read = Contract.parse(contract, Seat.NORTH)
    return Stated(read.bid, read.doubling, declarer, tricks_taken=tricks)


def found(record: Record) -> list[tuple[str, str]]:
    return [(one.code, one.where) for one in contradictions(record)]


@pytest.mark.parametrize(
    "record",
    [
        record_of(),
        record_of("1NT P P P"),
        record_of("P P P P"),
        record_of("P P P P", stated=says("Pass", tricks=0)),
        record_of("1NT P P P", stated=says("1NT", Seat.SOUTH)),
        record_of("1NT P P P", LEAD, claim=7),
        record_of("1NT P P P", LEAD, claim=7, stated=says("1NT", Seat.SOUTH, 7)),
        record_of("1NT P P P", LEAD, stated=says("1NT", Seat.SOUTH, 13)),
        record_of("1NT P P P", stated=says("1NT", Seat.SOUTH, 0)),
        record_of(stated=says("3NT")),
        record_of(stated=says("Pass")),
    ],
)
def test_what_is_not_written_down_contradicts_nothing(record: Record) -> None:
    assert contradictions(record) == ()


@pytest.mark.parametrize(
    ("record", "code", "where"),
    [
        (record_of("1H P 1D"), "call/insufficient", "call 3"),
        (record_of("1H P X"), "call/inadmissible-double", "call 3"),
        (record_of("XX"), "call/inadmissible-redouble", "call 1"),
        (record_of("P P P P P"), "call/auction-over", "call 5"),
        (record_of("1H P P P P"), "call/auction-over", "call 5"),
        (record_of("P"), "record/incomplete-auction", "auction"),
        (record_of("P P P"), "record/incomplete-auction", "auction"),
        (record_of("1H P P"), "record/incomplete-auction", "auction"),
        (record_of("2S X P P P", stated=says("2S")), "record/contract", "contract"),
        (record_of("2S P P P", stated=says("Pass")), "record/contract", "contract"),
        (record_of("P P P P", stated=says("2S")), "record/contract", "contract"),
        (record_of("2S P P P", stated=says("2S", Seat.NORTH)), "record/declarer", "declarer"),
        (record_of("P P P P", stated=says("Pass", Seat.SOUTH)), "record/declarer", "declarer"),
        (record_of("P P P P", "SA"), "record/play-after-pass-out", "play"),
        (record_of("P P P P", claim=1), "record/claim", "claim"),
        (record_of("P P P P", stated=says("Pass", tricks=7)), "record/result", "result"),
        (record_of("1NT P P P", "D8"), "record/incomplete-play", "play"),
        (record_of("1NT P P P", "DA DQ D9 D4 DK D3 D2 S6", claim=12), "record/claim", "claim"),
        (record_of("1NT P P P", LEAD, claim=0), "record/claim", "claim"),
        (record_of("1NT P P P", LEAD, stated=says("1NT", tricks=0)), "record/result", "result"),
        (record_of("1NT P P P", claim=7, stated=says("1NT", tricks=8)), "record/result", "result"),
        (record_of("1NT P P P", stated=says("1NT", tricks=14)), "record/result", "result"),
        (record_of("1NT P P P", claim=-1), "record/claim", "claim"),
        (record_of("1NT P P P", "SK"), "play/not-held", "card 1"),
        (record_of("1NT P P P", "D8 ST"), "play/must-follow", "card 2"),
        (record_of("1NT P P P", f"{LEAD} D8"), "play/not-held", "card 5"),
        (record_of("1NT P P P", f"{LEAD} SK"), "play/not-held", "card 5"),
    ],
)
def test_each_contradiction_is_found_alone_and_in_its_place(record: Record, code: str, where: str) -> None:
    assert found(record) == [(code, where)]


def test_an_unfinished_auction_may_have_gone_higher_but_not_lower() -> None:
    unfinished = ("record/incomplete-auction", "auction")
    for contract in ("5C", "5CX", "6NT"):
        assert found(record_of("1C P 5C", stated=says(contract))) == [unfinished]
    for contract in ("4NT", "Pass"):
        wrong = ("record/contract", "contract")
        assert found(record_of("1C P 5C", stated=says(contract))) == [unfinished, wrong]
    assert found(record_of("P P", stated=says("Pass"))) == [unfinished]


def test_after_an_illegal_call_only_the_first_is_told() -> None:
    assert found(record_of("1H P 1D X XX 1C")) == [("call/insufficient", "call 3")]


def test_after_an_illegal_card_only_the_first_is_told() -> None:
    assert found(record_of("1NT P P P", f"{LEAD} SK SK S2")) == [("play/not-held", "card 5")]


def test_the_text_names_the_law_the_attempt_and_the_seat() -> None:
    calls_wrong = contradictions(record_of("1H P 1D"))[0]
    opening_wrong = contradictions(record_of("X"))[0]
    card_wrong = contradictions(record_of("1NT P P P", "D8 ST"))[0]
    assert calls_wrong.text == "Law 27: 1D is not allowed after 1H P"
    assert opening_wrong.text == "Law 36: X is not allowed here"
    assert card_wrong.text == "Law 44: ST from N is not allowed after D8"


def test_a_dealer_or_a_hand_that_is_not_known_is_told() -> None:
    record = Record(PartialDeal.parse("N:T2.AQ8.QJ3.AQT32 - K... J.J.5.J"))
    places = ["dealer", "hand E", "hand S", "hand W"]
    assert [one.where for one in contradictions(record)] == places
    assert [one.code for one in contradictions(record)] == [
        "record/missing-dealer",
        *["record/missing-hand"] * 3,
    ]
    assert contradictions(record)[2].text == "1 of 13 cards are known"


def test_without_the_dealer_calls_are_still_judged_and_the_declarer_cannot_be_wrong() -> None:
    calls_made = Auction.of(Seat.NORTH, "1H P P P").calls
    stated = says("1H", Seat.EAST)
    record = Record(DEAL, calls=calls_made, stated=stated)
    assert found(record) == [("record/missing-dealer", "dealer")]
    wrong = Record(DEAL, calls=(*calls_made, *calls_made), stated=stated)
    assert found(wrong)[1:] == [("call/auction-over", "call 5")]


def test_cards_without_a_declarer_are_only_asked_whether_one_comes_twice() -> None:
    missing = ("record/missing-contract", "contract")
    assert found(record_of(played="D6 D7 DJ D5")) == [missing, ("record/incomplete-play", "play")]
    assert found(record_of(played="D6 D7 DJ D5 D6", stated=says("2NT"))) == [
        missing,
        ("play/not-held", "card 5"),
    ]


def test_a_revoke_of_a_hidden_hand_is_seen_when_the_suit_is_played_later() -> None:
    hidden = PartialDeal.parse("N:T2.AQ8.QJ3.AQT32 - KQ876.KT65.4.K64 A5.J732.AKT875.5")
    missing = ("record/missing-hand", "hand E")
    honest = record_of("1NT P P P", "DA D3 S3 D4 DK DJ S4 S6", claim=7, deal=hidden)
    assert found(honest) == [missing]
    revoke = record_of("1NT P P P", "DA D3 S3 D4 DK DJ D9 S6", claim=7, deal=hidden)
    assert found(revoke) == [missing, ("play/must-follow", "card 3")]


def test_a_hidden_hand_cannot_play_a_card_that_another_holds() -> None:
    hidden = PartialDeal.parse("N:T2.AQ8.QJ3.AQT32 - KQ876.KT65.4.K64 A5.J732.AKT875.5")
    record = record_of("1NT P P P", "DA D3 DT", claim=7, deal=hidden)
    assert found(record)[1:] == [("play/not-held", "card 3")]


@given(boards, contracts)
def test_a_card_after_the_thirteenth_trick_is_over(board: Board, contract: Contract) -> None:
    from_the_top = Record(PartialDeal(board.deal.hands), dealer=Seat.NORTH, stated=_stated(contract))
    played = _first_legal_play(from_the_top)
    whole = Record(from_the_top.deal, dealer=Seat.NORTH, cards=played, stated=from_the_top.stated)
    assert contradictions(whole) == ()
    more = Record(whole.deal, dealer=Seat.NORTH, cards=(*played, played[0]), stated=whole.stated)
    assert found(more) == [("play/over", "card 53")]
    assert more.tricks_taken == whole.tricks_taken


def _stated(contract: Contract) -> Stated:
    return Stated(contract.bid, contract.doubling, contract.declarer)


def _first_legal_play(record: Record) -> tuple[Card, ...]:
    play = record.replay().play
    assert play is not None
    while not play.is_over:
        hand = record.deal[play.turn]
        play = play.after(next(iter(play.legal_cards(hand))), hand)
    return play.cards


RECORD_CODES = """missing-dealer missing-hand incomplete-auction contract declarer missing-contract
    play-after-pass-out incomplete-play claim result"""
CODES = {law.code for law in Law} | {f"record/{name}" for name in RECORD_CODES.split()}
numbers = st.none() | st.integers(-2, 15)
statements = st.builds(
    Stated,
    bid=st.none() | contracts.map(lambda contract: contract.bid),
    doubling=contracts.map(lambda contract: contract.doubling),
    declarer=st.none() | seats,
    is_passed_out=st.booleans(),
    tricks_taken=numbers,
)
anything = st.builds(
    Record,
    deal=partial_deals(),
    dealer=st.none() | seats,
    calls=auctions().map(lambda auction: auction.calls) | st.lists(calls, max_size=9).map(tuple),
    cards=st.lists(cards, max_size=60).map(tuple),
    claim=numbers,
    stated=statements,
)


@given(anything)
def test_no_record_however_wrong_is_more_than_a_list_of_contradictions(record: Record) -> None:
    for one in contradictions(record):
        assert one.code in CODES
        assert one.where
        assert one.text
    outcome, replay = record.outcome, record.replay()
    if outcome is not None and outcome.contract is not None:
        assert outcome.contract == replay.contract
        assert outcome.tricks_taken in replay.tricks_possible
