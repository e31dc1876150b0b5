"""The card that a thinking robot plays."""

from __future__ import annotations

from random import Random

from tapete.core import Card, Hand, SeatView
from tapete.dd import Solver
from tapete.robots.card_play import choose_card
from tapete.robots.layouts import likely_layouts
from tapete.robots.thinking.effort import Clock, Effort
from tapete.robots.thinking.goal import worth_of
from tapete.robots.thinking.sample import Sample, samples
from tapete.robots.thinking.thought import CardChance, CardThought
from tapete.scoring import AnySheet

_EQUAL = 1e-6


def think_card(
    view: SeatView, sheet: AnySheet, solver: Solver, seed: int, effort: Effort, clock: Clock
) -> CardThought:
    """The card for the hand in turn: the view's own, or dummy's when the view is declarer's.

    It depends on the view and the sheet alone, and on the seed and the time where there are more layouts
    than can be looked at. The first few are looked at whatever the time.
    """
    legal = legal_cards(view)
    if len(legal) == 1:
        (card,) = legal
        return CardThought(card, (), 0, exact=True)
    until = clock() + effort.seconds
    assert view.play is not None
    drawn = likely_layouts(view, sheet, Random(seed), effort.layouts_at(view.play.tricks_played))  # noqa: S311
    sample = Sample((), ())
    for sample in samples(view, drawn, solver, until, clock):  # noqa: B007 (the last is the fullest)
        pass
    if not sample.layouts:
        return CardThought(choose_card(view, sheet), (), 0, exact=False)
    return _thought(view, sheet, sample, exact=drawn.exact and sample.layouts == len(drawn.hands))


def legal_cards(view: SeatView) -> Hand:
    """What the hand in turn may play."""
    assert view.play is not None
    hand = view.hand(view.play.turn)
    assert hand is not None
    return view.play.legal_cards(hand)


def _thought(view: SeatView, sheet: AnySheet, sample: Sample, *, exact: bool) -> CardThought:
    chances = [_chance(view, sheet, sample, card) for card in legal_cards(view)]
    most, thumb = max(chance.score for chance in chances), choose_card(view, sheet)

    def rank(chance: CardChance) -> tuple[float, float, bool, int]:
        return (
            -round(chance.score, 6),
            -round(chance.tricks, 6),
            chance.card is not thumb,
            chance.card.rank.index,
        )

    del most
    ordered = tuple(sorted(chances, key=rank))
    return CardThought(ordered[0].card, ordered, sample.layouts, exact)


def _chance(view: SeatView, sheet: AnySheet, sample: Sample, card: Card) -> CardChance:
    play, contract = view.play, view.contract
    assert play is not None and contract is not None
    declaring = play.turn.side is contract.declarer.side
    won, left = play.tricks_won(contract.declarer.side), play.tricks_left
    worth, whole = worth_of(view, sheet), sum(sample.weights)
    tricks = goal = score = 0.0
    for weight, found in zip(sample.weights, sample.tricks, strict=True):
        more = found[card]
        taken = won + (more if declaring else left - more)
        tricks += weight * more
        goal += weight * ((taken >= contract.tricks_needed) is declaring)
        score += weight * worth(taken) * (1 if declaring else -1)
    return CardChance(card, tricks / whole, goal / whole, score / whole)
