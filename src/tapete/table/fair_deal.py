"""The real shuffle and cut: how a secret, a cut and added bytes become a draw and a deal.

The house publishes SHA-256(secret) before anyone cuts, so it cannot change its shuffle; the
cutter's bytes come after it, so the house cannot choose the deal. docs/fair-deal.md has the proof
that a browser computes again.
"""

from __future__ import annotations

from hashlib import sha256

from tapete.core import DEALS, DECK, BySeat, Card, Deal

SECRET_BYTES = 32
ENTROPY_BYTES = 16
_NUMBER_BYTES = 12  # the first whole number of bytes that can hold every deal number


def is_hexadecimal(text: str, length: int) -> bool:
    """Whether this is so many bytes in lower-case hexadecimal."""
    return len(text) == 2 * length and all(digit in "0123456789abcdef" for digit in text)


def commitment(secret: str) -> str:
    """What the house publishes of a secret."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def spread_pack(secret: str) -> tuple[Card, ...]:
    """The pack as it lies face down for the draw: sorted by SHA-256(secret, card)."""
    key = bytes.fromhex(secret)
    return tuple(sorted(DECK, key=lambda card: sha256(key + bytes([card.index])).digest()))


def deal_seed(secret: str, added: BySeat[str | None], cut: str) -> bytes:
    """SHA-256 of the secret, what each seat added (N, E, S, W), and the cut."""
    parts = [secret, *(entropy for entropy in added if entropy is not None), cut]
    return sha256(bytes.fromhex("".join(parts))).digest()


def deal_from_seed(seed: bytes) -> Deal:
    """The deal of a seed: the first 12-byte number of SHA-256(seed, counter) that is a deal number.

    Numbers too large are thrown away, so that every deal is equally likely.
    """
    counter = 0
    while True:
        digest = sha256(seed + counter.to_bytes(4, "big")).digest()
        number = int.from_bytes(digest[:_NUMBER_BYTES], "big")
        if number < DEALS:
            return Deal.from_number(number)
        counter += 1
