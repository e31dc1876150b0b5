"""What stands in a PDF."""

from __future__ import annotations

import io

from pypdf import PdfReader


def pages(content: bytes) -> list[str]:
    """The text of each page."""
    return [page.extract_text() for page in PdfReader(io.BytesIO(content)).pages]


def text(content: bytes) -> str:
    """All of it, each gap a single space."""
    return " ".join("\n".join(pages(content)).split())
