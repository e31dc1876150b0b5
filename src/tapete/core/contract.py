"""The contract: what the declaring side has undertaken."""

from __future__ import annotations

import re

import msgspec

from tapete.core.calls import Bid
from tapete.core.laws import ImpossibleContract, NotationError
from tapete.core.order import Ordered
from tapete.core.seats import Seat
from tapete.core.strains import Strain


class Doubling(Ordered):
    """Whether the final bid stands undoubled, doubled or redoubled (Law 19)."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"


_CONTRACT = re.compile(r"([1-7])(C|D|H|S|NT)(X{0,2})")
_NEARLY = re.compile(r"([0-9]{1,3})(?:C|D|H|S|NT)(X*)")


class Contract(msgspec.Struct, frozen=True):
    """The final bid, its doubling, and who plays it.

    >>> contract = Contract.parse("4HX", Seat.SOUTH)
    >>> contract.leader, contract.dummy, contract.tricks_needed
    (Seat.WEST, Seat.NORTH, 10)
    """

    bid: Bid
    doubling: Doubling
    declarer: Seat

    @staticmethod
    def parse(text: str, declarer: Seat) -> Contract:
        """Read `4H`, `3NTX`, `7CXX`; raises `NotationError`, where a Law forbids it `ImpossibleContract`."""
        match = _CONTRACT.fullmatch(text)
        if match is None:
            raise _not_a_contract(text)
        level, strain, doubling = match.groups()
        return Contract(Bid(int(level), Strain(strain)), Doubling(doubling), declarer)

    @property
    def strain(self) -> Strain:
        """The strain played in."""
        return self.bid.strain

    @property
    def level(self) -> int:
        """Odd tricks undertaken."""
        return self.bid.level

    @property
    def tricks_needed(self) -> int:
        """Tricks that fulfil the contract."""
        return self.bid.tricks_needed

    @property
    def dummy(self) -> Seat:
        """Declarer's partner, whose hand is faced (Law 41)."""
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Who makes the opening lead: the player on declarer's left (Law 41)."""
        return self.declarer.lho

    def __str__(self) -> str:
        return f"{self.bid}{self.doubling}"


def _not_a_contract(text: str) -> NotationError:
    """Why not: a Law, where one forbids what was clearly meant."""
    match = _NEARLY.fullmatch(text)
    if match is None:
        return NotationError(1, 1, f"not a contract: {text!r} (such as 4H, 3NTX or 7CXX)")
    if not 1 <= int(match[1]) <= 7:
        return ImpossibleContract(
            1, 1, f"not a contract: {text!r} (Law 18: a bid is for 1 to 7 odd tricks)", 18
        )
    return ImpossibleContract(1, 1, f"not a contract: {text!r} (Law 19: nothing comes after a redouble)", 19)
