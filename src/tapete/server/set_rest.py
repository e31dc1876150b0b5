"""REST for sets of boards: their results, and robots as the field."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tapete.club import Comparison
from tapete.server.rest import AnyRequest, TheClub, browser
from tapete.server.set_bodies import FieldAsked, FieldSeen, SetResults

_FRESH = {"cache-control": "no-store"}


@get("/api/sets/{table_id:str}/{unit:int}")
async def set_results(
    request: AnyRequest,
    table_id: FromPath[str],
    unit: FromPath[int],
    club: TheClub,
    method: FromQuery[Comparison | None] = None,
) -> Response[SetResults]:
    """Travellers and ranking of all tables that have played the boards."""
    person_id, cookies = browser(request, club)
    person = await club.people.person(person_id)
    results = await club.set_office.results(table_id, unit, person, method)
    return Response(results, cookies=cookies, headers=_FRESH)


@post("/api/sets/{table_id:str}/{unit:int}/field", status_code=202)
async def ask_field(
    request: AnyRequest,
    table_id: FromPath[str],
    unit: FromPath[int],
    data: JSONBody[FieldAsked],
    club: TheClub,
) -> Response[FieldSeen]:
    """Let so many tables of robots play the boards too."""
    person_id, cookies = browser(request, club)
    field = await club.set_office.ask_field(table_id, unit, person_id, data.tables)
    return Response(field, cookies=cookies, headers=_FRESH)
