"""A set of boards as one table of robots plays it: a job for a process of its own."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from tapete.core import Deal, Outcome
from tapete.robots import field, play_deal
from tapete.scoring import duplicate
from tapete.server.book_folder import bid_as_told
from tapete.server.codec import decoder, encode

_OUTCOMES: msgspec.json.Decoder[tuple[Outcome, ...]] = decoder(tuple[Outcome, ...])


def play_set(deals: tuple[str, ...], number: int, seed: int) -> str:
    """The outcomes, as text, at that table (from 1) of the field with that seed; boards from 1 on."""
    bid_as_told()
    players = field(number, seed)[number - 1]
    sheet = duplicate.start(len(deals))
    for text in deals:
        terms = duplicate.terms(sheet)
        assert terms is not None
        _, _, outcome = play_deal(Deal.parse(text), terms, sheet, players)
        sheet = duplicate.score(sheet, outcome)
    return encode(sheet.outcomes).decode()


def outcomes_in(body: str) -> tuple[Outcome, ...]:
    """The outcomes, board by board."""
    return _OUTCOMES.decode(body)


def seed_of(name: str) -> int:
    """The seed of the field of a set: the same robots whenever it is asked for."""
    return int.from_bytes(sha256(name.encode()).digest()[:8])
