"""Cells of a table of text: a spreadsheet must not take a name for a formula, nor we a table for another."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence

from tapete.formats.reading import Fault

_FORMULA = "=+-@\t\r'"
_NUMBER = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)?")
_SEPARATORS = ",;\t|"


def rows(text: str, faults: list[Fault]) -> Iterator[tuple[int, list[str]]]:
    """The rows that hold anything, each with the line it begins in, separated as the first line is."""
    first = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    line = 1
    while True:
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            faults.append(Fault("notation/csv", f"{error}", line, 1))
            row = []
        if any(cell.strip() for cell in row):
            yield line, [_shown(cell) for cell in row]
        line = reader.line_num + 1


def table(header: Sequence[str], rows_: Iterable[Sequence[str]]) -> bytes:
    """The table as CSV in UTF-8, with commas and the line ends of the standard."""
    written = io.StringIO(newline="")
    writer = csv.writer(written, lineterminator="\r\n")
    for row in (header, *rows_):
        writer.writerow([_guarded(cell) for cell in row])
    return written.getvalue().encode("utf-8", "replace")


def _guarded(cell: str) -> str:
    """With an apostrophe before what a spreadsheet would compute, or where there is one already."""
    if len(cell) > 1 and cell[0] in _FORMULA and not _NUMBER.fullmatch(cell):
        return f"'{cell}"
    return cell


def _shown(cell: str) -> str:
    return cell[1:] if len(cell) > 1 and cell[0] == "'" and cell[1] in _FORMULA else cell
