"""The house's system: read before one sits, declared beside one's name, called by; a call is reported."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PHONE, Person

pytestmark = pytest.mark.browser


def _fits(person: Person) -> None:
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


def test_the_card_is_read_and_searched_by_keyboard_before_a_table_is_opened(
    club: Club, chromium: Browser
) -> None:
    reader = Person(chromium, club.address, "Marta")
    page = reader.page
    page.goto(club.address)
    page.get_by_role("link", name=reader.words("system.see")).first.press("Enter")
    expect(page).to_have_url(f"{club.address}/system/contract")
    expect(page.get_by_role("heading", level=1)).to_contain_text("bridge de contrato")
    reader.check_accessibility()
    reader.picture("system-es")
    search = page.get_by_label(reader.words("system.search"))
    search.press_sequentially("15-17")
    expect(page.get_by_text(re.compile("^Apertura sin triunfo$"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+ líneas?$"))).to_be_visible()
    search.fill("")
    page.locator("summary").last.press("Enter")
    expect(page.get_by_text(re.compile("Sin señales"))).to_be_visible()
    reader.check_accessibility()
    with page.expect_download() as taken:
        page.get_by_role("link", name=reader.words("system.pdf")).press("Enter")
    assert taken.value.suggested_filename == "tapete-contract.pdf"
    assert not reader.complaints


def test_on_a_telephone_the_card_of_1920_fits(club: Club, chromium: Browser) -> None:
    reader = Person(chromium, club.address, "Pau", language="ca", viewport=PHONE)
    reader.page.goto(f"{club.address}/system/auction1920")
    expect(reader.page.get_by_role("heading", level=1)).to_contain_text("1920")
    _fits(reader)
    reader.check_accessibility()
    reader.picture("system-phone-ca")


def test_one_declares_the_house_system_and_explains_a_call_by_the_card(club: Club, chromium: Browser) -> None:
    joan = Person(chromium, club.address, "Joan")
    joan.come_to(joan.make_table("duplicate", boards=1))
    joan.sit("N")
    page = joan.page
    page.get_by_role("switch", name=joan.words("system.declare")).check()
    plate = page.get_by_role("link", name=re.compile(joan.words("system.short-means", name="Norte")))
    expect(plate.first).to_be_visible()
    joan.check_accessibility()
    joan.picture("system-declared-es")
    joan.begin()
    page.get_by_role("region", name=joan.words("table.bidding-box")).wait_for()
    page.keyboard.type("1c")
    page.get_by_title(joan.words("table.read-call")).first.click()
    joan.button("system.by-card").click()
    field = page.get_by_label(joan.words("table.explain-this"))
    expect(field).to_have_value(re.compile("tréboles"))
    page.locator("form .save").click()
    joan.check_accessibility()
    joan.picture("system-by-card-es")


def test_a_call_of_a_robot_is_reported_in_the_auction_and_read_after_the_deal(
    club: Club, chromium: Browser
) -> None:
    for language, viewport in (("es", None), ("ca", PHONE)):
        screen = {} if viewport is None else {"viewport": viewport}
        joan = Person(chromium, club.address, "Joan", language=language, **screen)
        page = joan.page
        joan.page.request.put(f"{club.address}/api/me", data={"name": "Joan"})
        deal = "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32"
        made = page.request.post(
            f"{club.address}/api/practice",
            data={"seen": [deal], "seat": "S", "options": {"tempo": 0, "skill": "quick"}},
        )
        path = made.json()["path"]
        joan.come_to(path)
        page.get_by_title(joan.words("table.read-call")).first.click()
        report = page.get_by_role("button", name=re.compile("^" + joan.words("report.open"))).first
        report.press("Enter")
        page.keyboard.type("No tiene eso 1c p")
        joan.check_accessibility()
        joan.picture(f"report-{language}")
        joan.button("report.send").press("Enter")
        joan.sees("report.sent")
        page.goto(f"{club.address}{path}/reports")
        joan.sees("reports.sealed")
        expect(page.get_by_text("No tiene eso")).to_have_count(0)
        joan.check_accessibility()
        _fits(joan)
        joan.picture(f"reports-sealed-{language}")
        assert not joan.complaints
