"""Headers with which a browser keeps the page to itself: no outside hosts, no frames, no guessing."""

from __future__ import annotations

from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # styles that components set on their own elements
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = tuple(
    (name.encode(), value.encode())
    for name, value in (
        ("content-security-policy", CONTENT_SECURITY_POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),  # a table's address is its invitation
        ("cross-origin-opener-policy", "same-origin"),
    )
)


async def add_security_headers(message: Message, _: Scope) -> None:
    """Add them to every answer of HTTP, refusals included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), *HEADERS]
