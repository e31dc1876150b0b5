"""What USEBIO tells of a board beside its results: cards, and what event it was played in."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tapete.core import BySeat, Hand, NotationError, PartialDeal, Record, Seat
from tapete.formats.machine import natural
from tapete.formats.reading import Fault, Filed
from tapete.formats.results import EMPTY, MP_EW, MP_NS, PAIR_EW, PAIR_NS, ROUND, TABLE, seat_of
from tapete.formats.usebio.paths import flattened, path_of
from tapete.formats.usebio.tree import Node

EVENT = "USEBIO/EVENT"
WITHIN = "Within"
"""Of a board: the path of what it is in, where that is not the one event."""

SECTION_ID = "SECTION_ID"
"""The attribute of a section that says which it is."""

SUITS = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
NAMES = {
    PAIR_NS: "NS_PAIR_NUMBER",
    PAIR_EW: "EW_PAIR_NUMBER",
    TABLE: "TABLE_NUMBER",
    ROUND: "ROUND_NUMBER",
    MP_NS: "NS_MATCH_POINTS",
    MP_EW: "EW_MATCH_POINTS",
}
"""Of what is in `Filed.extra` under a name of all formats: the element."""

LINE = {"contract": "CONTRACT", "declarer": "PLAYED_BY", "tricks": "TRICKS", "lead": "LEAD"}
SCORINGS = {
    "MATCH_POINTS": "MP",
    "CROSS_IMPS": "IMP;Cross",
    "BUTLER_IMPS": "IMP;Butler",
    "BUTLER": "IMP;Butler",
    "IMPS": "IMP",
}
_DATES = (
    re.compile(r"(?P<day>\d{1,2})/(?P<month>\d{1,2})/(?P<year>\d{4})"),
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})(?:T.{0,30})?"),
)

Extra = tuple[tuple[str, str], ...]

Deals = dict[tuple[str, int], tuple[PartialDeal, Extra]]
"""By the path of what a set of hands is in and the number of the board: the deal, and what else was told."""


def every(node: Node, name: str) -> Iterator[Node]:
    """All elements of that name within another."""
    for child in node:
        if child.name == name:
            yield child
        yield from every(child, name)


def deals_of(root: Node, faults: list[Fault]) -> Deals:
    """The hands that stand apart from the travellers."""
    deals: Deals = {}
    for handset in every(root, "HANDSET"):
        within = path_of(handset.parent) if handset.parent is not None else ""
        for board in handset.named("BOARD"):
            number = natural(board.said("BOARD_NUMBER"))
            if number is None:
                text = "hands of a board without a number"
                faults.append(Fault("notation/number", text, board.line, board.column))
            else:
                deals[within, number] = deal_of(board, faults, None), told_of_board(board)
    return deals


def deal_of(node: Node, faults: list[Fault], place: int | None) -> PartialDeal:
    """The hands that stand within a board."""
    hands = {seat: Hand() for seat in Seat}
    for told in node.named("HAND"):
        direction = told.said("DIRECTION") or told.attributes.get("DIRECTION", "")
        seat = seat_of(direction)
        try:
            if seat is None:
                raise ValueError(f"a hand is of N, E, S or W, not of {direction[:40]!r}")
            hands[seat] = Hand.parse(".".join(_ranks(told.said(suit)) for suit in SUITS))
        except ValueError as error:
            text = error.text if isinstance(error, NotationError) else str(error)
            faults.append(Fault("notation/deal", text, told.line, told.column, place))
    try:
        return PartialDeal(BySeat(*hands.values()))
    except ValueError as error:
        faults.append(Fault("notation/deal", str(error), node.line, node.column, place))
        return EMPTY


def told_of_board(node: Node) -> Extra:
    """What else is told of a board, but its lines and hands."""
    left_out = ("BOARD_NUMBER", "TRAVELLER_LINE", *SUITS, "DIRECTION")
    pairs = flattened(node, "BOARD", lambda child: child.name in left_out)
    return tuple((path, text) for path, text in pairs if text)


def circumstances(node: Node) -> Filed:
    """Event, place, date and way of scoring: of the innermost of what a board is in that tells them."""
    elements = ("EVENT_DESCRIPTION", "DATE", "BOARD_SCORING_METHOD", "CLUB_NAME")
    told = dict.fromkeys(elements, "")
    for one in node.upwards():
        club = one.child("CLUB")
        for element in elements:
            within = club if element == "CLUB_NAME" else one
            told[element] = told[element] or (within.said(element) if within is not None else "")
    scoring = told["BOARD_SCORING_METHOD"]
    return Filed(
        Record(EMPTY),
        event=told["EVENT_DESCRIPTION"],
        site=told["CLUB_NAME"],
        date=date_of(told["DATE"]),
        scoring=SCORINGS.get(scoring, scoring),
    )


def date_of(text: str) -> str:
    """`2026.11.30` of `30/11/2026` (USEBIO 1.2) or `2026-11-30` (1.3); what is neither stays as it is."""
    for form in _DATES:
        found = form.fullmatch(text)
        if found is not None:
            return f"{found['year']}.{int(found['month']):02}.{int(found['day']):02}"
    return text


def _ranks(text: str) -> str:
    return "".join(text.upper().replace("10", "T").replace("-", "").replace(",", "").split())
