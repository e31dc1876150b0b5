"""The store's tables. The log of events is the truth; the rest could be made again from it.

Every change here comes with a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

METADATA = MetaData()

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("actor", String(64), nullable=False),
    Column("command_id", String(64)),
    Column("ordinal", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "actor", "command_id", "ordinal", name="one_answer_a_command"),
    sqlite_with_rowid=False,
)
"""What happened, counted from 1 at each table: who did it, by which command, and when (seconds).

`ordinal` counts the events of one command from 0; what robots and the house do has no command.
"""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("form", String(16), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("due_at", Float),
    Index("tables_by_due_at", "due_at"),
)
"""The tables there are. `due_at`: when a robot or the house is to act, in seconds; null when none is."""

MEMBERS = Table(
    "members",
    METADATA,
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Who made or sat at which table, and since when."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
"""The people who gave a name."""
