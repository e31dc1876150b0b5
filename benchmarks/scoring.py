"""How many outcomes a second are scored, one by one in each form and by the million; how long rankings take.

Beside it, in the same run, endplay scores the same contracts, on objects made before. Only ratios can be
compared between machines. Every figure is processor time of one core, the quickest of the rounds.

    python benchmarks/scoring.py [--outcomes 5000] [--rounds 20] [--seed 1] [--json] [--at-least RATIO]

With `--at-least` it fails if an outcome among a million at once, through numpy, is not scored that many
times as quickly as one by one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import TypeVar

import numpy as np
from endplay.types import Contract as OtherContract
from endplay.types import Vul

from tapete.club import BoardResult, Comparison, standings, travellers
from tapete.core import BIDS, Contract, Doubling, Outcome, Seat, Vulnerability
from tapete.scoring import Form, auction1920, duplicate, unit
from tapete.scoring.batch import Outcomes, scores_ns
from tapete.scoring.contract_entries import contract_entries

Scored = TypeVar("Scored")
GOALS = {"one by one": 300_000, "at once": 20_000_000, "ranking seconds": 0.2}
"""Outcomes a second on one core, and seconds for the rankings by every method, that we promise ourselves."""
AT_ONCE, FEW = 1_000_000, 200
BOARDS, TABLES = 100, 50


def random_outcome(rng: Random) -> Outcome:
    """As at a table: any contract, the high ones rarer, a few doubled, honors now and then."""
    bid = BIDS[min(rng.randrange(35), rng.randrange(35))]
    contract = Contract(bid, rng.choices(list(Doubling), (8, 2, 1))[0], rng.choice(list(Seat)))
    tricks = min(13, max(0, contract.tricks_needed + rng.randint(-3, 2)))
    honors = ((rng.choice(list(Seat)), 4),) if rng.random() < 0.1 else ()
    return Outcome(contract, tricks, honors)


def quickest(work: Callable[[], object], rounds: int) -> float:
    """Seconds of processor time, the quickest round."""
    best = float("inf")
    for _ in range(rounds):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def a_second(score: Callable[[Scored], object], outcomes: Sequence[Scored], rounds: int) -> int:
    """Calls a second, each few of them in their quickest round: a busy machine interrupts long ones."""
    few = [outcomes[start : start + FEW] for start in range(0, len(outcomes), FEW)]
    seconds = sum(quickest(partial(lambda some: [score(one) for one in some], some), rounds) for some in few)
    return round(len(outcomes) / seconds)


def one_by_one(outcomes: Sequence[Outcome], rounds: int) -> dict[str, int]:
    """The figures of a deal, and the deal entered on an open sheet, in each form."""
    vulnerable = Vulnerability.BOTH
    figures: dict[str, Callable[[Outcome], object]] = {
        # Chicago has the figures of rubber bridge; its bonuses come with the sheet.
        "rubber, chicago": lambda outcome: contract_entries(1, outcome, vulnerable),
        "auction1920": lambda outcome: auction1920.deal_entries(1, outcome),
        "duplicate": lambda outcome: duplicate.board_entries(1, outcome, vulnerable),
    }
    found = {f"figures {form}": a_second(score, outcomes, rounds) for form, score in figures.items()}
    # Most of these are remembered after the first round, as in a comparison of many tables.
    found["score_ns"] = a_second(lambda outcome: duplicate.score_ns(outcome, vulnerable), outcomes, rounds)
    for form in Form:
        enter = partial(unit.score, unit.start(form, Seat.NORTH))
        found[f"on a sheet {form.value}"] = a_second(enter, outcomes, rounds)
    return found


def endplay_a_second(outcomes: Sequence[Outcome], rounds: int) -> int:
    """The same contracts in endplay."""
    theirs = [OtherContract(endplay_text(outcome)) for outcome in outcomes]
    return a_second(lambda contract: contract.score(Vul.both), theirs, rounds)


def endplay_text(outcome: Outcome) -> str:
    """A contract and its result as endplay reads them."""
    contract = outcome.contract
    assert contract is not None
    result = f"{outcome.overtricks:+}" if outcome.overtricks else "="
    return f"{contract.bid}{contract.declarer}{'x' * contract.doubling.index}{result}"


def at_once_a_second(rounds: int, seed: int) -> int:
    """A million random outcomes through numpy."""
    rng = np.random.default_rng(seed)
    outcomes = Outcomes(*(rng.integers(0, size, AT_ONCE, np.int8) for size in (36, 3, 14, 4, 2)))
    scores_ns(outcomes)
    return round(AT_ONCE / quickest(lambda: scores_ns(outcomes), rounds))


def ranking_seconds(rounds: int, rng: Random) -> dict[str, float]:
    """A hundred boards at fifty tables: all travellers and the ranking of the pairs, by each method."""
    results = [
        BoardResult(board, str(table), f"ns {table}", f"ew {(table + board) % TABLES}", random_outcome(rng))
        for board in range(1, BOARDS + 1)
        for table in range(TABLES)
    ]
    return {
        f"ranking seconds {method.value}": round(
            quickest(partial(lambda by: standings(travellers(results, by)), method), rounds), 4
        )
        for method in Comparison
    }


def measured(number: int, rounds: int, seed: int) -> dict[str, float]:
    """All of it."""
    rng = Random(seed)
    outcomes = [random_outcome(rng) for _ in range(number)]
    single, at_once = one_by_one(outcomes, rounds), at_once_a_second(rounds, seed)
    ranking = ranking_seconds(rounds, rng)
    return {
        **single,
        "endplay score": endplay_a_second(outcomes, rounds),
        "at once duplicate": at_once,
        **ranking,
        "ranking seconds by every method": round(sum(ranking.values()), 4),
        "ratio": round(at_once / single["figures duplicate"], 1),
        **{f"goal {name}": goal for name, goal in GOALS.items()},
    }


def main() -> int:
    """Print what was measured; 1 if the ratio is below the one asked for."""
    parser = argparse.ArgumentParser(description="Outcomes scored a second, one by one and at once.")
    parser.add_argument("--outcomes", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of text")
    parser.add_argument("--at-least", type=float, default=0.0, help="the ratio below which this fails")
    options = parser.parse_args()
    found = measured(options.outcomes, options.rounds, options.seed)
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>36}  {value:,}")
    return int(found["ratio"] < options.at_least)


if __name__ == "__main__":
    sys.exit(main())
