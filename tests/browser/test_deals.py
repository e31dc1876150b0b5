"""Deals to a condition: by keyboard alone, on a telephone, and on to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PHONE, Person

pytestmark = pytest.mark.browser


def test_deals_are_found_by_keyboard_alone_and_a_fault_is_pointed_at(club: Club, chromium: Browser) -> None:
    teacher = Person(chromium, club.address, "Marta")
    page = teacher.page
    page.goto(club.address)
    page.get_by_role("link", name=teacher.words("deals.title"), exact=True).press("Enter")
    expect(page).to_have_url(f"{club.address}/deals")
    condition = page.get_by_label(teacher.words("deals.where"))
    condition.press_sequentially("hcp(N) in 15..17 and balanced(NS)")
    deal = page.get_by_role("button", name=teacher.words("deals.button"), exact=True)
    deal.press("Enter")
    expect(page.get_by_text(re.compile("Línea 1, columna 31: aquí se espera un asiento"))).to_be_visible()
    expect(condition).to_be_focused()
    teacher.check_accessibility()
    condition.press_sequentially("N")  # over what is selected
    expect(condition).to_have_value("hcp(N) in 15..17 and balanced(N)")
    deal.press("Enter")
    expect(page.get_by_role("region", name=teacher.words("deals.results"))).to_be_focused()
    expect(page.get_by_role("heading", name=re.compile("^Estuche"))).to_have_count(8)
    teacher.check_accessibility()
    teacher.picture("deals-es")
    with page.expect_download() as taken:
        page.get_by_role("button", name=teacher.words("deals.file.button")).press("Enter")
    assert taken.value.suggested_filename == "tapete-deals.pbn"


def test_on_a_telephone_unseen_deals_are_laid_on_a_table_to_play(club: Club, chromium: Browser) -> None:
    player = Person(chromium, club.address, "Pau", language="ca", viewport=PHONE)
    page = player.page
    page.goto(f"{club.address}/deals")
    page.get_by_text(player.words("deals.examples")).click()
    page.get_by_role("button", name="Dos dèbil").click()
    expect(page.get_by_label(player.words("deals.where"))).to_have_value(re.compile("spades"))
    page.get_by_role("switch", name=player.words("deals.unseen")).check()
    name = page.get_by_label(player.words("home.name.label"))
    if name.is_visible():
        name.fill("Pau")
    page.get_by_role("button", name=player.words("home.start.button")).click()
    expect(page.get_by_text(player.words("deals.unseen.ready"))).to_be_visible()
    player.check_accessibility()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")
    page.get_by_role("link", name=player.words("deals.table.go")).click()
    seat = page.get_by_role("button", name=re.compile("^" + player.words("table.sit"))).first
    seat.click()
    expect(page.get_by_role("button", name=player.words("table.seating.begin"))).to_be_visible()
