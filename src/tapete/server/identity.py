"""Who is at the browser: a signed cookie with a lasting id. There are no accounts and no passwords."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode

COOKIE = "tapete"
"""The cookie's name."""
COOKIE_SECONDS = 400 * 24 * 3600
"""How long a browser keeps it: the longest that browsers allow."""
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are taken for another
_LONGEST_COOKIE = 200


def new_person_id() -> str:
    """An id for somebody new; it is his alone, and nobody else is shown it."""
    return _random_text(20)


def new_table_id() -> str:
    """An id for a new table, too long to guess: whoever has it is invited."""
    return _random_text(14)


def new_token() -> str:
    """A token for a program: whoever has it plays as that program."""
    return f"{COOKIE}_{_random_text(32)}"


def is_table_id(text: str) -> bool:
    """Whether this could be the id of a table."""
    return 0 < len(text) <= 32 and text.isascii() and text.isalnum()


def sign(person_id: str, key: bytes) -> str:
    """The cookie of that person."""
    return f"{person_id}.{_mac(person_id, key)}"


def read(cookie: str, key: bytes) -> str | None:
    """Whose cookie this is; None when we did not write it."""
    person_id, _, mac = cookie.rpartition(".")
    if not person_id or len(cookie) > _LONGEST_COOKIE or not cookie.isascii():
        return None
    return person_id if hmac.compare_digest(mac, _mac(person_id, key)) else None


def _mac(person_id: str, key: bytes) -> str:
    digest = hmac.digest(key, f"{COOKIE}:{person_id}".encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


def _random_text(letters: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(letters))
