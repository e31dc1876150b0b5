"""Invitations of programs to seats: a program waits for them, and its maker at a table sends them.

They are kept in memory: a program that does not wait cannot be invited, and one not fetched in time is void.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from tapete.server.clock import Clock
from tapete.server.program_bodies import Invitation
from tapete.server.refusal import Refusal

LISTENING_SECONDS = 60.0
"""How long a program that asked for invitations counts as waiting, until it asks again."""
MOST_WAITING = 10
"""Invitations that may wait for a program; the oldest go first."""
_REMEMBERED = 1000


class _Box:
    """What lies ready for one program."""

    def __init__(self) -> None:
        self.invitations: list[Invitation] = []
        self.filled = asyncio.Event()
        self.readers = 0
        self.heard_at = 0.0


class Invitations:
    """The programs that wait, and what they are invited to."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._boxes: OrderedDict[str, _Box] = OrderedDict()

    async def wait(self, program_id: str, seconds: float) -> list[Invitation]:
        """What that program is invited to, each once; none after so many seconds in which nothing came."""
        box = self._boxes.setdefault(program_id, _Box())
        self._boxes.move_to_end(program_id)
        if len(self._boxes) > _REMEMBERED:
            self._boxes.popitem(last=False)
        box.readers += 1
        try:
            async with asyncio.timeout(seconds):
                await box.filled.wait()
        except TimeoutError:
            pass
        finally:
            box.readers -= 1
            box.heard_at = self._clock.now()
        box.filled.clear()
        taken, box.invitations = box.invitations, []
        return taken

    def is_listening(self, program_id: str) -> bool:
        """Whether that program waits for invitations, or did a moment ago."""
        box = self._boxes.get(program_id)
        return box is not None and (box.readers > 0 or self._clock.now() - box.heard_at < LISTENING_SECONDS)

    def send(self, program_id: str, invitation: Invitation) -> None:
        """Invite it; raises `Refusal` where it does not wait for any."""
        if not self.is_listening(program_id):
            raise Refusal("programs/not-listening")
        box = self._boxes[program_id]
        box.invitations = [*box.invitations, invitation][-MOST_WAITING:]
        box.filled.set()
