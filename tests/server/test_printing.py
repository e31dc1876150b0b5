"""PDFs over REST: only what its asker may see, in his language."""

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from server.in_memory import venue
from server.sets import opens, played_set, plays, plays_out, refusal, sits
from server.test_pads import START, deal, new, sent

pytestmark = pytest.mark.anyio


def read(content: bytes) -> tuple[str, str]:
    """Title and text of a PDF."""
    pdf = PdfReader(io.BytesIO(content))
    assert pdf.metadata is not None
    return str(pdf.metadata.title), "\n".join(page.extract_text() for page in pdf.pages)


@pytest.mark.thorough
async def test_the_sheet_and_the_deals_of_a_set_are_printed_with_what_could_be_made(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table = await played_set(place, "Ana", boards=1)
        answer = await ana.http.get(f"/api/tables/{table}/print/1/sheet.pdf", params={"language": "ca"})
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.headers["content-disposition"] == f'attachment; filename="tapete-{table}-1.pdf"'
        title, text = read(answer.content)
        assert title == "Full de puntuació · Duplicat"
        assert "Sèrie 1" in text and "Nosaltres" in text and "Ana" in text
        for _ in range(2):  # solved, then as the store has it
            deals = await ana.http.get(f"/api/tables/{table}/print/1/deals.pdf", params={"language": "es"})
            title, text = read(deals.content)
            assert (title, deals.status_code) == ("Serie 1", 200)
            assert "Ana" in text and "Par " in text and "ST" in text


async def test_who_has_yet_to_play_the_boards_is_shown_none_of_them(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, first = await played_set(place, "Ana")
        bea = await place.browser().named("Bea")
        second = await opens(ana, again=first)
        await sits(bea, second)
        await plays(place, bea, second, 1)
        for name in ("sheet", "deals"):
            assert await refusal(bea, "GET", f"/api/tables/{first}/print/1/{name}.pdf") == (
                403,
                "table/boards-ahead",
            )
        await plays_out(place, bea, second)
        assert (await bea.http.get(f"/api/tables/{first}/print/1/sheet.pdf")).status_code == 200


async def test_a_table_without_watchers_prints_for_its_players_alone(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table = await played_set(place, "Ana", boards=1, watchers=False)
        bea = await place.browser().named("Bea")
        for name in ("sheet", "deals"):
            path = f"/api/tables/{table}/print/1/{name}.pdf"
            assert await refusal(bea, "GET", path) == (403, "table/no-watchers")
        assert (await ana.http.get(f"/api/tables/{table}/print/1/sheet.pdf")).status_code == 200


async def test_what_was_not_played_cannot_be_printed(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        ana, table = await played_set(place, "Ana", boards=1)
        for name in ("sheet", "deals"):
            path = f"/api/tables/{table}/print/2/{name}.pdf"
            assert await refusal(ana, "GET", path) == (404, "wire/unknown-deal")
        assert await refusal(ana, "GET", "/api/pads/nothing/evening.pdf") == (404, "wire/unknown-pad")
        path = f"/api/tables/{table}/print/1/sheet.pdf?language=fr"
        assert await refusal(ana, "GET", path) == (400, "wire/malformed")


async def test_the_evening_of_a_pad_is_printed_with_its_day(tmp_path: Path) -> None:
    async with venue(tmp_path) as place:
        pau = place.browser()
        pad = (await pau.http.post("/api/pads", json=new())).json()["id"]
        commands = sent(START, deal("d1"), deal("d2"))
        (await pau.http.post(f"/api/pads/{pad}/commands", json=commands)).raise_for_status()
        query = {"language": "es", "day": "2026-11-30"}
        answer = await pau.http.get(f"/api/pads/{pad}/evening.pdf", params=query)
        title, text = read(answer.content)
        assert title == "La velada · Rubber"
        assert "30 de noviembre de 2026 · Ana, Bna, Cna, Dna" in text
        assert (await pau.http.get(f"/api/pads/{pad}/evening.pdf")).status_code == 200
        assert (await pau.http.get(f"/api/pads/{pad}/evening.pdf?day=soon")).status_code == 400
