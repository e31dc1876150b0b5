"""The book of laws with real cards beside it: a phone, the keyboard alone, and no network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PHONE, Person

pytestmark = pytest.mark.browser


def test_a_revoke_is_looked_up_by_keyboard_alone(club: Club, chromium: Browser) -> None:
    reader = Person(chromium, club.address, "Ot", language="ca", viewport=PHONE)
    page = reader.page
    page.goto(club.address)
    page.get_by_role("link", name=reader.words("laws.title"), exact=True).press("Enter")
    page.get_by_role("searchbox", name=reader.words("laws.search")).press_sequentially("renunci consumat")
    law = page.get_by_role("button", name=re.compile(r"^Llei 64A"))
    law.press("Enter")
    expect(law).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_text(re.compile("passen dues bases"))).to_be_visible()
    expect(page).to_have_url(f"{club.address}/laws/revoke-established")
    reader.check_accessibility()
    reader.picture("laws-phone-ca")
    assert reader.complaints == []


def test_a_law_has_an_address_that_leads_to_others(club: Club, chromium: Browser) -> None:
    reader = Person(chromium, club.address, "Io", viewport=PHONE)
    page = reader.page
    page.goto(f"{club.address}/laws/claim-contested-duplicate")
    law = page.get_by_role("button", name=re.compile(r"^Ley 70"), expanded=True)
    expect(law).to_be_focused()
    expect(law).to_be_in_viewport()
    page.get_by_role("link", name="Ley 68").click()
    expect(page).to_have_url(f"{club.address}/laws/claim-duplicate")
    expect(page.get_by_role("button", name=re.compile(r"^Ley 68"), expanded=True)).to_be_focused()


def test_the_book_is_still_there_without_a_network(club: Club, chromium: Browser) -> None:
    reader = Person(chromium, club.address, "Pi", language="en", viewport=PHONE)
    page = reader.page
    page.goto(f"{club.address}/laws")
    reader.sees("laws.search")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.goto(f"{club.address}/laws/misdeal")
    expect(page.get_by_role("button", name=re.compile(r"^Law 10"), expanded=True)).to_be_visible()
