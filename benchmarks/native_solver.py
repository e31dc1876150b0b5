"""Tapete's own double-dummy solver beside the DDS that endplay carries: time, memory, and whether they agree.

Both solve the same questions in turn, so that both meet the same load of the machine; times are of the
processor.

    python benchmarks/native_solver.py [--deals 200] [--seed 20261201] [--json] [--times FILE]
        [--instructions plain|avx2|avx512] [--at-least RATIO]

Tables of the published deals of `tests/golden/deals200.txt` (Python's Random(20261130)) and of as many fresh
ones of the seed; then all leads of one strain of the fresh ones, and all cards in the middle of them, nine to
a hand. It fails where a single result differs, and with `--at-least` if DDS does not take that many times as
long for a table. `--times` writes each table's times for `plot_native_solver.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import NamedTuple, TypeVar

import tapete_native

from tapete.core import DEALS, Deal, Play, Seat, Strain
from tapete.dd import Position, dds
from tapete.dd.native import Native

T = TypeVar("T")
PUBLISHED = Path(__file__).parents[1] / "tests" / "golden" / "deals200.txt"
GOALS = {"table": (50.0, 2.8), "nine cards": (0.33, 0.0), "leads": (13.5, 0.0)}
"""Milliseconds, and how many times as long DDS should take; 1.8 times without AVX2."""


class Times(NamedTuple):
    """Milliseconds of each question, ours and of DDS."""

    ours: list[float]
    dds: list[float]

    @property
    def ratio(self) -> float:
        """How many times as long DDS takes in all."""
        return sum(self.dds) / sum(self.ours)

    def __str__(self) -> str:
        parts = [f"{name} {self.told(times)}" for name, times in (("ours", self.ours), ("DDS", self.dds))]
        return f"{parts[0]};  {parts[1]};  ratio {self.ratio:.2f}"

    @staticmethod
    def told(times: list[float]) -> str:
        """Mean, and how heavy the tail is."""
        ordered = sorted(times)
        p95 = ordered[len(ordered) * 95 // 100]
        return f"{mean(times):.3g} ms (median {median(times):.3g}, p95 {p95:.3g}, most {ordered[-1]:.3g})"


def published_deals(number: int) -> list[Deal]:
    lines = [line for line in PUBLISHED.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    return [Deal.parse(" ".join(line.split()[:4])) for line in lines[:number]]


def fresh_deals(number: int, rng: Random) -> list[Deal]:
    return [Deal.from_number(rng.randrange(DEALS)) for _ in range(number)]


def timed(question: Callable[[], T]) -> tuple[float, T]:
    start = process_time()
    answer = question()
    return 1e3 * (process_time() - start), answer


def compared(questions: list[tuple[Callable[[], T], Callable[[], T]]]) -> Times:
    """Each question put to both, which must agree."""
    times = Times([], [])
    for ours, theirs in questions:
        our_time, our_answer = timed(ours)
        their_time, their_answer = timed(theirs)
        assert our_answer == their_answer, f"they do not agree: {our_answer} and {their_answer}"
        times.ours.append(our_time)
        times.dds.append(their_time)
    return times


def tables(native: Native, deals: list[Deal]) -> Times:
    return compared([(partial(native.table, deal), partial(dds().table, deal)) for deal in deals])


def cards(native: Native, positions: list[Position]) -> Times:
    return compared([(partial(native.cards, one), partial(dds().cards, one)) for one in positions])


def lead_of(deal: Deal, rng: Random) -> Position:
    leader = rng.choice(list(Seat))
    return Position.of(deal, Play(rng.choice(list(Strain)), leader, leader, leader))


def after_four_tricks(deal: Deal, rng: Random) -> Position:
    """Four tricks of legal cards at random, so that nine cards are left to each."""
    position = lead_of(deal, rng)
    for _ in range(16):
        position = position.after(rng.choice(list(position.legal_cards)))
    return position


def threads(deals: list[Deal]) -> tuple[float, float]:
    """How many times as soon two threads are done as one; and how much more of the processor they take."""
    one, two = Native(threads=1), Native(threads=2)
    clock: list[float] = []
    cpu: list[float] = []
    for solver in (one, two):
        start, start_cpu = perf_counter(), process_time()
        solver.tables(deals)
        clock.append(perf_counter() - start)
        cpu.append(process_time() - start_cpu)
    return clock[0] / clock[1], cpu[1] / cpu[0] - 1


def main() -> int:
    """Print what was measured; 1 if it is worse than asked for."""
    parser = argparse.ArgumentParser(description="Our own double-dummy solver beside DDS.")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=20261201)
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of text")
    parser.add_argument("--times", type=Path, help="write the times of each table here")
    parser.add_argument("--instructions", default=tapete_native.instructions()[-1])
    parser.add_argument("--at-least", type=float, default=0.0, help="ratio of tables below which this fails")
    options = parser.parse_args()
    native, rng = Native(instructions=options.instructions), Random(options.seed)
    published, fresh = published_deals(options.deals), fresh_deals(options.deals, rng)
    found = {
        "table": tables(native, published),
        "table, fresh deals": tables(native, fresh),
        "leads": cards(native, [lead_of(deal, rng) for deal in fresh]),
        "nine cards": cards(native, [after_four_tricks(deal, rng) for deal in fresh]),
    }
    sooner, dearer = threads(fresh)
    megabytes = native.memory / 1e6
    if options.times:
        both = [pair for name in ("table", "table, fresh deals") for pair in zip(*found[name], strict=True)]
        options.times.write_text("".join(f"{ours:.3f} {theirs:.3f}\n" for ours, theirs in both))
    if options.json:
        told = {
            name: {"ours": mean(t.ours), "dds": mean(t.dds), "ratio": t.ratio} for name, t in found.items()
        }
        print(json.dumps({**told, "sooner": sooner, "dearer": dearer, "MB": megabytes, "goals": GOALS}))
    else:
        for name, times in found.items():
            print(f"{name:>20}  {times}")
        print(f"{'two threads':>20}  {sooner:.2f} times as soon, {100 * dearer:+.1f} % of the processor")
        print(f"{'memory':>20}  {megabytes:.1f} MB;  instructions {options.instructions};  goals {GOALS}")
    return int(found["table"].ratio < options.at_least)


if __name__ == "__main__":
    sys.exit(main())
