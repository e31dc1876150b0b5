"""How well the robots play cards: tricks lost double dummy, opening leads, a match against plain play, time.

Robots bid random deals by the book; `best` thinks over each card, `book` plays by rule of thumb, `plain` by
what a beginner is told (`plain_play.py`). JSON, with standard errors and the seed of the deals. `losses`: the
named robot sits at all four seats, and double dummy says what each of its cards cost; `leads`: it chooses the
opening lead alone; both at matchpoints, where each trick counts, nobody vulnerable. `match`, in IMPs: each
board is played in the same contract twice, once with `best` declaring against `book`, once the other way.

    python benchmarks/robots_play.py [--deals 200] [--leads 500] [--boards 200] [--seed N] [--processes 2]
        [--seconds 2]
"""

from __future__ import annotations

import argparse
import json
import resource
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import SystemRandom
from statistics import fmean, quantiles, stdev
from typing import Any, NamedTuple, TypeVar

from played_boards import NONE, Board, Timed, boards, played, player, sides
from tapete.core import BySeat, Outcome, Play, Side, seat_view
from tapete.dd import Position, analyze, solver
from tapete.scoring import duplicate
from tapete.scoring.duplicate import Scoring
from tapete.scoring.imps import imps

T = TypeVar("T")
KINDS = ("plain", "book", "best")
OPPONENTS = ("book",)


class Lost(NamedTuple):
    """Tricks that a deal's cards gave away, the seconds over each card, and megabytes of the process."""

    declarer: int
    defence: int
    lead: int
    seconds: list[float]
    megabytes: float


def lost_on(board: Board, kind: str, seconds: float) -> Lost:
    """One kind of robot at all four seats."""
    timed = Timed(player(kind, seconds))
    play = played(board, BySeat(timed, timed, timed, timed))
    cards = analyze(solver(), board.deal.hands, play).cards
    side = board.contract.declarer.side
    return Lost(
        sum(card.cost for card in cards if card.seat.side is side),
        sum(card.cost for card in cards[1:] if card.seat.side is not side),
        cards[0].cost,
        timed.seconds,
        resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    )


def lead_lost_on(board: Board, kind: str, seconds: float) -> int:
    """Tricks that the opening lead gives away."""
    play = Play.start(board.contract)
    view = seat_view(play.turn, NONE, board.deal, board.auction, play)
    worth = solver().cards(Position.of(board.deal, play))
    return max(worth.values()) - worth[player(kind, seconds).choose_card(view, board.sheet)]


def match_on(board: Board, kind: str, seconds: float) -> int:
    """IMPs that `best` wins on a board against that kind, in the same contract with the roles exchanged."""
    side, best, other = board.contract.declarer.side, player("best", seconds), player(kind, seconds)
    plays = played(board, sides(side, best, other)), played(board, sides(side, other, best))
    scores = (duplicate.score_ns(Outcome(board.contract, play.tricks_won(side)), NONE) for play in plays)
    difference = next(scores) - next(scores)
    return imps(difference if side is Side.NS else -difference)


def losses(found: Sequence[Lost]) -> dict[str, Any]:
    """The averages of one kind of robot."""
    seconds = [each for lost in found for each in lost.seconds]
    marks = quantiles(seconds, n=20)
    return {
        "declarer": mean([lost.declarer for lost in found]),
        "defence": mean([lost.defence for lost in found]),
        "lead": mean([lost.lead for lost in found]),
        "seconds_a_card": {"median": round(marks[9], 4), "p95": round(marks[18], 4)},
        "megabytes": round(max(lost.megabytes for lost in found)),
    }


def leads(found: Sequence[int]) -> dict[str, Any]:
    """How many leads cost nothing, and what they cost."""
    return {"optimal": mean([lost == 0 for lost in found]), "lost": mean(found)}


def mean(values: Sequence[float]) -> dict[str, float]:
    """With its standard error."""
    error = stdev(values) / len(values) ** 0.5
    return {"mean": round(fmean(values), 4), "standard_error": round(error, 4)}


def measure(
    deals: int = 200,
    lead_deals: int = 500,
    match_boards: int = 200,
    seed: int | None = None,
    processes: int = 2,
    seconds: float = 2.0,
) -> dict[str, Any]:
    """All that `main` prints; the seed is a fresh one unless given."""
    if seed is None:
        seed = SystemRandom().randrange(1 << 32)
    each_trick_counts = duplicate.start(scoring=Scoring.MATCHPOINTS)
    to_lose = boards(deals, seed, each_trick_counts)
    to_lead = boards(lead_deals, seed + 1, each_trick_counts)
    to_match = boards(match_boards, seed + 2, duplicate.start())
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        each = partial(_over, pool)
        lost = {kind: each(partial(lost_on, kind=kind, seconds=seconds), to_lose) for kind in KINDS}
        led = {kind: each(partial(lead_lost_on, kind=kind, seconds=seconds), to_lead) for kind in KINDS}
        won = {kind: each(partial(match_on, kind=kind, seconds=seconds), to_match) for kind in OPPONENTS}
    return {
        "seed": seed,
        "deals": deals,
        "lead_deals": lead_deals,
        "match_boards": match_boards,
        "losses": {kind: losses(lost[kind]) for kind in KINDS},
        "leads": {kind: leads(led[kind]) for kind in KINDS},
        "match": {kind: mean(won[kind]) for kind in OPPONENTS},
    }


def _over(pool: ProcessPoolExecutor, ask: Callable[[Board], T], things: Iterable[Board]) -> list[T]:
    return list(pool.map(ask, things))


def main() -> None:
    """Print the averages as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--leads", type=int, default=500)
    parser.add_argument("--boards", type=int, default=200)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    found = measure(asked.deals, asked.leads, asked.boards, asked.seed, asked.processes, asked.seconds)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
