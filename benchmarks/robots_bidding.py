"""How far the robots' contracts lie from par: IMPs a deal, none vulnerable, scored double dummy.

python benchmarks/robots_bidding.py [--deals 100] [--seed 1]
"""

from __future__ import annotations

import argparse
from bisect import bisect_right
from random import Random

from endplay.dds import calc_all_tables, par
from endplay.types import Deal as OtherDeal
from endplay.types import Denom, Player, Vul

from tapete.core import DEALS, Auction, Contract, Deal, Doubling, Seat, Side, seat_view
from tapete.robots import choose_call
from tapete.scoring import rubber
from tapete.scoring.contract_points import (
    insult_points,
    overtrick_points,
    slam_points,
    trick_points,
    undertrick_points,
)

_IMPS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750)
_DENOM = {"C": Denom.clubs, "D": Denom.diamonds, "H": Denom.hearts, "S": Denom.spades, "NT": Denom.nt}
_PLAYER = {"N": Player.north, "E": Player.east, "S": Player.south, "W": Player.west}
_BATCH = 40
"""endplay takes no more deals at a time."""


def bid(deal: Deal, dealer: Seat) -> Auction:
    """The auction of four robots at the start of a rubber."""
    sheet, auction = rubber.start(dealer), Auction.start(dealer)
    while not auction.is_over:
        view = seat_view(auction.turn, sheet.vulnerability, deal, auction, None)
        auction = auction.after(choose_call(view, sheet).call)
    return auction


def duplicate_score(contract: Contract, tricks: int) -> int:
    """Declarer's score at duplicate, not vulnerable."""
    over = tricks - contract.tricks_needed
    if over < 0:
        return -undertrick_points(contract.doubling, -over, vulnerable=False)
    points = trick_points(contract)
    extra = overtrick_points(contract, over, vulnerable=False) + insult_points(contract.doubling)
    return points + extra + slam_points(contract.level, vulnerable=False) + (300 if points >= 100 else 50)


def is_game(contract: Contract) -> bool:
    """Whether the bid, undoubled, is worth a game."""
    return trick_points(Contract(contract.bid, Doubling.UNDOUBLED, contract.declarer)) >= 100


def main() -> None:
    """Print the averages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, seats = Random(options.seed), tuple(Seat)
    deals = [Deal.from_number(rng.randrange(DEALS)) for _ in range(options.deals)]
    imps, overbid = 0, 0
    for start in range(0, len(deals), _BATCH):
        batch = deals[start : start + _BATCH]
        for place, table in enumerate(calc_all_tables([OtherDeal(str(deal)) for deal in batch]), start):
            dealer = seats[place % 4]
            best = par(table, Vul.none, _PLAYER[dealer.value]).score
            contract = bid(deals[place], dealer).contract
            score = 0
            if contract is not None:
                tricks = int(table[_DENOM[contract.strain.value], _PLAYER[contract.declarer.value]])
                side = 1 if contract.declarer.side is Side.NS else -1
                score = side * duplicate_score(contract, tricks)
                failed = tricks < contract.tricks_needed and contract.doubling is Doubling.UNDOUBLED
                overbid += failed and is_game(contract)
            imps += bisect_right(_IMPS, abs(score - best))
    average, too_many = imps / len(deals), overbid / len(deals)
    print(f"{len(deals)} deals: {average:.2f} IMPs from par, {too_many:.1%} games too many")


if __name__ == "__main__":
    main()
