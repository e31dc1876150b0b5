"""How many deals a second come under a condition, against the plain way and against endplay in the same run.

python benchmarks/dealing.py [--seconds 2] [--seed 1] [--at-least 40]

A: North balanced with 15 to 17. B: North five spades and 12 points, South four hearts and 10. The plain way
deals with `random` and asks hands of core; it and endplay deal until time is over. CPU seconds of one core.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from endplay.dealer import generate_deals
from endplay.evaluate import hcp as endplay_hcp
from endplay.evaluate import is_balanced as endplay_is_balanced

from tapete.core import DECK, Deal, Seat, Suit
from tapete.dealing import deals, search

A = "hcp(N) in 15..17 and balanced(N)"
B = "spades(N) >= 5 and hcp(N) >= 12 and hearts(S) >= 4 and hcp(S) >= 10"
GOALS = {"free": 300_000, "A": 15_000, "B": 15_000}


def is_a(deal: Deal) -> bool:
    north = deal[Seat.NORTH]
    return 15 <= north.hcp <= 17 and north.is_balanced


def is_b(deal: Deal) -> bool:
    north, south = deal[Seat.NORTH], deal[Seat.SOUTH]
    return (
        north.length(Suit.SPADES) >= 5
        and north.hcp >= 12
        and south.length(Suit.HEARTS) >= 4
        and south.hcp >= 10
    )


PLAIN: dict[str, Callable[[Deal], bool]] = {"free": lambda _: True, "A": is_a, "B": is_b}
OURS = {"free": None, "A": A, "B": B}


def as_arrays(condition: str | None, seconds: float, seed: int) -> float:
    """Accepted deals a second, left in arrays."""
    found, start = 0, process_time()
    for stretch in search(condition, seed):
        found += len(stretch.deals)
        if process_time() - start > seconds:
            break
    return found / (process_time() - start)


def as_deals(condition: str | None, count: int, seed: int) -> float:
    """Accepted deals a second, each a `Deal` of core."""
    start = process_time()
    found = len(deals(condition, count, seed).deals)
    return found / (process_time() - start)


def plainly(condition: Callable[[Deal], bool], seconds: float, seed: int) -> float:
    rng, pack = Random(seed), list(DECK)
    found, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            rng.shuffle(pack)
            found += condition(Deal.dealt(pack, Seat.WEST))
    return found / (process_time() - start)


def by_endplay(name: str, seconds: float, seed: int) -> float:
    conditions = {
        "free": [],
        "A": [lambda deal: 15 <= endplay_hcp(deal.north) <= 17 and endplay_is_balanced(deal.north)],
        "B": [
            lambda deal: (
                len(deal.north.spades) >= 5
                and endplay_hcp(deal.north) >= 12
                and len(deal.south.hearts) >= 4
                and endplay_hcp(deal.south) >= 10
            )
        ],
    }
    found, start = 0, process_time()
    for _ in _endplay_deals(conditions[name], seed):
        found += 1
        if process_time() - start > seconds:
            break
    return found / (process_time() - start)


def _endplay_deals(conditions: list[Callable[..., bool]], seed: int) -> Iterator[object]:
    yield from generate_deals(*conditions, produce=10**6, max_attempts=10**9, seed=seed, show_progress=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--at-least", type=float, default=0, help="fail if A is not so many times the plain way"
    )
    asked = parser.parse_args()
    print("accepted a second         arrays    deals of core   plain way   endplay    arrays/plain")
    ratio = 0.0
    for name, condition in OURS.items():
        arrays = as_arrays(condition, asked.seconds, asked.seed)
        whole = as_deals(condition, int(GOALS[name] * min(1.0, asked.seconds / 2)), asked.seed)
        plain = plainly(PLAIN[name], asked.seconds, asked.seed)
        theirs = by_endplay(name, asked.seconds, asked.seed)
        print(
            f"{name:20} {arrays:11,.0f} {whole:16,.0f} {plain:11,.0f} {theirs:9,.0f} {arrays / plain:15.1f}"
        )
        ratio = arrays / plain if name == "A" else ratio
    if ratio < asked.at_least:
        sys.exit(f"A is {ratio:.1f} times the plain way, and should be {asked.at_least}")


if __name__ == "__main__":
    main()
