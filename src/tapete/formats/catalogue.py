"""All formats by name, and which of them a file is in: by what it holds first, by what it is called second.

To add a format: write `formats/NAME` with `read`, `write` and `evidence`, and a line in `FORMATS`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Protocol

import msgspec

from tapete.formats import (
    ber,
    bri,
    dds_list,
    dge,
    dlm,
    dup,
    gib,
    hrf,
    lin,
    pbn,
    rbn,
    results_csv,
    solved_csv,
    tapete_json,
    usebio,
)
from tapete.formats.bridgemate import database, exports
from tapete.formats.reading import Filed, Reading, Written

_UNSAFE = re.compile(r"[^A-Za-z0-9.-]+")

SAMPLE = 1 << 16
"""As much of the beginning of a file as is looked at for evidence, in bytes."""


class Reader(Protocol):
    """Reads a whole file; what is wrong in it comes back as faults."""

    def __call__(self, content: bytes | str, /) -> Reading: ...  # noqa: D102


class StreamReader(Protocol):
    """Reads a file that comes in pieces: a reading of one board, or a few, as soon as they are whole."""

    def __call__(self, chunks: Iterable[bytes | str], /) -> Iterator[Reading]: ...  # noqa: D102


class Writer(Protocol):
    """Writes a whole file; what the format cannot say comes back as faults."""

    def __call__(self, boards: Sequence[Filed], /, head: Sequence[tuple[str, str]] = ()) -> Written: ...  # noqa: D102


class StreamWriter(Protocol):
    """Writes a file in pieces; boards may be gone through more than once, and need not all be in memory."""

    def __call__(  # noqa: D102
        self, boards: Collection[Filed], /, head: Sequence[tuple[str, str]] = ()
    ) -> Iterator[Written]: ...


Evidence = Callable[[bytes], int]
"""How much the first `SAMPLE` bytes of a file speak for a format: 0 not at all, 30 it could be,
60 it is likely, 90 nothing else looks like that."""


class Format(msgspec.Struct, frozen=True):
    """One format of files: its name on the command line, the ends of file names, what reads and writes it."""

    name: str
    title: str
    endings: tuple[str, ...]
    """Without the dot, in lower case; the first is the one we give."""
    read: Reader | None
    write: Writer | None
    evidence: Evidence
    read_many: StreamReader | None = None
    """Where the format can be read as its pieces come."""
    write_many: StreamWriter | None = None
    """Where the format can be written piece by piece."""


_ALL: tuple[Format, ...] = (
    Format("pbn", "PBN 2.1", ("pbn",), pbn.read, pbn.write, pbn.evidence, pbn.read_many, pbn.write_many),
    Format(
        "json",
        "Tapete's records (JSON Lines)",
        ("jsonl", "json"),
        tapete_json.read,
        tapete_json.write,
        tapete_json.evidence,
        tapete_json.read_many,
        tapete_json.write_many,
    ),
    Format(
        "lin",
        "LIN (Bridge Base Online)",
        ("lin",),
        lin.read,
        lin.write,
        lin.evidence,
        lin.read_many,
        lin.write_many,
    ),
    Format(
        "rbn", "RBN (Pavlicek)", ("rbn",), rbn.read, rbn.write, rbn.evidence, rbn.read_many, rbn.write_many
    ),
    Format("usebio", "USEBIO (results, XML)", ("xml", "usebio"), usebio.read, usebio.write, usebio.evidence),
    Format("dup", "DUP (dealing machine)", ("dup",), dup.read, dup.write, dup.evidence),
    Format("bri", "BRI (dealing machine)", ("bri",), bri.read, bri.write, bri.evidence),
    Format("dge", "DGE (dealing machine)", ("dge",), dge.read, dge.write, dge.evidence),
    Format("dlm", "DLM (dealing machine)", ("dlm",), dlm.read, dlm.write, dlm.evidence),
    Format("ber", "BER (dealing machine)", ("ber",), ber.read, ber.write, ber.evidence),
    Format("hrf", "HRF (hands as text)", ("hrf",), hrf.read, hrf.write, hrf.evidence),
    Format("dds", "DDS list of solved deals", ("dds",), dds_list.read, dds_list.write, dds_list.evidence),
    Format(
        "gib",
        "GIB library of solved deals",
        ("gib",),
        gib.read,
        gib.write,
        gib.evidence,
        gib.read_many,
        gib.write_many,
    ),
    Format("bws", "Bridgemate (database)", ("bws",), database.read, None, database.evidence),
    Format("csv", "CSV of results", ("csv",), results_csv.read, results_csv.write, results_csv.evidence),
    Format("bws-csv", "Bridgemate (CSV exports)", ("csv",), exports.read, exports.write, exports.evidence),
    Format(
        "solved",
        "CSV of solved deals",
        ("csv",),
        solved_csv.read,
        solved_csv.write,
        solved_csv.evidence,
        solved_csv.read_many,
        solved_csv.write_many,
    ),
)

FORMATS: dict[str, Format] = {one.name: one for one in _ALL}
"""Every format, by its name."""


def ending(file_name: str) -> str:
    """What stands after the last dot of a file's name, in lower case."""
    return file_name.rpartition(".")[2].lower() if "." in file_name else ""


def by_name(file_name: str) -> Format | None:
    """The format that files called so are usually in."""
    wanted = ending(file_name)
    return next((one for one in FORMATS.values() if wanted in one.endings), None)


def file_name(title: str, form: Format) -> str:
    """A name for a file that is safe everywhere: letters, digits, dots, dashes and underscores.

    >>> file_name("A&B+C, heat 1'.pbn", FORMATS["pbn"]), file_name("", FORMATS["lin"])
    ('A_B_C_heat_1.pbn', 'boards.lin')
    """
    kept = _UNSAFE.sub("_", unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode())
    stem = kept.removesuffix(f".{form.endings[0]}").strip("._-")
    return f"{stem[:100] or 'boards'}.{form.endings[0]}"


def recognized(content: bytes | str, file_name: str = "") -> Format | None:
    """The format of a file that can be read: by evidence, where two are as likely by its name, else None."""
    sample = (content.encode("utf-8", "replace") if isinstance(content, str) else content)[:SAMPLE]
    named = ending(file_name)
    found: tuple[int, Format] | None = None
    for one in FORMATS.values():
        weight = 2 * one.evidence(sample) + 19 * (named in one.endings)
        if one.read is not None and weight and (found is None or weight > found[0]):
            found = weight, one
    return found[1] if found else None
