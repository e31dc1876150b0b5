"""Hints: what the book would call or play in a person's place."""

from __future__ import annotations

from tapete.robots import choose_call, choose_card
from tapete.server.messages import Hint
from tapete.server.refusal import Refusal
from tapete.table import Phase, Table, Words, seat_view_of
from tapete.table.permissions import legal_calls, legal_cards


def hint_for(table: Table, person_id: str, request_id: str) -> Hint:
    """The hint for that person's turn; raises `Refusal` when there is none or the table wants none."""
    seat = table.seat_of(person_id)
    if seat is None or table.seats[seat].is_robot or not table.options.hints or table.sheet is None:
        raise Refusal("table/no-hints")
    if table.phase is Phase.AUCTION and legal_calls(table, seat):
        choice = choose_call(seat_view_of(table, seat), table.sheet)
        shown = choice.explanation
        return Hint(request_id, choice.call, None, Words(shown.es, shown.ca, shown.en))
    cards = legal_cards(table, seat)
    if not cards:
        raise Refusal("table/no-hints")
    card = choose_card(seat_view_of(table, seat), table.sheet) if len(cards) > 1 else cards[0]
    return Hint(request_id, None, card if card in cards else cards[-1], Words())
