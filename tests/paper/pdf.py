"""What stands in a PDF."""

from __future__ import annotations

import io
from functools import cache

from pypdf import PdfReader


@cache
def pages(content: bytes) -> tuple[str, ...]:
    """The text of each page, which is read once however often it is looked at."""
    return tuple(page.extract_text() for page in PdfReader(io.BytesIO(content)).pages)


def text(content: bytes) -> str:
    """All of it, each gap a single space."""
    return " ".join("\n".join(pages(content)).split())
