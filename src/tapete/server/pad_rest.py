"""REST of the score pads: begin one, read it, write on it, take it away as a file."""

from __future__ import annotations

import csv
import io
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from tapete.core import Language
from tapete.pad import PadError, PadPreview, preview, view_of
from tapete.pad.export import rows
from tapete.server.club import Club
from tapete.server.pad_bodies import NewPad, PadAnswers, PadAsked, PadCommands, PadListed, PadMade
from tapete.server.pad_store import PadTimes
from tapete.server.refusal import Refusal
from tapete.server.rest import browser

AnyRequest = Request[Any, Any, Any]
TheClub = NamedDependency[Club]

MOST_PADS_LISTED = 50
"""Pads that are listed, the last written first."""
_FRESH = {"cache-control": "no-store"}


@post("/api/pads")
async def begin_pad(request: AnyRequest, data: JSONBody[NewPad], club: TheClub) -> Response[PadMade]:
    """A new pad; its path is the invitation."""
    person_id, cookies = browser(request, club)
    live = await club.pads.begin(data.pad, data.id, person_id)
    made = PadMade(live.id, _path(live.id), view_of(live.pad))
    return Response(made, cookies=cookies, headers=_FRESH)


@get("/api/pads")
async def my_pads(request: AnyRequest, club: TheClub) -> Response[list[PadListed]]:
    """The pads that I began or wrote on, the last written first."""
    person_id, cookies = browser(request, club)
    mine = await club.pad_store.pads_of(person_id, MOST_PADS_LISTED)
    listed = [await _listed(club, times) for times in mine]
    return Response(listed, cookies=cookies, headers=_FRESH)


@get("/api/pads/{pad_id:str}")
async def read_pad(request: AnyRequest, pad_id: FromPath[str], club: TheClub) -> Response[Any]:
    """A pad as it stands; 304 for whoever has this version already."""
    live = await club.pads.get(pad_id)
    etag = f'"{live.pad.version}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(view_of(live.pad), headers=headers)


@post("/api/pads/{pad_id:str}/commands", status_code=200)
async def write_on_pad(
    request: AnyRequest, pad_id: FromPath[str], data: JSONBody[PadCommands], club: TheClub
) -> Response[PadAnswers]:
    """Write on a pad: an answer for each command, and the pad after them."""
    person_id, cookies = browser(request, club)
    answers = await club.pads.write(pad_id, data.commands, person_id)
    live = await club.pads.get(pad_id)
    return Response(PadAnswers(answers, view_of(live.pad)), cookies=cookies, headers=_FRESH)


@post("/api/pads/{pad_id:str}/preview", status_code=200)
async def preview_deal(
    pad_id: FromPath[str], data: JSONBody[PadAsked], club: TheClub
) -> Response[PadPreview]:
    """What a deal would come to if it were entered or corrected so."""
    live = await club.pads.get(pad_id)
    try:
        return Response(preview(live.pad, data.command), headers=_FRESH)
    except PadError as error:
        raise Refusal(error.code, error.law, error.text) from None


@get("/api/pads/{pad_id:str}/export.csv")
async def export_pad(
    pad_id: FromPath[str], club: TheClub, language: FromQuery[Language] = "en"
) -> Response[bytes]:
    """The pad for a spreadsheet, which knows by the first sign that the text is UTF-8."""
    live = await club.pads.get(pad_id)
    file = io.StringIO(newline="")
    csv.writer(file).writerows(rows(live.pad, language))
    headers = {**_FRESH, "content-disposition": f'attachment; filename="tapete-{live.id}.csv"'}
    return Response(file.getvalue().encode("utf-8-sig"), media_type="text/csv", headers=headers)


def _path(pad_id: str) -> str:
    return f"/pad/{pad_id}"


async def _listed(club: Club, times: PadTimes) -> PadListed:
    pad = (await club.pads.get(times.pad_id)).pad
    names = tuple(player.name for player in pad.players)
    return PadListed(
        times.pad_id,
        _path(times.pad_id),
        pad.form,
        names,
        len(pad.units),
        times.begun_at,
        times.written_at,
        pad.ended is not None,
    )
