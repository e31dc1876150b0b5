"""How long 200 layouts take, of the hidden hands after auctions that the robots bid: C++, numpy, Python.

python benchmarks/layouts.py [--deals 100] [--count 200] [--seed 1] [--at-most MS] [--at-least 20]

Each deal is asked twice: by the opening leader, who sees his own hand, and by declarer once dummy is faced.
The limits are what the book says that each seat has shown. Processor time of one core.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean, median
from time import process_time
from typing import NamedTuple

from tapete.core import DEALS, Auction, BySeat, Contract, Deal, Hand, Seat, Vulnerability, seat_view
from tapete.dealing.layouts import Layouts, Limits, at_once, plainly, quickly
from tapete.dealing.native import hot
from tapete.robots import choose_call
from tapete.robots.bidding.reading import situation_after
from tapete.robots.bidding.shown import Shown
from tapete.robots.bidding.stakes import stakes_of
from tapete.scoring import duplicate

SHEET = duplicate.start()
NONE = Vulnerability.NONE
MOST_TRIES, FEWER_TRIES = 200_000, 20_000


class Asked(NamedTuple):
    """What one player knows."""

    known: BySeat[Hand]
    limits: BySeat[Limits]


def bid(deal: Deal) -> Auction:
    auction = Auction.start(Seat.NORTH)
    while not auction.is_over:
        view = seat_view(auction.turn, NONE, deal, auction, None)
        auction = auction.after(choose_call(view, SHEET).call)
    return auction


def shown_in(auction: Auction) -> BySeat[Limits]:
    """As the book reads it; a range that came out empty says nothing."""
    shown = situation_after(auction.dealer, auction.calls, stakes_of(SHEET, NONE)).shown
    return BySeat.of(lambda seat: limits_of(shown[seat]))


def limits_of(shown: Shown) -> Limits:
    clubs, diamonds, hearts, spades = ((one.low, one.high) for one in shown.lengths)
    return Limits(lengths=(clubs, diamonds, hearts, spades), points=(shown.points.low, shown.points.high))


def positions(number: int, seed: int) -> Iterator[tuple[str, Asked]]:
    rng = Random(seed)
    for _ in range(number):
        deal = Deal.from_number(rng.randrange(DEALS))
        auction = bid(deal)
        if auction.contract is not None:
            limits = shown_in(auction)
            yield "leader", Asked(seen(deal, (auction.contract.leader,)), limits)
            yield "declarer", Asked(seen(deal, own_and_dummy(auction.contract)), limits)


def own_and_dummy(contract: Contract) -> tuple[Seat, ...]:
    return contract.declarer, contract.dummy


def seen(deal: Deal, seats: tuple[Seat, ...]) -> BySeat[Hand]:
    return BySeat.of(lambda seat: deal[seat] if seat in seats else Hand())


def measured(draw: Callable[[Asked], Layouts], asked: list[Asked]) -> tuple[list[float], list[Layouts]]:
    """Milliseconds of each, in the quicker of two rounds, and what was drawn."""
    times, drawn = [], []
    for one in asked:
        tried = []
        for _ in range(2):
            start = process_time()
            found = draw(one)
            tried.append(1000 * (process_time() - start))
        times.append(min(tried))
        drawn.append(found)
    return times, drawn


def row(place: str, all_asked: list[Asked], count: int, seed: int) -> tuple[float, float]:
    """Prints what one player's layouts took; the median, and how many times as quick C++ is."""
    assert hot is not None
    built = hot
    quick, drawn = measured(lambda one: quickly.drawn(built, *one, count, seed, MOST_TRIES), all_asked)
    few = all_asked[:10]
    plain, _ = measured(lambda one: plainly.drawn(*one, count, seed, FEWER_TRIES), few)
    numpy, _ = measured(lambda one: at_once.drawn(*one, count, seed, FEWER_TRIES), few)
    alike, _ = measured(lambda one: quickly.drawn(built, *one, count, seed, FEWER_TRIES), few)
    tries = sum(one.tries for one in drawn) / max(1, sum(map(len, drawn)))
    late = sorted(quick)[len(quick) * 95 // 100]
    short = sum(not one.is_complete for one in drawn)
    print(f"{place:9}{fmean(quick):7.2f}{median(quick):9.2f}{late:7.2f}{max(quick):7.2f}", end="")
    print(f"{tries:9.1f}{short:12}{fmean(numpy):8.1f}{fmean(plain):8.1f}{fmean(plain) / fmean(alike):8.0f}")
    return median(quick), fmean(plain) / fmean(alike)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-most", type=float, default=1e9, help="fail if the median takes longer")
    parser.add_argument("--at-least", type=float, default=0, help="fail if C++ is not so many times as quick")
    asked = parser.parse_args()
    if hot is None:
        print("nothing has been built in C++ here: plain Python draws the layouts")
        return
    by_place: dict[str, list[Asked]] = {"leader": [], "declarer": []}
    for place, one in positions(asked.deals, asked.seed):
        by_place[place].append(one)
    print("ms         mean   median   95 %   most    tries  incomplete   numpy   plain   ratio")
    for place, all_asked in by_place.items():
        middle, ratio = row(place, all_asked, asked.count, asked.seed)
        if middle > asked.at_most or ratio < asked.at_least:
            sys.exit(f"{place}: at most {asked.at_most} ms and {asked.at_least} times plain Python wanted")


if __name__ == "__main__":
    main()
