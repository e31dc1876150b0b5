"""One visit to a table over a websocket: reads messages, has them done, and answers to their sender alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tapete.server.club import Club
from tapete.server.codec import decoder
from tapete.server.connection import Connection, refused
from tapete.server.limits import LONGEST_MESSAGE, PATIENCE, Rate
from tapete.server.messages import (
    AnyClientMessage,
    Command,
    Done,
    HintRequest,
    Ping,
    Pong,
    ServerMessage,
)
from tapete.server.refusal import Refusal

_LOG = logging.getLogger(__name__)
_MESSAGES: msgspec.json.Decoder[AnyClientMessage] = decoder(AnyClientMessage)


Receive = Callable[[], Awaitable[Any]]
"""Takes the next event of the websocket, as ASGI has it."""


class Closed(Exception):  # noqa: N818 (not an error: the server hangs up)
    """The browser has worn out the server's patience."""


class _Ids(msgspec.Struct):
    """What a refused message may be recognised by."""

    command_id: str | None = None
    request_id: str | None = None


class Session:
    """Reads from one connection until it closes."""

    def __init__(self, club: Club, connection: Connection, receive: Receive) -> None:
        self._club, self._connection, self._receive = club, connection, receive
        settings = club.settings
        self._rate = Rate(settings.messages_per_second, settings.messages_at_once, club.clock.now())
        self._hasty = 0
        self._hinting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read and send until the browser, or the server, hangs up; raises `Closed` or `Refusal`."""
        reading = asyncio.create_task(self._read_for_ever())
        sending = asyncio.create_task(self._connection.send_for_ever())
        try:
            await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, sending):
                task.cancel()
            self._leave_hint()
            ends = await asyncio.gather(reading, sending, return_exceptions=True)
        for end in ends:
            if isinstance(end, Closed | Refusal):
                raise end

    async def _read_for_ever(self) -> None:
        while (event := await self._receive())["type"] == "websocket.receive":
            answer = await self._answer(event.get("text"))
            if answer is not None:
                await self._connection.answer(answer)

    async def _answer(self, text: str | None) -> ServerMessage | None:
        """None where the answer comes later."""
        try:
            message = self._read(text)
            if isinstance(message, HintRequest):
                self._leave_hint()
                self._hinting = asyncio.create_task(self._hint(message.request_id), name="hint")
                return None
            return await self._done(message)
        except Refusal as refusal:
            self._club.metrics.refusals.labels(refusal.code).inc()
            return refused(refusal, _id_of(text))
        except Closed:
            raise
        except Exception:
            _LOG.exception("table %s", self._connection.live.id)
            return refused(Refusal("table/fault"), _id_of(text))

    def _read(self, text: str | None) -> AnyClientMessage:
        if not self._rate.allows(self._club.clock.now()):
            self._hasty += 1
            if self._hasty > PATIENCE:
                raise Closed
            raise Refusal("wire/rate")
        self._hasty = 0
        if text is None:
            raise Refusal("wire/malformed", place="binary")
        if _is_too_long(text):
            raise Refusal("wire/too-large")
        try:
            return _MESSAGES.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("wire/malformed", place=str(error)) from None

    async def _hint(self, request_id: str) -> None:
        """Beside all else: whoever thinks over his card may play it before the hint has come."""
        live, person = self._connection.live, self._connection.person
        answer: ServerMessage
        try:
            answer = await self._club.hints.hint(live.state, person.id, request_id)
        except Refusal as refusal:
            self._club.metrics.refusals.labels(refusal.code).inc()
            answer = refused(refusal, request_id)
        except Exception:
            _LOG.exception("table %s", live.id)
            answer = refused(Refusal("table/fault"), request_id)
        await self._connection.answer(answer)

    def _leave_hint(self) -> None:
        if self._hinting is not None:
            self._hinting.cancel()

    async def _done(self, message: Command | Ping) -> ServerMessage:
        if isinstance(message, Ping):
            return Pong()
        return Done(message.command_id, await self._command(message))

    async def _command(self, command: Command) -> int:
        live = self._connection.live
        person = await self._club.people.person(self._connection.person.id)
        if not person.name:
            raise Refusal("table/no-name")
        await self._club.sets.check_intent(live, person, command.intent)
        return await self._club.moves.command(
            live.id, person, command.command_id, command.at_version, command.intent
        )


def _is_too_long(text: str) -> bool:
    if len(text) * 4 <= LONGEST_MESSAGE:  # a letter is four bytes at most
        return False
    return len(text.encode()) > LONGEST_MESSAGE


def _id_of(text: str | None) -> str | None:
    """The id in a message that was refused, so that its sender knows which it was."""
    if text is None or _is_too_long(text):
        return None
    try:
        ids = msgspec.json.decode(text, type=_Ids)
    except (msgspec.DecodeError, RecursionError):
        return None
    return ids.command_id or ids.request_id
