"""The same deal to a player, another to everybody else: hidden cards change hands."""

from __future__ import annotations

from random import Random

from tapete.core import BySeat, Deal, Hand, Play, Seat


def dealt_again(deal: Deal, seen: frozenset[Seat], rng: Random, play: Play | None = None) -> Deal:
    """What is left in the hands not seen is dealt again among them; what was played stays."""
    played = Hand() if play is None else Hand(play.played)
    hidden = [seat for seat in Seat if seat not in seen]
    pool = [card for seat in hidden for card in deal[seat] - played]
    rng.shuffle(pool)
    hands = {seat: deal[seat] for seat in seen}
    for seat in hidden:
        kept = deal[seat] & played
        wanted = 13 - len(kept)
        hands[seat] = kept | Hand.of(pool[:wanted])
        pool = pool[wanted:]
    return Deal(BySeat.of(lambda seat: hands[seat]))
