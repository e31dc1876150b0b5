"""Sets of boards that are played again: at which tables, who knows them, and what robots made of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "set_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("origin_table", sa.String(32), nullable=False),
        sa.Column("origin_unit", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("set_tables_by_origin", "set_tables", ["origin_table", "origin_unit"])
    op.create_table(
        "set_knowers",
        sa.Column("origin_table", sa.String(32), primary_key=True),
        sa.Column("origin_unit", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "set_fields",
        sa.Column("origin_table", sa.String(32), primary_key=True),
        sa.Column("origin_unit", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "set_field_tables",
        sa.Column("origin_table", sa.String(32), primary_key=True),
        sa.Column("origin_unit", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """The sets are forgotten; every table's own log stays."""
    for table in ("set_field_tables", "set_fields", "set_knowers", "set_tables"):
        op.drop_table(table)
