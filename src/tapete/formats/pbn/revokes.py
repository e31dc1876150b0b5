"""Cards that a play section itself calls irregular: `^R` a revoke, `^L` a lead out of turn."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.core import Card, Hand, Law, Strain, winning_place
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.section import Item


def check_irregular(
    found: Sequence[Card | None],
    items: Sequence[Item],
    leads: int,
    trump: Strain,
    hands: Sequence[int],
    complain: Complaints,
) -> None:
    """Say of each such card whether it is what it is called; columns and hands are from the first seat's."""
    held = list(hands)
    for start in range(0, len(found), 4):
        row = found[start : start + 4]
        leads = _leader(items[start : start + 4], leads, complain)
        trick: list[Card] = []
        for turn in range(4):
            column = (leads + turn) % 4
            card = row[column] if column < len(row) else None
            if card is None:
                return
            if items[start + column].irregular == "R":
                _revoke(card, trick, held[column], items[start + column], complain)
            held[column] &= ~card.bit
            trick.append(card)
        leads = (leads + winning_place(trick, trump)) % 4


def _leader(items: Sequence[Item], leads: int, complain: Complaints) -> int:
    for column, item in enumerate(items):
        if item.irregular != "L":
            continue
        if column == leads:
            complain.wrong("irregular", f"^L before {item.word}, which was led in turn", item.at, law=53)
            return leads
        text = f"{item.word} was led out of turn: the play from there is kept as written and not replayed"
        complain.odd("irregular", text, item.at, Law.LEAD_OUT_OF_TURN.number)
        return column
    return leads


def _revoke(card: Card, trick: Sequence[Card], hand: int, item: Item, complain: Complaints) -> None:
    could_follow = bool(trick) and bool(Hand(hand).in_suit(trick[0].suit)) and trick[0].suit is not card.suit
    if could_follow:
        text = f"{card} was a revoke: the play from there is kept as written and not replayed"
        complain.odd("irregular", text, item.at, law=61)
    else:
        complain.wrong("irregular", f"^R before {card}, which is no revoke", item.at, law=61)
