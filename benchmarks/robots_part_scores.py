"""What a part-score is worth: how often a side that has one wins the game that is being played.

Rubbers by robots of the first rung; before each deal of a game, how far a side is ahead below the line, and
whether it won that game in the end. `tapete.robots.goals.equity` rests on it. JSON, with the seed.

    python benchmarks/robots_part_scores.py [--units 2000] [--seed N] [--form rubber]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from random import Random, SystemRandom
from typing import Any

from tapete.core import DEALS, Deal, Seat, Side
from tapete.robots import play_deal
from tapete.scoring import AnySheet, Form, Line, unit


def played(form: Form, seed: int, units: int) -> Iterator[AnySheet]:
    """So many rubbers from that seed, each dealer beginning in turn."""
    rng = Random(seed)
    for place in range(units):
        sheet = unit.start(form, tuple(Seat)[place % 4])
        while (terms := unit.terms(sheet)) is not None:
            _, _, outcome = play_deal(Deal.from_number(rng.randrange(DEALS)), terms, sheet)
            sheet = unit.score(sheet, outcome)
        yield sheet


def ahead_before(sheet: AnySheet, last: int) -> Iterator[int]:
    """How far North-South were ahead below the line before each deal of the game that deal `last` ended."""
    drawn = max((after for after, _ in sheet.games if after < last), default=0)
    below = [entry for entry in sheet.entries if entry.line is Line.BELOW]
    for deal in range(drawn + 1, last + 1):
        yield sum(
            entry.points if entry.side is Side.NS else -entry.points
            for entry in below
            if drawn < entry.deal < deal
        )


def measure(form: Form = Form.RUBBER, units: int = 2000, seed: int | None = None) -> dict[str, Any]:
    """The share of games won, by the points that the side was ahead."""
    if seed is None:
        seed = SystemRandom().randrange(1 << 32)
    won, of = Counter[int](), Counter[int]()
    for sheet in played(form, seed, units):
        for last, winner in sheet.games:
            for ahead in ahead_before(sheet, last):
                if ahead:
                    of[abs(ahead)] += 1
                    won[abs(ahead)] += winner is (Side.NS if ahead > 0 else Side.EW)
    shares = {
        str(points): {"won": round(won[points] / deals, 3), "deals": deals}
        for points, deals in sorted(of.items())
    }
    return {"form": form.value, "units": units, "seed": seed, "ahead_by": shares}


def main() -> None:
    """Print the shares as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--units", type=int, default=2000)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--form", choices=[Form.RUBBER.value, Form.AUCTION1920.value], default="rubber")
    options = parser.parse_args()
    print(json.dumps(measure(Form(options.form), options.units, options.seed), indent=2))


if __name__ == "__main__":
    main()
