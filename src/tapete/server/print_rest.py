"""REST of what is printed: PDFs of a sheet, of the deals of a unit, of a pad's evening."""

from __future__ import annotations

from datetime import date
from functools import partial

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery

from tapete.core import Language
from tapete.pad import view_of
from tapete.paper.evening import evening
from tapete.paper.hand_record import Layout, hand_record
from tapete.paper.score_sheet import score_sheet
from tapete.paper.sheet_words import date_text
from tapete.scoring import Form
from tapete.server.club import Club
from tapete.server.dd_store import DdStore
from tapete.server.live_table import LiveTable
from tapete.server.printing import finished_deals, printed_boards, printed_unit
from tapete.server.refusal import Refusal
from tapete.server.rest import AnyRequest, TheClub, browser
from tapete.server.unit_tables import tables_of
from tapete.table import REFUSALS, is_admitted

_FRESH = {"cache-control": "no-store"}


@get("/api/tables/{table_id:str}/print/{unit:int}/sheet.pdf")
async def print_sheet(
    request: AnyRequest,
    table_id: FromPath[str],
    unit: FromPath[int],
    club: TheClub,
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """The score sheet of a rubber, a Chicago or a set, with the reason of each figure."""
    person_id, cookies = browser(request, club)
    live = await _admitted(club, table_id, person_id)
    await _check_boards(club, live, unit, person_id)
    name = (await club.people.person(person_id)).name
    printed = printed_unit(live.state, unit, name, language)
    if printed is None:
        raise Refusal("wire/unknown-deal")
    job = partial(score_sheet, printed.sheet, printed.names, language, we=printed.we, subtitle=printed.title)
    return _pdf(await club.jobs.run(job), f"tapete-{live.id}-{unit}.pdf", cookies)


@get("/api/tables/{table_id:str}/print/{unit:int}/deals.pdf")
async def print_deals(
    request: AnyRequest,
    table_id: FromPath[str],
    unit: FromPath[int],
    club: TheClub,
    language: FromQuery[Language] = "en",
    own_letters: FromQuery[bool] = False,
) -> Response[bytes]:
    """The finished deals of a rubber, a Chicago or a set as hand records, four on a page."""
    person_id, cookies = browser(request, club)
    live = await _admitted(club, table_id, person_id)
    await _check_boards(club, live, unit, person_id)
    printed = printed_unit(live.state, unit, "", language)
    deals = finished_deals(live.state, unit)
    if printed is None or not deals:
        raise Refusal("wire/unknown-deal")
    tables = await tables_of(DdStore(club.store), club.jobs, (done.deal for done in deals))
    boards = printed_boards(live.state, unit, tables, language)
    job = partial(hand_record, boards, language, Layout.FOUR, printed.title, own_letters=own_letters)
    return _pdf(await club.jobs.run(job), f"tapete-{live.id}-{unit}-deals.pdf", cookies)


@get("/api/pads/{pad_id:str}/evening.pdf")
async def print_evening(
    pad_id: FromPath[str],
    club: TheClub,
    language: FromQuery[Language] = "en",
    day: FromQuery[date | None] = None,
) -> Response[bytes]:
    """The evening of a pad; `day` is when it was where it was played."""
    live = await club.pads.get(pad_id)
    said = "" if day is None else date_text(day, language)
    return _pdf(await club.jobs.run(evening, view_of(live.pad), language, said), f"tapete-{live.id}.pdf", [])


async def _admitted(club: Club, table_id: str, person_id: str) -> LiveTable:
    live = await club.tables.get(table_id)
    if not is_admitted(live.state, person_id):
        raise Refusal("table/no-watchers", text=REFUSALS["table/no-watchers"])
    return live


async def _check_boards(club: Club, live: LiveTable, unit: int, person_id: str) -> None:
    """Refuse boards to somebody who has yet to play them at another table."""
    if live.state.form is Form.DUPLICATE:
        for done in finished_deals(live.state, unit):
            await club.sets.check_deal(live, unit, done.terms.deal, person_id)


def _pdf(content: bytes, name: str, cookies: list[Cookie]) -> Response[bytes]:
    headers = {**_FRESH, "content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/pdf", headers=headers, cookies=cookies)
