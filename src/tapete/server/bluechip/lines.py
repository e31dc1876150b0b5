"""The lines of one program over TCP: read as they come, written one after the other."""

from __future__ import annotations

import asyncio
import logging
from asyncio import StreamReader, StreamWriter
from collections import deque
from collections.abc import Callable

from tapete.bluechip import ErrorLine, Message, line_of, read
from tapete.core import NotationError

_LOG = logging.getLogger(__name__)

LONGEST_LINE = 2048
"""Bytes of a line; a program that sends a longer one is told so."""
MOST_WAITING = 200
"""Lines that may wait to be read; whoever sends more ahead of the game is cut off."""
PATIENCE = 20
"""Lines of no use, one after the other, after which a program is shown out."""
_CLOSING_SECONDS = 5.0
_TOO_LONG = b"a line that is too long"


class Gone(Exception):  # noqa: N818 (not an error: nobody is there any more)
    """The program hung up, was shown out or kept silent too long; the text says which."""


class Lines:
    """Both directions of one connection. `tell` is called whenever something came, or nothing more will."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._came: deque[bytes] = deque()
        self._faults = 0
        self._end = ""
        self.tell: Callable[[], None] = lambda: None
        self.name = "a program"
        """Who it is, for the log."""

    async def pump(self) -> None:
        """Take in lines until the program hangs up."""
        try:
            while line := await self._next():
                if len(self._came) >= MOST_WAITING:
                    self._end = "sent too many lines ahead"
                    break
                self._came.append(line)
                self.tell()
        except OSError as error:
            self._end = f"was cut off: {error}"
        finally:
            self._end = self._end or "hung up"
            self.tell()

    async def _next(self) -> bytes:
        try:
            return await self._reader.readline()
        except ValueError:  # over the limit of the stream, which has let go of it
            return _TOO_LONG

    def take(self) -> Message | None:
        """The next message that came, if any; raises `Gone` at the end. Lines that are none are answered."""
        while self._came:
            text = self._came.popleft().decode("ascii", "replace").strip()
            if not text:
                continue
            try:
                return read(text)
            except NotationError as error:
                self.fault(error.text)
        self.check()
        return None

    def check(self) -> None:
        """Raise `Gone` if the program is."""
        if self._end:
            raise Gone(self._end)

    def drop(self) -> None:
        """Forget what came and was not asked for."""
        self._came.clear()

    def send(self, message: Message) -> None:
        """Say something; a program that reads nothing is cut off rather than waited for."""
        self._writer.write(f"{line_of(message)}\r\n".encode("ascii"))
        if self._writer.transport.get_write_buffer_size() > LONGEST_LINE * MOST_WAITING:
            raise Gone("reads nothing")

    def fault(self, text: str) -> None:
        """Say what is wrong with the last line; raises `Gone` once patience is at its end."""
        _LOG.warning("%s: %s", self.name, text)
        self.send(ErrorLine(text))
        self.endure()

    def endure(self) -> None:
        """The last line was of no use, and does no harm; raises `Gone` once patience is at its end."""
        self._faults += 1
        if self._faults >= PATIENCE:
            raise Gone("sent too many lines of no use")

    def praise(self) -> None:
        """The last line was of use."""
        self._faults = 0

    async def close(self) -> None:
        """Hang up once everything is said."""
        self._writer.close()
        try:
            async with asyncio.timeout(_CLOSING_SECONDS):
                await self._writer.wait_closed()
        except (OSError, TimeoutError):
            self._writer.transport.abort()
