"""The card that a thinking robot plays."""

from __future__ import annotations

from random import Random

from tapete.core import Card, Hand, SeatView
from tapete.dd import Solver
from tapete.robots.card_play import choose_card
from tapete.robots.card_play.holding import card as card_of
from tapete.robots.card_play.holding import holding
from tapete.robots.card_play.opening_lead import led_from
from tapete.robots.layouts import likely_layouts
from tapete.robots.thinking.effort import Clock, Effort
from tapete.robots.thinking.inference import by_the_lead, by_the_play
from tapete.robots.thinking.sample import Sample, gathered
from tapete.robots.thinking.stake import Stake
from tapete.robots.thinking.thought import CardChance, CardThought
from tapete.scoring import AnySheet

_NEAR = 0.5
"""A card worse than the best by fewer standard errors may as well be the best: rule of thumb decides. Not so
at the lead, where the calls tell more than the table of leads: there it decides between equals alone."""


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
    if not len(drawn.masks):
        return CardThought(choose_card(view, sheet), (), 0, exact=False)
    drawn = by_the_play(view, by_the_lead(view, drawn), solver, until - effort.seconds / 2, clock)
    stake = Stake(view, sheet)
    sample = gathered(view, legal, drawn, solver, stake, until, clock)
    exact = drawn.exact and len(sample) == len(drawn.masks)
    ordered = _ordered(view, sheet, sample, stake, exact=exact)
    return CardThought(ordered[0].card, ordered, len(sample), exact)


def legal_cards(view: SeatView) -> Hand:
    """What the hand in turn may play."""
    assert view.play is not None
    hand = view.hand(view.play.turn)
    assert hand is not None
    return view.play.legal_cards(hand)


def _ordered(
    view: SeatView, sheet: AnySheet, sample: Sample, stake: Stake, *, exact: bool
) -> tuple[CardChance, ...]:
    """The cards by their worth, then by tricks, then as rule of thumb has it, then the cheapest.

    Rule of thumb decides as well where so few layouts cannot tell its card from the best.
    """
    found = sorted(chances(sample, stake), key=lambda chance: -chance.score)
    thumbs = rules_of_thumb(view, sheet, found[0].card)
    is_lead = view.play is None or not view.play.cards
    errors = 0.0 if exact or is_lead else _NEAR
    near = sample.near_best(stake, errors)
    first = next((card for card in thumbs if card in near), None)

    def rank(chance: CardChance) -> tuple[bool, float, float, bool, int]:
        worth, tricks = round(chance.score, 6), round(chance.tricks, 6)
        return chance.card is not first, -worth, -tricks, chance.card not in thumbs, chance.card.rank.index

    return tuple(sorted(found, key=rank))


def rules_of_thumb(view: SeatView, sheet: AnySheet, best: Card) -> tuple[Card, ...]:
    """The card that rule of thumb plays; and for the opening lead the natural card of the best suit."""
    assert view.play is not None and view.contract is not None
    thumb = choose_card(view, sheet)
    if view.play.cards:
        return (thumb,)
    with_trumps = view.contract.strain.suit is not None
    natural = led_from(holding(view.own, best.suit), with_trumps=with_trumps)
    return thumb, card_of(best.suit, natural)


def chances(sample: Sample, stake: Stake) -> list[CardChance]:
    """Each card with its averages over the sample."""
    tricks, weights = sample.tricks, sample.weights
    averages = weights @ tricks, weights @ stake.reached[tricks], weights @ stake.worth[tricks]
    return [
        CardChance(card, float(more), float(goal), float(score))
        for card, more, goal, score in zip(sample.cards, *averages, strict=True)
    ]
