"""Records: what happened on one board at one table, and what follows from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import boards, closed_auctions, contracts, played, seats
from tapete.core import (
    PASS,
    PASSED_OUT,
    Auction,
    Board,
    Call,
    Contract,
    Deal,
    Hand,
    Outcome,
    PartialDeal,
    Play,
    Record,
    Seat,
    Stated,
    contradictions,
)

NOTHING_KNOWN = PartialDeal.parse("N:- - - -")


def stated(contract: Contract, tricks: int | None = None) -> Stated:
    return Stated(contract.bid, contract.doubling, contract.declarer, tricks_taken=tricks)


def played_board(
    board: Board, auction: Auction, choices: bytes, claim: int | None = None
) -> tuple[Record, Play | None]:
    """A record as a table makes it, with so many cards played."""
    play = None if auction.contract is None else played(Play.start(auction.contract), board.deal, choices)
    board = Board(board.number, auction.dealer, board.vulnerability, board.deal)
    return Record.of(board, auction, play, claim), play


@given(boards, closed_auctions(), st.binary(min_size=52, max_size=52))
def test_a_board_played_to_the_end_has_the_outcome_of_its_auction_and_its_tricks(
    board: Board, auction: Auction, choices: bytes
) -> None:
    record, play = played_board(board, auction, choices)
    assert contradictions(record) == ()
    assert record.replay().auction == auction
    assert record.replay().play == play
    if play is None or auction.contract is None:
        assert record.outcome == PASSED_OUT
        return
    tricks = play.tricks_won(auction.contract.declarer.side)
    assert record.outcome == Outcome(auction.contract, tricks)
    assert record.tricks_taken == tricks


@given(boards, closed_auctions(), st.binary(max_size=51), st.integers(0, 13))
def test_a_claim_counts_when_the_cards_played_leave_it_possible(
    board: Board, auction: Auction, choices: bytes, claim: int
) -> None:
    record, play = played_board(board, auction, choices)
    if play is None or auction.contract is None:
        return
    assert record.outcome is None
    side = auction.contract.declarer.side
    lost, won = play.tricks_won(side.other), play.tricks_won(side)
    claimed, _ = played_board(board, auction, choices, claim)
    assert claimed.replay().tricks_possible == range(won, 14 - lost)
    assert claimed.tricks_taken == (claim if won <= claim <= 13 - lost else None)


@given(contracts, st.integers(0, 13))
def test_without_auction_and_play_the_stated_contract_and_result_count(
    contract: Contract, tricks: int
) -> None:
    record = Record(NOTHING_KNOWN, stated=stated(contract, tricks))
    assert record.outcome == Outcome(contract, tricks)
    assert record.replay().play == Play.start(contract)


@given(contracts, st.integers(0, 13), st.integers(0, 13))
def test_a_claim_counts_before_a_stated_result(contract: Contract, claim: int, result: int) -> None:
    record = Record(NOTHING_KNOWN, claim=claim, stated=stated(contract, result))
    assert record.tricks_taken == claim


@pytest.mark.parametrize("tricks", [-1, 14])
def test_an_impossible_result_is_none(tricks: int) -> None:
    record = Record(NOTHING_KNOWN, stated=stated(Contract.parse("3NT", Seat.EAST), tricks))
    assert (record.tricks_taken, record.outcome) == (None, None)


@given(closed_auctions(), seats)
def test_where_the_dealer_is_not_known_the_declarer_must_be_stated(auction: Auction, declarer: Seat) -> None:
    silent = Record(NOTHING_KNOWN, calls=auction.calls)
    assert silent.replay().contract is None
    telling = Record(NOTHING_KNOWN, calls=auction.calls, stated=Stated(declarer=declarer))
    called = auction.contract
    if called is None:
        assert silent.outcome == telling.outcome == PASSED_OUT
    else:
        assert telling.replay().contract == Contract(called.bid, called.doubling, declarer)


def test_the_auction_of_a_record_begins_with_the_dealer_of_its_board() -> None:
    board = Board.duplicate(1, Deal.from_number(0))
    with pytest.raises(AssertionError, match="not begun by the dealer"):
        Record.of(board, Auction.of(Seat.EAST, "1C P P P"))


def test_the_auction_counts_before_the_stated_contract() -> None:
    calls = Auction.of(Seat.WEST, "2S X P P P").calls
    record = Record(
        NOTHING_KNOWN, dealer=Seat.WEST, calls=calls, stated=stated(Contract.parse("2S", Seat.NORTH))
    )
    assert record.replay().contract == Contract.parse("2SX", Seat.WEST)


def test_of_an_auction_that_breaks_a_law_what_came_before_counts() -> None:
    calls = tuple(map(Call.parse, ("1H", "P", "1D", "P", "P", "P")))
    record = Record(NOTHING_KNOWN, dealer=Seat.NORTH, calls=calls)
    assert record.replay().auction == Auction.of(Seat.NORTH, "1H P")
    assert record.replay().contract is None
    told = Record(
        NOTHING_KNOWN, dealer=Seat.NORTH, calls=calls, stated=stated(Contract.parse("1D", Seat.NORTH))
    )
    assert str(told.replay().contract) == "1D"


def test_a_deal_is_passed_out_by_four_passes_or_as_stated() -> None:
    four = Record(NOTHING_KNOWN, calls=(PASS,) * 4)
    three = Record(NOTHING_KNOWN, calls=(PASS,) * 3, stated=Stated(is_passed_out=True))
    said = Record(NOTHING_KNOWN, stated=Stated(is_passed_out=True))
    assert [record.outcome for record in (four, three, said)] == [PASSED_OUT, None, PASSED_OUT]
    assert said.tricks_taken == 0


def test_nothing_follows_from_an_empty_record() -> None:
    record = Record(NOTHING_KNOWN)
    replay = record.replay()
    assert (replay.contract, replay.play, record.tricks_taken, record.outcome) == (None, None, None, None)
    assert replay.tricks_possible == range(14)


def test_a_stated_contract_has_bid_and_declarer() -> None:
    contract = Contract.parse("4HX", Seat.SOUTH)
    assert stated(contract).contract == contract
    assert Stated(bid=contract.bid).contract is None
    assert Stated(declarer=Seat.SOUTH).contract is None


@given(boards, contracts, st.binary(min_size=1, max_size=52), st.frozensets(seats, min_size=1))
def test_a_hand_that_is_not_known_is_shown_by_the_cards_it_plays(
    board: Board, contract: Contract, choices: bytes, hidden: frozenset[Seat]
) -> None:
    play = played(Play.start(contract), board.deal, choices)
    known = {seat: board.deal[seat] if seat not in hidden else Hand() for seat in Seat}
    deal = PartialDeal(type(board.deal.hands).of(known.__getitem__))
    replay = Record(deal, cards=play.cards, stated=stated(contract)).replay()
    assert replay.play == play
    for seat in Seat:
        assert replay.hands[seat] == (play.played_by(seat) if seat in hidden else board.deal[seat])
