"""Claims: when a robot makes one, concedes, or accepts another's (Laws 68 and 70; spec 000 §04)."""

from tapete.robots.claims.answer import answers_claim
from tapete.robots.claims.every_layout import answers_defenders_claim, defenders_claim_to_make
from tapete.robots.claims.make import claim_to_make
from tapete.robots.claims.think import think_claim

__all__ = [
    "answers_claim",
    "answers_defenders_claim",
    "claim_to_make",
    "defenders_claim_to_make",
    "think_claim",
]
