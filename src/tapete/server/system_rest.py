"""REST for the house's systems: the card of each book, to read and to print."""

from __future__ import annotations

import gzip
from functools import cache, partial
from hashlib import sha256
from typing import Any, get_args

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from tapete.core import Language
from tapete.paper.system_card import system_card_pdf
from tapete.robots.bidding.stakes import BookName
from tapete.robots.system_card import SystemCard, system_card
from tapete.server.codec import encode
from tapete.server.pages import sent
from tapete.server.printed_card import printed_card
from tapete.server.refusal import Refusal
from tapete.server.rest import TheClub
from tapete.server.static_files import StaticFile

_AN_HOUR = "public, max-age=3600"


@get("/api/system/{book:str}", responses={200: ResponseSpec(SystemCard, description="The card of a book")})
async def system(request: Request[Any, Any, Any], book: FromPath[str]) -> Response[Any]:
    """The house's system: `contract` bridge, or `auction1920`, the auction bridge of 1920."""
    return sent(_written(_book(book)), request)


@get("/api/system/{book:str}/card.pdf")
async def print_system(
    book: FromPath[str],
    club: TheClub,
    language: FromQuery[Language] = "en",
    own_letters: FromQuery[bool] = False,
) -> Response[bytes]:
    """The same as a card to lie on the table."""
    card = printed_card(system_card(_book(book)), language, own_letters=own_letters)
    content = await club.jobs.run(partial(system_card_pdf, card))
    headers = {
        "cache-control": "no-cache",
        "content-disposition": f'attachment; filename="tapete-{book}.pdf"',
    }
    return Response(content, media_type="application/pdf", headers=headers)


def _book(name: str) -> BookName:
    found: BookName | None = next((each for each in get_args(BookName) if each == name), None)
    if found is None:
        raise Refusal("wire/unknown-system")
    return found


@cache
def _written(book: BookName) -> StaticFile:
    """The card as it is sent: it changes only with the program."""
    body = encode(system_card(book))
    etag = f'"{sha256(body).hexdigest()[:32]}"'
    return StaticFile(body, gzip.compress(body, mtime=0), MediaType.JSON, etag, _AN_HOUR)
