"""How Alembic reaches the database: over the connection that `migrate.py` hands it."""

from __future__ import annotations

from alembic import context

from tapete.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
