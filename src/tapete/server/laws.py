"""The book of laws over REST: all of it at once, the same for everybody, so that browsers may keep it."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from tapete.core import Words
from tapete.rulings import CHOOSERS, Chapter, Chooser, Note, chapters, notes
from tapete.server.pages import sent
from tapete.server.static_files import StaticFile

_AN_HOUR = "public, max-age=3600"


class ChooserNamed(msgspec.Struct, frozen=True):
    """Who may choose, in words."""

    chooser: Chooser
    name: Words


class LawBook(msgspec.Struct, frozen=True):
    """What the Laws say when something irregular happens."""

    chapters: tuple[Chapter, ...]
    choosers: tuple[ChooserNamed, ...]
    notes: tuple[Note, ...]


@get("/api/laws", responses={200: ResponseSpec(LawBook, description="The whole book of laws")})
async def laws(request: Request[Any, Any, Any]) -> Response[Any]:
    """Every irregularity that the Laws provide for, with the options and who chooses."""
    return sent(_written(), request)


@cache
def _written() -> StaticFile:
    """The book as it is sent: it changes only with the program."""
    named = tuple(ChooserNamed(chooser, name) for chooser, name in CHOOSERS.items())
    body = msgspec.json.encode(LawBook(chapters(), named, notes()))
    etag = f'"{sha256(body).hexdigest()[:32]}"'
    return StaticFile(body, gzip.compress(body, mtime=0), MediaType.JSON, etag, _AN_HOUR)
