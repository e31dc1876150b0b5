"""From what was typed of a deal to its outcome, or why that cannot be."""

from __future__ import annotations

from tapete.core import Contract, Doubling, NotationError, Outcome, Seat
from tapete.core.outcome import PASSED_OUT
from tapete.pad.commands import PadResult
from tapete.pad.errors import PadError
from tapete.pad.state import Pad, Unit
from tapete.scoring import Form
from tapete.scoring.honors import ENOUGH

NOBODY_BID = "pass"
"""What is typed for a deal that nobody bid."""


def outcome_of(pad: Pad, result: PadResult) -> Outcome:
    """What the sheet is to score; raises `PadError`."""
    if result.contract == NOBODY_BID:
        if result != PadResult(NOBODY_BID):
            raise PadError("pad/passed-out", law_of(pad, 22))
        return PASSED_OUT
    contract = _contract(pad, result)
    if result.tricks is None:
        raise PadError("pad/tricks-missing")
    if not 0 <= result.tricks <= 13:
        raise PadError("pad/tricks", law_of(pad, 1), tricks=result.tricks)
    _check_honors(pad, result)
    return Outcome(contract, result.tricks, result.honors)


def law_of(pad: Pad, number: int) -> int | None:
    """The number of a Law, where the form's rules have numbers."""
    return None if pad.form is Form.AUCTION1920 else number


def law_of_end(pad: Pad, unit: Unit) -> int | None:
    """The Law by which a rubber is over; of the other forms only the rubber code tells the end."""
    if pad.form is not Form.RUBBER:
        return None
    return 80 if unit.is_broken_off else 74


def counts_honors(pad: Pad) -> bool:
    """Whether honors score at all."""
    return pad.chicago.honors if pad.form is Form.CHICAGO else pad.form is not Form.DUPLICATE


def _contract(pad: Pad, result: PadResult) -> Contract:
    try:
        contract = Contract.parse(result.contract, result.declarer or Seat.NORTH)
    except NotationError:
        raise _no_contract(pad, result.contract) from None
    if result.declarer is None:
        raise PadError("pad/declarer-missing")
    _check_double(pad, contract, result.doubled_by)
    return contract


def _no_contract(pad: Pad, typed: str) -> PadError:
    if typed[:1].isdigit() and typed[0] in "89":
        return PadError("pad/over-seven", law_of(pad, 38))
    return PadError("pad/contract", law_of(pad, 18), typed=typed)


def _check_double(pad: Pad, contract: Contract, doubled_by: Seat | None) -> None:
    if doubled_by is None:
        return
    if contract.doubling is Doubling.UNDOUBLED:
        raise PadError("pad/not-doubled", law_of(pad, 19))
    side = contract.declarer.side
    if doubled_by.side is not (side.other if contract.doubling is Doubling.DOUBLED else side):
        raise PadError("pad/double-by-own-side", law_of(pad, 19))


def _check_honors(pad: Pad, result: PadResult) -> None:
    """What the sheet would pass over in silence; the rest it refuses itself."""
    if not result.honors:
        return
    if not counts_honors(pad):
        raise PadError("pad/honors-not-counted")
    if pad.form is not Form.AUCTION1920 and any(count < ENOUGH for _, count in result.honors):
        raise PadError("pad/honors-too-few", 81)
