"""The last few tricks of a claim with all hands known: the fewest that declarer can be held to."""

from __future__ import annotations

from tapete.core import Card, Hand, Play, Seat


def fewest_tricks(play: Play, hands: dict[Seat, Hand], declarer: Seat, line: tuple[Card, ...]) -> int:
    """Tricks that declarer's side still takes when he plays by his line and all else turns out badly for him.

    The defenders choose any legal card, and so they do for declarer where his line is silent
    (doubtful plays are resolved against the claimer, Law 68). Meant for three tricks or fewer.
    """
    before = play.tricks_won(declarer.side)
    return _fewest(play, hands, declarer, line) - before


def _fewest(play: Play, hands: dict[Seat, Hand], declarer: Seat, line: tuple[Card, ...]) -> int:
    if not any(len(hand) for hand in hands.values()):
        return play.tricks_won(declarer.side)
    seat = play.turn
    hand = hands[seat]
    return min(
        _fewest(play.after(card, hand), {**hands, seat: hand.without(card)}, declarer, line)
        for card in _choices(play, hand, declarer, line)
    )


def _choices(play: Play, hand: Hand, declarer: Seat, line: tuple[Card, ...]) -> tuple[Card, ...]:
    legal = play.legal_cards(hand)
    if play.turn.side is declarer.side:
        named = next((card for card in line if card in legal), None)
        if named is not None:
            return (named,)
    return tuple(legal)
