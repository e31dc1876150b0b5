"""What a form of bridge needs to know of a deal to score it."""

from __future__ import annotations

import msgspec

from tapete.core.contract import Contract
from tapete.core.laws import ImpossibleOutcome
from tapete.core.seats import Seat


class Outcome(msgspec.Struct, frozen=True):
    """A contract and the tricks won by the declaring side (0-13), or a passed-out deal (no contract).

    Raises `ImpossibleOutcome` for tricks beyond those of a pack of 52 cards (Law 1).

    `honors` holds, for each seat that claimed them, how many honors it was dealt: of trumps, or
    aces at no trump.
    """

    contract: Contract | None
    tricks_taken: int = 0
    honors: tuple[tuple[Seat, int], ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.tricks_taken <= 13:
            raise ImpossibleOutcome(f"a side wins 0 to 13 tricks, not {self.tricks_taken}", law=1)
        if self.contract is None and self.tricks_taken:
            raise ImpossibleOutcome(
                f"nobody wins a trick in a passed-out deal, not {self.tricks_taken}", law=22
            )

    @property
    def is_passed_out(self) -> bool:
        """Whether nobody bid."""
        return self.contract is None

    @property
    def overtricks(self) -> int:
        """Tricks over those the contract needs; negative when it failed."""
        return 0 if self.contract is None else self.tricks_taken - self.contract.tricks_needed


PASSED_OUT = Outcome(None)
"""The outcome of a deal that all four passed (Law 22)."""
