"""What was found out double dummy, by deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "dd_results",
        sa.Column("deal", sa.String(24), primary_key=True),
        sa.Column("question", sa.String(40), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """It can all be solved again."""
    op.drop_table("dd_results")
