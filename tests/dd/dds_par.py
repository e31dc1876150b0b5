"""The solver library's own reckoning of par, to compare ours with."""

from __future__ import annotations

import ctypes

from tapete.core import Seat, Vulnerability
from tapete.dd import TrickTable
from tapete.dd.dds import _STRAINS, _library, _TableResults

_VULNERABLE = {Vulnerability.NONE: 0, Vulnerability.BOTH: 1, Vulnerability.NS: 2, Vulnerability.EW: 3}


class _ParOfDealer(ctypes.Structure):
    _fields_ = (
        ("number", ctypes.c_int),
        ("score", ctypes.c_int),
        ("contracts", (ctypes.c_char * 10) * 10),
    )


def dds_par(table: TrickTable, dealer: Seat, vulnerability: Vulnerability) -> tuple[int, set[str]]:
    """Score for North-South and contracts, written as we write them."""
    results, answer = _TableResults(), _ParOfDealer()
    for row, strain in zip(results.rows, _STRAINS, strict=True):
        row[:] = [table[seat][strain] for seat in Seat]
    status = _library().DealerPar(
        ctypes.byref(results), ctypes.byref(answer), dealer.index, _VULNERABLE[vulnerability]
    )
    assert status == 1
    contracts = {bytes(answer.contracts[place].value).decode() for place in range(answer.number)}
    return answer.score, {text.replace("N", "NT", 1) if text[1] == "N" else text for text in contracts}
