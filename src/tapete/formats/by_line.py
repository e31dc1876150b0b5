"""Files in which each line is a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tapete.formats.reading import Fault, Filed, Reading
from tapete.formats.text import Text

LineReader = Callable[[str, int, int, list[Fault]], Filed]
"""Takes a line, its number, the board's place, and where its faults go."""


def by_line(texts: Iterable[Text], read_line: LineReader) -> Iterator[Reading]:
    """The boards of a file that comes in texts, a reading for each; empty lines are passed over."""
    number = place = 0
    for text in texts:
        boards: list[Filed] = []
        faults = list(text.faults)
        for line in text.lines:
            number += 1
            if line.strip():
                boards.append(read_line(line, number, place, faults))
                place += 1
        number -= text.content.endswith("\n")
        yield Reading(tuple(boards), tuple(faults))
