"""The house's system over REST: the same card for everybody, to read and to print."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from paper.pdf import pages, text
from server.in_memory import Browser, venue
from tapete.robots.bidding.stakes import BookName
from tapete.robots.system_card import SystemCard, system_card

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def reader(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    async with venue(tmp_path_factory.mktemp("club")) as place:
        yield place.browser()


@pytest.mark.parametrize("book", ["contract", "auction1920"])
async def test_the_card_that_is_read_is_the_book_that_the_robots_bid_by(
    reader: Browser, book: BookName
) -> None:
    answer = await reader.http.get(f"/api/system/{book}")
    assert msgspec.json.decode(answer.content, type=SystemCard) == system_card(book)
    again = await reader.http.get(f"/api/system/{book}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_book_that_there_is_not_is_refused_in_words(reader: Browser) -> None:
    for path in ("acol", "acol/card.pdf"):
        answer = await reader.http.get(f"/api/system/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "wire/unknown-system")


@pytest.mark.thorough
async def test_it_is_printed_on_two_pages_in_the_readers_language(reader: Browser) -> None:
    answer = await reader.http.get("/api/system/contract/card.pdf?language=ca&own_letters=true")
    assert answer.headers["content-type"] == "application/pdf"
    assert len(pages(answer.content)) <= 2
    printed = text(answer.content)
    assert "Sistema de la casa: bridge de contracte" in printed
    assert "15-17 punts d’honors" in printed
    assert "R D S 5" in printed.replace("\u200b", "")
