"""Real plays of the corpus, card by card: what is told after a card is what is told before the next."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tapete.core import Contract, Deal, NotationError, Play, Seat, parse_cards
from tapete.dd import analyze, solver

BOARDS = Path(__file__).parents[2] / ".." / "shared" / "corpus" / "boards.jsonl"
ENOUGH = 60


def played(row: dict[str, Any]) -> tuple[Deal, Play] | None:
    """Deal and play of a board, up to the first card that was not legal; None where they are not known."""
    try:
        deal = Deal.parse(row["deal"])
        play = Play.start(Contract.parse(row["contract"], Seat(row["declarer"])))
    except (NotationError, TypeError, ValueError):
        return None
    text = row["play"] or ""
    for card in parse_cards(" ".join(text[place : place + 2] for place in range(0, len(text), 2))):
        if not play.is_legal(card, deal[play.turn]):
            break
        play = play.after(card, deal[play.turn])
    return (deal, play) if len(play.cards) >= 20 else None


@pytest.mark.slow
def test_the_tricks_of_a_real_play_hang_together_from_the_lead_to_the_last_card() -> None:
    if not BOARDS.exists():
        pytest.fail("the corpus is not beside the repository: ../shared/corpus/boards.jsonl")
    rows = [json.loads(line) for line in BOARDS.read_text(encoding="utf-8").splitlines()]
    Random(5).shuffle(rows)
    found = [known for row in rows if (known := played(row)) is not None][:ENOUGH]
    assert len(found) == ENOUGH
    for deal, play in found:
        analysis = analyze(solver(), deal.hands, play)
        declarer = analysis.declarer
        tricks = [solver().strain(deal, play.trump)[declarer], *(card.after for card in analysis.cards)]
        assert [card.before for card in analysis.cards] == tricks[:-1]
        assert all(card.cost >= 0 for card in analysis.cards)
        if play.is_over:
            assert tricks[-1] == play.tricks_won(declarer.side)
