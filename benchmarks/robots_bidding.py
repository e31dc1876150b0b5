"""How well the robots bid: their contracts against par, scored double dummy, nobody vulnerable.

Of random deals, by the book and by two plain ways to bid: to pass always, and to bid by a count of points
that sees both hands of a side. JSON, with standard errors and the seed of the deals.

    python benchmarks/robots_bidding.py [--deals 500] [--seed N] [--worst 0]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from statistics import fmean, stdev
from typing import Any, NamedTuple

from tapete.core import (
    BIDS,
    DEALS,
    Auction,
    Bid,
    BySide,
    Contract,
    Deal,
    Doubling,
    Outcome,
    Seat,
    Side,
    Strain,
    Suit,
    Vulnerability,
    seat_view,
)
from tapete.dd import TrickTable, par, solver
from tapete.robots import choose_call
from tapete.robots.bidding import last_meaning
from tapete.robots.bidding.stakes import total_for
from tapete.robots.bidding.strength import strength
from tapete.scoring import duplicate
from tapete.scoring.contract_points import trick_points
from tapete.scoring.imps import imps

SEATS = tuple(Seat)
NONE = Vulnerability.NONE
SHEET = duplicate.start()
MOST_READ = 10_000
"""Deals whose calls are held against the hands at most."""


class Called(NamedTuple):
    """What an auction came to, and which sides bid game or more in it: one may have been outbid."""

    contract: Contract | None
    bid_game: frozenset[Side] = frozenset()


Way = Callable[[Deal, Seat], Called]
"""A way to come to a contract."""


class Solved(NamedTuple):
    """A deal, who deals it, what everybody makes of it, and par."""

    deal: Deal
    dealer: Seat
    table: TrickTable
    par_ns: int


class Reached(NamedTuple):
    """What a contract came to, against par and against the games there were."""

    contract: Contract | None
    imps_from_par: int
    is_absurd: bool
    is_game_failed: bool
    is_overbid: bool
    """The game failed, and the side had none to make."""
    games_there: int
    games_bid: int
    slams_there: int
    slams_bid: int


def auction_of(deal: Deal, dealer: Seat) -> Auction:
    """The auction of four robots."""
    auction = Auction.start(dealer)
    while not auction.is_over:
        view = seat_view(auction.turn, NONE, deal, auction, None)
        auction = auction.after(choose_call(view, SHEET).call)
    return auction


def called(auction: Auction) -> Called:
    """What that auction came to."""
    bids = ((seat, call) for seat, call in auction.seats_and_calls() if isinstance(call, Bid))
    games = (seat.side for seat, bid in bids if is_game(Contract(bid, Doubling.UNDOUBLED, seat)))
    return Called(auction.contract, frozenset(games))


def by_the_book(deal: Deal, dealer: Seat) -> Called:
    """What the robots come to."""
    return called(auction_of(deal, dealer))


def passed_out(_deal: Deal, _dealer: Seat) -> Called:
    """Nobody bids."""
    return Called(None)


def by_points_of_both_hands(deal: Deal, dealer: Seat) -> Called:
    """The side with more points bids what they are enough for in its best suit, or at no trump."""
    points = BySide.of(lambda side: sum(deal[seat].hcp for seat in side.seats))
    side = Side.NS if points[Side.NS] > 20 or (points[Side.NS] == 20 and dealer.side is Side.NS) else Side.EW
    one, other = side.seats
    fits = {suit: deal[one].length(suit) + deal[other].length(suit) for suit in Suit}
    suit = max(Suit, key=lambda each: (fits[each], each.index))
    is_suit = fits[suit] >= (8 if suit.strain in (Strain.HEARTS, Strain.SPADES) else 9)
    strain = suit.strain if is_suit else Strain.NOTRUMP
    held = points[side] + max(fits[suit] - 8, 0) * is_suit
    bids = [bid for bid in BIDS if bid.strain is strain and (bid.level == 1 or total_for(bid) <= held)]
    declarer = one if not is_suit or deal[one].length(suit) >= deal[other].length(suit) else other
    contract = Contract(_sensible(bids[-1]), Doubling.UNDOUBLED, declarer)
    return Called(contract, frozenset([side] if is_game(contract) else []))


def _sensible(bid: Bid) -> Bid:
    """Nothing is gained between two and game, or between game and slam."""
    game = {Strain.CLUBS: 5, Strain.DIAMONDS: 5, Strain.NOTRUMP: 3}.get(bid.strain, 4)
    level = min(bid.level, 2) if bid.level < game else game if bid.level < 6 else bid.level
    return Bid(level, bid.strain)


def is_game(contract: Contract) -> bool:
    """Whether the bid, undoubled, is worth a game."""
    return trick_points(Contract(contract.bid, Doubling.UNDOUBLED, contract.declarer)) >= 100


def judged(solved: Solved, reached: Called) -> Reached:
    """The contract against par, and against the games and slams that can be made."""
    contract, score, tricks = reached.contract, 0, 0
    if contract is not None:
        tricks = solved.table[contract.declarer][contract.strain]
        score = duplicate.score_ns(Outcome(contract, tricks), NONE)
    away = abs(imps(score - solved.par_ns))
    game = contract is not None and is_game(contract)
    failed = contract is not None and tricks < contract.tricks_needed
    undoubled = contract is not None and contract.doubling is Doubling.UNDOUBLED
    games = {side for side in Side if _makes(solved.table, side, 0) and holds(solved, side)}
    slams = {side for side in Side if _makes(solved.table, side, 6) and holds(solved, side)}
    side = contract.declarer.side if contract is not None else None
    return Reached(
        contract,
        away,
        is_absurd(solved.deal, contract, tricks) and away > 3,
        game and failed and undoubled,
        game and failed and undoubled and side not in games,
        len(games),
        len(games & reached.bid_game),
        len(slams),
        contract is not None and contract.level > 5 and side in slams,
    )


def is_absurd(deal: Deal, contract: Contract | None, tricks: int) -> bool:
    """Whether no player would have got there, from the two level on: fewer than six trumps, or three down or
    more with neither the points that its level takes, by 3 or more, nor nearly a trump for each trick.

    At the one level a single call may be all the auction there was: a 1NT opened with fifteen points and left
    by a partner without any is nobody's mistake.
    """
    if contract is None or contract.level < 2:
        return False
    suit, hands = contract.strain.suit, [deal[seat] for seat in contract.declarer.side.seats]
    trumps = 0 if suit is None else sum(hand.length(suit) for hand in hands)
    is_weak = sum(hand.hcp for hand in hands) <= total_for(contract.bid) - 3
    is_short = trumps < contract.tricks_needed - 1
    return 0 < trumps < 6 or (contract.tricks_needed - tricks >= 3 and is_weak and is_short)


def holds(solved: Solved, side: Side) -> bool:
    """Whether par is a game of that side or as good: the others cannot outbid it for less."""
    return (solved.par_ns if side is Side.NS else -solved.par_ns) >= 300


def _makes(table: TrickTable, side: Side, level: int) -> bool:
    """Whether the side makes a game of that level or more."""
    for seat in side.seats:
        for strain in Strain:
            odd = table[seat][strain] - 6
            if odd >= max(level, 1) and is_game(Contract(Bid(odd, strain), Doubling.UNDOUBLED, seat)):
                return True
    return False


def solved_deals(number: int, seed: int) -> list[Solved]:
    """Random deals, each seat dealing in turn, solved double dummy."""
    rng, best, found = Random(seed), solver(), []
    for place in range(number):
        deal, dealer = Deal.from_number(rng.randrange(DEALS)), SEATS[place % 4]
        table = best.table(deal)
        found.append(Solved(deal, dealer, table, par(table, dealer, NONE).score_ns))
    return found


def measured(deals: Sequence[Solved], way: Way) -> dict[str, Any]:
    """The averages of a way to bid."""
    reached = [judged(solved, way(solved.deal, solved.dealer)) for solved in deals]
    games, slams = sum(each.games_there for each in reached), sum(each.slams_there for each in reached)
    return {
        "imps_from_par": _mean([each.imps_from_par for each in reached]),
        "absurd": _share(sum(each.is_absurd for each in reached), len(reached)),
        "overbid": _share(sum(each.is_overbid for each in reached), len(reached)),
        "games_failed": _share(sum(each.is_game_failed for each in reached), len(reached)),
        "makeable_games_bid": _share(sum(each.games_bid for each in reached), games),
        "makeable_slams_bid": _share(sum(each.slams_bid for each in reached), slams),
    }


def measure(deals: int = 500, seed: int | None = None) -> dict[str, Any]:
    """All that `main` prints; the seed is a fresh one unless given."""
    if seed is None:
        seed = SystemRandom().randrange(1 << 32)
    solved = solved_deals(deals, seed)
    ways = {
        "book": by_the_book,
        "passed_out": passed_out,
        "points_of_both_hands": by_points_of_both_hands,
    }
    found = {name: measured(solved, way) for name, way in ways.items()}
    return {"deals": deals, "seed": seed, **found, "meaning": meaning(min(20 * deals, MOST_READ), seed)}


def meaning(deals: int, seed: int) -> dict[str, Any]:
    """Of all calls on so many deals, how many were made with a hand inside what they show."""
    rng, calls, inside = Random(seed), 0, 0
    for place in range(deals):
        deal, dealer = Deal.from_number(rng.randrange(DEALS)), SEATS[place % 4]
        auction = Auction.start(dealer)
        for call in auction_of(deal, dealer).calls:
            hand = strength(deal[auction.turn])
            auction = auction.after(call)
            shown = last_meaning(auction, SHEET, NONE)
            calls += 1
            inside += shown is not None and not shown.misses(hand)
    return {"deals": deals, "calls_inside": _share(inside, calls)}


def _mean(values: Sequence[float]) -> dict[str, float]:
    return {"mean": round(fmean(values), 3), "standard_error": round(stdev(values) / len(values) ** 0.5, 3)}


def _share(part: int, whole: int) -> dict[str, float]:
    share = part / max(whole, 1)
    error = (share * (1 - share) / max(whole, 1)) ** 0.5
    return {"share": round(share, 4), "standard_error": round(error, 4), "of": whole}


def worst(deals: Sequence[Solved], number: int) -> None:
    """Print the auctions that ended farthest from par."""
    auctions = [(solved, auction_of(solved.deal, solved.dealer)) for solved in deals]
    away = sorted(
        ((judged(solved, called(auction)), solved, auction) for solved, auction in auctions),
        key=lambda each: -each[0].imps_from_par,
    )
    for reached, solved, auction in away[:number]:
        print(f"{solved.deal}\n{auction}: {reached.imps_from_par} IMPs from par {solved.par_ns:+}\n")


def main() -> None:
    """Print the averages as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--worst", type=int, default=0)
    options = parser.parse_args()
    found = measure(options.deals, options.seed)
    print(json.dumps(found, indent=2))
    if options.worst:
        worst(solved_deals(options.deals, found["seed"]), options.worst)


if __name__ == "__main__":
    main()
