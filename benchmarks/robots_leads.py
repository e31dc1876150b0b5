"""How good an opening lead can be: what the robots lead, beside the best that the calls let anybody know.

Robots bid random deals by the book, for matchpoints, nobody vulnerable. `led`: how often the thinking robot's
lead costs nothing double dummy, and what it costs. `led_over_layouts`: the same lead over many layouts drawn
by the calls, others than it thought over; `known`: the lead of least cost over these layouts. `same_calls` is
the share of the layouts, the first few of each deal, in which the four would have made the very same calls:
the nearer it is to 1, the nearer `known` is to what a player could do who knew the book by heart and had
endless time. All of it also apart for no trump and for suit contracts.

    python benchmarks/robots_leads.py [--deals 200] [--layouts 160] [--seed N] [--processes 2]
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import Any, NamedTuple

import numpy as np

from played_boards import NONE, Board, boards, player
from robots_play import mean
from tapete.core import Auction, Deal, Play, Strain, seat_view
from tapete.dd import Position, solver
from tapete.robots import choose_call
from tapete.robots.layouts import likely_layouts
from tapete.robots.thinking import seed_of
from tapete.scoring import duplicate
from tapete.scoring.duplicate import Scoring

CALLED_AGAIN = 20
"""Layouts of a deal that are bid again."""


class Lead(NamedTuple):
    """One deal: tricks that the robot's lead costs; over the layouts how often it costs nothing and how much
    it costs, and the same of the best lead; and the share of layouts with the same calls.
    """

    is_notrump: bool
    lost: int
    led_optimal: float
    led_lost: float
    known_optimal: float
    known_lost: float
    same_calls: float


def lead_on(board: Board, layouts: int, seconds: float) -> Lead:
    """The lead of a board."""
    play = Play.start(board.contract)
    view = seat_view(play.turn, NONE, board.deal, board.auction, play)
    worth = solver().cards(Position.of(board.deal, play))
    led = player("best", seconds).choose_card(view, board.sheet)
    # Layouts of another seed than the robot's own: its choice is not to be judged by what it has seen.
    drawn = likely_layouts(view, board.sheet, Random(seed_of(view) + 1), layouts)
    places = [card.index for card in worth]
    tricks = solver().cards_of_layouts(play, drawn.masks)[:, places].astype(np.int64)
    most = tricks.max(axis=1)
    best, chosen = tricks[:, int((drawn.weights @ tricks).argmax())], tricks[:, places.index(led.index)]
    again = [_calls_again(board, Deal(hands)) for hands in drawn.hands[:CALLED_AGAIN]]
    return Lead(
        board.contract.strain is Strain.NOTRUMP,
        max(worth.values()) - worth[led],
        float(drawn.weights @ (chosen == most)),
        float(drawn.weights @ (most - chosen)),
        float(drawn.weights @ (best == most)),
        float(drawn.weights @ (most - best)),
        float(np.mean(again)),
    )


def _calls_again(board: Board, deal: Deal) -> bool:
    """Whether the four would have made the same calls with these hands."""
    auction = Auction.start(board.auction.dealer)
    for call in board.auction.calls:
        view = seat_view(auction.turn, NONE, deal, auction, None)
        if choose_call(view, board.sheet).call is not call:
            return False
        auction = auction.after(call)
    return True


def measure(deals: int, layouts: int, seed: int, processes: int, seconds: float = 2.0) -> dict[str, Any]:
    """All that `main` prints."""
    to_lead = boards(deals, seed, duplicate.start(scoring=Scoring.MATCHPOINTS))
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        found = list(pool.map(partial(lead_on, layouts=layouts, seconds=seconds), to_lead))
    kinds = {
        "all": found,
        "notrump": [lead for lead in found if lead.is_notrump],
        "suit": [lead for lead in found if not lead.is_notrump],
    }
    return {
        "seed": seed,
        "deals": deals,
        "layouts": layouts,
        **{name: averages(leads) for name, leads in kinds.items() if len(leads) > 1},
        "same_calls": mean([lead.same_calls for lead in found]),
    }


def averages(leads: list[Lead]) -> dict[str, Any]:
    """How often the leads cost nothing, and what they cost: as led, the same over the layouts, the best."""
    return {
        "deals": len(leads),
        "led": {
            "optimal": mean([lead.lost == 0 for lead in leads]),
            "lost": mean([lead.lost for lead in leads]),
        },
        "led_over_layouts": {
            "optimal": mean([lead.led_optimal for lead in leads]),
            "lost": mean([lead.led_lost for lead in leads]),
        },
        "known": {
            "optimal": mean([lead.known_optimal for lead in leads]),
            "lost": mean([lead.known_lost for lead in leads]),
        },
    }


def main() -> None:
    """Print the averages as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--layouts", type=int, default=160)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    seed = SystemRandom().randrange(1 << 32) if asked.seed is None else asked.seed
    print(json.dumps(measure(asked.deals, asked.layouts, seed, asked.processes), indent=2))


if __name__ == "__main__":
    main()
