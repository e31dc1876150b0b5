"""One websocket at one table: answers go out in order, and views as fast as the browser takes them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from tapete.server.codec import encode
from tapete.server.live_table import LiveTable
from tapete.server.messages import Refused, ServerMessage
from tapete.server.refusal import Refusal
from tapete.table import Person

Send = Callable[[str], Awaitable[None]]

MOST_ANSWERS = 100
"""Answers that may wait for a browser that does not read; until it does, nothing more is read from it."""


class Connection:
    """What goes out: first the newest view, then the answers, so that a `done` finds its view there.

    A slow browser skips views, never events: a view is the whole table anyway.
    """

    def __init__(self, live: LiveTable, person: Person, send: Send) -> None:
        self.live, self.person = live, person
        self._send = send
        self._answers: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._is_out = False
        self._room = asyncio.Event()
        self._version: int | None = None
        self._wake.set()
        self._room.set()

    def wake(self) -> None:
        """The table has news."""
        self._wake.set()

    def show_out(self) -> None:
        """Let no more come in or out; whoever reads and sends here hangs up."""
        self._is_out = True
        self._wake.set()

    async def answer(self, message: ServerMessage) -> None:
        """Send a message in its turn; waits while too many are waiting."""
        self._answers.append(encode(message))
        self._wake.set()
        if len(self._answers) >= MOST_ANSWERS:
            self._room.clear()
            await self._room.wait()

    async def send_for_ever(self) -> None:
        """Send answers and views as they come; raises `Refusal` once it is shown out."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._is_out:
                raise Refusal("wire/bad-token")
            if self._version != self.live.version:
                await self._send_view()
            await self._send_answers()

    async def _send_answers(self) -> None:
        while self._answers:
            await self._send(self._answers.popleft().decode())
        self._room.set()

    async def _send_view(self) -> None:
        since, self._version = self._version, self.live.version
        await self._send(self.live.view_message(self.person.id, since))


def refused(refusal: Refusal, command_id: str | None) -> Refused:
    """The message that tells a refusal."""
    return Refused(command_id, refusal.code, refusal.law, refusal.text)
