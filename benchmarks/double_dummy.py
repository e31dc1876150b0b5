"""How quickly many deals are solved over all cores, against endplay's own batch and the bare solver.

Batches of forty, the most that endplay takes, are solved in turn by endplay with one thread and by `Workers`,
so that both meet the same load of the machine. The workers solve all deals once more from before their
start to their end, telling how long the solver itself took: the rest is overhead.

    python benchmarks/double_dummy.py [--deals 200] [--workers 2] [--seed 20261130] [--json]
        [--at-least RATIO] [--at-most OVERHEAD]

With `--at-least` it fails if endplay's one core does not need that many times the processor time of each
of ours; with `--at-most` if workers cost more than that share over the bare solver.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import resource
import sys
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from tapete.core import DEALS, Deal
from tapete.dd import Solver, Workers, in_order

GOALS = {"goal ratio": 1.8, "goal overhead": 0.03, "goal MB a worker": 200}


BATCH = 40


class Taken(NamedTuple):
    """Seconds by the clock and of the processor, and all tricks: both must have solved the same."""

    elapsed: float = 0.0
    cpu: float = 0.0
    tricks: int = 0

    def and_also(self, other: Taken) -> Taken:
        """Both together."""
        return Taken(self.elapsed + other.elapsed, self.cpu + other.cpu, self.tricks + other.tricks)


class Whole(NamedTuple):
    """All that a batch cost, and the memory of the largest worker in MB."""

    cpu: float
    in_solver: float
    megabytes: float


def random_deals(number: int, seed: int) -> list[Deal]:
    rng = Random(seed)
    return [Deal.from_number(rng.randrange(DEALS)) for _ in range(number)]


def by_endplay(texts: list[str]) -> Taken:
    """One batch, with one thread; in a process of its own."""
    from endplay import _dds  # noqa: PLC0415 (a second that only this process should spend)
    from endplay.dds import calc_all_tables  # noqa: PLC0415
    from endplay.types import Deal as OtherDeal  # noqa: PLC0415

    _dds.SetMaxThreads(1)
    elapsed, cpu = perf_counter(), process_time()
    tricks = sum(sum(map(sum, table.to_list())) for table in calc_all_tables(map(OtherDeal, texts)))
    return Taken(perf_counter() - elapsed, process_time() - cpu, tricks)


def timed_table(deal: Deal, solver: Solver) -> Taken:
    """A question for a worker: the table of a deal, and what the solver itself took."""
    cpu = process_time()
    table = solver.table(deal)
    cpu = process_time() - cpu
    return Taken(0.0, cpu, sum(sum(row.values()) for row in table.as_dict().values()))


def by_workers(pool: Workers, deals: list[Deal]) -> Taken:
    """One batch over all cores."""
    start, taken = perf_counter(), Taken()
    for solved in in_order(pool, (partial(timed_table, deal) for deal in deals)):
        assert isinstance(solved, Taken)
        taken = taken.and_also(solved)
    return taken._replace(elapsed=perf_counter() - start)


def whole_batch(deals: list[Deal], workers: int) -> Whole:
    """All deals at once, from before the first process starts until the last has ended."""
    start = process_time()
    with Workers(workers) as pool:
        taken = by_workers(pool, deals)
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = process_time() - start + children.ru_utime + children.ru_stime
    return Whole(cpu, taken.cpu, children.ru_maxrss / 1024)


def measured(number: int, workers: int, seed: int) -> dict[str, float]:
    """Batch by batch, then all at once."""
    deals = random_deals(number, seed)
    whole = whole_batch(deals, workers)
    endplay, ours = Taken(), Taken()
    with Workers(workers) as pool, multiprocessing.get_context("spawn").Pool(1) as other:
        for start in range(0, number, BATCH):
            batch = deals[start : start + BATCH]
            endplay = endplay.and_also(other.apply(by_endplay, ([str(deal) for deal in batch],)))
            ours = ours.and_also(by_workers(pool, batch))
    assert endplay.tricks == ours.tricks, "they do not agree"
    overhead = whole.cpu / whole.in_solver - 1
    return {
        "deals": number,
        "endplay seconds": round(endplay.elapsed, 2),
        "workers seconds": round(ours.elapsed, 2),
        "ratio by the clock": round(endplay.elapsed / ours.elapsed, 2),
        "endplay cpu": round(endplay.cpu, 2),
        "workers cpu": round(ours.cpu * (1 + overhead), 2),
        "ratio": round(endplay.cpu / (ours.cpu * (1 + overhead) / workers), 2),
        "overhead": round(overhead, 4),
        "MB a worker": round(whole.megabytes),
        **GOALS,
    }


def main() -> int:
    """Print what was measured; 1 if it is worse than asked for."""
    parser = argparse.ArgumentParser(description="Deals solved over all cores, against endplay's own batch.")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=20261130)
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of text")
    parser.add_argument("--at-least", type=float, default=0.0, help="the ratio below which this fails")
    parser.add_argument("--at-most", type=float, default=9.0, help="the overhead above which this fails")
    options = parser.parse_args()
    found = measured(options.deals, options.workers, options.seed)
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>24}  {value:,}")
    return int(found["ratio"] < options.at_least or found["overhead"] > options.at_most)


if __name__ == "__main__":
    sys.exit(main())
