"""The strain of a call, for rows that ask."""

from __future__ import annotations

from tapete.core import Bid, Call, Strain


def strain_of(call: Call) -> Strain | None:
    """The strain that a bid names; None for pass, double and redouble."""
    return call.strain if isinstance(call, Bid) else None
