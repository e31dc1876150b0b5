"""The first store: tables, their events, the people who sit at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("actor", sa.String(64), nullable=False),
        sa.Column("command_id", sa.String(64)),
        sa.Column("ordinal", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "actor", "command_id", "ordinal", name="one_answer_a_command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("due_at", sa.Float),
    )
    op.create_index("tables_by_due_at", "tables", ["due_at"])
    op.create_table(
        "members",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """There is nothing before."""
    for table in ("people", "members", "tables", "events"):
        op.drop_table(table)
