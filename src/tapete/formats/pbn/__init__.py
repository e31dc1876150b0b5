"""PBN 2.1, the portable bridge notation: import and export format."""

from __future__ import annotations

import re

from tapete.formats.pbn.reader import read, read_many
from tapete.formats.pbn.writer import write, write_many

__all__ = ["evidence", "read", "read_many", "write", "write_many"]

_SIGNS = re.compile(rb'^\s*\[\s*[A-Z][A-Za-z0-9_]*\s*"', re.MULTILINE)
_SURE = re.compile(rb'^% PBN |\[\s*(?:Deal|Event|Board|Auction)\s*"|^<PBN>', re.MULTILINE)


def evidence(sample: bytes) -> int:
    """How much the beginning of a file looks like PBN."""
    text = sample.removeprefix(b"\xef\xbb\xbf").replace(b"\x00", b"")
    if _SURE.search(text):
        return 90
    if _SIGNS.search(text):
        return 60
    return 20 if text.startswith(b"%") else 0
