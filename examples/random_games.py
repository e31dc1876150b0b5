"""Two thousand random legal games: how they end, and what they score."""

import numpy as np

from tapete.core import Strain
from tapete.playouts import NOBODY_BID, playouts
from tapete.scoring.batch import Outcomes, scores_ns


def main() -> None:
    games = playouts(2_000, seed=1)
    print(games.auction(0))
    played = games.bids != NOBODY_BID
    print(f"{np.diff(games.starts).mean():.1f} calls a game, {played.mean():.2%} of them are played")
    made = games.tricks_taken >= games.bids // 5 + 7
    for strain in Strain:
        chosen = played & (games.bids % 5 == strain.index)
        print(f"{strain}: {chosen.sum()} games, {made[chosen].mean():.1%} made")
    vulnerability = np.zeros(len(games), np.uint8)
    columns = Outcomes(games.bids, games.doublings, games.tricks_taken, vulnerability, games.declarers % 2)
    print(f"mean score of North and South: {scores_ns(columns).mean():+.0f}")


if __name__ == "__main__":
    main()
