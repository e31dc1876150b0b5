"""Robots among themselves in every form: that they end, what a deal comes to, and what a part-score is worth.

Rubbers, Chicagos and sets of eight boards by the first rung, one decision after the other. An illegal act
would raise; a decision slower than the budget is counted. JSON, with the seed and figures to plot.

    python benchmarks/robots_self_play.py [--units 200] [--seed N] [--form rubber]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from random import Random, SystemRandom
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import Any, TypeVar

from tapete.core import DEALS, BySeat, Deal, Outcome, Seat, Side
from tapete.robots import BOOK, Player, play_deal
from tapete.scoring import AnySheet, Form, UnitOptions, unit

BOARDS = 8
BUDGET = 0.25
"""Seconds of the processor that a decision of the first rung may take."""
T = TypeVar("T")


class Tally:
    """What is counted in one form."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.scores: list[int] = []
        """Of each deal, as the declaring side sees it; 0 when passed out."""
        self.contracts: Counter[str] = Counter()
        self.results: Counter[str] = Counter()
        self.margins: list[int] = []
        self.lengths: Counter[int] = Counter()
        self.next_game: Counter[tuple[int, bool]] = Counter()
        """By points below the line more than the others, whether that side won the game being played."""

    def timed(self, choose: Callable[..., T]) -> Callable[..., T]:
        """The choice, its time noted."""

        def choose_and_note(*asked: Any) -> T:
            begun = process_time()
            chosen = choose(*asked)
            self.seconds.append(process_time() - begun)
            return chosen

        return choose_and_note

    def deal(self, before: AnySheet, after: AnySheet, outcome: Outcome) -> None:
        """A deal that was played."""
        contract = outcome.contract
        if contract is None:
            self.scores.append(0)
            self.contracts["passed out"] += 1
            return
        sign = 1 if contract.declarer.side is Side.NS else -1
        self.scores.append(sign * (after.margin - before.margin))
        self.contracts[str(contract)] += 1
        self.results[f"{outcome.overtricks:+}" if outcome.overtricks else "="] += 1

    def whole(self, sheet: AnySheet) -> None:
        """A unit that was played to its end."""
        self.margins.append(sheet.margin)
        self.lengths[len(sheet.outcomes)] += 1
        for after, winner in sheet.games:
            for ahead in _below_before(sheet, after):
                side = Side.NS if ahead > 0 else Side.EW
                if ahead:
                    self.next_game[abs(ahead), winner is side] += 1

    def report(self) -> dict[str, Any]:
        """The figures."""
        return {
            "units": len(self.margins),
            "deals": len(self.scores),
            "points_a_deal_to_declarer": _mean(self.scores),
            "points_a_deal_histogram": _histogram(self.scores, 100),
            "margin_of_a_unit": _mean(self.margins),
            "margin_histogram": _histogram(self.margins, 200),
            "deals_a_unit": dict(sorted(self.lengths.items())),
            "contracts": dict(self.contracts.most_common(60)),
            "results": dict(sorted(self.results.items())),
            "fulfilled": _fulfilled(self.results),
            "decisions": len(self.seconds),
            "milliseconds": {
                "mean": round(1000 * fmean(self.seconds), 3),
                "p95": round(1000 * quantiles(self.seconds, n=20)[-1], 3),
                "most": round(1000 * max(self.seconds), 3),
            },
            "over_budget": sum(seconds > BUDGET for seconds in self.seconds),
            "won_the_game_being_ahead_by": _won(self.next_game),
        }


def _below_before(sheet: AnySheet, last: int) -> list[int]:
    """How far North-South were ahead below the line before each deal of the game that deal `last` ended."""
    drawn = max((after for after, _ in sheet.games if after < last), default=0)
    ahead, found = 0, []
    for deal in range(drawn + 1, last + 1):
        found.append(ahead)
        for entry in sheet.entries:
            if entry.deal == deal and entry.line.value == "below":
                ahead += entry.points if entry.side is Side.NS else -entry.points
    return found


def _won(counted: Counter[tuple[int, bool]]) -> dict[str, dict[str, float]]:
    ahead = sorted({points for points, _ in counted})
    found = {}
    for points in ahead:
        won, of = counted[points, True], counted[points, True] + counted[points, False]
        found[str(points)] = {"share": round(won / of, 3), "of": of}
    return found


def _fulfilled(results: Counter[str]) -> float:
    made = sum(count for result, count in results.items() if not result.startswith("-"))
    return round(made / max(results.total(), 1), 4)


def _mean(values: list[int]) -> dict[str, float]:
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return {"mean": round(fmean(values), 2), "standard_error": round(error, 2)}


def _histogram(values: list[int], width: int) -> dict[int, int]:
    return dict(sorted(Counter(value // width * width for value in values).items()))


def play(form: Form, units: int, seed: int) -> Tally:
    """So many rubbers, Chicagos or sets from that seed."""
    rng, tally = Random(seed), Tally()
    player = Player(tally.timed(BOOK.choose_call), tally.timed(BOOK.choose_card))
    players = BySeat(player, player, player, player)
    for place in range(units):
        sheet = unit.start(form, tuple(Seat)[place % 4], UnitOptions(boards=BOARDS))
        while (terms := unit.terms(sheet)) is not None:
            deal = Deal.from_number(rng.randrange(DEALS))
            _, _, outcome = play_deal(deal, terms, sheet, players)
            after = unit.score(sheet, outcome)
            tally.deal(sheet, after, outcome)
            sheet = after
        tally.whole(sheet)
    return tally


def measure(
    units: int = 200, seed: int | None = None, forms: tuple[Form, ...] = tuple(Form)
) -> dict[str, Any]:
    """All that `main` prints; the seed is a fresh one unless given."""
    if seed is None:
        seed = SystemRandom().randrange(1 << 32)
    return {"seed": seed, **{form.value: play(form, units, seed).report() for form in forms}}


def main() -> None:
    """Print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--units", type=int, default=200)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--form", choices=[form.value for form in Form])
    options = parser.parse_args()
    forms = (Form(options.form),) if options.form else tuple(Form)
    print(json.dumps(measure(options.units, options.seed, forms), indent=2))


if __name__ == "__main__":
    main()
