"""A whole set of boards with a program: from `ready for teams` to the end of the session."""

from __future__ import annotations

from tapete.bluechip import EndOfSession, Step, Teams, Timing
from tapete.core import Side
from tapete.server.bluechip.board import NO_BOARD, has_acted, is_between_boards, key_of, next_board
from tapete.server.bluechip.board_script import BoardScript
from tapete.server.bluechip.conversation import Conversation, OutOfStep
from tapete.server.bluechip.hall import Hall
from tapete.server.bluechip.program_table import ProgramTable
from tapete.table import Phase


class Script:
    """Says and hears what the protocol wants, board after board."""

    def __init__(self, talk: Conversation, hall: Hall, table: ProgramTable) -> None:
        self._talk, self._hall, self._table = talk, hall, table

    async def run(self) -> None:
        """Play the set; raises `Gone` when the program is."""
        talk, table = self._talk, self._table
        await talk.ready(Step.TEAMS)
        self._hall.arrange_beginning(table)
        await talk.until_so(lambda state: state.phase is not Phase.SEATING)
        talk.lines.send(Teams(table.team_of(Side.NS), table.team_of(Side.EW)))
        await talk.ready(Step.START)
        while await talk.until(next_board(talk.told)):
            await self._play_board()
        talk.lines.send(EndOfSession())

    async def _play_board(self) -> None:
        talk = self._talk
        board = key_of(talk.live.state)
        if has_acted(talk.live.state, talk.seat):
            await self._sit_out()
        else:
            await self._tell_board()
            (ns, ns_all), (ew, ew_all) = map(self._table.seconds, Side)
            talk.lines.send(Timing(ns, ns_all, ew, ew_all))
        talk.told = board

    async def _tell_board(self) -> None:
        talk = self._talk
        talk.following = key_of(talk.live.state)
        try:
            await BoardScript(talk, self._table).run()
            await talk.until_so(lambda state: state.phase is Phase.RESULT)
        except OutOfStep:
            await self._sit_out()
        finally:
            talk.following = NO_BOARD

    async def _sit_out(self) -> None:
        """The house plays the rest of the board in the program's seat."""
        talk = self._talk
        board, talk.following, talk.sits_out = key_of(talk.live.state), NO_BOARD, True
        await talk.until_so(lambda state: key_of(state) != board or is_between_boards(state))
        talk.sits_out = False
        talk.lines.drop()
