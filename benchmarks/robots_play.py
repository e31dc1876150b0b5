"""What the robots' card play loses against double dummy: tricks a deal by declarer, defenders and lead.

Robots bid and play seeded random deals at all four seats; endplay's solver says what each card cost.

    python benchmarks/robots_play.py [--deals 100] [--seed 1] [--worst 0]
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from time import process_time

from endplay.dds import analyse_play
from endplay.types import Deal as OtherDeal
from endplay.types import Denom, Player

from tapete.core import DEALS, Auction, Deal, Play, Seat, Strain
from tapete.robots import play_deal
from tapete.scoring import rubber

_STRAIN = {
    Strain.CLUBS: Denom.clubs,
    Strain.DIAMONDS: Denom.diamonds,
    Strain.HEARTS: Denom.hearts,
    Strain.SPADES: Denom.spades,
    Strain.NOTRUMP: Denom.nt,
}
_SEAT = {
    Seat.NORTH: Player.north,
    Seat.EAST: Player.east,
    Seat.SOUTH: Player.south,
    Seat.WEST: Player.west,
}


def losses(deal: Deal, auction: Auction, play: Play) -> list[tuple[int, str, int]]:
    """The cards that cost tricks: place in the play, who played it, tricks lost."""
    contract = auction.contract
    assert contract is not None
    other = OtherDeal(str(deal), first=_SEAT[contract.leader], trump=_STRAIN[contract.strain])
    values = list(analyse_play(other, [str(card) for card in play.cards], declarer_is_first=False))
    found = []
    replayed = Play.start(contract)
    for place, card in enumerate(play.cards[: len(values) - 1]):
        is_declarer = replayed.turn.side is contract.declarer.side
        lost = values[place] - values[place + 1] if is_declarer else values[place + 1] - values[place]
        who = "declarer" if is_declarer else "lead" if place == 0 else "defence"
        if lost > 0:
            found.append((place, who, lost))
        replayed = replayed.after(card, deal[replayed.turn])
    return found


def main() -> None:
    """Print the averages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--worst", type=int, default=0, help="print so many cards that cost two tricks or more"
    )
    options = parser.parse_args()
    rng, sheet = Random(options.seed), rubber.start(Seat.NORTH)
    terms = rubber.terms(sheet)
    assert terms is not None
    lost: Counter[str] = Counter()
    played, thinking, shown = 0, 0.0, 0
    for _ in range(options.deals):
        deal = Deal.from_number(rng.randrange(DEALS))
        start = process_time()
        auction, play, outcome = play_deal(deal, terms, sheet)
        thinking += process_time() - start
        if play is None:
            continue
        played += 1
        for place, who, tricks in losses(deal, auction, play):
            lost[who] += tricks
            if tricks > 1 and shown < options.worst:
                shown += 1
                before = " ".join(map(str, play.cards[:place]))
                print(f"{deal} {outcome.contract} {auction.contract and auction.contract.declarer}")
                print(f"   {before} -> {play.cards[place]} ({who} loses {tricks})")
    print(f"{played} deals played; {1000 * thinking / options.deals:.1f} ms of processor a deal")
    for who in ("lead", "defence", "declarer"):
        print(f"{who}: {lost[who] / played:.2f} tricks lost a deal")


if __name__ == "__main__":
    main()
