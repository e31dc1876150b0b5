"""How long it takes to compare many boards at many tables by every method: travellers and both rankings.

python benchmarks/club_ranking.py [--boards 100] [--tables 50] [--rounds 5] [--seed 1]
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time

from tapete.club import BoardResult, Comparison, standings, travellers
from tapete.core import BIDS, Contract, Doubling, Outcome, Seat, Side

GOAL = 0.2
"""Seconds for 100 boards at 50 tables, all methods, that we promise ourselves."""


def results(boards: int, tables: int, rng: Random) -> tuple[BoardResult, ...]:
    """Boards that every table has played, each in its own way."""
    return tuple(
        BoardResult(board, str(table), f"{table}-ns", f"{table}-ew", outcome(rng))
        for board in range(1, boards + 1)
        for table in range(tables)
    )


def outcome(rng: Random) -> Outcome:
    contract = Contract(rng.choice(BIDS[:20]), rng.choice(list(Doubling)), rng.choice(list(Seat)))
    return Outcome(contract, rng.randint(5, 13))


def seconds(played: tuple[BoardResult, ...], method: Comparison) -> float:
    """CPU seconds for the travellers and the rankings of both sides."""
    start = process_time()
    compared = travellers(played, method)
    for side in Side:
        standings(compared, side)
    return process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    played = results(asked.boards, asked.tables, Random(asked.seed))
    best = {method: min(seconds(played, method) for _ in range(asked.rounds)) for method in Comparison}
    print(f"{asked.boards} boards at {asked.tables} tables, best of {asked.rounds}:")
    for method, taken in best.items():
        print(f"  {method.value:16} {1000 * taken:6.1f} ms")
    print(f"  {'all methods':16} {1000 * sum(best.values()):6.1f} ms (the goal is {1000 * GOAL:.0f})")


if __name__ == "__main__":
    main()
