"""Score pads: what was written on them, and by whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "pad_lines",
        sa.Column("pad_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command_id", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("pad_id", "command_id", name="one_line_a_command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "pad_writers",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("pad_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """The pads are gone."""
    for table in ("pad_writers", "pad_lines"):
        op.drop_table(table)
