"""Text as LIN can hold it: it has no escape for a bar, a comma in a list, a line break in a name."""

from __future__ import annotations

from tapete.formats.lin.words import one_line
from tapete.formats.losses import Losses


def plain(text: str, kind: str, losses: Losses, separator: str = "", *, is_text: bool = False) -> str:
    """The text without what LIN would take for the end of it.

    `separator` parts it from its neighbors; running text (`is_text`) keeps its line breaks.
    """
    said = text.strip()
    if "|" in said:
        said = said.replace("|", "/")
    if separator and separator in said:
        said = said.replace(separator, ";")
    if "\r" in said:
        said = said.replace("\r\n", "\n").replace("\r", "\n")
    if not is_text:
        said = one_line(said)
    if said != text:
        losses.add(kind, f"LIN cannot write {text[:60]!r}; it was written as {said[:60]!r}", is_warning=True)
    return said
