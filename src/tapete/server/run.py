"""The server as a process: takes its port, says its address, and stops when it is told to."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
from collections.abc import Generator
from pathlib import Path

import uvicorn

from tapete.server.app import make_app
from tapete.server.bluechip.listener import Listener
from tapete.server.book_folder import bid_by_folder
from tapete.server.club import Club
from tapete.server.limits import LONGEST_FRAME
from tapete.server.settings import Settings, SettingsError

GRACE_SECONDS = 5
"""How long a request may still take once the server is told to stop."""
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class _Server(uvicorn.Server):
    """Says its address once it listens, and leaves signals to `_serve`."""

    robots_door: Listener | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            _say(f"Tapete: {_address(listening)} (Ctrl-C stops it)")
        if self.robots_door is not None:
            await self.robots_door.start()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """None: a stop is no error, and uvicorn would raise the signal again."""
        yield

    def stop(self) -> None:
        """Finish what is being answered, then stop; asked again, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


def run(settings: Settings) -> None:
    """Serve until told to stop; raises `SettingsError` when it cannot begin."""
    os.umask(0o077)  # the database holds every hand: it is for its owner alone
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_without_traceback)
    if settings.book:
        bid_by_folder(Path(settings.book))
    with _listen(settings) as listening:
        club = Club(settings)
        config = _config(club)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(club, _Server(config), listening))


def _config(club: Club) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(club),
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # it costs more than all else that a move costs
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


async def _serve(club: Club, server: _Server, listening: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    robots_door = server.robots_door = Listener(club, _say) if club.settings.bluechip else None
    for number in _SIGNALS:
        loop.add_signal_handler(number, server.stop)
    try:
        await club.start()
        gc.freeze()  # what is loaded by now stays; values are frozen and make no circles,
        gc.set_threshold(50_000, 20, 50)  # so looking for circles may be rare
        await server.serve(sockets=[listening])
    finally:
        if robots_door is not None:
            await robots_door.close()
        await club.close()


def _say(line: str) -> None:
    print(line, flush=True)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=512)
    except OSError as error:
        place = f"{settings.host}:{settings.port}"
        raise SettingsError(f"{place}: cannot listen there: {error.strerror}") from None


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _without_traceback(record: logging.LogRecord) -> bool:
    """A browser that sends what is no UTF-8 is no fault of ours: one line will do."""
    if "Invalid UTF-8" in record.getMessage():
        record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        return False
    return True
