"""How many whole random legal games a second, in arrays: by C++, by core, and by endplay, cards alone.

python benchmarks/playouts.py [--games 1000000] [--threads 2] [--seed 1] [--at-least 100]

A game is a deal, an auction to its end and fifty-two cards, legality asked of each call and card. endplay
plays cards alone, with a filter for following suit, in the same run. Seconds of the processor; of the clock
too, for the threads.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from time import perf_counter, process_time

import numpy as np

from core_games import endplay_game
from tapete.core import DEALS, Deal
from tapete.dealing.native import hot
from tapete.playouts import FIRST_CARD, NO_ACTION, Tables, playouts
from tapete.playouts.playouts import plainly, turns

GOAL = 1_000_000
"""Games a second on two cores that we promise ourselves; open_spiel from Python plays 25,350 on one."""


def quickly(count: int, threads: int, seed: int) -> tuple[float, float]:
    """Games a second of the processor and of the clock."""
    clock, processor = perf_counter(), process_time()
    playouts(count, seed, threads=threads)
    return count / (process_time() - processor), count / (perf_counter() - clock)


def at_tables(count: int, seed: int) -> float:
    """Calls and cards a second, what is legal asked before each, with actions that were drawn before."""
    games = playouts(count, seed)
    calls, cards = games.table_of_calls().astype(np.int64), games.cards.astype(np.int64) + FIRST_CARD
    lengths = np.diff(games.starts)
    actions = np.full((count, calls.shape[1] + 52), NO_ACTION)
    actions[:, : calls.shape[1]] = calls
    for game, length in enumerate(lengths.tolist()):
        actions[game, length : length + 52] = cards[game]
    tables, steps = Tables(games.hands, games.dealers), np.ascontiguousarray(actions.T)
    start = process_time()
    for step in steps:
        tables.legal()
        tables.act(step)
    return float(lengths.sum() + 52 * count) / (process_time() - start)


def by_core(count: int, seed: int) -> float:
    start = process_time()
    plainly(seed, 0, None, turns(count, 0))
    return count / (process_time() - start)


def by_endplay(count: int, seed: int) -> float:
    rng = Random(seed)
    deals = [str(Deal.from_number(rng.randrange(DEALS))) for _ in range(count)]
    start = process_time()
    for deal in deals:
        endplay_game(deal, rng)
    return count / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--at-least", type=float, default=0, help="fail if a core plays not so many times core's games"
    )
    asked = parser.parse_args()
    if hot is None:
        print("nothing has been built in C++ here: only core plays")
        return
    quickly(1000, 1, asked.seed)
    one, _ = quickly(asked.games, 1, asked.seed)
    all_of_them, clock = quickly(asked.games, asked.threads, asked.seed)
    core = by_core(min(asked.games // 100, 2_000), asked.seed)
    endplay = by_endplay(min(asked.games // 1000, 200), asked.seed)
    rows = {
        "C++, one thread": one,
        f"C++, {asked.threads} threads": all_of_them,
        f"C++, {asked.threads} threads, by the clock": clock,
        "core": core,
        "endplay, cards alone": endplay,
    }
    for name, games in rows.items():
        print(f"{name:34} {games:12,.0f} games a second")
    print(
        f"C++ to core {one / core:,.0f}, to endplay {one / endplay:,.0f}; the goal is {GOAL:,} on two cores"
    )
    tables = at_tables(min(asked.games // 20, 16_384), asked.seed)
    print(f"Tables, a call or a card of each at a time: {tables:,.0f} calls and cards a second")
    if one / core < asked.at_least:
        sys.exit(f"C++ plays {one / core:.0f} times core's games, and should play {asked.at_least:.0f} times")


if __name__ == "__main__":
    main()
