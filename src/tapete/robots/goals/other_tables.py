"""What is likely to happen at other tables where the same board is played, judged from what one seat sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from tapete.core import Auction, Bid, Contract, Doubling, Outcome, Seat, SeatView, Strain, Vulnerability
from tapete.robots.goals.expected_tricks import Pair
from tapete.scoring import duplicate

Results = tuple[tuple[int, float], ...]
"""Scores as North-South see them, and which part of the tables has each; the parts add up to 1."""

Part = tuple[float, Contract, float]
"""A part of the tables, their contract, and the tricks to be expected there."""

_SAME = 0.7
"""Which part of the tables on which the same side declares has the contract of this one."""
_THEIRS = 0.3
"""On which part of all tables the other side declares, where it has bid here too."""
_SPREAD = ((-2, 0.08), (-1, 0.24), (0, 0.36), (1, 0.24), (2, 0.08))
"""How far results lie from what is expected."""
_GAMES = {Strain.CLUBS: 5, Strain.DIAMONDS: 5, Strain.HEARTS: 4, Strain.SPADES: 4, Strain.NOTRUMP: 3}


def other_tables(view: SeatView) -> Results:
    """The likely scores of the board on the tables of a field that bids and plays as one does here.

    The two hands of the declaring side say what they are worth; who does not see both, a defender above
    all, counts on a contract as good as any.
    """
    contract = view.contract
    assert contract is not None
    return _other_tables(view.auction, view.vulnerability, _declaring_pair(view, contract))


def _declaring_pair(view: SeatView, contract: Contract) -> Pair | None:
    hands = [
        hand | view.played_by(seat)
        for seat in (contract.declarer, contract.dummy)
        if (hand := view.hand(seat)) is not None
    ]
    return Pair.of(*hands) if len(hands) == 2 else None


@lru_cache(maxsize=256)
def _other_tables(auction: Auction, vulnerability: Vulnerability, pair: Pair | None) -> Results:
    contract = auction.contract
    assert contract is not None
    parts: dict[int, float] = defaultdict(float)
    for part, elsewhere, tricks in _contracts(auction, contract, pair):
        for taken, share in _around(tricks):
            score = duplicate.score_ns(Outcome(elsewhere, taken), vulnerability)
            parts[score] += part * share
    return tuple(sorted(parts.items()))


def _contracts(auction: Auction, contract: Contract, pair: Pair | None) -> Iterator[Part]:
    theirs = _last_bid_of_the_others(auction, contract)
    part = 1 - _THEIRS if theirs else 1.0
    if theirs:
        tricks = theirs.tricks_needed if pair is None else pair.others.tricks(theirs.strain)
        yield _THEIRS, theirs, tricks
    if pair is None:
        yield part, contract, contract.tricks_needed + 0.3
        return
    others = [strain for strain in (pair.best_suit.strain, Strain.NOTRUMP) if strain is not contract.strain]
    yield part * _SAME, contract, pair.tricks(contract.strain)
    for strain in others:
        tricks = pair.tricks(strain)
        yield part * (1 - _SAME) / len(others), _usual(strain, tricks, contract.declarer), tricks


def _last_bid_of_the_others(auction: Auction, contract: Contract) -> Contract | None:
    """What the defenders would have played, had they been let to."""
    bids = [
        (seat, call)
        for seat, call in auction.seats_and_calls()
        if isinstance(call, Bid) and seat.side is not contract.declarer.side
    ]
    return Contract(bids[-1][1], Doubling.UNDOUBLED, bids[-1][0]) if bids else None


def _usual(strain: Strain, tricks: float, declarer: Seat) -> Contract:
    """Game or slam where so many tricks are nearly enough for it, else a part-score that is made."""
    odd = round(tricks) - 6
    if odd >= 6:
        level = min(odd, 7)
    elif tricks + 0.5 >= _GAMES[strain] + 6:
        level = _GAMES[strain]
    else:
        level = min(max(odd, 1), _GAMES[strain] - 1)
    return Contract(Bid(level, strain), Doubling.UNDOUBLED, declarer)


def _around(tricks: float) -> Iterator[tuple[int, float]]:
    """So many tricks, one or two more or fewer, each in a part of the cases."""
    whole = int(tricks)
    for least, share in ((whole, 1 - (tricks - whole)), (whole + 1, tricks - whole)):
        for more, part in _SPREAD:
            yield min(max(least + more, 0), 13), share * part
