"""Headers with which a browser keeps the page to itself: no outside hosts, no frames, no guessing."""

from __future__ import annotations

import re

from litestar.types import Message, Scope

EMBEDDED = re.compile(rb"/embed/file/[\w-]+/[1-9]\d*/?")
"""The one page that may stand in frames of other sites: a board to look at, nothing to be tricked into."""
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # styles that components set on their own elements
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)


def _headers(frames: str) -> tuple[tuple[bytes, bytes], ...]:
    return tuple(
        (name.encode(), value.encode())
        for name, value in (
            ("content-security-policy", f"{_POLICY}; frame-ancestors {frames}"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),  # a table's address is its invitation
            ("cross-origin-opener-policy", "same-origin"),
        )
    )


_ALONE = _headers("'none'")
_IN_FRAMES = _headers("*")


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add them to every answer of HTTP, refusals included."""
    if message["type"] == "http.response.start":
        # The path as it was sent: that is what the page goes by, and another page must not be framed.
        headers = _IN_FRAMES if EMBEDDED.fullmatch(scope["raw_path"]) else _ALONE
        message["headers"] = [*message.get("headers", ()), *headers]
