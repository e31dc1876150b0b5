"""The call that a robot makes, and what calls show."""

from __future__ import annotations

from tapete.core import PASS, Auction, Bid, Call, Hand, SeatView, Strain, Suit
from tapete.robots.explanation import Choice, Explanation
from tapete.scoring import Sheet

_PASS = Explanation("pass", "0-11 puntos", "0-11 punts", "0-11 points")
_NOTRUMP = Explanation(
    "opening.notrump",
    "15-17 puntos, mano equilibrada",
    "15-17 punts, mà equilibrada",
    "15-17 points, balanced",
)
_SUIT = Explanation("opening.suit", "12+ puntos, 4+ cartas", "12+ punts, 4+ cartes", "12+ points, 4+ cards")


def choose_call(view: SeatView, sheet: Sheet) -> Choice:
    """The book's call for the seat in turn."""
    call = _opening(view.own) if view.auction.final_bid is None else PASS
    explanation = explain(view.auction.after(call), sheet)
    assert explanation is not None
    return Choice(call, explanation)


def explain(auction: Auction, sheet: Sheet) -> Explanation | None:
    """What the last call of this auction shows by the book; None when it matches no row."""
    last = auction.calls[-1] if auction.calls else None
    if not isinstance(last, Bid):
        return _PASS if last is PASS else None
    if last.level > 1:
        return None
    return _NOTRUMP if last.strain is Strain.NOTRUMP else _SUIT


def _opening(hand: Hand) -> Call:
    if hand.hcp < 12:
        return PASS
    if 15 <= hand.hcp <= 17 and hand.is_balanced:
        return Bid(1, Strain.NOTRUMP)
    return Bid(1, max(Suit, key=hand.length).strain)
