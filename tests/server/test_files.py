"""Files that people share: read, shown to whoever has the link, taken away in another format or on paper."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from server.in_memory import Browser, venue
from tapete.core import Auction, Board, Deal, PartialDeal, Play, Record, Seat, Vulnerability, parse_cards
from tapete.formats import pbn
from tapete.formats.reading import Filed
from tapete.server.codec import decoder
from tapete.server.file_bodies import BoardSeen, FileSeen
from tapete.server.file_office import MOST_BYTES

pytestmark = pytest.mark.anyio

SPEC_DEAL = "N:K832.J97.AQ5.J43 J7654.T3.K72.976 AQT.AKQ854.JT3.K 9.62.9864.AQT852"


def spec_board() -> Record:
    """Spec 000 §07: four hearts by South, the first trick of the club ace."""
    auction = Auction.of(Seat.SOUTH, "1H P 2H P 4H P P P")
    deal = Deal.parse(SPEC_DEAL)
    assert auction.contract is not None
    play = Play.start(auction.contract)
    for card in parse_cards("CA C3 C7 CK"):
        play = play.after(card, deal[play.turn])
    return Record.of(Board(3, Seat.SOUTH, Vulnerability.EW, deal), auction, play, claim=11)


def a_file(*records: Record) -> bytes:
    return pbn.write([Filed(record, event="Trofeu d’hivern") for record in records]).content


@pytest.fixture(scope="module")
async def reader(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    async with venue(tmp_path_factory.mktemp("club")) as place:
        yield place.browser()


async def shared(reader: Browser, content: bytes, name: str = "hivern.pbn") -> str:
    answer = await reader.http.post("/api/files", params={"name": name}, content=content)
    assert answer.status_code == 201, answer.text
    file_id: str = answer.json()["id"]
    assert answer.json()["path"] == f"/file/{file_id}"
    return file_id


async def refused(reader: Browser, content: bytes, name: str = "") -> str:
    answer = await reader.http.post("/api/files", params={"name": name}, content=content)
    assert 400 <= answer.status_code < 500
    code: str = answer.json()["code"]
    return code


async def test_a_file_is_read_and_its_boards_are_listed(reader: Browser) -> None:
    file_id = await shared(reader, a_file(spec_board(), spec_board()))
    seen = decoder(FileSeen).decode((await reader.http.get(f"/api/files/{file_id}")).content)
    assert (seen.name, seen.format, len(seen.boards)) == ("hivern.pbn", "pbn", 2)
    first = seen.boards[0]
    assert (first.place, first.title, first.tricks_taken, first.score_ns) == (1, "3", 11, 450)
    assert {"pbn", "lin", "json"} <= {form.name for form in seen.formats}


async def test_a_board_of_it_is_shown_in_full(reader: Browser) -> None:
    file_id = await shared(reader, a_file(spec_board()))
    answer = await reader.http.get(f"/api/files/{file_id}/boards/1")
    seen = decoder(BoardSeen).decode(answer.content)
    assert (seen.number, seen.dealer, seen.event) == (3, Seat.SOUTH, "Trofeu d’hivern")
    assert [len(hand) for hand in seen.hands] == [13] * 4 and list(seen.hcp) == [11, 4, 19, 6]
    assert len(seen.auction) == 8 and seen.tricks[0].winner is Seat.WEST
    assert seen.is_solvable and not seen.problems


async def test_what_is_wrong_with_a_board_is_told(reader: Browser) -> None:
    broken = msgspec.structs.replace(spec_board(), cards=parse_cards("CA C3 C7 HA"))
    file_id = await shared(reader, a_file(broken))
    listed = (await reader.http.get(f"/api/files/{file_id}")).json()["boards"][0]
    board = (await reader.http.get(f"/api/files/{file_id}/boards/1")).json()
    assert "play/must-follow" in {problem["code"] for problem in board["problems"]}
    assert listed["problems"] == board["problems"]


async def test_what_is_not_known_is_not_made_up(reader: Browser) -> None:
    bare = Record(PartialDeal.parse("N:K832.J97.AQ5.J43 - - -"), number=7)
    file_id = await shared(reader, a_file(bare))
    answer = await reader.http.get(f"/api/files/{file_id}/boards/1")
    seen = decoder(BoardSeen).decode(answer.content)
    assert (seen.dealer, seen.contract, seen.score_ns, seen.auction, seen.tricks) == (None,) * 3 + ((), ())
    assert list(seen.hcp) == [11, None, None, None] and not seen.is_solvable
    analysis = await reader.http.get(f"/api/files/{file_id}/boards/1/analysis")
    assert (analysis.status_code, analysis.json()["code"]) == (400, "files/hands-missing")


async def test_it_can_be_taken_away_in_another_format(reader: Browser) -> None:
    file_id = await shared(reader, a_file(spec_board()))
    lin = await reader.http.get(f"/api/files/{file_id}/as/lin")
    assert b"md|1" in lin.content and "hivern.lin" in lin.headers["content-disposition"]
    again = pbn.read((await reader.http.get(f"/api/files/{file_id}/as/pbn")).content)
    assert again.boards[0].record == pbn.read(a_file(spec_board())).boards[0].record
    for form in ("whist", "bws"):
        assert (await reader.http.get(f"/api/files/{file_id}/as/{form}")).json()[
            "code"
        ] == "files/cannot-write"


async def test_where_no_board_has_a_place_in_a_format_nothing_is_taken_away(reader: Browser) -> None:
    file_id = await shared(reader, a_file(spec_board()))
    answer = await reader.http.get(f"/api/files/{file_id}/as/gib")  # which is for solved deals
    assert answer.status_code == 409
    assert answer.json()["code"] == "files/nothing-to-write"


async def test_it_is_still_there_when_it_is_no_longer_in_memory(reader: Browser) -> None:
    file_id = await shared(reader, a_file(spec_board()))
    for number in range(20):
        await shared(reader, a_file(spec_board()), f"{number}.pbn")
    assert (await reader.http.get(f"/api/files/{file_id}")).json()["name"] == "hivern.pbn"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "files/unknown-format"),
        (b"\x00\x01 nothing that anybody knows", "files/unknown-format"),
        (b"% PBN 2.1\r\n\r\n", "files/no-boards"),
    ],
)
async def test_what_holds_no_boards_is_refused(reader: Browser, content: bytes, code: str) -> None:
    assert await refused(reader, content, "x") == code


async def test_what_is_too_long_is_refused(reader: Browser) -> None:
    assert await refused(reader, b"%" * (MOST_BYTES + 1)) == "wire/too-large"


@pytest.mark.parametrize("path", ["", "/boards/1", "/boards/1/analysis", "/as/pbn", "/print.pdf"])
async def test_a_file_that_nobody_shared_is_not_there(reader: Browser, path: str) -> None:
    answer = await reader.http.get(f"/api/files/nothing{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "wire/unknown-file")


@pytest.mark.parametrize("place", [0, 2])
async def test_a_board_that_it_does_not_have_is_not_there(reader: Browser, place: int) -> None:
    file_id = await shared(reader, a_file(spec_board()))
    answer = await reader.http.get(f"/api/files/{file_id}/boards/{place}")
    assert (answer.status_code, answer.json()["code"]) == (404, "wire/unknown-deal")


@pytest.mark.parametrize("path", ["/embed/file/x1/1", "/embed/file/x1/12/"])
async def test_a_board_may_be_shown_in_frames_of_other_sites(reader: Browser, path: str) -> None:
    policy = (await reader.http.get(path)).headers["content-security-policy"]
    assert policy.endswith("frame-ancestors *") and "default-src 'self'" in policy


OTHERS = [
    "/",
    "/file/x1/1",
    "/embed",
    "/embed/",
    "/embed/file/x1",
    "/embed/file/x1/0",
    "/embed/file/x1/1/2",
    "/embed/t/x1",
    "/embed//file/x1/1",
    "/embed/file/%781/1",
    "/x/embed/file/x1/1",
    "/t/x1",
    "/api/files/x1/boards/1",
]


@pytest.mark.parametrize("path", OTHERS)
async def test_nothing_else_is_shown_in_frames(reader: Browser, path: str) -> None:
    policy = (await reader.http.get(path)).headers["content-security-policy"]
    assert policy.endswith("frame-ancestors 'none'")
