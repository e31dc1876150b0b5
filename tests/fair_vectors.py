"""Examples of the fair deal that server and browser must both agree with.

`python tests/fair_vectors.py` writes them to the client again.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tapete.core import DEALS, BySeat, Deal
from tapete.table.fair_deal import (
    ENTROPY_BYTES,
    SECRET_BYTES,
    commitment,
    deal_from_seed,
    deal_seed,
    spread_pack,
)

VECTORS = Path(__file__).parents[1] / "web/src/fair/vectors.json"
_YEAR_OF_THE_FORM = 1925


def vectors() -> dict[str, Any]:
    """Shuffles with all kinds of added bytes, deals by number from the first to the last, spread packs."""
    chance = Random(_YEAR_OF_THE_FORM)
    numbers = [0, 1, DEALS - 1, *(chance.randrange(DEALS) for _ in range(5))]
    return {
        "shuffles": [_shuffle(chance, place) for place in range(16)],
        "numbers": [{"number": str(number), "hands": _hands(Deal.from_number(number))} for number in numbers],
        "packs": [_pack(chance.randbytes(SECRET_BYTES).hex()) for _ in range(3)],
    }


def as_text() -> str:
    """The file as it is kept in the client."""
    return json.dumps(vectors(), indent=2) + "\n"


def _shuffle(chance: Random, place: int) -> dict[str, Any]:
    """The bits of `place` say which seats add bytes of their own."""
    secret = chance.randbytes(SECRET_BYTES).hex()
    cut = chance.randbytes(ENTROPY_BYTES).hex()
    added: BySeat[str | None] = BySeat(
        *(chance.randbytes(ENTROPY_BYTES).hex() if place >> seat & 1 else None for seat in range(4))
    )
    seed = deal_seed(secret, added, cut)
    deal = deal_from_seed(seed)
    return {
        "secret": secret,
        "added": dict(zip(("north", "east", "south", "west"), added, strict=True)),
        "cut": cut,
        "commitment": commitment(secret),
        "seed": seed.hex(),
        "number": str(deal.number),
        "hands": _hands(deal),
    }


def _pack(secret: str) -> dict[str, str]:
    return {"secret": secret, "cards": " ".join(map(str, spread_pack(secret)))}


def _hands(deal: Deal) -> dict[str, str]:
    hands = zip(("north", "east", "south", "west"), deal.hands, strict=True)
    return {seat: " ".join(map(str, sorted(hand))) for seat, hand in hands}


if __name__ == "__main__":
    VECTORS.write_text(as_text(), encoding="utf-8")
