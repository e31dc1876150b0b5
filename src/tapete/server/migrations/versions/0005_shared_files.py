"""Files that people share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "shared_files",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("shared_files_by_person", "shared_files", ["person_id"])


def downgrade() -> None:
    """What was shared is lost."""
    op.drop_table("shared_files")
