"""How many legal auctions there are: counted one by one, and all of them by adding up equal positions.

**Why positions may be added up.** What may be called next depends on four things alone: the final
bid, whether it is doubled or redoubled, how many passes came after it, and whether the side in turn
made it. The Laws on sufficiency (18, 27), doubles and redoubles (19, 36) and the end of the
auction (17, 22) ask for nothing else: not for the dealer, not for who named a strain first, not for
the calls before. After any call the same four things follow from the four before and the call. So
two auctions that agree in them have the same legal calls, lead to auctions that agree again, and
have equally many continuations. The tests below do not take this on trust: every legal auction of up
to four calls, and random longer ones, go on as the one that stands for their key, and the counts
made by key are those made one by one.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from functools import cache
from itertools import islice

import pytest
from hypothesis import given

from strategies import auctions
from tapete.core import BIDS, Auction, Seat

ALL_COMPLETE = 128745650347030683120231926111609371363122697557


def key(auction: Auction) -> Hashable:
    """All that the legality of what follows depends on."""
    ours = auction.final_bid is not None and auction.bidder.side is auction.turn.side
    return auction.final_bid, auction.doubling, auction.passes, ours


def perft(auction: Auction, depth: int) -> int:
    """The legal auctions of so many calls more, each one made."""
    if depth == 0:
        return 1
    return sum(perft(auction.after(call), depth - 1) for call in auction.legal_calls())


@cache
def graph() -> dict[Hashable, list[Hashable]]:
    """For each key the keys one call on, found on the first auction met that has it."""
    nexts: dict[Hashable, list[Hashable]] = {}
    waiting = [Auction.start(Seat.NORTH)]
    while waiting:
        auction = waiting.pop()
        if key(auction) not in nexts:
            following = [auction.after(call) for call in auction.legal_calls()]
            nexts[key(auction)] = [key(longer) for longer in following]
            waiting += following
    return nexts


def by_length() -> Iterator[Counter[Hashable]]:
    """For 0, 1, 2 ... calls: how many legal auctions have each key."""
    ways: Counter[Hashable] = Counter({key(Auction.start(Seat.NORTH)): 1})
    while ways:
        yield ways
        longer: Counter[Hashable] = Counter()
        for place, number in ways.items():
            for following in graph()[place]:
                longer[following] += number
        ways = longer


@cache
def auctions_of(length: int) -> tuple[Auction, ...]:
    """Every legal auction of so many calls."""
    if length == 0:
        return (Auction.start(Seat.NORTH),)
    return tuple(auction.after(call) for auction in auctions_of(length - 1) for call in auction.legal_calls())


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 36), (2, 701), (3, 9731), (4, 107_451)])
def test_the_number_of_legal_auctions_of_so_many_calls(depth: int, count: int) -> None:
    assert perft(Auction.start(Seat.NORTH), depth) == count


@pytest.mark.slow
@pytest.mark.parametrize(("depth", "count"), [(5, 999_852), (6, 8_126_237)])
def test_the_number_of_legal_auctions_of_many_calls(depth: int, count: int) -> None:
    assert perft(Auction.start(Seat.NORTH), depth) == count


@pytest.mark.parametrize(
    "length", [0, 1, 2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_auctions_that_share_a_key_have_the_same_legal_calls_and_lead_to_the_same_keys(length: int) -> None:
    for auction in auctions_of(length):
        assert [key(auction.after(call)) for call in auction.legal_calls()] == graph()[key(auction)], auction


@given(auctions())
def test_any_auction_goes_on_as_the_one_that_stands_for_its_key(auction: Auction) -> None:
    assert [key(auction.after(call)) for call in auction.legal_calls()] == graph()[key(auction)]


def test_adding_up_by_key_agrees_with_counting_one_by_one() -> None:
    counts = [ways.total() for ways in islice(by_length(), 7)]
    assert counts == [1, 36, 701, 9731, 107_451, 999_852, 8_126_237]


@pytest.mark.thorough
def test_complete_auctions_have_4_to_319_calls_and_there_are_as_many_as_known() -> None:
    """An auction is complete when nothing may be called after it."""
    ended = [sum(ways[place] for place in ways if not graph()[place]) for ways in by_length()]
    assert ended[:5] == [0, 0, 0, 0, 1 + len(BIDS)]
    assert len(ended) == 1 + 319
    assert sum(ended) == ALL_COMPLETE
