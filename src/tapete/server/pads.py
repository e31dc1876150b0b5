"""The pads in memory, and the path of what is written: judged, appended, and only then said to be done.

The store has the last word. Who loses a race reads what others wrote and judges again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from tapete.pad import Answered, OpenPad, Pad, PadError, open_pad, replay, take
from tapete.server.bodies import Problem
from tapete.server.clock import Clock
from tapete.server.identity import is_table_id, new_table_id
from tapete.server.pad_bodies import PadAnswer, PadCommandSent, PadStatus
from tapete.server.pad_store import PadStore
from tapete.server.refusal import Refusal
from tapete.server.writer import Conflict

_ATTEMPTS = 10


class LivePad:
    """The cached end of a log. Whoever changes it holds `lock`; the store says whether it is the truth."""

    __slots__ = ("id", "lock", "pad")

    def __init__(self, pad_id: str, pad: Pad) -> None:
        self.id, self.pad = pad_id, pad
        self.lock = asyncio.Lock()


class Pads:
    """A cache over the store, least recently used out first."""

    def __init__(self, store: PadStore, clock: Clock, most: int) -> None:
        self._store, self._clock, self._most = store, clock, most
        self._live: OrderedDict[str, LivePad] = OrderedDict()

    def __len__(self) -> int:
        return len(self._live)

    async def begin(self, command: OpenPad, pad_id: str | None, writer: str) -> LivePad:
        """A new pad, or the one begun by the same command before; raises `Refusal`."""
        chosen = pad_id or new_table_id()
        try:
            lines = open_pad(chosen, command, self._clock.now())
        except PadError as error:
            raise Refusal(error.code, error.law, error.text) from None
        try:
            await self._store.append(chosen, 0, lines, writer)
        except Conflict:
            [first, *_] = await self._store.lines(chosen)
            if first.command != command:
                raise Refusal("pad/id-taken") from None
        return await self.get(chosen)

    async def get(self, pad_id: str) -> LivePad:
        """The pad as the store has it now; raises `Refusal` when there is none."""
        live = self._live.get(pad_id)
        if live is None:
            lines = await self._store.lines(pad_id) if is_table_id(pad_id) else []
            if not lines:
                raise Refusal("wire/unknown-pad")
            live = self._live.setdefault(pad_id, LivePad(pad_id, replay(lines)))
        else:
            async with live.lock:
                await self._refresh(live)
        self._live.move_to_end(pad_id)
        self._drop_cold()
        return live

    async def write(
        self, pad_id: str, commands: Sequence[PadCommandSent], writer: str
    ) -> tuple[PadAnswer, ...]:
        """What became of each command, in their order; all that were done are on disk. Raises `Refusal`."""
        live = await self.get(pad_id)
        async with live.lock:
            for _ in range(_ATTEMPTS):
                asked = ((sent.command_id, sent.command) for sent in commands)
                lines, answers = take(live.pad, asked, self._clock.now())
                try:
                    if lines:
                        await self._store.append(live.id, live.pad.version, lines, writer)
                except Conflict:
                    await self._refresh(live)
                    continue
                live.pad = replay(lines, live.pad)
                return tuple(map(_answer, answers))
        raise Refusal("table/busy")

    async def _refresh(self, live: LivePad) -> None:
        """Catch up with what other processes appended."""
        live.pad = replay(await self._store.lines(live.id, after=live.pad.version), live.pad)

    def _drop_cold(self) -> None:
        spare = len(self._live) - self._most
        resting = (one for one in list(self._live.values()) if not one.lock.locked())
        for _, live in zip(range(spare), resting, strict=False):
            del self._live[live.id]


def _answer(became: Answered) -> PadAnswer:
    if became.version is not None:
        return PadAnswer(became.command_id, PadStatus.DONE, became.version, None, ())
    error = became.refusal
    if error is None:
        return PadAnswer(became.command_id, PadStatus.WAITING, None, None, ())
    problem = Problem(error.code, error.law, error.text)
    return PadAnswer(became.command_id, PadStatus.REFUSED, None, problem, error.deals)
