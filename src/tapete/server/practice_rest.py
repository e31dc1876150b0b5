"""REST for practice: a table with positions, the book's auction beside one's own, a call by the card."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from tapete.core import Auction
from tapete.robots import explain
from tapete.scoring import Form
from tapete.scoring.sheet_view import contract_seen
from tapete.server.bodies import TableMade
from tapete.server.club import Club
from tapete.server.deal_office import read_deals
from tapete.server.live_table import LiveTable
from tapete.server.practice_bodies import BiddingCompared, ByTheCard, PracticeAsked
from tapete.server.practice_office import book_auction, file_position, origin_of, position_of, positions_of
from tapete.server.refusal import Refusal
from tapete.server.rest import AnyRequest, TheClub, browser, shown_deal
from tapete.table import REFUSALS, Options, Phase, Words, is_admitted
from tapete.table.options import MOST_BOARDS
from tapete.table.position import Position

_FRESH = {"cache-control": "no-store"}


@post("/api/practice")
async def make_practice(
    request: AnyRequest, data: JSONBody[PracticeAsked], club: TheClub
) -> Response[TableMade]:
    """A table for practice, of which nothing counts."""
    person_id, cookies = browser(request, club)
    host = await club.people.person(person_id)
    if not host.name:
        raise Refusal("table/no-name")
    form, options, positions, origin = await _wanted(club, data, person_id)
    table_id = await club.make_practice_table(host, form, options, positions, origin, data.seat)
    return Response(TableMade(table_id, f"/t/{table_id}"), cookies=cookies, headers=_FRESH)


async def _wanted(
    club: Club, asked: PracticeAsked, person_id: str
) -> tuple[Form, Options, tuple[Position, ...], str | None]:
    if asked.of is not None:
        named = asked.of
        live, done = await shown_deal(club, person_id, named.table, named.unit, named.place)
        agreed = live.state.options
        options = replace(
            asked.options, vulnerable=agreed.vulnerable, honors=agreed.honors, scoring=agreed.scoring
        )
        position = position_of(live.state, done, named.place, asked)
        return live.state.form, options, (position,), await origin_of(club.sets, live, named.unit)
    if asked.of_board is not None:
        filed = await club.files.board(asked.of_board.file, asked.of_board.place)
        return Form.DUPLICATE, asked.options, (file_position(filed, asked),), None
    deals = await _deals(club, asked, person_id)
    return (
        Form.DUPLICATE,
        asked.options,
        positions_of(deals, is_bidding_only=asked.is_bidding_only),
        None,
    )


async def _deals(club: Club, asked: PracticeAsked, person_id: str) -> tuple[str, ...]:
    count = len(asked.seen) if asked.unseen is None else asked.unseen.count
    if not 1 <= count <= MOST_BOARDS:
        raise Refusal("wire/malformed", place=f"deals: 1 to {MOST_BOARDS}")
    if asked.unseen is not None:
        return await club.deals.unseen(asked.unseen, person_id)
    return tuple(map(str, read_deals(asked.seen)))


@get("/api/tables/{table_id:str}/practice/bidding")
async def bidding_compared(
    request: AnyRequest, table_id: FromPath[str], club: TheClub
) -> Response[BiddingCompared]:
    """The bidding that was practised beside the book's: once the auction is over, and all cards lie open."""
    person_id, cookies = browser(request, club)
    live = await _admitted(club, table_id, person_id)
    state = live.state
    if state.practice is None or state.phase is not Phase.RESULT or state.play is not None:
        raise Refusal("wire/unknown-deal")
    assert state.deal is not None and state.terms is not None
    auction, calls = book_auction(state)
    analysis = await club.analyst.of_deal(state.form, state.deal, state.terms)
    compared = BiddingCompared(calls, contract_seen(auction.contract), analysis)
    return Response(compared, cookies=cookies, headers=_FRESH)


@get("/api/tables/{table_id:str}/auction/{place:int}/card")
async def call_by_the_card(
    request: AnyRequest, table_id: FromPath[str], place: FromPath[int], club: TheClub
) -> Response[ByTheCard]:
    """What a call of the auction on the table shows by the house's card, for its player to say so."""
    person_id, cookies = browser(request, club)
    state = (await _admitted(club, table_id, person_id)).state
    auction = state.auction
    if auction is None or state.sheet is None or state.terms is None or not 0 <= place < len(auction.calls):
        raise Refusal("wire/unknown-deal")
    so_far = Auction.start(auction.dealer)
    for call in auction.calls[: place + 1]:
        so_far = so_far.after(call)
    sheet = state.settled if state.phase is Phase.RESULT and state.settled is not None else state.sheet
    shown = explain(so_far, sheet, state.terms.vulnerability)
    told = (
        ByTheCard(None, Words())
        if shown is None
        else ByTheCard(shown.row, Words(shown.es, shown.ca, shown.en))
    )
    return Response(told, cookies=cookies, headers=_FRESH)


async def _admitted(club: Club, table_id: str, person_id: str) -> LiveTable:
    live = await club.tables.get(table_id)
    if not is_admitted(live.state, person_id):
        raise Refusal("table/no-watchers", text=REFUSALS["table/no-watchers"])
    await club.sets.check_visit(live, person_id)
    return live
