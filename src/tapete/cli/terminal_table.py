"""A table in the terminal: one person at South, robots at the other seats, the house behind them."""

from __future__ import annotations

from tapete.core import Seat
from tapete.dd import solver
from tapete.scoring import Form
from tapete.server.robot_moves import Chance, decided_intent, intent_for, offers_claim
from tapete.server.thinking_job import CardQuestion, decide
from tapete.table import (
    AnyEvent,
    AnyIntent,
    Duty,
    Options,
    Person,
    Robot,
    Skill,
    Table,
    TableView,
    Task,
    apply,
    duties,
    open_table,
    seat_view_of,
    step,
    view_for,
)
from tapete.table.fair_deal import ENTROPY_BYTES
from tapete.table.intents import BeginRubber, Cut, DrawCard, TakeSeat
from tapete.table.permissions import legal_cards

YOU = Seat.SOUTH
SECONDS = 1.0
"""How long a strong robot may think over a card."""


class TerminalTable:
    """The table and its log, which lives as long as the command does."""

    def __init__(
        self, form: Form, name: str, boards: int, chance: Chance, skill: Skill = Skill.QUICK
    ) -> None:
        self._person, self._chance = Person("you", name), chance
        self._table: Table | None = None
        self._told: list[AnyEvent] = []
        self._take_down(open_table(self._person, Options(tempo=0, boards=boards, skill=skill), form))
        self.do(TakeSeat(YOU))
        self.do(BeginRubber())

    @property
    def table(self) -> Table:
        """Its state; never shown but through `view`."""
        assert self._table is not None
        return self._table

    @property
    def view(self) -> TableView:
        """What the person may see."""
        return view_for(self.table, self._person.id)

    def do(self, intent: AnyIntent) -> None:
        """The person's move, and what house and robots do until he is awaited; raises `TableError`."""
        self._take_down(step(self.table, self._person, intent, 0.0))
        self._go_on()

    def heard(self) -> list[AnyEvent]:
        """What has happened since this was last asked."""
        told, self._told = self._told, []
        return told

    def _go_on(self) -> None:
        """House and robots do their duties; the draw and the cut need no thought of the person's."""
        while True:
            due = duties(self.table)
            if due:
                self._take_down(step(self.table, due[0].who, self._done(due[0]), 0.0))
            elif not self._draw_or_cut():
                return

    def _done(self, duty: Duty) -> AnyIntent:
        """How house or robot does its duty: a strong robot thinks over its card where it has a choice."""
        table = self.table
        if duty.task is Task.PLAY and isinstance(duty.who, Robot) and table.options.skill is Skill.STRONG:
            seat = duty.who.seat
            if len(legal_cards(table, seat)) > 1:
                assert table.sheet is not None
                question = CardQuestion(seat_view_of(table, seat), table.sheet, offers_claim(table, seat))
                return decided_intent(table, duty, decide(question, SECONDS, solver()))
        return intent_for(table, duty, self._chance)

    def _draw_or_cut(self) -> bool:
        may = self.view.may
        if may.draw:
            taken = {drawn.place for drawn in self.view.draw}
            free = [place for place in range(1, 51) if place not in taken]
            intent: AnyIntent = DrawCard(free[self._chance.randbelow(len(free))])
        elif may.cut:
            intent = Cut(self._chance.token_hex(ENTROPY_BYTES))
        else:
            return False
        self._take_down(step(self.table, self._person, intent, 0.0))
        return True

    def _take_down(self, events: tuple[AnyEvent, ...]) -> None:
        for event in events:
            self._table = apply(self._table, event)
        self._told += events
