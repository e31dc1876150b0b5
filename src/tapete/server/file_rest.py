"""REST for files that people share: dropped, looked at, taken away in another format or on paper."""

from __future__ import annotations

from functools import partial
from typing import Literal
from urllib.parse import quote

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from tapete.core import Deal, Language, Seat
from tapete.dd import TrickTable, par
from tapete.formats.reading import Filed
from tapete.paper.hand_record import Layout, PrintedBoard, hand_record
from tapete.server.analysis_bodies import DealAnalysis
from tapete.server.analyst import is_solvable
from tapete.server.dd_store import DdStore
from tapete.server.file_bodies import BoardSeen, FileSeen, FileShared
from tapete.server.file_office import MOST_BYTES, file_board_seen, file_seen
from tapete.server.graded_board import graded_board
from tapete.server.grading_bodies import SeatGrading
from tapete.server.refusal import Refusal
from tapete.server.rest import AnyRequest, TheClub, browser
from tapete.server.unit_tables import tables_of

_FRESH = {"cache-control": "no-store"}
_ALWAYS = {"cache-control": "private, max-age=3600"}
"""A file never changes; what can be read of it may, with the next version."""
MOST_PRINTED = 144
"""Boards that are printed at a time."""


@post("/api/files", request_max_body_size=MOST_BYTES, media_type="application/json")
async def share_file(request: AnyRequest, club: TheClub, name: FromQuery[str] = "") -> Response[FileShared]:
    """Read a file, sent as it is; what it is called helps to know its format."""
    person_id, cookies = browser(request, club)
    file_id = await club.files.keep(name, await request.body(), person_id)
    return Response(FileShared(file_id, f"/file/{file_id}"), cookies=cookies, headers=_FRESH)


@get("/api/files/{file_id:str}")
async def shared_file(file_id: FromPath[str], club: TheClub) -> Response[FileSeen]:
    """The boards of a file in a list, and what is wrong with it."""
    return Response(file_seen(file_id, await club.files.read(file_id)), headers=_ALWAYS)


@get("/api/files/{file_id:str}/boards/{place:int}")
async def shared_board(file_id: FromPath[str], place: FromPath[int], club: TheClub) -> Response[BoardSeen]:
    """One board of a file in full; its place counts from 1."""
    filed = await club.files.board(file_id, place)
    return Response(file_board_seen(await club.files.read(file_id), place, filed), headers=_ALWAYS)


@get("/api/files/{file_id:str}/boards/{place:int}/analysis")
async def board_analysis(
    file_id: FromPath[str], place: FromPath[int], club: TheClub
) -> Response[DealAnalysis]:
    """A board double dummy, as far as it is known: ask again while a part of it is worked on."""
    filed = await club.files.board(file_id, place)
    if not is_solvable(filed.record):
        raise Refusal("files/hands-missing")
    return Response(await club.analyst.of_record(filed.record), headers=_FRESH)


@get("/api/files/{file_id:str}/boards/{place:int}/grading")
async def board_grading(
    file_id: FromPath[str],
    place: FromPath[int],
    club: TheClub,
    seat: FromQuery[Literal["N", "E", "S", "W"]] = "S",
) -> Response[SeatGrading]:
    """What a seat called and played on a board, for learners: ask again while choices are thought over."""
    board = graded_board(await club.files.board(file_id, place))
    if board is None:
        raise Refusal("files/not-gradable")
    return Response(await club.grader.grading(board, Seat(seat)), headers=_FRESH)


@get("/api/files/{file_id:str}/as/{form:str}")
async def file_as(file_id: FromPath[str], form: FromPath[str], club: TheClub) -> Response[bytes]:
    """All boards of a file in another format."""
    wanted, file, content = await club.files.written(file_id, form)
    name = f"{file.name.rpartition('.')[0] or file.name}.{wanted.endings[0]}"
    return Response(content, media_type="application/octet-stream", headers=_attached(name))


@get("/api/files/{file_id:str}/print.pdf")
async def print_file(
    file_id: FromPath[str],
    club: TheClub,
    language: FromQuery[Language] = "en",
    boards: FromQuery[int] = 36,
) -> Response[bytes]:
    """The boards of a file as hand records, 36 or 4 on a page, with what could be made."""
    file = await club.files.read(file_id)
    chosen = file.reading.boards[:MOST_PRINTED]
    deals = (Deal(filed.record.deal.hands) for filed in chosen if is_solvable(filed.record))
    tables = await tables_of(DdStore(club.store), club.jobs, deals)
    printed = [_printed(filed, tables) for filed in chosen]
    layout = Layout.FOUR if boards == Layout.FOUR.value else Layout.THIRTY_SIX
    job = partial(hand_record, printed, language, layout, file.name)
    headers = _attached(f"{file.name.rpartition('.')[0] or file.name}.pdf")
    return Response(await club.jobs.run(job), media_type="application/pdf", headers=headers)


def _printed(filed: Filed, tables: dict[Deal, TrickTable]) -> PrintedBoard:
    record = filed.record
    table = tables.get(Deal(record.deal.hands)) if is_solvable(record) else None
    if table is None or record.dealer is None or record.vulnerability is None:
        return PrintedBoard(filed, table)
    return PrintedBoard(filed, table, par(table, record.dealer, record.vulnerability))


def _attached(name: str) -> dict[str, str]:
    return {**_FRESH, "content-disposition": f"attachment; filename*=UTF-8''{quote(name)}"}
