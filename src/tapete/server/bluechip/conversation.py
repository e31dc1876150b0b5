"""Talking with a program while the table goes on: waits for whichever has news.

For all that the protocol has no words for (a cut, a question of the others, the next board), the house
answers as it does for its own robots.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TypeVar

from tapete.bluechip import Message, Ready, Step, line_of
from tapete.server.bluechip.board import NO_BOARD, key_of
from tapete.server.bluechip.lines import Gone, Lines
from tapete.server.bluechip.program_table import Sitter
from tapete.server.club import Club
from tapete.server.identity import new_person_id
from tapete.server.live_table import LiveTable
from tapete.server.refusal import Refusal
from tapete.server.robot_moves import intent_for
from tapete.table import AnyIntent, Duty, Phase, Robot, Table, Task, task_at
from tapete.table.intents import AnswerUndo

T = TypeVar("T")
_LOG = logging.getLogger(__name__)
_OWN_TURN = (Task.CALL, Task.PLAY)
_SAID_AGAIN = (Step.TEAMS, Step.START)
"""What a program may say without being asked."""
_STALE = "view/stale-version"
_ATTEMPTS = 5


class OutOfStep(Exception):  # noqa: N818 (nobody's fault)
    """A program cannot be told the rest of a board: a call was taken back, or somebody played for it."""


class Conversation:
    """One program at its seat; it looks on at the table as a connection does."""

    def __init__(self, club: Club, live: LiveTable, sitter: Sitter, lines: Lines) -> None:
        self._club, self._seconds = club, club.settings.bluechip_seconds
        self.live, self.person, self.seat, self.lines = live, sitter.person, sitter.seat, lines
        self.following = NO_BOARD
        """The board that the program is being told."""
        self.told = NO_BOARD
        """The last board that it was told to its end."""
        self.sits_out = False
        """Whether the house calls and plays for it."""
        self._news = asyncio.Event()
        lines.tell = self.wake

    def wake(self) -> None:
        """The table has news, or the program has said something."""
        self._news.set()

    def show_out(self) -> None:
        """Never: it came without a token that could be revoked."""

    @property
    def state(self) -> Table:
        """The table now; raises `OutOfStep` where it is at another board than the program."""
        state = self.live.state
        if self.following not in (NO_BOARD, key_of(state)):
            raise OutOfStep
        return state

    def now(self) -> float:
        """Seconds since 1970."""
        return self._club.clock.now()

    async def until(self, found: Callable[[Table], T | None]) -> T:
        """What is found at the table, once there is any; raises `Gone` and `OutOfStep`."""
        while True:
            self._news.clear()
            value = found(self.state)
            if value is not None:
                return value
            self.lines.check()
            if not await self._on_behalf():
                await self._news.wait()

    async def until_so(self, is_so: Callable[[Table], bool]) -> None:
        """The same for what is so, or not."""
        await self.until(lambda state: is_so(state) or None)

    async def line(self) -> Message:
        """The next line of the program; raises `Gone` when it is silent for too long."""
        try:
            async with asyncio.timeout(self._seconds):
                return await self.until(lambda _: self.lines.take())
        except TimeoutError:
            self.lines.fault(f"nothing was heard for {self._seconds:g} seconds")
            raise Gone("kept silent") from None

    async def ready(self, step: Step) -> None:
        """Once the program is ready for that."""
        await self.expect(Ready(self.seat, step))

    async def expect(self, *wanted: Message) -> None:
        """Once the program has said one of these; what else it says is answered by what was expected."""
        while (message := await self.line()) not in wanted:
            self.unexpected(message, line_of(wanted[0]))
        self.lines.praise()

    def unexpected(self, message: Message, wanted: str) -> None:
        """A line that has no place here."""
        if isinstance(message, Ready) and message.seat is self.seat and message.step in _SAID_AGAIN:
            self.lines.endure()
        else:
            self.lines.fault(f"expected '{wanted}', not '{line_of(message)}'")

    async def done(self, intent: AnyIntent, message: Message) -> bool:
        """Whether the table has taken it; if not the program is told why, with the law.

        While the table is stopped, or asked to take something back, it waits: the program cannot know of it.
        """
        await self.until_so(lambda state: state.stop is None and state.undo is None)
        try:
            await self._command(intent)
        except Refusal as refusal:
            law = "" if refusal.law is None else f"Law {refusal.law}: "
            self.lines.fault(f"{law}{refusal.text.en} ({line_of(message)})")
            return False
        self.lines.praise()
        return True

    async def _command(self, intent: AnyIntent) -> None:
        for _ in range(_ATTEMPTS):
            try:
                await self._club.moves.command(
                    self.live.id, self.person, new_person_id(), self.live.version, intent
                )
            except Refusal as refusal:
                if refusal.code == _STALE:
                    continue
                raise
            return

    async def _on_behalf(self) -> bool:
        """Do what the table waits for and the protocol does not know; whether there was any."""
        task = self._task()
        if task is None:
            return False
        state = self.live.state
        try:
            if task is Task.ANSWER_UNDO:
                await self._command(AnswerUndo(False))
            else:
                await self._command(intent_for(state, Duty(Robot(self.seat), task), secrets))
        except Refusal as refusal:
            _LOG.warning("table %s: the house at %s: %s", self.live.id, self.seat, refusal.code)
            return False
        return True

    def _task(self) -> Task | None:
        state = self.live.state
        if not state.seats[self.seat].is_present_person:
            return None
        task = task_at(state, self.seat)
        if task in _OWN_TURN:
            return task if self.sits_out else None
        if task is Task.READY:
            is_told = state.phase is Phase.RESULT and (key_of(state) == self.told or self.sits_out)
            return task if is_told else None
        return task
