"""REST for reported calls: somebody reports one, the owner of the table reads them."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from tapete.server.refusal import Refusal
from tapete.server.report_bodies import CallReport, ReportDone, ReportsSeen
from tapete.server.report_office import is_on_the_table
from tapete.server.rest import AnyRequest, TheClub, browser, shown_deal
from tapete.table import REFUSALS, is_admitted

_FRESH = {"cache-control": "no-store"}


@post("/api/tables/{table_id:str}/reports")
async def report_call(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[CallReport], club: TheClub
) -> Response[ReportDone]:
    """Report a call that one has seen, with a remark for the owner of the table."""
    person_id, cookies = browser(request, club)
    person = await club.people.person(person_id)
    if not person.name:
        raise Refusal("table/no-name")
    live = await club.tables.get(table_id)
    if not is_admitted(live.state, person_id):
        raise Refusal("table/no-watchers", text=REFUSALS["table/no-watchers"])
    if is_on_the_table(live.state, data.unit, data.place):
        await club.sets.check_visit(live, person_id)
    else:
        await shown_deal(club, person_id, table_id, data.unit, data.place)
    return Response(ReportDone(await club.reports.take(live, person, data)), cookies=cookies, headers=_FRESH)


@get(["/api/tables/{table_id:str}/reports", "/api/tables/{table_id:str}/reports.json"])
async def reported_calls(
    request: AnyRequest, table_id: FromPath[str], club: TheClub
) -> Response[ReportsSeen]:
    """What was reported at a table, for its owner alone; what is about a deal not over is sealed."""
    person_id, cookies = browser(request, club)
    live = await club.tables.get(table_id)
    headers = dict(_FRESH)
    if request.url.path.endswith(".json"):
        headers["content-disposition"] = f'attachment; filename="tapete-{live.id}-reports.json"'
    seen = ReportsSeen(live.id, await club.reports.shown(live, person_id))
    return Response(seen, cookies=cookies, headers=headers)
