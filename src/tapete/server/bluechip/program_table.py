"""A table with programs that came in by the robots' own door: who has which seat, how long a side thinks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from tapete.bluechip import plain
from tapete.core import Seat, Side
from tapete.server.identity import new_person_id
from tapete.server.live_table import LiveTable
from tapete.server.people import LONGEST_NAME
from tapete.table import Person, Phase, Program

FROM_OUTSIDE = Program("", claims=False)
"""What everybody is told of them."""
HOUSE_TEAM = "Tapete"
"""How the house's robots are called in the line of the teams."""
_IDLE = (Phase.SEATING, Phase.RUBBER_OVER)
_GRACE_SECONDS = 1.0


class NoSeat(Exception):  # noqa: N818 (an answer to the one who asked)
    """Why a program is not seated."""


class Sitter:
    """A program and its seat; they stay together while it is away."""

    def __init__(self, seat: Seat, team: str) -> None:
        self.seat, self.team = seat, team
        self.person = Person(new_person_id(), (plain(team) or "Robot")[:LONGEST_NAME], FROM_OUTSIDE)
        self.is_here = False


class ProgramTable:
    """A table with programs: who has which seat, and how long each side has thought."""

    def __init__(self, live: LiveTable, *, is_own: bool) -> None:
        self.live, self.is_own = live, is_own
        self.sitters: dict[Seat, Sitter] = {}
        self._board: tuple[int, int] = (0, 0)
        self._seconds: dict[Side, list[float]] = {side: [0.0, 0.0] for side in Side}
        self._left = asyncio.Condition()
        self.beginning: asyncio.Task[None] | None = None

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is here and nothing is left to play."""
        return self.live.state.phase in _IDLE and not self.has_visitors

    @property
    def has_visitors(self) -> bool:
        """Whether a program is here now."""
        return any(sitter.is_here for sitter in self.sitters.values())

    def is_closed_to(self, team: str) -> bool:
        """Whether its set is over, or was left by programs of other teams."""
        is_theirs = team in (sitter.team for sitter in self.sitters.values())
        is_left = self.live.state.phase is not Phase.SEATING and not self.has_visitors and not is_theirs
        return is_left or self.live.state.phase is Phase.RUBBER_OVER

    async def sitter_for(self, seat: Seat | None, team: str) -> Sitter:
        """The seat that is asked for, or the first that is free, marked as taken; raises `NoSeat`.

        A program whose line broke may be back before it was noticed that it had gone.
        """
        try:
            return self._take(seat, team)
        except NoSeat:
            if seat not in self.sitters or self.sitters[seat].team != team:
                raise
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_GRACE_SECONDS), self._left:
                await self._left.wait_for(lambda: seat not in self.sitters or not self.sitters[seat].is_here)
        return self._take(seat, team)

    async def got_up(self, sitter: Sitter) -> None:
        """A program has left; before the first board and after the last its seat is anybody's."""
        sitter.is_here = False
        if self.live.state.phase in _IDLE and self.sitters.get(sitter.seat) is sitter:
            del self.sitters[sitter.seat]
        async with self._left:
            self._left.notify_all()

    def _take(self, seat: Seat | None, team: str) -> Sitter:
        wanted = tuple(Seat) if seat is None else (seat,)
        own = [s for s in wanted if s in self.sitters and self.sitters[s].team == team]
        absent = [self.sitters[s] for s in own if not self.sitters[s].is_here]
        sitter = absent[0] if absent else next(map(self._new(team), filter(self._is_free, wanted)), None)
        if sitter is None:
            raise NoSeat(self._why_not(wanted))
        sitter.is_here = True
        self.sitters[sitter.seat] = sitter
        return sitter

    def _new(self, team: str) -> Callable[[Seat], Sitter]:
        return lambda seat: Sitter(seat, team)

    def _is_free(self, seat: Seat) -> bool:
        return seat not in self.sitters and self.live.state.seats[seat].person is None

    def _why_not(self, wanted: tuple[Seat, ...]) -> str:
        if len(wanted) > 1:
            return "no seat is free at this table"
        sitter, name = self.sitters.get(wanted[0]), wanted[0].name.title()
        return f"{name} is taken" if sitter is None else f"{name} is {plain(sitter.team)}'s"

    def team_of(self, side: Side) -> str:
        """What plays for that side: its first program, else its first person, else the house."""
        teams = [self.sitters[seat].team for seat in side.seats if seat in self.sitters]
        people = [name for seat in side.seats if (name := self.live.state.names[seat]) is not None]
        return (*teams, *people, HOUSE_TEAM)[0]

    def thought(self, side: Side, seconds: float) -> None:
        """A program of that side has taken so long over a call or a card."""
        if self._board != (board := (self.live.state.rubber, self.live.state.place)):
            self._board = board
            for taken in self._seconds.values():
                taken[0] = 0.0
        for place in (0, 1):
            self._seconds[side][place] += seconds

    def seconds(self, side: Side) -> tuple[int, int]:
        """What that side has taken over this board, and over all."""
        board, total = self._seconds[side]
        return round(board), round(total)
