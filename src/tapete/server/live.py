"""The websocket's address: who comes in, and how he is shown out."""

from __future__ import annotations

import contextlib
import logging
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tapete.server.club import Club
from tapete.server.codec import encode
from tapete.server.connection import Connection, refused
from tapete.server.identity import COOKIE, new_person_id, read
from tapete.server.refusal import Refusal
from tapete.server.session import Closed, Session

AnySocket = WebSocket[Any, Any, Any]
TheClub = NamedDependency[Club]

POLICY = 1008
"""The websocket code with which the server hangs up after saying why."""
_GONE = (WebSocketDisconnect, OSError)
"""What is raised when the browser was gone before we were."""
OUR_FAULT = 1011
"""The code after a fault of the server's own."""
_LOG = logging.getLogger(__name__)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, table_id: FromPath[str], club: TheClub) -> None:
    """A table, live: see docs/protocol.md."""
    await socket.accept()
    with contextlib.suppress(*_GONE):
        try:
            program = await club.programs.bearer(socket.headers.get("authorization"))
            known = program or read(socket.cookies.get(COOKIE, ""), club.key)
            browser = known or f"address {socket.client.host if socket.client else ''}"
            if not club.connections.opens(browser):
                raise Refusal("wire/too-many-connections")
            try:
                await _visit(socket, table_id, known or new_person_id(), club)
            finally:
                club.connections.closes(browser)
        except Refusal as refusal:
            club.metrics.refusals.labels(refusal.code).inc()
            await socket.send_text(encode(refused(refusal, None)).decode())
            await socket.close(POLICY)
        except Closed:
            await socket.close(POLICY)
        except _GONE:
            raise
        except Exception:
            _LOG.exception("table %s", table_id)
            await socket.send_text(encode(refused(Refusal("table/fault"), None)).decode())
            await socket.close(OUR_FAULT)


async def _send(socket: AnySocket, text: str) -> None:
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def _visit(socket: AnySocket, table_id: str, person_id: str, club: Club) -> None:
    person = await club.people.person(person_id)
    live = await club.tables.get(table_id)
    await club.sets.check_visit(live, person_id)
    connection = Connection(live, person, partial(_send, socket))
    club.hub.join(connection)  # at once, so that the table stays in memory
    club.metrics.connections.inc()
    try:
        await club.presence.arrive(live, person)
        club.robots.notice(live)
        await Session(club, connection, socket.receive).run()
    finally:
        club.metrics.connections.dec()
        club.hub.part(connection)
        club.presence.leave(live, person)
