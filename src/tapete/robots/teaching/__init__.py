"""Help for learners: what may be called or played, and how what was done stands up to what was known.

It may import the robots' bidding, thinking and card play, and `dd` for answers about a deal that is over.
It never sees a hidden card: all that it advises, and all that it calls an error, comes from one `SeatView`.
"""

from tapete.robots.teaching.call_advice import CallAdvice, advise_call
from tapete.robots.teaching.call_grades import CallGrade, CallStanding, grade_call, grade_calls
from tapete.robots.teaching.call_kinds import CallKind
from tapete.robots.teaching.card_grades import (
    CardGrade,
    CardVerdict,
    KnownWorth,
    grade_cards,
    places_to_think,
)
from tapete.robots.teaching.card_kinds import CardKind
from tapete.robots.teaching.choices import Known, PlayedDeal, think_again
from tapete.robots.teaching.rejected import Rejected, rejected_calls

__all__ = [
    "CallAdvice",
    "CallGrade",
    "CallKind",
    "CallStanding",
    "CardGrade",
    "CardKind",
    "CardVerdict",
    "Known",
    "KnownWorth",
    "PlayedDeal",
    "Rejected",
    "advise_call",
    "grade_call",
    "grade_calls",
    "grade_cards",
    "places_to_think",
    "rejected_calls",
    "think_again",
]
