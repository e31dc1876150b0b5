from pathlib import Path

import pytest

from tapete.server.settings import Settings, SettingsError


def test_a_flag_goes_before_the_environment_and_both_before_the_default() -> None:
    environment = {"TAPETE_PORT": "9000", "TAPETE_HOST": "0.0.0.0", "HOME": "/"}
    settings = Settings.of({"port": 9001, "host": None}, environment)
    assert (settings.port, settings.host, settings.data) == (9001, "0.0.0.0", Path("data"))


def test_every_setting_can_come_from_the_environment() -> None:
    environment = {
        "TAPETE_DATA": "/srv/club",
        "TAPETE_AWAY_SECONDS": "90",
        "TAPETE_SECURE_COOKIES": "true",
        "TAPETE_CONNECTIONS": "5",
    }
    settings = Settings.of({}, environment)
    assert (settings.data, settings.away_seconds) == (Path("/srv/club"), 90.0)
    assert (settings.secure_cookies, settings.connections) == (True, 5)


@pytest.mark.parametrize(
    ("flags", "environment", "place"),
    [
        ({"port": 70_000}, {}, "port"),
        ({}, {"TAPETE_PORT": "many"}, "port"),
        ({}, {"TAPETE_SECURE_COOKIES": "perhaps"}, "secure_cookies"),
        ({"bus": "redis://somewhere"}, {}, "bus"),
        ({"bluechip": "here"}, {}, "PORT or HOST:PORT"),
        ({"bluechip": "70000"}, {}, "PORT or HOST:PORT"),
        ({}, {"TAPETE_BLUECHIP_BOARDS": "37"}, "1 to 36"),
        ({}, {"TAPETE_BLUECHIP_SKILL": "weak"}, "bluechip_skill"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(
    flags: dict[str, object], environment: dict[str, str], place: str
) -> None:
    with pytest.raises(SettingsError, match=place):
        Settings.of(flags, environment)


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("", "sqlite+aiosqlite:///data/tapete.db"),
        ("sqlite:////srv/club.db", "sqlite+aiosqlite:////srv/club.db"),
        ("postgresql://club@host/db", "postgresql+asyncpg://club@host/db"),
        ("postgres://club@host/db", "postgresql+asyncpg://club@host/db"),
        ("postgresql+psycopg://club@host/db", "postgresql+psycopg://club@host/db"),
    ],
)
def test_a_database_is_reached_by_the_driver_that_does_not_wait(database: str, url: str) -> None:
    assert Settings(database=database).database_url == url


@pytest.mark.parametrize(
    ("text", "address"),
    [("2000", ("127.0.0.1", 2000)), ("0.0.0.0:2000", ("0.0.0.0", 2000)), ("[::1]:0", ("::1", 0))],
)
def test_robots_come_in_from_this_machine_alone_unless_it_is_said_otherwise(
    text: str, address: tuple[str, int]
) -> None:
    assert Settings(bluechip=text).bluechip_address == address
