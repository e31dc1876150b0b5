"""The values of the tags Declarer, Contract and Result."""

from __future__ import annotations

import re

from tapete.core import Bid, Doubling, Seat, Side, Stated
from tapete.formats.pbn.words import CONTRACTS, SEATS, is_pass_out, wild_contract

_RESULT = re.compile(
    r"\s*+\^?\s*+(?:(\d{1,2})|(NS|EW)\s++(\d{1,2})(?:\s++(NS|EW)\s++(\d{1,2}))?)\s*+", re.IGNORECASE
)
_STRAIN_ONLY = re.compile(r"[CDHS]|NT?", re.IGNORECASE)


def read_declarer(value: str) -> Seat | None:
    """A seat, after `^` when declarer and dummy were exchanged; None where it says nothing."""
    return SEATS.get(value.removeprefix("^").strip())


def read_contract(value: str) -> tuple[Bid, Doubling] | None:
    """A contract but `Pass`, in the standard's spelling or another; None where it says nothing."""
    return CONTRACTS.get(value) or wild_contract(value)


def is_strain(value: str) -> bool:
    """Whether a contract is only a strain, as it is with an end position."""
    return _STRAIN_ONLY.fullmatch(value) is not None


def stated_contract(value: str, declarer: Seat | None) -> Stated:
    """What Contract and Declarer say together."""
    if is_pass_out(value):
        return Stated(declarer=declarer, is_passed_out=True)
    bid, doubling = read_contract(value) or (None, Doubling.UNDOUBLED)
    return Stated(bid, doubling, declarer)


def read_result(value: str, declarer: Seat | None) -> int | None:
    """Tricks of the declaring side: a number, or those of a side or of both; None where nothing can be told.

    >>> read_result("NS 4", Seat.EAST), read_result("^9", Seat.EAST)
    (9, 9)
    """
    found = _RESULT.fullmatch(value)
    if found is None:
        return None
    if found[1]:
        tricks = int(found[1])
    else:
        if declarer is None:
            return None
        tricks = int(found[3])
        if Side(found[2].upper()) is not declarer.side:
            tricks = 13 - tricks
    return tricks if 0 <= tricks <= 13 else None


def why_no_result(value: str, declarer: Seat | None) -> str | None:
    """What is wrong with a result; None where nothing is."""
    found = _RESULT.fullmatch(value)
    if found is None:
        return f"a result is a number of tricks, or EW or NS and a number, not {value!r}"
    if any(int(number) > 13 for number in (found[1], found[3], found[5]) if number):
        return f"more than 13 tricks: {value!r}"
    if found[5] and (found[2].upper() == found[4].upper() or int(found[3]) + int(found[5]) != 13):
        return f"both sides together win 13 tricks, not {value!r}"
    if declarer is None and found[1]:
        return "tricks of a declarer who is not known"
    return None
