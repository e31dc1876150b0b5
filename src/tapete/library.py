"""Tapete for programmers, in a few obvious words: read, deal, solve, score, draw, write.

It may import every room but `server` and `cli`, and opens the files that it is told to.
It never keeps anything, and holds no rule: each function is a door to its room, which can do more.

Everything here is also `tapete.…`: `import tapete; tapete.deal(where="hcp(N) >= 20")`.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tapete.core import Contract, Deal, Outcome, PartialDeal, Seat, Strain, Vulnerability
from tapete.dd import Par, TrickTable, solver
from tapete.dd import par as par_of_table
from tapete.dealing import NOTHING_GIVEN, Condition, deals
from tapete.formats.catalogue import FORMATS, Format, by_name, recognized
from tapete.formats.lost import NOTHING
from tapete.formats.reading import Fault, Filed, Reading
from tapete.notebook import svg_of
from tapete.scoring.duplicate import score_ns

__all__ = ["UnknownFormat", "deal", "draw", "par", "read", "score", "solve", "write"]


class UnknownFormat(ValueError):  # noqa: N818 (what is wrong, in the words of whoever reads)
    """A file in none of the formats that can be read or written; the text names them."""


def read(source: str | Path | bytes, format: str | None = None) -> Reading:  # noqa: A002 (the field's word)
    """The boards of a file, by its path, or of what is in one, and what is wrong with it.

    The format is found by what the file holds. Raises `UnknownFormat`, and `OSError`.

    >>> reading = read(b'[Board "1"]\\n[Dealer "N"]\\n[Deal "N:AKQJ.AKQ.AKQ.AKQ - - -"]')
    >>> reading.boards[0].record.deal[Seat.NORTH].hcp
    37
    """
    content = source if isinstance(source, bytes) else Path(source).read_bytes()
    name = "" if isinstance(source, bytes) else str(source)
    found = recognized(content, name) if format is None else _format(format)
    if found is None or found.read is None:
        raise UnknownFormat(f"none of the formats we read: {', '.join(_names(read=True))}")
    return found.read(content)


def write(
    boards: Sequence[Filed],
    target: str | Path,
    format: str | None = None,  # noqa: A002
) -> tuple[Fault, ...]:
    """Write boards to a file, in the format that its name ends in; returns what that format cannot say.

    Where it has a place for none of them nothing is written. Raises `UnknownFormat`, and `OSError`.
    """
    found = by_name(str(target)) if format is None else _format(format)
    if found is None or found.write is None:
        raise UnknownFormat(f"none of the formats we write: {', '.join(_names(read=False))}")
    written = found.write(boards)
    if all(fault.code != NOTHING for fault in written.faults):
        Path(target).write_bytes(written.content)
    return written.faults


def deal(count: int = 1, where: str = "", seed: int | None = None, given: str = "") -> tuple[Deal, ...]:
    """So many deals at random, under a condition and with given cards; the same for the same seed.

    Fewer only where no more were found in ten million tries. Raises `ConditionError`, `NotationError`.

    >>> [north.hcp for north in (one[Seat.NORTH] for one in deal(3, "hcp(N) >= 20", seed=1))]
    [21, 20, 20]
    """
    chosen = secrets.randbits(64) if seed is None else seed
    condition = Condition.parse(where) if where.strip() else None
    kept = PartialDeal.parse(given) if given else NOTHING_GIVEN
    return deals(condition, count, chosen, given=kept, solver=_tricks).deals


def _tricks(batch: Sequence[Deal], declarer: Seat, strain: Strain) -> list[int]:
    return [solver().strain(one, strain)[declarer] for one in batch]


def solve(one: Deal) -> TrickTable:
    """What each declarer makes in each strain with all cards in view.

    >>> spec = Deal.parse("N:K832.J97.AQ5.J43 J7654.T3.K72.976 AQT.AKQ854.JT3.K 9.62.9864.AQT852")
    >>> solve(spec)[Seat.SOUTH][Strain.HEARTS]
    11
    """
    return solver().table(one)


def par(one: Deal, dealer: Seat, vulnerability: Vulnerability) -> Par:
    """What neither side can better, scored as a board of duplicate."""
    return par_of_table(solve(one), dealer, vulnerability)


def score(contract: str, declarer: Seat, tricks: int, vulnerability: Vulnerability) -> int:
    """The score of a board as North-South see it. Raises `NotationError`, `ImpossibleOutcome`.

    >>> score("3NTX", Seat.EAST, 8, Vulnerability.EW)
    200
    """
    return score_ns(Outcome(Contract.parse(contract, declarer), tricks), vulnerability)


def draw(thing: Any) -> str:
    """The picture of a deal, a hand, an auction, a record or a table of tricks, as SVG."""
    return svg_of(thing)


def _format(name: str) -> Format:
    if name not in FORMATS:
        raise UnknownFormat(f"{name!r} is no format; they are: {', '.join(FORMATS)}")
    return FORMATS[name]


def _names(*, read: bool) -> list[str]:
    return [one.name for one in FORMATS.values() if (one.read if read else one.write) is not None]
