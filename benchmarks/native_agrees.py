"""Random full deals by Tapete's own solver and by the DDS that endplay carries: every result the same.

Each deal in one strain, the five in turn: the tricks of its four declarers, and of every lead against one of
them. Deals are numbered from the seed, so that a difference can be looked at again; it ends the program.

    python benchmarks/native_agrees.py [--deals 10000] [--seed 20261202] [--processes 2]
        [--instructions plain|avx2|avx512]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from random import Random

import tapete_native

from tapete.core import DEALS, Deal, Play, Seat, Strain
from tapete.dd import Position, dds
from tapete.dd.native import Native

STRAINS, SEATS = tuple(Strain), tuple(Seat)
AT_ONCE = 100


@cache
def _native(instructions: str) -> Native:
    return Native(instructions=instructions)


def differing(number: int, seed: int, instructions: str) -> str | None:
    """What the two solvers answer differently about the deal of that number."""
    deal = Deal.from_number(Random(f"{seed}/{number}").randrange(DEALS))
    strain, leader = STRAINS[number % 5], SEATS[number // 5 % 4]
    lead = Position.of(deal, Play(strain, leader, leader, leader))
    ours, theirs = _native(instructions), dds()
    if ours.strain(deal, strain) == theirs.strain(deal, strain) and ours.cards(lead) == theirs.cards(lead):
        return None
    return f"deal {number} of seed {seed}, {strain}, led by {leader}: {deal}"


def _each(deals: int, seed: int, processes: int, instructions: str) -> Iterator[str | None]:
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        ask = partial(differing, seed=seed, instructions=instructions)
        try:
            yield from pool.map(ask, range(deals), chunksize=10)
        finally:
            pool.shutdown(cancel_futures=True)


def main() -> int:
    """Print how far it came; 1 at the first difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=20261202)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--instructions", default=tapete_native.instructions()[-1])
    asked = parser.parse_args()
    for done, wrong in enumerate(_each(asked.deals, asked.seed, asked.processes, asked.instructions), 1):
        if wrong is not None:
            print(f"they do not agree: {wrong}")
            return 1
        if done % AT_ONCE == 0 or done == asked.deals:
            print(f"{done} deals, {asked.instructions}: all the same", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
