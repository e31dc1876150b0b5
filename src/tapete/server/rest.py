"""REST: who I am, my tables, and what has been played. The websocket does the rest."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tapete.scoring import Form
from tapete.server.bodies import Health, Me, NewTable, Rename, TableListed, TableMade
from tapete.server.club import Club
from tapete.server.identity import COOKIE, COOKIE_SECONDS, new_person_id, read, sign
from tapete.server.live_table import LiveTable
from tapete.server.metrics import CONTENT_TYPE
from tapete.server.refusal import Refusal
from tapete.server.rules_book import RulesBook, rules_book
from tapete.table import REFUSALS, DealRecord, Phase, deal_record, finished_at, is_admitted
from tapete.table.state import FinishedDeal

AnyRequest = Request[Any, Any, Any]
TheClub = NamedDependency[Club]

MOST_LISTED = 30
"""Tables that are listed, the latest first."""
_FRESH = {"cache-control": "no-store"}


@get("/api/me")
async def who_am_i(request: AnyRequest, club: TheClub) -> Response[Me]:
    """My name, null before I gave one."""
    person_id, cookies = browser(request, club)
    person = await club.people.person(person_id)
    return Response(Me(person.name or None), cookies=cookies, headers=_FRESH)


@put("/api/me")
async def rename_me(request: AnyRequest, data: JSONBody[Rename], club: TheClub) -> Response[Me]:
    """The name by which tables are to know me from now on."""
    person_id, cookies = browser(request, club)
    if (await club.people.person(person_id)).program is not None:
        raise Refusal("programs/not-for-programs")
    name = await club.people.rename(person_id, data.name)
    return Response(Me(name), cookies=cookies, headers=_FRESH)


@post("/api/tables")
async def make_table(request: AnyRequest, data: JSONBody[NewTable], club: TheClub) -> Response[TableMade]:
    """A new table; its path is the invitation."""
    person_id, cookies = browser(request, club)
    host = await club.people.person(person_id)
    if not host.name:
        raise Refusal("table/no-name")
    table_id = await club.make_table(host, data.form, data.options, data.again)
    return Response(TableMade(table_id, _path(table_id)), cookies=cookies, headers=_FRESH)


@get("/api/tables")
async def my_tables(request: AnyRequest, club: TheClub) -> Response[list[TableListed]]:
    """The tables that I made or sat at, the latest first."""
    person_id, cookies = browser(request, club)
    ids = (await club.store.tables_of(person_id))[:MOST_LISTED]
    listed = [_listed(await club.tables.get(table_id)) for table_id in ids]
    return Response(listed, cookies=cookies, headers=_FRESH)


@get("/api/tables/{table_id:str}/deals/{rubber:int}/{place:int}")
async def finished_deal(
    request: AnyRequest, table_id: FromPath[str], rubber: FromPath[int], place: FromPath[int], club: TheClub
) -> Response[DealRecord]:
    """A deal that is over, with all its cards."""
    person_id, cookies = browser(request, club)
    live, _ = await shown_deal(club, person_id, table_id, rubber, place)
    record = deal_record(live.state, rubber, place)
    assert record is not None
    return Response(record, cookies=cookies, headers=_FRESH)


@get("/api/rules/{form:str}")
async def rules(form: FromPath[str]) -> Response[RulesBook]:
    """The scoring table and the worked examples of a form."""
    found = next((each for each in Form if each.value == form), None)
    if found is None:
        raise Refusal("wire/unknown-form")
    return Response(rules_book(found), headers={"cache-control": "no-cache"})


@get("/healthz")
async def health(club: TheClub) -> Response[Health]:
    """Whether the server and its database answer."""
    return Response(await club.health(), headers=_FRESH)


@get("/metrics", include_in_schema=False)
async def metrics(club: TheClub) -> Response[bytes]:
    """What Prometheus reads."""
    club.metrics.tables.set(len(club.tables))
    return Response(club.metrics.page(), media_type=CONTENT_TYPE, headers=_FRESH)


async def shown_deal(
    club: Club, person_id: str, table_id: str, rubber: int, place: int
) -> tuple[LiveTable, FinishedDeal]:
    """A deal that is over, and its table; raises `Refusal` where that person may not see its cards."""
    live = await club.tables.get(table_id)
    if not is_admitted(live.state, person_id):
        raise Refusal("table/no-watchers", text=REFUSALS["table/no-watchers"])
    done = finished_at(live.state, rubber, place)
    if done is None:
        raise Refusal("wire/unknown-deal")
    await club.sets.check_deal(live, rubber, done.terms.deal, person_id)
    return live, done


def browser(request: AnyRequest, club: Club) -> tuple[str, list[Cookie]]:
    """Who asks; somebody new is given a cookie, a program none."""
    program: str | None = request.state.get("program")
    if program is not None:
        return program, []
    known = read(request.cookies.get(COOKIE, ""), club.key)
    if known is not None:
        return known, []
    person_id = new_person_id()
    cookie = Cookie(
        COOKIE,
        value=sign(person_id, club.key),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=club.settings.secure_cookies,
    )
    return person_id, [cookie]


def _path(table_id: str) -> str:
    return f"/t/{table_id}"


def _listed(live: LiveTable) -> TableListed:
    state = live.state
    return TableListed(
        live.id,
        _path(live.id),
        state.form,
        state.phase,
        state.rubber,
        state.terms.deal if state.terms is not None else 0,
        state.names,
        state.phase is Phase.RUBBER_OVER,
        state.practice is not None,
    )
