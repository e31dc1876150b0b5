"""The server's settings: flags go before `TAPETE_...` in the environment, and both before the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tapete.table.options import MOST_BOARDS, Skill


class SettingsError(ValueError):
    """A setting that cannot be used, or a folder or database that cannot be reached; one clear line."""


class Settings(msgspec.Struct, frozen=True):
    """All that can be set; each is also `TAPETE_` and its name in capitals in the environment."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8000
    """The port to listen on; 0 takes a free one."""
    data: Path = Path("data")
    """The folder of the database and the secret key."""
    database: str = ""
    """A database URL, `sqlite:///PATH` or `postgresql://...`; empty: `tapete.db` in the data folder."""
    bus: str = "memory://"
    """How processes tell each other of news; only `memory://`, one process, so far."""
    away_seconds: float = 60.0
    """How long a seated person may be out of reach before his seat is held and a robot may stand in."""
    sweep_seconds: float = 5.0
    """How often tables are looked for whose robot is overdue."""
    cached_tables: int = 1000
    """How many tables stay in memory; one at rest takes less than 100 KB."""
    connections: int = 20
    """Websockets that one browser may have open."""
    messages_per_second: float = 20.0
    """Messages a second that a websocket may send for long..."""
    messages_at_once: int = 60
    """...and how many at once."""
    job_processes: int = 1
    """Processes for heavy work, started when there is any; 0: it is done in a thread of the server."""
    solve_seconds: float = 60.0
    """How long a process may look for what could have been made of a deal, or what each card cost."""
    book: str = ""
    """A folder with a book of bidding for the robots to bid by; empty: the house's."""
    thinking_processes: int = 2
    """Processes in which strong robots think, started with the first; 0: all play by rule of thumb."""
    bluechip: str = ""
    """Where robots that speak the Blue Chip table manager's protocol come in: `PORT` or `HOST:PORT`."""
    bluechip_boards: int = 16
    """How many boards such robots play, 1 to 36."""
    bluechip_skill: Skill = Skill.STRONG
    """How the robots of the house beside them choose their cards, `quick` or `strong`."""
    bluechip_wait_seconds: float = 20.0
    """How long the last of them waits for others before robots of the house take the empty seats."""
    bluechip_seconds: float = 300.0
    """How long such a robot may keep silent when it is its turn to say something."""
    secure_cookies: bool = False
    """Whether the cookie is for https alone; true behind a proxy that speaks https."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise ValueError(f"a port is 0 to 65535, not {self.port}")
        if not 0 <= self.job_processes <= 64:
            raise ValueError(f"processes for heavy work are 0 to 64, not {self.job_processes}")
        if not 0 <= self.thinking_processes <= 64:
            raise ValueError(f"processes for robots to think in are 0 to 64, not {self.thinking_processes}")
        if not 1 <= self.bluechip_boards <= MOST_BOARDS:
            raise ValueError(f"a set has 1 to {MOST_BOARDS} boards, not {self.bluechip_boards}")
        if self.bluechip and _address(self.bluechip) is None:
            raise ValueError(f"robots come in at PORT or HOST:PORT, not {self.bluechip!r}")
        if self.bus != "memory://":
            raise ValueError(f"the only bus so far is memory://, not {self.bus!r}")

    @staticmethod
    def of(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
        """Settings from flags (None: not given) and environment; raises `SettingsError`."""
        chosen: dict[str, Any] = {
            name: environment[variable]
            for name in Settings.__struct_fields__
            if (variable := f"TAPETE_{name.upper()}") in environment
        }
        chosen |= {name: value for name, value in flags.items() if value is not None}
        try:
            return msgspec.convert(chosen, Settings, strict=False, dec_hook=_path)
        except msgspec.ValidationError as error:
            raise SettingsError(f"settings: {error}") from None

    @property
    def bluechip_address(self) -> tuple[str, int]:
        """Host and port of the robots' door; the host is this machine where none is given."""
        address = _address(self.bluechip)
        assert address is not None
        return address

    @property
    def database_url(self) -> str:
        """The URL as the database library wants it, with the driver's name."""
        url = self.database or f"sqlite:///{self.data / 'tapete.db'}"
        scheme, separator, rest = url.partition("://")
        return f"{_DRIVERS.get(scheme, scheme)}{separator}{rest}"


_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def _address(text: str) -> tuple[str, int] | None:
    """`2000`, `0.0.0.0:2000` or `[::1]:2000`."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= 65535):
        return None
    return host.strip("[]") or "127.0.0.1", int(port)


def _path(kind: type, value: Any) -> Any:
    return kind(value)
