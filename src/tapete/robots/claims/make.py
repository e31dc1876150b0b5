"""A declaring robot's claim: all the tricks that remain, from the top, when every one is certain."""

from __future__ import annotations

from tapete.core import PACK, Card, Contract, Hand, Play, Seat, SeatView, Suit
from tapete.robots.card_play.cashing import from_the_top
from tapete.robots.card_play.holding import above, card, highest, holding, lowest
from tapete.robots.claims.certain import Outstanding, is_certain, winner
from tapete.scoring import AnySheet

Cards = dict[Seat, Hand]
Claim = tuple[int, tuple[Card, ...]]
"""How many of the remaining tricks, and the order in which the cards are played."""


def claim_to_make(view: SeatView, sheet: AnySheet) -> Claim | None:  # noqa: ARG001 (as above)
    """All the remaining tricks and the order to play them, when declarer's side leads and all are certain.

    None when one of them is not, or when only one trick remains: it is played as quickly.
    """
    line = certain_line(view)
    if line is None or view.play is None or len(line) < 2 * view.play.tricks_left:
        return None
    return view.play.tricks_left, line


def certain_line(view: SeatView) -> tuple[Card, ...] | None:
    """Both hands' cards, trick by trick, for the tricks in a row that are won whatever the defenders hold.

    None where nothing is to be claimed: it is not declarer's turn to lead, or only one trick remains.
    """
    contract, play = view.contract, view.play
    if contract is None or play is None or view.seat is not contract.declarer:
        return None
    if play.turn.side is not contract.declarer.side or len(play.cards) % 4 or not play.cards:
        return None
    if play.tricks_left < 2:
        return None
    hands = {seat: view.hand(seat) or Hand() for seat in contract.declarer.side.seats}
    return tuple(_line(hands, play, contract))


def _line(hands: Cards, play: Play, contract: Contract) -> list[Card]:
    """Trick by trick, until one is not certain."""
    trumps, leader = contract.strain.suit, play.turn
    out = Outstanding((PACK - Hand(play.played) - hands[leader] - hands[leader.partner],))
    left, line = dict(hands), list[Card]()
    while len(left[leader]):
        found = _certain_trick(left, leader, trumps, out)
        if found is None:
            break
        lead, other = found
        out = out.after(lead.suit)
        left = {leader: left[leader].without(lead), leader.partner: left[leader.partner].without(other)}
        line += found
        if winner(lead, other, trumps) is other:
            leader = leader.partner
    return line


def _certain_trick(
    left: Cards, leader: Seat, trumps: Suit | None, out: Outstanding
) -> tuple[Card, Card] | None:
    """A lead and the other hand's card to it that win for certain: trumps first, then shorter suits."""
    mine, other = left[leader], left[leader.partner]
    trumps_first = trumps is not None and out.best(trumps) >= 0
    order = sorted(Suit, key=lambda suit: (trumps_first and suit is not trumps, mine.length(suit), suit))
    for suit in order:
        held, beside = holding(mine, suit), holding(other, suit)
        if not held:
            continue
        top = above(held | beside, out.best(suit))
        if not top:
            continue
        lead = card(suit, from_the_top(held, beside, top))
        answer = _answer(other, lead, beside, top, trumps)
        if is_certain(lead, answer, trumps, out):
            return lead, answer
    return None


def _answer(other: Hand, lead: Card, beside: int, top: int, trumps: Suit | None) -> Card:
    """The other hand's card: its winner when the lead is none, else its lowest, else its least useful."""
    if beside:
        wins = top >> lead.rank.index & 1
        return card(lead.suit, lowest(beside) if wins else highest(beside))
    return min(other, key=lambda each: (each.suit is trumps, each.rank, each.suit))
