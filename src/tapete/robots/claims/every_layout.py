"""What is certain however the hidden cards lie and whatever anybody plays: a defender's claims rest on it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.core import Hand, Play, Seat, SeatView, Side
from tapete.robots.claims.ending import BUDGET, tricks_are_certain
from tapete.robots.claims.make import Claim
from tapete.robots.layouts.known import known
from tapete.robots.layouts.splits import every_split, hands_of, number_of_splits

FEW = 200
"""So many layouts are all looked at for a claim; where there may be more nothing is called certain."""
MANY = 4_000
"""So many for an answer, which nobody's loop waits for: all that two hands of six or seven cards may be."""
AT_ONCE = 500
"""Cards that are tried for a claim where others wait: some thousandths of a second."""

_STRENGTH = tuple(sum(rank for rank in range(13) if suit >> rank & 1) for suit in range(1 << 13))
"""How high the cards of any holding in a suit are, in all."""

_Hands = dict[Seat, Hand]
"""The four hands in one layout, without the cards that have been played."""


def defenders_claim_to_make(view: SeatView, budget: int = AT_ONCE) -> Claim | None:
    """What a defender's side takes of the remaining tricks, if it is the same in every layout, by any play.

    To take none is a concession. None when a trick more or less can be won, or when only one trick remains:
    it is played as quickly.
    """
    contract, play = view.contract, view.play
    if contract is None or play is None or not play.cards or view.seat.side is contract.declarer.side:
        return None
    layouts = _every_layout(view, FEW) if play.tricks_left > 1 else iter(())
    ours, theirs, one = view.seat.side, contract.declarer.side, next(layouts, None)
    if one is None:
        return None
    tricks, left = _tricks_if(ours, play, one), play.tricks_left
    if tricks + _tricks_if(theirs, play, one) != left:
        return None
    both = ((contract.declarer, left - tricks), (view.seat, tricks))
    return (tricks, ()) if _take_in_each([one, *layouts], play, both, budget) else None


def answers_defenders_claim(view: SeatView, claimer: Seat, claim_tricks: int) -> bool:
    """Whether a robot agrees that that defender's side takes just `claim_tricks` of those that remain.

    His partner agrees when declarer takes all the others for certain, declarer when they take theirs.
    """
    contract, play = view.contract, view.play
    assert contract is not None and play is not None
    if view.seat is contract.declarer:
        return takes_in_every_layout(view, claimer, claim_tricks)
    return takes_in_every_layout(view, contract.declarer, play.tricks_left - claim_tricks)


def takes_in_every_layout(view: SeatView, seat: Seat, tricks: int, budget: int = BUDGET) -> bool:
    """Whether that seat's side takes so many more tricks in every layout, whatever all four play.

    False where that would take more layouts than `MANY`, or more cards than `budget`, to find out.
    """
    play, layouts = view.play, list(_every_layout(view, MANY))
    assert play is not None
    return bool(layouts) and _take_in_each(layouts, play, ((seat, tricks),), budget)


def _every_layout(view: SeatView, most: int) -> Iterator[_Hands]:
    """All that the hands may be by what the view has seen; none where there may be more than `most`."""
    play = view.play
    assert play is not None
    facts = known(view)
    if not number_of_splits(facts):
        facts = facts.of_any_shape()
    if not 0 < number_of_splits(facts) <= most:
        return
    seen = {each: Hand(hand.mask & ~play.played) for each, hand in view.hands}
    for column in every_split(facts).T:
        yield seen | dict(zip(facts.hidden, hands_of(column), strict=True))


def _take_in_each(
    layouts: list[_Hands], play: Play, sides: tuple[tuple[Seat, int], ...], budget: int
) -> bool:
    """Whether in each layout the side of each of those seats takes so many tricks, within so many cards."""
    for seat, tricks in sides:
        # Where the other side holds the high cards it is most likely to win a trick: those first.
        for hands in sorted(layouts, key=lambda hands: _strength(hands, seat.side)):
            is_certain, tried = tricks_are_certain(play, hands, seat, (), tricks, budget)
            budget -= tried
            if not is_certain:
                return False
    return True


def _tricks_if(side: Side, play: Play, hands: _Hands) -> int:
    """What that side takes when it always plays its highest card, and the other side its lowest."""
    won = play.tricks_won(side)
    while not play.is_over:
        hand = hands[play.turn]
        legal = sorted(play.legal_cards(hand), key=lambda card: card.rank)
        card = legal[-1 if play.turn.side is side else 0]
        hands = {**hands, play.turn: hand.without(card)}
        play = play.after(card, hand)
    return play.tricks_won(side) - won


def _strength(hands: _Hands, side: Side) -> int:
    """How high that side's cards are among these, in all."""
    masks = (hands[seat].mask >> 13 * suit & 0x1FFF for seat in side.seats for suit in range(4))
    return sum(_STRENGTH[mask] for mask in masks)
