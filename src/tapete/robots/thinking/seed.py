"""A seed for a decision from what everybody sees, so that the same turn is thought over alike."""

from __future__ import annotations

from zlib import crc32

from tapete.core import SeatView


def seed_of(view: SeatView) -> int:
    """From the calls and the cards played: no hidden card changes it."""
    cards = view.play.cards if view.play is not None else ()
    return crc32(f"{view.auction!r} {' '.join(map(str, cards))}".encode())
