"""Laws 17 to 22, 27, 36 and 39: the auction."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from strategies import auctions, calls, closed_auctions, seats
from tapete.core import (
    BIDS,
    CALLS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Auction,
    Bid,
    Call,
    Contract,
    IllegalCall,
    Law,
    NotationError,
    Seat,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "scoring.json"
CASES: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))["auction_cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_golden_auctions_end_as_written(case: dict[str, Any]) -> None:
    dealer, calls_made = Seat(case["dealer"]), " ".join(case["calls"])
    if case.get("legal") is False:
        before = Auction.of(dealer, " ".join(case["calls"][:-1]))
        assert not before.is_legal(Call.parse(case["calls"][-1]))
        return
    auction = Auction.of(dealer, calls_made)
    assert auction.is_over == ("contract" in case)
    if case.get("contract"):
        contract = Contract.parse(case["contract"], Seat(case["declarer"]))
        assert auction.contract == contract
        assert str(contract.leader) == case.get("leader", str(contract.leader))
        assert str(contract.dummy) == case.get("dummy", str(contract.dummy))
    assert auction.is_passed_out == (auction.is_over and case.get("contract") is None)


@given(auctions())
def test_any_legal_beginning_keeps_the_laws(auction: Auction) -> None:
    """The state kept beside the calls is what the Laws say of the calls alone."""
    pairs = [(auction.dealer.after(place), call) for place, call in enumerate(auction.calls)]
    assert list(auction.seats_and_calls()) == pairs
    assert auction.turn is auction.dealer.after(len(pairs))
    made = [(seat, call) for seat, call in pairs if isinstance(call, Bid)]
    assert [call.index for _, call in made] == sorted({call.index for _, call in made})
    trailing = len(pairs) - max(
        (place + 1 for place, (_, call) in enumerate(pairs) if call is not PASS), default=0
    )
    assert auction.passes == trailing
    assert auction.is_over == (trailing >= 3 and (len(made) > 0 or trailing == 4))
    if made:
        assert (auction.bidder, auction.final_bid) == made[-1]
        assert auction.doubling.value == "X" * _doublings_since_the_last_bid(auction)


def _doublings_since_the_last_bid(auction: Auction) -> int:
    last = max(place for place, call in enumerate(auction.calls) if isinstance(call, Bid))
    return sum(call is not PASS for call in auction.calls[last + 1 :])


@given(auctions())
def test_the_calls_listed_as_legal_are_those_that_break_no_law(auction: Auction) -> None:
    listed = auction.legal_calls()
    assert len(set(listed)) == len(listed)
    assert set(listed) == {call for call in CALLS if auction.is_legal(call)}
    assert (listed == ()) == auction.is_over


@given(auctions(), calls)
def test_an_illegal_call_is_refused_by_its_law_and_changes_nothing(auction: Auction, call: Call) -> None:
    law = auction.broken_law(call)
    if law is None:
        assert auction.after(call).calls == (*auction.calls, call)
        return
    with pytest.raises(IllegalCall) as refusal:
        auction.after(call)
    assert (refusal.value.law, refusal.value.attempt, refusal.value.state) == (law, call, auction)


@given(closed_auctions())
def test_declarer_is_the_first_of_the_side_to_have_named_the_strain(auction: Auction) -> None:
    contract = auction.contract
    if contract is None:
        assert auction.calls == (PASS,) * 4
        assert auction.is_passed_out
        return
    assert contract.declarer.side is auction.bidder.side
    named = (
        seat
        for seat, call in auction.seats_and_calls()
        if isinstance(call, Bid) and call.strain is contract.strain and seat.side is auction.bidder.side
    )
    assert contract.declarer is next(named)


@given(auctions())
def test_an_auction_is_written_and_read_back(auction: Auction) -> None:
    assert Auction.of(auction.dealer, " ".join(map(str, auction.calls))) == auction
    assert str(auction) == f"{auction.dealer}: {' '.join(map(str, auction.calls)) or '-'}"


@given(seats)
def test_there_is_no_contract_before_the_third_pass(dealer: Seat) -> None:
    auction = Auction.of(dealer, "1NT P P")
    assert (auction.is_over, auction.contract) == (False, None)
    closed = auction.after(PASS)
    assert closed.is_over
    assert closed.contract == Contract.parse("1NT", dealer)


@pytest.mark.parametrize(
    ("calls_made", "call", "law"),
    [
        ("1S", "1H", Law.INSUFFICIENT),
        ("2NT", "2S", Law.INSUFFICIENT),
        ("1D P", "1D", Law.INSUFFICIENT),
        ("1D X XX", "1D", Law.INSUFFICIENT),
        ("7NT X XX", "7NT", Law.INSUFFICIENT),
        ("", "X", Law.INADMISSIBLE_DOUBLE),
        ("P", "X", Law.INADMISSIBLE_DOUBLE),
        ("1H P", "X", Law.INADMISSIBLE_DOUBLE),
        ("1H X", "X", Law.INADMISSIBLE_DOUBLE),
        ("1H X P", "X", Law.INADMISSIBLE_DOUBLE),
        ("1C X XX", "X", Law.INADMISSIBLE_DOUBLE),
        ("", "XX", Law.INADMISSIBLE_REDOUBLE),
        ("1C", "XX", Law.INADMISSIBLE_REDOUBLE),
        ("1C P", "XX", Law.INADMISSIBLE_REDOUBLE),
        ("1H X P", "XX", Law.INADMISSIBLE_REDOUBLE),
        ("1H X XX P", "XX", Law.INADMISSIBLE_REDOUBLE),
        ("1H X 1S", "XX", Law.INADMISSIBLE_REDOUBLE),
        ("P P P P", "P", Law.AUCTION_OVER),
        ("1C P P P", "P", Law.AUCTION_OVER),
        ("1C P P P", "2C", Law.AUCTION_OVER),
        ("1C P P P", "X", Law.AUCTION_OVER),
    ],
)
def test_what_the_laws_forbid_is_refused_by_name(calls_made: str, call: str, law: Law) -> None:
    assert Auction.of(Seat.EAST, calls_made).broken_law(Call.parse(call)) is law


@pytest.mark.parametrize(
    ("calls_made", "contract", "declarer"),
    [
        ("1NT X P P XX P P P", "1NTXX", Seat.NORTH),
        ("1H P P X P P XX P P P", "1HXX", Seat.NORTH),
        ("1H X XX 1S P P P", "1S", Seat.WEST),
        ("P P P 1H P P P", "1H", Seat.WEST),
        ("P 1C P P 1S P P P", "1S", Seat.NORTH),
        ("1H 2H P P P", "2H", Seat.EAST),
        ("1H 1S 2H 2S 4H 4S P P P", "4S", Seat.EAST),
        ("1S 2H 2S 3H P 4H X P P P", "4HX", Seat.EAST),
    ],
)
def test_the_auction_ends_in_the_last_bid_as_doubled(calls_made: str, contract: str, declarer: Seat) -> None:
    assert Auction.of(Seat.NORTH, calls_made).contract == Contract.parse(contract, declarer)


def test_a_player_who_passed_may_bid_later() -> None:
    assert Auction.of(Seat.NORTH, "P 1C P P").is_legal(BIDS[-1])


def test_over_seven_no_trump_one_may_only_pass_or_double() -> None:
    assert Auction.of(Seat.SOUTH, "7NT").legal_calls() == (PASS, DOUBLE)
    assert Auction.of(Seat.SOUTH, "7NT X").legal_calls() == (PASS, REDOUBLE)
    assert Auction.of(Seat.SOUTH, "7NT X XX").legal_calls() == (PASS,)


def test_the_longest_auction_has_319_calls_and_ends() -> None:
    """Three passes, and round each of the 35 bids as many passes as double and redouble leave room for."""
    auction = Auction.of(Seat.WEST, "P P P " + " ".join(f"{bid} P P X P P XX P P" for bid in BIDS))
    assert (len(auction.calls), auction.is_over) == (318, False)
    assert auction.legal_calls() == (PASS,)
    closed = auction.after(PASS)
    assert (len(closed.calls), closed.is_over, closed.legal_calls()) == (319, True, ())
    assert str(closed.contract) == "7NTXX"


def test_text_that_is_not_an_auction_is_refused_where_it_goes_wrong() -> None:
    with pytest.raises(NotationError, match="1:7: not a call: 'Z'"):
        Auction.of(Seat.NORTH, "1C  P Z P")
    with pytest.raises(IllegalCall, match="Law 27: 1C is not allowed after N: 1C P"):
        Auction.of(Seat.NORTH, "1C P 1C Z")


def test_a_word_is_not_a_call() -> None:
    with pytest.raises(AssertionError, match="not a call: 'P'"):
        Auction.start(Seat.NORTH).after("P")  # type: ignore[arg-type]  # what is tested is that it fails


def test_an_auction_is_never_made_without_its_turn() -> None:
    with pytest.raises(TypeError, match="turn"):
        Auction(Seat.SOUTH)  # type: ignore[call-arg]  # what is tested is that it fails
