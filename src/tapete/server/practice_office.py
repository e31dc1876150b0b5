"""Practice: what is asked for becomes positions on a table, and a bid deal is compared with the book."""

from __future__ import annotations

from tapete.core import (
    Auction,
    Deal,
    Record,
    Seat,
    Vulnerability,
    board_dealer,
    board_vulnerability,
    seat_view,
)
from tapete.formats.reading import Filed
from tapete.robots import choose_call
from tapete.scoring import AnySheet, Form, Terms
from tapete.server.analyst import is_solvable
from tapete.server.board_sets import BoardSets
from tapete.server.live_table import LiveTable
from tapete.server.practice_bodies import PracticeAsked
from tapete.server.refusal import Refusal
from tapete.table import Table, Words
from tapete.table.options import MOST_BOARDS
from tapete.table.position import Position, auction_given, sheet_before
from tapete.table.state import FinishedDeal
from tapete.table.view import calls_seen
from tapete.table.view_types import CallSeen
from tapete.table.writing import LONGEST_TEXT


def positions_of(deals: tuple[str, ...], *, is_bidding_only: bool) -> tuple[Position, ...]:
    """These deals as boards 1, 2, 3, ..., from the first call on."""
    return tuple(
        Position(deal, board, is_bidding_only=is_bidding_only) for board, deal in enumerate(deals, start=1)
    )


def position_of(state: Table, done: FinishedDeal, place: int, asked: PracticeAsked) -> Position:
    """A deal that is over as it stood before it was dealt, with as much of it given as was asked for.

    Raises `Refusal` where there were not so many cards.
    """
    sheet = _sheet_of(state, done)
    was_practised = state.practice is not None
    earlier = sheet.outcomes[:-1] if was_practised else sheet.outcomes[: place - 1]
    played = () if done.play is None else done.play.cards
    if asked.cards > len(played):
        raise Refusal("wire/malformed", place="cards")
    keeps = (asked.keeps_auction or asked.cards > 0) and done.play is not None
    return Position(
        str(done.deal),
        done.terms.deal if state.form is Form.DUPLICATE else 1,
        sheet.first_dealer,
        () if state.form is Form.DUPLICATE else earlier,
        done.auction.calls if keeps else (),
        done.explanations if keeps else (),
        played[: asked.cards],
        asked.is_bidding_only and not keeps,
    )


def file_position(filed: Filed, asked: PracticeAsked) -> Position:
    """A board of a file, with as much of it given as was asked for; raises `Refusal`."""
    record = filed.record
    if not is_solvable(record):
        raise Refusal("files/hands-missing")
    replay = record.replay()
    auction, play = replay.auction, replay.play
    if asked.cards > (0 if play is None else len(play.cards)):
        raise Refusal("wire/malformed", place="cards")
    is_bid = record.dealer is not None and auction.contract is not None and play is not None
    keeps = is_bid and (asked.keeps_auction or asked.cards > 0)
    told = tuple(Words.typed(each.explanation[:LONGEST_TEXT]) for each in filed.calls[: len(auction.calls)])
    return Position(
        str(Deal(record.deal.hands)),
        _board_like(record),
        calls=auction.calls if keeps else (),
        explanations=told if keeps else (),
        cards=play.cards[: asked.cards] if keeps and play is not None else (),
        is_bidding_only=asked.is_bidding_only and not keeps,
    )


def _board_like(record: Record) -> int:
    """The number of a board with that dealer and vulnerability, its own where it has them."""
    dealer = record.dealer or Seat.NORTH
    vulnerability = record.vulnerability or Vulnerability.NONE
    numbers = list(range(1, 17))  # every dealer with every vulnerability, once
    if record.number is not None and 1 <= record.number <= MOST_BOARDS:
        numbers.insert(0, record.number)
    alike = (n for n in numbers if board_dealer(n) is dealer and board_vulnerability(n) is vulnerability)
    return next(alike)


def _sheet_of(state: Table, done: FinishedDeal) -> AnySheet:
    """The sheet on which the deal stands."""
    sheets = {finished.rubber: finished.sheet for finished in state.rubbers}
    if state.practice is not None:
        sheets |= {played.rubber: played.sheet for played in state.practice.done}
    sheet = sheets.get(done.rubber, state.sheet)
    assert sheet is not None
    return sheet


async def origin_of(sets: BoardSets, live: LiveTable, unit: int) -> str | None:
    """The set of boards that a finished deal is of: others may have yet to play it."""
    if live.state.practice is not None:
        return live.state.practice.origin
    return str(await sets.find(live.id, unit)) if live.state.form is Form.DUPLICATE else None


def book_auction(state: Table) -> tuple[Auction, tuple[CallSeen, ...]]:
    """How the house's book bids the position on the table from where it was laid."""
    assert state.practice is not None
    position = state.practice.position
    sheet, terms = sheet_before(position, state.form, state.options)
    auction = auction_given(position, terms.dealer)
    silent = (Words(),) * (len(position.calls) - len(position.explanations))
    said = [*position.explanations, *silent]
    while not auction.is_over:
        auction, words = _next_call(auction, Deal.parse(position.deal), terms, sheet)
        said.append(words)
    return auction, calls_seen(auction, tuple(said))


def _next_call(auction: Auction, deal: Deal, terms: Terms, sheet: AnySheet) -> tuple[Auction, Words]:
    view = seat_view(auction.turn, terms.vulnerability, deal, auction, None)
    choice = choose_call(view, sheet)
    shown = choice.explanation
    return auction.after(choice.call), Words(shown.es, shown.ca, shown.en)
