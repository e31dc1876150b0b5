"""REST for people's programs, and how a program that comes with a token is known."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tapete.server.club import Club
from tapete.server.program_bodies import Invitation, InviteProgram, NewProgram, ProgramListed, ProgramMade
from tapete.server.refusal import Refusal
from tapete.server.rest import AnyRequest, TheClub, browser
from tapete.table import REFUSALS
from tapete.table.seating import is_free

MOST_WAIT_SECONDS = 30.0
"""How long a program may wait for an invitation before it asks again."""
_FRESH = {"cache-control": "no-store"}


@get("/api/programs")
async def my_programs(request: AnyRequest, club: TheClub) -> Response[list[ProgramListed]]:
    """My programs whose tokens are good, the latest first."""
    person_id, cookies = browser(request, club)
    return Response(await club.programs.listed(person_id), cookies=cookies, headers=_FRESH)


@post("/api/programs")
async def make_program(
    request: AnyRequest, data: JSONBody[NewProgram], club: TheClub
) -> Response[ProgramMade]:
    """A new program; its token is in the answer and nowhere else."""
    person_id, cookies = browser(request, club)
    return Response(await club.programs.make(person_id, data.name), cookies=cookies, headers=_FRESH)


@delete("/api/programs/{program_id:str}", status_code=200)
async def revoke_program(
    request: AnyRequest, program_id: FromPath[str], club: TheClub
) -> Response[list[ProgramListed]]:
    """A token is good no more; what is left of my programs."""
    person_id, cookies = browser(request, club)
    await club.programs.revoke(person_id, program_id)
    return Response(await club.programs.listed(person_id), cookies=cookies, headers=_FRESH)


@get("/api/invitations")
async def my_invitations(
    request: AnyRequest, club: TheClub, wait: FromQuery[float] = 0.0
) -> Response[list[Invitation]]:
    """For a program: the seats to which it is invited, each once; `wait` so many seconds, 30 at most."""
    person_id, _ = browser(request, club)
    if request.state.get("program") is None:
        raise Refusal("programs/for-programs")
    seconds = min(wait, MOST_WAIT_SECONDS) if wait > 0 else 0.0
    return Response(await club.programs.invitations.wait(person_id, seconds), headers=_FRESH)


@post("/api/tables/{table_id:str}/invitations", status_code=202)
async def invite_program(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[InviteProgram], club: TheClub
) -> Response[Invitation]:
    """Invite a program of mine to a free seat of a table that I made, or at which I sit."""
    person_id, cookies = browser(request, club)
    state = (await club.tables.get(table_id)).state
    if person_id != state.host.id and state.seat_of(person_id) is None:
        raise Refusal("table/not-seated", text=REFUSALS["table/not-seated"])
    if not is_free(state, data.seat):
        raise Refusal("table/seat-taken", text=REFUSALS["table/seat-taken"])
    invitation = Invitation(table_id, f"/t/{table_id}", data.seat)
    await club.programs.invite(person_id, data.program, invitation)
    return Response(invitation, cookies=cookies, headers=_FRESH)


async def recognise(request: AnyRequest) -> None:
    """Before each request: whether it comes from a program, and whether that asks too much."""
    club: Club = request.app.state.club
    program = await club.programs.bearer(request.headers.get("authorization"))
    if program is not None:
        club.programs.check_rate(program)
        request.state.program = program
