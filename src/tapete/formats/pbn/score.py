"""The value of the tag Score, and whether it is the score of what it stands beside."""

from __future__ import annotations

import re

from tapete.core import Outcome, Seat, Side, Stated, Vulnerability
from tapete.scoring.duplicate import score_ns

_SCORE = re.compile(r"\s*+(?:(NS|EW)\s++)?([+-]?\d{1,6})(?:\s++(?:NS|EW)\s++[+-]?\d{1,6})?\s*+")


def read_score(value: str, declarer: Seat | None) -> int | None:
    """The score of North and South: a bare number is declarer's; None where it cannot be told.

    >>> read_score("110", Seat.WEST), read_score("NS -110 EW 110", Seat.WEST)
    (-110, -110)
    """
    found = _SCORE.fullmatch(value)
    side = (found and found[1] and Side(found[1])) or (declarer.side if declarer is not None else None)
    if found is None or side is None:
        return None
    return int(found[2]) if side is Side.NS else -int(found[2])


def what_is_wrong(value: str, stated: Stated, vulnerability: Vulnerability | None) -> str | None:
    """Why that score cannot be, by contract and result as stated."""
    contract = stated.contract
    told = read_score(value, stated.declarer)
    if contract is None or stated.tricks_taken is None or vulnerability is None or told is None:
        return None
    right = score_ns(Outcome(contract, stated.tricks_taken), vulnerability)
    if told == right:
        return None
    made = f"{contract} by {contract.declarer} with {stated.tricks_taken} tricks"
    return f"NS {told:+} is stated, {made} is {right:+}"
