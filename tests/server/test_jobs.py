"""Heavy work is done elsewhere: in a thread, or in processes of its own."""

import os
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from tapete.server.jobs import Jobs

pytestmark = pytest.mark.anyio


async def test_a_job_gives_what_it_gives_and_raises_what_it_raises() -> None:
    jobs = Jobs(0)
    assert await jobs.run(divmod, 47, 10) == (4, 7)
    with pytest.raises(ZeroDivisionError):
        await jobs.run(divmod, 1, 0)
    await jobs.close()


async def test_what_was_never_begun_can_be_closed() -> None:
    await Jobs(0).close()


@pytest.mark.process
def test_when_the_server_is_killed_no_process_of_its_jobs_is_left() -> None:
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.kill()
    deadline = time.monotonic() + 30
    while _is_running(worker):
        assert time.monotonic() < deadline, "the process outlives its server"
        time.sleep(0.05)


SERVER = """
import asyncio, os
from tapete.server.jobs import Jobs

async def main() -> None:
    print(await Jobs(1).run(os.getpid), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
        # Whoever takes over orphans may leave them unburied.
        return "Z" not in Path(f"/proc/{process}/stat").read_text().split()[2]
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.process
async def test_a_job_runs_in_a_process_of_its_own_and_another_follows_one_that_died() -> None:
    jobs = Jobs(1)
    assert await jobs.run(os.getpid) != os.getpid()
    with pytest.raises(BrokenExecutor):
        await jobs.run(os._exit, 1)
    assert await jobs.run(divmod, 47, 10) == (4, 7)
    await jobs.close()
