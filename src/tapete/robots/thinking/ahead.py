"""What a robot may see when its turn comes, guessed while somebody else makes up his mind."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from tapete.core import BySeat, Card, Deal, Hand, Seat, SeatView, seat_view
from tapete.robots.card_play import choose_card
from tapete.robots.layouts import layouts
from tapete.scoring import AnySheet

_ASKED = 12
"""Layouts in which the player in turn is put in the place of a plain one."""


def views_ahead(view: SeatView, sheet: AnySheet, seed: int, most: int) -> tuple[SeatView, ...]:
    """The views from which this seat may have to choose after the next card, likeliest first, `most` at most.

    The card is another player's. It is guessed from this seat's view alone, by what he would play by rule
    of thumb in layouts that agree with it; cards after which somebody else chooses are left out, and so
    is the opening lead, after which there is a dummy that nobody can guess.
    """
    if view.play is None or not view.play.cards:
        return ()
    counted: Counter[Card] = Counter()
    for hands in layouts(view, sheet, Random(seed), _ASKED):  # noqa: S311
        counted[_plain_card(view, sheet, hands)] += 1
    guessed = (_after(view, card) for card, _ in counted.most_common())
    return tuple(seen for seen in guessed if _chooser(seen) is view.seat)[:most]


def _plain_card(view: SeatView, sheet: AnySheet, hands: BySeat[Hand]) -> Card:
    play = view.play
    assert play is not None
    deal = Deal(BySeat.of(lambda seat: hands[seat] | play.played_by(seat)))
    chooser = _chooser(view)
    assert chooser is not None
    theirs = seat_view(chooser, view.vulnerability, deal, view.auction, play)
    return choose_card(theirs, sheet)


def _chooser(view: SeatView) -> Seat | None:
    """Whose choice the next card is; nobody's once all are played."""
    play, contract = view.play, view.contract
    assert play is not None and contract is not None
    if play.is_over:
        return None
    return contract.declarer if play.turn is contract.dummy else play.turn


def _after(view: SeatView, card: Card) -> SeatView:
    """The same seat's view once the hand in turn has played that card."""
    play = view.play
    assert play is not None
    left = tuple((seat, hand - Hand.of([card])) for seat, hand in view.hands)
    return replace(view, play=play.after(card, Hand.of([card])), hands=left)
