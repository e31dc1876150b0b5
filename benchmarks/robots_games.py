"""Rubbers, sets and sessions that robots play among themselves in every form: is every act legal and in time?

At all four seats sits the first rung, which bids by the book and plays by rule of thumb. JSON: how many
deals, what was illegal or late, the points of a deal, and how results lie around their contracts.

    python benchmarks/robots_games.py [--units 2000] [--seed N] [--processes 2]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random, SystemRandom
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import Any, NamedTuple, TypeVar

from tapete.core import DEALS, BySeat, Deal, Illegal, Outcome, Seat, Side
from tapete.robots import BOOK, Player, play_deal
from tapete.scoring import Form, UnitOptions, unit

T = TypeVar("T")
CALL, CARD = 1.0, 2.0
"""Seconds of processor that a call and a card may take."""
_AT_ONCE = 50


class Games(NamedTuple):
    """What came of some units of a form."""

    results: Counter[str]
    points: list[int]
    """Of each deal, what it brought the declaring side; 0 when it was passed out."""
    illegal: int
    seconds: list[float]
    late: int


def player(seconds: list[float], late: list[float]) -> Player:
    """The first rung, watched."""

    def watched(choose: Callable[..., T], most: float) -> Callable[..., T]:
        def chosen(*seen: object) -> T:
            started = process_time()
            choice = choose(*seen)
            seconds.append(process_time() - started)
            if seconds[-1] > most:
                late.append(seconds[-1])
            return choice

        return chosen

    return Player(watched(BOOK.choose_call, CALL), watched(BOOK.choose_card, CARD))


def games(form: Form, units: int, seed: int) -> Games:
    """So many units of a form, boards by fours."""
    rng, results, points, illegal = Random(seed), Counter[str](), list[int](), 0
    seconds, late = list[float](), list[float]()
    one = player(seconds, late)
    for number in range(units):
        sheet = unit.start(form, tuple(Seat)[number % 4], UnitOptions(boards=4))
        while (terms := unit.terms(sheet)) is not None:
            deal = Deal.from_number(rng.randrange(DEALS))
            try:
                _, _, outcome = play_deal(deal, terms, sheet, BySeat(one, one, one, one))
            except Illegal:
                illegal += 1
                break
            scored = unit.score(sheet, outcome)
            results[result_of(outcome)] += 1
            points.append(to_declarer(outcome, scored.margin - sheet.margin))
            sheet = scored
    return Games(results, points, illegal, seconds, len(late))


def result_of(outcome: Outcome) -> str:
    """Tricks over or under the contract, or that nobody bid."""
    if outcome.contract is None:
        return "passed out"
    return f"{outcome.tricks_taken - outcome.contract.tricks_needed:+d}"


def to_declarer(outcome: Outcome, points: int) -> int:
    """The points of North-South as the declaring side sees them."""
    if outcome.contract is None:
        return 0
    return points if outcome.contract.declarer.side is Side.NS else -points


def summary(parts: list[Games]) -> dict[str, Any]:
    """All of a form together."""
    results = sum((part.results for part in parts), Counter[str]())
    seconds = [each for part in parts for each in part.seconds]
    return {
        "deals": results.total(),
        "illegal": sum(part.illegal for part in parts),
        "late": sum(part.late for part in parts),
        "points_to_declarer": _mean([each for part in parts for each in part.points]),
        "results": dict(sorted(results.items(), key=lambda pair: _place(pair[0]))),
        "milliseconds_p95": round(1000 * quantiles(seconds, n=20)[18], 3),
    }


def _place(result: str) -> int:
    return int(result) if result != "passed out" else 99


def _mean(values: list[int]) -> dict[str, float]:
    error = stdev(values) / len(values) ** 0.5
    return {"mean": round(fmean(values), 2), "standard_error": round(error, 2)}


def measure(units: int = 2000, seed: int | None = None, processes: int = 2) -> dict[str, Any]:
    """All that `main` prints; the seed is a fresh one unless given."""
    if seed is None:
        seed = SystemRandom().randrange(1 << 32)
    sizes = [min(_AT_ONCE, units - start) for start in range(0, units, _AT_ONCE)]
    seeds = range(seed, seed + len(sizes))
    found = {}
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for form in Form:
            found[form.value] = summary(list(pool.map(partial(games, form), sizes, seeds)))
    return {"seed": seed, "units": units, "forms": found}


def main() -> None:
    """Print what came of them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--units", type=int, default=2000)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.units, asked.seed, asked.processes), indent=2))


if __name__ == "__main__":
    main()
