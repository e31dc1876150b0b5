"""What the book of 1920 is worth against the contract book at the same game: points a deal, double dummy.

Each deal is bid twice at the start of a rubber, the book of 1920 once for each side, and scored with the
tricks that perfect play takes. A game won counts 125 more, half of what the rubber is worth.

    python benchmarks/robots_auction1920.py [--deals 100] [--seed 1]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import fmean, stdev

from tapete.core import DEALS, Auction, Call, Contract, Deal, Outcome, Seat, SeatView, Side, seat_view
from tapete.dd import TrickTable, solver
from tapete.robots import choose_call
from tapete.scoring import auction1920, rubber
from tapete.scoring.auction1920 import Auction1920Sheet

Tricks = Callable[[Contract], int]
Caller = Callable[[SeatView], Call]

_GAME = 125


def of_1920(view: SeatView) -> Call:
    """The call of the book of 1920."""
    return choose_call(view, auction1920.start(view.auction.dealer)).call


def of_contract(view: SeatView) -> Call:
    """The call of the contract book, whose games at no score lie where those of 1920 do."""
    return choose_call(view, rubber.start(view.auction.dealer)).call


def bid(deal: Deal, dealer: Seat, north_south: Caller, east_west: Caller) -> Auction:
    """The auction, each side bidding in its own way."""
    terms, auction = auction1920.terms(auction1920.start(dealer)), Auction.start(dealer)
    assert terms is not None
    while not auction.is_over:
        caller = north_south if auction.turn.side is Side.NS else east_west
        auction = auction.after(caller(seat_view(auction.turn, terms.vulnerability, deal, auction, None)))
    return auction


def scored(deal: Deal, contract: Contract | None, tricks: Tricks) -> Auction1920Sheet:
    """The sheet of a new rubber after that contract, with the honors that were dealt."""
    new = auction1920.start(Seat.NORTH)
    if contract is None:
        return auction1920.score(new, Outcome(None))
    honors = tuple((seat, hand.honors(contract.strain)) for seat, hand in deal.hands.items())
    return auction1920.score(new, Outcome(contract, tricks(contract), honors))


def worth(sheet: Auction1920Sheet) -> int:
    """What the deal came to, as North-South see it."""
    return sheet.margin + _GAME * (sheet.games_won(Side.NS) - sheet.games_won(Side.EW))


def main() -> None:
    """Print the averages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, seats = Random(options.seed), tuple(Seat)
    deals = [Deal.from_number(rng.randrange(DEALS)) for _ in range(options.deals)]
    gains, fulfilled, games = [], 0, 0
    for place, deal in enumerate(deals):
        table, dealer = solver().table(deal), seats[place % 4]

        def tricks(contract: Contract, table: TrickTable = table) -> int:
            return table[contract.declarer][contract.strain]

        one = scored(deal, bid(deal, dealer, of_1920, of_contract).contract, tricks)
        two = scored(deal, bid(deal, dealer, of_contract, of_1920).contract, tricks)
        gains.append((worth(one) - worth(two)) / 2)
        contract = bid(deal, dealer, of_1920, of_1920).contract
        if contract is not None:
            fulfilled += tricks(contract) >= contract.tricks_needed
            games += bool(scored(deal, contract, tricks).games)
    error = stdev(gains) / len(gains) ** 0.5
    print(f"{len(deals)} deals: {fmean(gains):+.1f} points a deal against the contract book (+-{error:.1f})")
    rates = f"{fulfilled / len(deals):.0%} fulfilled, {games / len(deals):.0%} games"
    print(f"both sides by the book of 1920: {rates}")


if __name__ == "__main__":
    main()
