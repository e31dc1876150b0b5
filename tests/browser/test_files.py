"""Files that people share: a match of two rooms is dropped, played again, questioned and taken away."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PHONE, Person
from tapete.formats import lin, pbn

pytestmark = pytest.mark.browser

MATCH = Path(__file__).parent / "files" / "two_rooms.lin"
DROP = """async ([name, content]) => {
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], name))
    for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}"""


def drop(person: Person, name: str, content: bytes) -> None:
    """Let go of a file somewhere on the page."""
    person.page.evaluate(DROP, [name, base64.b64encode(content).decode()])


def taken(person: Person, name: str) -> bytes:
    """What comes of a link that downloads."""
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name=name, exact=True).press("Enter")
    return Path(download.value.path()).read_bytes()


def test_a_match_is_dropped_stepped_through_and_taken_away(club: Club, chromium: Browser) -> None:
    player = Person(chromium, club.address, "Marta")
    page = player.page
    page.goto(club.address)
    page.get_by_role("link", name=player.words("file.title"), exact=True).press("Enter")
    expect(page.get_by_role("heading", name=player.words("file.title"))).to_be_visible()
    drop(player, "nada.txt", b"\x00\x01 nothing that anybody knows")
    expect(page.get_by_role("alert")).to_contain_text("No conocemos el formato")
    player.complaints.clear()  # Chromium complains of a refusal by itself
    player.check_accessibility()
    drop(player, "copa.lin", MATCH.read_bytes())
    expect(page.get_by_role("heading", name="copa.lin")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(7)
    expect(page.get_by_text(player.words("file.code.must-follow"))).to_be_visible()
    player.check_accessibility()
    player.picture("file-es")
    boards = pbn.read(taken(player, player.words("file.take.button"))).boards
    assert [board.record for board in boards] == [
        board.record for board in lin.read(MATCH.read_bytes()).boards
    ]
    assert taken(player, player.words("file.pdf.36")).startswith(b"%PDF-")

    page.get_by_role("row", name=re.compile("^1 Sala cerrada")).get_by_role("link").press("Enter")
    expect(page.get_by_role("heading", name="Estuche 1")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("img", name="dos de corazones")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(player.words("file.claimed"))).to_be_visible()
    expect(page.get_by_text(player.words("deal.dd.slips"))).to_be_visible(timeout=30_000)
    player.check_accessibility()
    _grades_by_key(player)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("heading", name="Estuche 2")).to_be_visible()
    page.get_by_role("button", name="dos sin triunfo").press("Enter")
    expect(page.get_by_text(re.compile("19, balanced"))).to_be_visible()
    assert not player.complaints
    refusals, faults = "status of 400", player.complaints
    assert not [fault for fault in faults if refusals not in fault]


def _grades_by_key(player: Person) -> None:
    """The calls and cards of the board, once they are asked for; the focus stays where the button was."""
    player.button("file.lesson.ask").press("Enter")
    calls, cards = (player.words(f"lesson.{what}") for what in ("calls", "cards"))
    expect(player.page.get_by_role("heading", name=calls, exact=True)).to_be_visible()
    expect(player.page.get_by_role("heading", name=cards, exact=True)).to_be_visible(timeout=60_000)
    player.page.keyboard.press("Tab")
    north = player.page.get_by_role("button", name=player.words("seat.N"), exact=True)
    expect(north).to_be_focused()
    north.press("Enter")
    expect(north).to_have_attribute("aria-pressed", "true")
    player.check_accessibility()
    player.picture("file-lesson-es")


class Elsewhere(NamedTuple):
    """The site of somebody else."""

    folder: Path
    address: str


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Elsewhere]:
    """A site of its own, with one page to be written."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield Elsewhere(tmp_path, f"http://127.0.0.1:{server.server_port}")
        server.shutdown()


def test_on_a_telephone_a_revoke_is_named_and_the_board_stands_in_a_frame(
    club: Club, chromium: Browser, elsewhere: Elsewhere
) -> None:
    reader = Person(chromium, club.address, "Pau", language="ca", viewport=PHONE)
    page = reader.page
    page.goto(f"{club.address}/file")
    with page.expect_file_chooser() as chooser:
        reader.button("file.choose").click()
    chooser.value.set_files(MATCH)
    page.get_by_role("link", name="3").last.click()
    expect(page.get_by_role("heading", name=reader.words("file.board.title", title="3"))).to_be_visible()
    expect(page.get_by_text(reader.words("file.code.must-follow"))).to_be_visible()
    expect(page.get_by_text("play/must-follow")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")
    reader.check_accessibility()
    reader.picture("file-board-ca")
    frame = page.get_by_label(reader.words("file.embed"), exact=True).input_value()
    assert frame.startswith(f'<iframe src="{club.address}/embed/file/')
    (elsewhere.folder / "index.html").write_text(frame + frame.replace("/embed/", "/"))
    page.goto(elsewhere.address)
    inside = page.frame_locator("iframe >> nth=0")
    expect(inside.get_by_role("heading", name=reader.words("file.board.title", title="3"))).to_be_visible()
    expect(inside.get_by_role("banner")).to_have_count(0)
    inside.get_by_role("link", name=reader.words("file.before")).click()
    expect(inside.get_by_text(reader.words("file.room.open"))).to_be_visible()
    expect(inside.get_by_text(reader.words("file.code.must-follow"))).to_have_count(0)
    expect(page.frame_locator("iframe >> nth=1").get_by_role("heading")).to_have_count(0)
