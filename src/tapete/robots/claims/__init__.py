"""Claims: when a defending robot accepts one, and when a declaring robot makes one (Law 68; spec 000 §04)."""

from tapete.robots.claims.answer import answers_claim
from tapete.robots.claims.make import claim_to_make
from tapete.robots.claims.think import think_claim

__all__ = ["answers_claim", "claim_to_make", "think_claim"]
