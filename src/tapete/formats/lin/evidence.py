"""What in the beginning of a file speaks for LIN."""

from __future__ import annotations

import re

_FIRST = re.compile(rb"(?:\xef\xbb\xbf)?\s*+[A-Za-z]{2}\s{0,4}\|")
_CODES = re.compile(rb"\|\s{0,4}(?:md|mb|pc|sv|ah|pn|qx|st|pg)\|")
_ADDRESS = re.compile(rb"hv_popuplin\(|handviewer\.html\?")


def evidence(sample: bytes) -> int:
    """Codes between bars from the first letter on, or an address that has them."""
    if _FIRST.match(sample):
        return 90 if _CODES.search(sample) else 30
    return 80 if _ADDRESS.search(sample) else 0
