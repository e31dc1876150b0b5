"""The store's tables. The log of events is the truth; the rest could be made again from it.

Every change here comes with a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

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

PROGRAMS = Table(
    "programs",
    METADATA,
    Column("person_id", String(32), primary_key=True),
    Column("maker_id", String(32), nullable=False),
    Column("token_hash", String(64)),
    Column("at", Float, nullable=False),
    Column("used_at", Float),
    UniqueConstraint("token_hash", name="one_program_a_token"),
    Index("programs_by_maker", "maker_id"),
)
"""The programs of people; their names are with those of the people.

`token_hash`: SHA-256 of the token, in hexadecimal; null once it was revoked. `used_at`: when it last came in.
"""

SET_TABLES = Table(
    "set_tables",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("origin_table", String(32), nullable=False),
    Column("origin_unit", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("set_tables_by_origin", "origin_table", "origin_unit"),
)
"""The tables whose first set of boards was dealt elsewhere: at which table, as which of its sets."""

SET_KNOWERS = Table(
    "set_knowers",
    METADATA,
    Column("origin_table", String(32), primary_key=True),
    Column("origin_unit", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
)
"""Who knows the boards of a set, and the table at which he first played or looked at them."""

FIELDS = Table(
    "set_fields",
    METADATA,
    Column("origin_table", String(32), primary_key=True),
    Column("origin_unit", Integer, primary_key=True, autoincrement=False),
    Column("tables", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""How many tables of robots are to play a set."""

FIELD_TABLES = Table(
    "set_field_tables",
    METADATA,
    Column("origin_table", String(32), primary_key=True),
    Column("origin_unit", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""What each of those tables made of the boards, in their order, once it has played them."""

PAD_LINES = Table(
    "pad_lines",
    METADATA,
    Column("pad_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command_id", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("pad_id", "command_id", name="one_line_a_command"),
    sqlite_with_rowid=False,
)
"""What was written on each score pad, counted from 1: by which command, and when (seconds)."""

PAD_WRITERS = Table(
    "pad_writers",
    METADATA,
    Column("person_id", String(32), primary_key=True),
    Column("pad_id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Who began a pad or wrote on it, and since when."""

SHARED_FILES = Table(
    "shared_files",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(120), nullable=False),
    Column("format", String(16), nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("person_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Index("shared_files_by_person", "person_id"),
)
"""Files that people share, as they came: whoever has the id may look at them."""

DD_RESULTS = Table(
    "dd_results",
    METADATA,
    Column("deal", String(24), primary_key=True),
    Column("question", String(40), primary_key=True),
    Column("body", Text, nullable=False),
)
"""What was found out double dummy: by the deal's number, in hexadecimal, and by what was asked of it."""

CALL_REPORTS = Table(
    "call_reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("person_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    Index("call_reports_by_table", "table_id", "at"),
)
"""Calls that somebody reported to the owner of a table, with their deal: read by him once it is over."""
