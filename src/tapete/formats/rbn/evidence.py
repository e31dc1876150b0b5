"""What in the beginning of a file speaks for RBN."""

from __future__ import annotations

import re

_FIRST = re.compile(rb"\s*+(?:[DTLESFKNBHACPRMI][ \t]|\{)")
_DEAL = re.compile(
    rb"^(?:H[ \t]+[NESW]:[2-9TJQKA.]*[:;]|A[ \t]+[NESW][ZNEB?]:|N[ \t][^\n]{0,99}\+[^\n]{0,99}:)",
    re.MULTILINE,
)


def evidence(sample: bytes) -> int:
    """Labels from the first line on, and hands or an auction as they are written there."""
    sample = sample.removeprefix(b"\xef\xbb\xbf").replace(b"\r", b"\n")
    if not _FIRST.match(sample):
        return 0
    return 85 if _DEAL.search(sample) else 10
