"""REST for finished deals double dummy."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from tapete.server.analysis_bodies import DealAnalysis
from tapete.server.rest import AnyRequest, TheClub, browser, shown_deal

_FRESH = {"cache-control": "no-store"}


@get("/api/tables/{table_id:str}/deals/{rubber:int}/{place:int}/analysis")
async def deal_analysis(
    request: AnyRequest, table_id: FromPath[str], rubber: FromPath[int], place: FromPath[int], club: TheClub
) -> Response[DealAnalysis]:
    """A deal that is over double dummy, as far as it is known: ask again while a part of it is worked on."""
    person_id, cookies = browser(request, club)
    live, done = await shown_deal(club, person_id, table_id, rubber, place)
    analysis = await club.analyst.analysis(live.state.form, done)
    return Response(analysis, cookies=cookies, headers=_FRESH)
