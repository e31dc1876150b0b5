"""REST for deals under a condition: dealt, as a file, on a table."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from tapete.dealing import EXAMPLES, FUNCTIONS
from tapete.formats.catalogue import FORMATS
from tapete.server.bodies import TableMade
from tapete.server.club import Club
from tapete.server.deal_bodies import (
    DealFileAsked,
    DealLanguage,
    DealsAsked,
    DealsFound,
    DealsProblem,
    DealTableAsked,
    FunctionTold,
)
from tapete.server.deal_office import DealsRefused, file_of, read_deals
from tapete.server.refusal import Refusal
from tapete.server.rest import AnyRequest, TheClub, browser
from tapete.table.options import MOST_BOARDS

_FRESH = {"cache-control": "no-store"}


@get("/api/deals")
async def deal_language() -> Response[DealLanguage]:
    """How conditions are written, with twenty that are ready, and the formats of files."""
    told = tuple(FunctionTold(one.signature, one.words, one.example) for one in FUNCTIONS.values())
    formats = tuple(one.name for one in FORMATS.values() if one.write is not None)
    return Response(DealLanguage(EXAMPLES, told, formats), headers={"cache-control": "no-cache"})


@post("/api/deals", status_code=200)
async def find_deals(request: AnyRequest, data: JSONBody[DealsAsked], club: TheClub) -> Response[DealsFound]:
    """Deal, under a condition or at random: what is found in a few seconds."""
    person_id, cookies = browser(request, club)
    dealt = await club.deals.find(data, person_id)
    return Response(dealt, cookies=cookies, headers=_FRESH)


@post("/api/deals/file", status_code=200)
async def deal_file(data: JSONBody[DealFileAsked]) -> Response[bytes]:
    """Deals in a format of files."""
    chosen, content = file_of(data)
    headers = {**_FRESH, "content-disposition": f'attachment; filename="tapete-deals.{chosen.endings[0]}"'}
    return Response(content, media_type="application/octet-stream", headers=headers)


@post("/api/deals/table")
async def deal_table(
    request: AnyRequest, data: JSONBody[DealTableAsked], club: TheClub
) -> Response[TableMade]:
    """A table for duplicate with these boards; whoever has seen them cannot sit down there."""
    person_id, cookies = browser(request, club)
    host = await club.people.person(person_id)
    if not host.name:
        raise Refusal("table/no-name")
    deals = await _boards(club, data, person_id)
    table_id = await club.make_prepared_table(host, data.options, deals, is_seen=data.unseen is None)
    return Response(TableMade(table_id, f"/t/{table_id}"), cookies=cookies, headers=_FRESH)


def refused(_: Request[Any, Any, Any], refusal: DealsRefused) -> Response[DealsProblem]:
    """What cannot be dealt, with the place of the fault."""
    return Response(refusal.problem, status_code=400)


async def _boards(club: Club, asked: DealTableAsked, person_id: str) -> tuple[str, ...]:
    count = len(asked.seen) if asked.unseen is None else asked.unseen.count
    if not 1 <= count <= MOST_BOARDS:
        raise Refusal("wire/malformed", place=f"boards: 1 to {MOST_BOARDS}")
    if asked.unseen is not None:
        return await club.deals.unseen(asked.unseen, person_id)
    return tuple(map(str, read_deals(asked.seen)))
