"""The lines of RBN: labels with what follows them, paragraphs of text in braces, and where a deal ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tapete.formats.reading import Fault

TEXT = "{"
"""In place of a label: a paragraph of text."""

LABELS = frozenset("DTLESFKNBHACPRMI0123456789")
MOST = 200
"""Faults told of the lines of one deal; what is no RBN at all would have one for every line."""

_LONGEST = 1 << 16
"""Letters of a paragraph or lines of a deal, beyond which there is no end to it."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """A label and what was said under it, without blanks around it."""

    label: str
    data: str
    number: int
    column: int
    """Where what was said begins."""


class Lines:
    """Takes the lines of a file and gives those of each deal once it has ended."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self._number = 0
        self._deal: list[Line] = []
        self._paragraph: list[str] = []
        self._size = self._begun = self._told = 0

    def deals(self, lines: Iterable[str]) -> Iterator[list[Line]]:
        """The deals that end in these lines."""
        for line in lines:
            self._number += 1
            if self._paragraph:
                self._go_on(line)
            elif not line.strip():
                yield from self.end()
            elif len(self._deal) >= _LONGEST:
                self._fault("notation/length", "more lines than a deal has; cut here")
                yield from self.end()
                self._take(line)
            else:
                self._take(line)

    def end(self) -> Iterator[list[Line]]:
        """The deal that has no more lines."""
        if self._paragraph:
            self._fault("notation/text", "a paragraph in braces has no end", self._begun)
            self._close()
        if self._deal:
            yield self._deal
            self._deal, self._told = [], 0

    def _take(self, line: str) -> None:
        text = line.strip()
        column = len(line) - len(line.lstrip()) + 1
        if text.startswith(TEXT):
            self._begun, self._size = self._number, 0
            self._go_on(text[1:])
        elif text[1:2].strip():
            self._fault("notation/label", f"not a label with a blank after it: {text[:40]!r}")
        else:
            data = text[1:].lstrip()
            self._deal.append(Line(text[0], data, self._number, column + len(text) - len(data)))
            if text[0] not in LABELS:
                self._fault("notation/label", f"no label of RBN: {text[0]!r}; it was kept as it is")

    def _go_on(self, line: str) -> None:
        """A line of a paragraph; a blank line or a brace at its end ends it."""
        text = line.rstrip()
        self._size += len(text)
        if not text.strip() and self._paragraph:
            self._fault("notation/text", "a paragraph in braces has no end", self._begun)
            self._close()
        elif text.endswith("}"):
            self._paragraph.append(text[:-1])
            self._close()
        else:
            self._paragraph.append(text)
            if self._size > _LONGEST:
                self._fault("notation/length", "longer than any paragraph; cut here", self._begun)
                self._close()

    def _close(self) -> None:
        text = "\n".join(self._paragraph).strip()
        self._deal.append(Line(TEXT, text, self._begun, 2))
        self._paragraph = []

    def _fault(self, code: str, text: str, line: int = 0) -> None:
        self._told += 1
        if self._told == MOST:
            code, text = "notation/many", "and more; no more is told until the next deal"
        if self._told <= MOST:
            self.faults.append(Fault(code, text, line or self._number, 1))
