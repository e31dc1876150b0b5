"""What is told of a finished deal when it is looked at double dummy."""

from __future__ import annotations

from enum import Enum

import msgspec

from tapete.core import Bid, BySeat, Doubling, Seat, Side
from tapete.dd import PlayedCard, StrainTricks


class Solved(Enum):
    """How far the solver has come."""

    WORKING = "working"
    """Ask again in a moment."""
    READY = "ready"
    OVER_BUDGET = "over-budget"
    """Nothing is known in the time that a deal may take: it is one of the few that need minutes."""
    FAILED = "failed"
    """Our fault; whoever asks again begins again."""


class ParContractSeen(msgspec.Struct, frozen=True):
    """A contract that scores par, the lowest of its strain."""

    bid: Bid
    doubling: Doubling
    side: Side
    declarers: tuple[Seat, ...]
    """Who can declare it with this result: one of the side, or both."""
    tricks_taken: int
    overtricks: int
    """Less than none where it fails."""


class ParSeen(msgspec.Struct, frozen=True):
    """Par, scored as a board of duplicate; no contract where nobody should bid."""

    score_ns: int
    contracts: tuple[ParContractSeen, ...]


class ResultSeen(msgspec.Struct, frozen=True):
    """The contract that was played, beside what could be made of it."""

    tricks_taken: int
    makeable: int
    """Tricks of the declaring side when everybody plays their best from the opening lead on."""
    score_ns: int | None
    """Scored as a board of duplicate, to stand beside par; None where par is."""


class DealAnalysis(msgspec.Struct, frozen=True):
    """A finished deal, double dummy: first what can be made, then what each card cost."""

    makeable_state: Solved
    makeable: BySeat[StrainTricks] | None
    """The tricks of each declarer in each strain."""
    par: ParSeen | None
    """None in the auction bridge of 1920, which scores otherwise."""
    result: ResultSeen | None
    """None when the deal was passed out."""
    play_state: Solved
    play: tuple[PlayedCard, ...] | None
    """Each card as it was played; `tricks` are those of the declaring side in all."""
