"""The programs that people let play for them, and their tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "programs",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("maker_id", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float),
        sa.UniqueConstraint("token_hash", name="one_program_a_token"),
    )
    op.create_index("programs_by_maker", "programs", ["maker_id"])


def downgrade() -> None:
    """No program can come in any more."""
    op.drop_table("programs")
