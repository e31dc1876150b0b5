from collections.abc import AsyncIterator

import msgspec
import pytest

from server.in_memory import Browser, venue
from tapete.rulings import CHOOSERS, chapters, notes
from tapete.server.laws import LawBook

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def reader(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    async with venue(tmp_path_factory.mktemp("club")) as place:
        yield place.browser()


async def test_the_whole_book_of_laws_comes_at_once(reader: Browser) -> None:
    answer = await reader.http.get("/api/laws")
    book = msgspec.json.decode(answer.content, type=LawBook)
    assert (book.chapters, book.notes) == (chapters(), notes())
    assert {named.chooser: named.name for named in book.choosers} == dict(CHOOSERS)


async def test_it_may_be_kept_and_asked_for_again_for_nothing(reader: Browser) -> None:
    first = await reader.http.get("/api/laws")
    assert first.headers["cache-control"].startswith("public, max-age=")
    assert "set-cookie" not in first.headers
    again = await reader.http.get("/api/laws", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.thorough
async def test_its_shape_is_in_the_description_of_the_interface(reader: Browser) -> None:
    schema = (await reader.http.get("/schema/openapi.json")).json()
    told = schema["paths"]["/api/laws"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert told["$ref"].endswith("/LawBook")
