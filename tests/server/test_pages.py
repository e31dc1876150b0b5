import gzip
from pathlib import Path

import pytest

from server.in_memory import venue
from tapete.server.static_files import Client

pytestmark = pytest.mark.anyio
PAGE = "<!doctype html>" + "<p>Tapete</p>" * 200


@pytest.fixture
def client(tmp_path: Path) -> Client:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("2")
    (folder / "assets" / "app-3f2a.js").write_text("1")
    (folder / "assets" / "inter.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_text("x")
    return Client(folder)


async def test_every_path_of_the_client_is_its_page(tmp_path: Path, client: Client) -> None:
    async with venue(tmp_path, client=client) as place:
        for path in ("/", "/t/abc", "/t/abc/deal/1/2", "/settings", "/icon.png", "/secret.txt"):
            answer = await place.browser().http.get(path)
            assert (answer.status_code, answer.text) == (200, PAGE), path
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"


async def test_a_file_whose_name_holds_its_hash_may_be_kept_for_ever(tmp_path: Path, client: Client) -> None:
    async with venue(tmp_path, client=client) as place:
        answer = await place.browser().http.get("/assets/app-3f2a.js")
        assert answer.text == "1"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        font = await place.browser().http.get("/assets/inter.woff2")
        assert font.headers["content-type"] == "font/woff2"
        icon = await place.browser().http.get("/icon.svg")
        assert icon.headers["cache-control"] == "no-cache"


async def test_what_keeps_the_pages_for_offline_use_is_asked_for_anew_and_may_keep_all_of_them(
    tmp_path: Path, client: Client
) -> None:
    async with venue(tmp_path, client=client) as place:
        answer = await place.browser().http.get("/sw.js")  # at the root: its scope is the folder it lies in
        assert answer.text == "2"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "default-src 'self'" in answer.headers["content-security-policy"]


async def test_a_browser_that_has_the_page_is_not_sent_it_again(tmp_path: Path, client: Client) -> None:
    async with venue(tmp_path, client=client) as place:
        browser = place.browser()
        etag = (await browser.http.get("/")).headers["etag"]
        again = await browser.http.get("/", headers={"if-none-match": etag})
        assert (again.status_code, again.content) == (304, b"")


async def test_who_only_asks_whether_the_page_is_there_is_told_so(tmp_path: Path, client: Client) -> None:
    async with venue(tmp_path, client=client) as place:
        answer = await place.browser().http.head("/")
        assert (answer.status_code, answer.content) == (200, b"")


async def test_long_texts_are_compressed_for_who_can_read_them(tmp_path: Path, client: Client) -> None:
    async with venue(tmp_path, client=client) as place:
        browser = place.browser()
        async with browser.http.stream("GET", "/") as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw).decode() == PAGE
        plain = await browser.http.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers


async def test_a_client_that_is_not_built_is_said_not_to_be(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        answer = await place.browser().http.get("/t/abc")
        assert answer.status_code == 503
        for word in ("is not built", "no está construido", "no està construït"):
            assert word in answer.text
