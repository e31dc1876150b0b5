"""REST for people's programs, and how a program that comes with a token is known."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from tapete.server.club import Club
from tapete.server.program_bodies import NewProgram, ProgramListed, ProgramMade
from tapete.server.rest import AnyRequest, TheClub, browser

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


async def recognise(request: AnyRequest) -> None:
    """Before each request: whether it comes from a program, and whether that asks too much."""
    club: Club = request.app.state.club
    program = await club.programs.bearer(request.headers.get("authorization"))
    if program is not None:
        club.programs.check_rate(program)
        request.state.program = program
