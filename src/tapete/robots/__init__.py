"""Robots: the book of bidding as data, sane card play, claims, and what every call shows.

It may import `core` and `scoring`; it never imports the table, and is only ever fed a `SeatView`.
It never sees a hidden card, keeps no state, and takes no chance or time but what is passed in.
"""

from tapete.robots.bidding import choose_call, explain, shown
from tapete.robots.card_play import choose_card
from tapete.robots.claims import answers_claim, claim_to_make
from tapete.robots.duplicate_field import field
from tapete.robots.explanation import Choice, Explanation
from tapete.robots.honors_claim import honors_to_claim
from tapete.robots.roster import BOOK, ROSTER, Means, Player
from tapete.robots.self_play import play_deal

__all__ = [
    "BOOK",
    "ROSTER",
    "Choice",
    "Explanation",
    "Means",
    "Player",
    "answers_claim",
    "choose_call",
    "choose_card",
    "claim_to_make",
    "explain",
    "field",
    "honors_to_claim",
    "play_deal",
    "shown",
]
