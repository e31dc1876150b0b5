from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tapete.server.database import migrate, open_database
from tapete.server.schema import METADATA
from tapete.server.settings import Settings, SettingsError

pytestmark = pytest.mark.anyio


async def test_the_migrations_lead_to_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    engine = open_database(Settings(data=tmp_path).database_url)
    await migrate(engine)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    await engine.dispose()


def _differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), METADATA)


async def test_sqlite_keeps_what_is_committed(tmp_path: Path) -> None:
    engine = open_database(Settings(data=tmp_path).database_url)
    async with engine.connect() as connection:
        found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in PRAGMAS]
    await engine.dispose()
    assert dict(zip(PRAGMAS, found, strict=True)) == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 10000}


def test_a_file_that_cannot_be_opened_is_said_to(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="unable to open"):
        open_database(f"sqlite+aiosqlite:///{tmp_path}/nowhere/club.db")


async def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "club.db").write_text("a letter, and a rather long one" * 100)
    engine = open_database(f"sqlite+aiosqlite:///{tmp_path}/club.db")
    with pytest.raises(SettingsError, match="file is not a database"):
        await migrate(engine)
    await engine.dispose()


@pytest.mark.parametrize("url", ["", "nonsense", "nosuch://place", "sqlite+nosuch:///x"])
def test_a_url_that_is_none_is_said_to_be_one(url: str) -> None:
    with pytest.raises(SettingsError, match="database"):
        open_database(url)
