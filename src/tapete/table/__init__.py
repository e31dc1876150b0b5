"""One live table as a log: intents are judged by `step`, the events it returns are folded by `apply`.

It may import core and scoring.
It never knows a socket, a store, a clock or a robot, and never shows a viewer a card he may not see.
"""

from tapete.table.after_deal import deal_record, finished_at
from tapete.table.events import AnyEvent
from tapete.table.intents import AnyIntent
from tapete.table.log import apply, is_stale, open_table, replay, step
from tapete.table.options import Options, Skill
from tapete.table.people import House, Occupant, Person, Program, Robot, Who
from tapete.table.phase import Phase
from tapete.table.public_events import public_event
from tapete.table.refusals import REFUSALS, TableError
from tapete.table.state import Table
from tapete.table.view import is_admitted, seat_view_of, view_for
from tapete.table.view_types import DealRecord, May, TableView
from tapete.table.waiting import Duty, Task, duties, task_at, waiting_for
from tapete.table.words import Words

__all__ = [
    "REFUSALS",
    "AnyEvent",
    "AnyIntent",
    "DealRecord",
    "Duty",
    "House",
    "May",
    "Occupant",
    "Options",
    "Person",
    "Phase",
    "Program",
    "Robot",
    "Skill",
    "Table",
    "TableError",
    "TableView",
    "Task",
    "Who",
    "Words",
    "apply",
    "deal_record",
    "duties",
    "finished_at",
    "is_admitted",
    "is_stale",
    "open_table",
    "public_event",
    "replay",
    "seat_view_of",
    "step",
    "task_at",
    "view_for",
    "waiting_for",
]
