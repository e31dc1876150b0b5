"""How many random legal games a second the core plays: an auction to its end, then 52 cards, every Law asked.

Beside it, in the same run, endplay plays the 52 cards alone with a follow-suit filter: it does
less, so the ratio is in its favour. Only the ratio can be compared between machines.

    python benchmarks/core_games.py [--games 1000] [--rounds 5] [--seed 1] [--json] [--at-least RATIO]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import process_time

from endplay.types import Deal as OtherDeal
from endplay.types import Denom, Player

from tapete.core import DEALS, Auction, Deal, Play, Seat

GOAL = 2_500
"""Games a second on one core that we promise ourselves."""


def core_game(deal: Deal, rng: Random) -> int:
    """Calls and cards of one random legal game."""
    auction = Auction.start(Seat.NORTH)
    while not auction.is_over:
        auction = auction.after(rng.choice(auction.legal_calls()))
    if auction.contract is None:
        return len(auction.calls)
    play = Play.start(auction.contract)
    while not play.is_over:
        hand = deal[play.turn]
        play = play.after(rng.choice(tuple(play.legal_cards(hand))), hand)
    return len(auction.calls) + len(play.cards)


def endplay_game(text: str, rng: Random) -> int:
    """The cards of one random game in endplay."""
    deal = OtherDeal(text, first=rng.choice(list(Player)), trump=rng.choice(list(Denom)))
    for _ in range(52):
        hand, trick = list(deal.curhand), deal.curtrick
        following = [card for card in hand if trick and card.suit == trick[0].suit]
        deal.play(rng.choice(following or hand))
    return 52


def games_a_second(games: Sequence[Callable[[Random], int]], rounds: int, seed: int) -> tuple[float, float]:
    """Games and steps a second of processor time, in the quickest of the rounds."""
    best, steps = float("inf"), 0
    for _ in range(rounds):
        rng, start = Random(seed), process_time()
        steps = sum(game(rng) for game in games)
        best = min(best, process_time() - start)
    return len(games) / best, steps / best


def measured(number: int, rounds: int, seed: int) -> dict[str, float]:
    """Both measured on the same deals, endplay on a tenth of them."""
    rng = Random(seed)
    deals = [Deal.from_number(rng.randrange(DEALS)) for _ in range(number)]
    ours = [partial(core_game, deal) for deal in deals]
    theirs = [partial(endplay_game, str(deal)) for deal in deals[: max(1, number // 10)]]
    core_games, core_steps = games_a_second(ours, rounds, seed)
    endplay_games, endplay_steps = games_a_second(theirs, rounds, seed)
    return {
        "core_games_a_second": round(core_games),
        "core_steps_a_second": round(core_steps),
        "endplay_games_a_second": round(endplay_games),
        "endplay_steps_a_second": round(endplay_steps),
        "ratio": round(core_games / endplay_games, 2),
        "goal_games_a_second": GOAL,
    }


def main() -> int:
    """Print what was measured; 1 if the ratio is below the one asked for."""
    parser = argparse.ArgumentParser(description="Random legal games a second, beside endplay.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of text")
    parser.add_argument("--at-least", type=float, default=0.0, help="the ratio below which this fails")
    options = parser.parse_args()
    found = measured(options.games, options.rounds, options.seed)
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):>24}  {value:,}")
    return int(found["ratio"] < options.at_least)


if __name__ == "__main__":
    sys.exit(main())
