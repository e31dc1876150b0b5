"""Is what a call shows what is held: the share of calls whose hand lies in the ranges that the book tells.

Random deals bid by the book, none and both sides vulnerable in turn. JSON, with the seed.

    python benchmarks/robots_meanings.py [--deals 10000] [--seed N] [--processes 2]
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import Any

from tapete.core import DEALS, Auction, Deal, Seat, Vulnerability, seat_view
from tapete.robots import choose_call
from tapete.robots.bidding import last_meaning
from tapete.robots.bidding.strength import strength
from tapete.scoring import Form, unit

_AT_ONCE = 250


def calls_outside(form: Form, deals: int, seed: int) -> tuple[int, int]:
    """How many calls so many deals take, and how many are made on a hand that they do not show."""
    rng, sheet, calls, outside = Random(seed), unit.start(form, Seat.NORTH), 0, 0
    for place in range(deals):
        deal = Deal.from_number(rng.randrange(DEALS))
        vulnerable = (Vulnerability.NONE, Vulnerability.BOTH)[place % 2]
        auction = Auction.start(tuple(Seat)[place % 4])
        while not auction.is_over:
            seat = auction.turn
            view = seat_view(seat, vulnerable, deal, auction, None)
            auction = auction.after(choose_call(view, sheet).call)
            meaning = last_meaning(auction, sheet, vulnerable)
            calls += 1
            outside += meaning is None or meaning.misses(strength(deal[seat])) > 0
    return calls, outside


def measure(deals: int = 10_000, seed: int | None = None, processes: int = 2) -> dict[str, Any]:
    """All that `main` prints; the seed is a fresh one unless given."""
    if seed is None:
        seed = SystemRandom().randrange(1 << 32)
    sizes = [min(_AT_ONCE, deals - start) for start in range(0, deals, _AT_ONCE)]
    found: dict[str, Any] = {"seed": seed, "deals": deals}
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for form in (Form.RUBBER, Form.AUCTION1920):
            forms, seeds = [form] * len(sizes), range(seed, seed + len(sizes))
            counted = list(pool.map(calls_outside, forms, sizes, seeds))
            calls, outside = (sum(each) for each in zip(*counted, strict=True))
            found[form.value] = {"calls": calls, "inside": round(1 - outside / calls, 5)}
    return found


def main() -> None:
    """Print the shares as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.deals, asked.seed, asked.processes), indent=2))


if __name__ == "__main__":
    main()
