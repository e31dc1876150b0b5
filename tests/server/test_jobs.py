"""Heavy work is done elsewhere: in a thread, or in processes of its own."""

import os
from concurrent.futures import BrokenExecutor

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
async def test_a_job_runs_in_a_process_of_its_own_and_another_follows_one_that_died() -> None:
    jobs = Jobs(1)
    assert await jobs.run(os.getpid) != os.getpid()
    with pytest.raises(BrokenExecutor):
        await jobs.run(os._exit, 1)
    assert await jobs.run(divmod, 47, 10) == (4, 7)
    await jobs.close()
