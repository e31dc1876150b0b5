"""REST for finished deals: double dummy, and graded for learners."""

from __future__ import annotations

from typing import Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from tapete.core import Seat
from tapete.server.analysis_bodies import DealAnalysis
from tapete.server.graded import graded_deal, own_seat
from tapete.server.grading_bodies import SeatGrading
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


@get("/api/tables/{table_id:str}/deals/{rubber:int}/{place:int}/grading")
async def deal_grading(
    request: AnyRequest,
    table_id: FromPath[str],
    rubber: FromPath[int],
    place: FromPath[int],
    club: TheClub,
    seat: FromQuery[Literal["N", "E", "S", "W"] | None] = None,
) -> Response[SeatGrading]:
    """What a seat called and played in a deal that is over, by default one's own, for learners."""
    person_id, cookies = browser(request, club)
    live, done = await shown_deal(club, person_id, table_id, rubber, place)
    own = own_seat(live.state, done, await club.people.person(person_id))
    chosen = Seat(seat) if seat is not None else own or Seat.SOUTH
    grading = await club.grader.grading(graded_deal(live.state, done, place), chosen, own)
    return Response(grading, cookies=cookies, headers=_FRESH)
