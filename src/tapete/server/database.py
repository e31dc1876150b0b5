"""Reaching the database, SQLite or PostgreSQL, and bringing its tables up to date."""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tapete.server.settings import SettingsError


def open_database(url: str) -> AsyncEngine:
    """An engine for that URL; raises `SettingsError` for one that is none or cannot be opened."""
    try:
        engine = create_async_engine(url)
    except ModuleNotFoundError as error:
        raise SettingsError(f"database: the library {error.name} is not installed") from None
    except (ArgumentError, NoSuchModuleError) as error:
        raise SettingsError(f"database: {_first_line(error)}") from None
    if engine.dialect.name == "sqlite":
        _try_to_open(engine.url.database)
        event.listen(engine.sync_engine, "connect", _make_durable)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; raises `SettingsError` when the database cannot be reached."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (SQLAlchemyError, OSError) as error:
        raise SettingsError(f"database: {_first_line(error)}") from None


def _try_to_open(path: str | None) -> None:
    """Here and now, without a thread that would outlive the failure."""
    try:
        sqlite3.connect(path or ":memory:").close()
    except sqlite3.Error as error:
        raise SettingsError(f"database: {path}: {error}") from None


def _upgrade(connection: Connection) -> None:
    if MigrationContext.configure(connection).get_current_heads() == _newest():
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@cache
def _newest() -> tuple[str, ...]:
    """The migrations after which nothing is left to be done."""
    return tuple(ScriptDirectory.from_config(_config()).get_heads())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "tapete.server:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _make_durable(connection: Any, _record: object) -> None:
    """SQLite: what is committed stays committed, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
