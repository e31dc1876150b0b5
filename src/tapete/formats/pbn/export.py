"""Lines of a PBN file in export format: tag pairs, comments, calls and cards with what annotates them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from tapete.formats.pbn.blocks import EMBEDDED
from tapete.formats.pbn.tags import quoted
from tapete.formats.reading import Fault

LONGEST = 253
"""Letters in a line, which with its two of line end makes the 255 of the standard."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f]+")
_LINE_END = re.compile(r"\r\n?")


class Lines:
    """The lines of one game, and what could not be written as it is."""

    def __init__(self, board: int) -> None:
        self.board = board
        self.lines: list[str] = []
        self.faults: list[Fault] = []

    def told(self, code: str, text: str, is_warning: bool = False) -> None:
        """Say what the file will not hold as it is."""
        self.faults.append(Fault(f"convert/{code}", text, board=self.board, is_warning=is_warning))

    def check_length(self) -> None:
        """Tell of lines that are longer than the standard allows; nothing within them could be cut."""
        longer = sum(len(line) > LONGEST for line in self.lines)
        if longer:
            self.told("long-line", f"lines of more than 255 letters: {longer}", is_warning=True)

    def tag(self, name: str, value: str, is_columns: bool = False) -> None:
        """A tag pair on a line of its own."""
        plain = _CONTROL.sub(" ", value)
        if plain != value:
            self.told("character", f"signs that no line can hold became blanks in {name}")
        self.lines.append(f"[{name} {quoted(plain, is_columns)}]")

    def escaped(self, text: str) -> None:
        """A line that readers pass over."""
        plain = _CONTROL.sub(" ", text)
        if plain != text:
            self.told("character", "signs that no line can hold became blanks in an escaped line")
        self.lines.append(f"%{plain}")

    def comment(self, text: str) -> None:
        """A comment on lines of its own."""
        self.lines += self.comment_text(text).split("\n")

    def comment_text(self, text: str) -> str:
        """A comment in braces; with a closing brace in it, to the end of a line."""
        plain = _LINE_END.sub("\n", text)
        if plain != text:
            self.told("character", "line ends became plain in a comment", is_warning=True)
        if EMBEDDED.search(plain):
            self.told("embedded", "a blank stands before a line that would begin a part in PBN")
            plain = EMBEDDED.sub(r" <\1PBN>", plain)
        if "}" not in plain:
            return "{" + self._wrapped(plain) + "}"
        if "\n" not in plain:
            return f";{plain}"
        self.told("character", "a closing brace within a comment became a bracket")
        return "{" + self._wrapped(plain.replace("}", ")")) + "}"

    def _wrapped(self, text: str) -> str:
        lines = []
        for line in text.split("\n"):
            while len(line) > LONGEST - 2:
                cut = line.rfind(" ", 1, LONGEST - 2)
                if cut < 0:
                    break
                self.told("wrapped", "a long comment goes on in another line", is_warning=True)
                lines.append(line[:cut])
                line = line[cut + 1 :]  # noqa: PLW2901 (what is left of it)
            lines.append(line)
        return "\n".join(lines)

    def words(self, words: Sequence[str], to_a_line: int) -> None:
        """Calls or cards, so many to a line and fewer where they are annotated at length."""
        line: list[str] = []
        count = 0
        for word in words:
            if line and (count == to_a_line or len(" ".join(line)) + len(word) >= LONGEST):
                self._flush(line)
                line, count = [], 0
            line.append(word)
            count += 1
            if "\n" in word or ";" in word or word.startswith("%"):
                self._flush(line)
                line = []
        if line:
            self._flush(line)

    def _flush(self, line: Iterable[str]) -> None:
        text = " ".join(line)
        self.lines += text.split("\n")


def annotated(word: str, note: int | None, nags: Iterable[int], comments: Iterable[str]) -> str:
    """A call or a card with its note, its NAGs in ascending order, then comments."""
    text = word if note is None else f"{word} ={note}="
    text += "".join(f" ${nag}" for nag in sorted(nags))
    gap = " "
    for comment in comments:
        text += gap + comment
        gap = "\n" if comment[0] == ";" else " "
    return text
