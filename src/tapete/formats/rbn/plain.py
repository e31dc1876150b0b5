"""Text as RBN can hold it: it has no escape for the signs that part names, nor for line breaks."""

from __future__ import annotations

from tapete.formats.losses import Losses


def plain(text: str, kind: str, losses: Losses, forbidden: str = "") -> str:
    """The text in one line and without signs that would part it."""
    said = " ".join(text.split("\n")).replace("\r", " ").strip()
    for sign in forbidden:
        said = said.replace(sign, "&" if sign == "+" else ";")
    if said != text:
        losses.add(kind, f"RBN cannot write {text[:60]!r}; it was written as {said[:60]!r}", is_warning=True)
    return said
