"""Practice: the same deal again from any point, bidding alone beside the book's, and every page says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PHONE, Person
from browser.player import LEGAL_CARD

pytestmark = pytest.mark.browser

DEAL = "N:AQ5.KJ4.A873.K92 KJ92.T83.KQ4.Q83 T643.AQ52.J52.J7 87.976.T96.AT654"
"""North opens 1NT; the person sits West and leads."""
QUICK = {"tempo": 0, "skill": "quick", "undo": "any"}


def _fits(person: Person) -> None:
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("window.innerWidth")


def _practises(person: Person, **asked: object) -> str:
    person.page.request.put(f"{person.address}/api/me", data={"name": person.name})
    body = {"seen": [DEAL], "seat": "W", "options": QUICK} | asked
    answer = person.page.request.post(f"{person.address}/api/practice", data=body)
    assert answer.ok, answer.text()
    path: str = answer.json()["path"]
    person.page.goto(person.address + path)
    return path


def test_deals_to_a_condition_are_bid_with_a_robot_and_compared_with_the_book(
    club: Club, chromium: Browser
) -> None:
    for language, viewport in (("es", None), ("ca", PHONE)):
        screen = {} if viewport is None else {"viewport": viewport}
        ana = Person(chromium, club.address, "Ana", language=language, **screen)
        page = ana.page
        page.request.put(f"{club.address}/api/me", data={"name": "Ana"})
        page.goto(f"{club.address}/deals")
        page.get_by_label(ana.words("deals.where")).fill("hcp(S) >= 12 and hcp(N) >= 10")
        page.get_by_role("switch", name=ana.words("deals.unseen")).check()
        page.get_by_text(ana.words("practice.offer"), exact=True).click()
        ana.check_accessibility()
        ana.picture(f"practice-offer-{language}")
        ana.button("practice.open").click()
        page.get_by_role("link", name=ana.words("deals.table.go")).click()
        ana.sees("practice.chip", place=1, of=8)
        box = page.get_by_role("region", name=ana.words("table.bidding-box"))
        same = ana.button("practice.same")
        for _ in range(12):
            expect(
                same.or_(box.get_by_role("button", name=ana.words("call.P"), exact=True)).first
            ).to_be_visible()
            if same.count():
                break
            passing = box.get_by_role("button", name=ana.words("call.P"), exact=True)
            if passing.count() and passing.is_enabled():
                page.keyboard.press("p")
            page.wait_for_timeout(700)
        ana.sees("practice.bid-only")
        if viewport is not None:
            ana.button("practice.compare").click()
        expect(page.get_by_text(re.compile(ana.words("practice.book")))).to_be_visible()
        expect(page.get_by_role("table", name=ana.words("deal.dd.table"))).to_be_visible()
        ana.check_accessibility()
        _fits(ana)
        ana.picture(f"practice-bidding-{language}")
        if viewport is not None:
            ana.button("table.back-to-table").click()
        ana.picture(f"practice-next-{language}")
        ana.button("practice.next").click()
        ana.sees("practice.chip", place=2, of=8)
        assert not ana.complaints


def test_from_the_page_after_the_deal_it_is_played_again_from_the_card_that_is_shown(
    club: Club, chromium: Browser
) -> None:
    for language, viewport in (("es", None), ("ca", PHONE)):
        screen = {} if viewport is None else {"viewport": viewport}
        joan = Person(chromium, club.address, "Joan", language=language, **screen)
        page = joan.page
        path = _practises(joan)
        joan.sees("practice.chip-one")
        _play_out(joan)
        joan.sees("practice.counts")
        joan.picture(f"practice-result-{language}")
        page.get_by_role("link", name=joan.words("table.result.look")).click()
        page.wait_for_url(re.compile(rf"{path}/deal/1/1"))
        forward = page.get_by_role("button", name=joan.words("deal.on-one"), exact=True)
        for _ in range(6):
            forward.press("Enter")
        here = page.get_by_role("button", name=re.compile(r"6 (cartas|cartes)"))
        page.get_by_label(joan.words("practice.seat")).select_option("W")
        joan.check_accessibility()
        _fits(joan)
        here.scroll_into_view_if_needed()
        joan.picture(f"practice-from-{language}")
        here.press("Enter")
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        joan.sees("practice.chip-one")
        expect(joan.own_hand().get_by_role("img").or_(page.locator(LEGAL_CARD)).first).to_be_visible()
        joan.check_accessibility()
        _fits(joan)
        joan.picture(f"practice-here-{language}")
        page.get_by_role("button", name=joan.words("table.menu.title")).press("Enter")
        page.get_by_role("button", name=re.compile("^" + joan.words("practice.restart"))).press("Enter")
        joan.sees("practice.chip-one")
        assert not joan.complaints


def _play_out(person: Person) -> None:
    """Pass and play whatever is legal until the deal is over."""
    page = person.page
    same = person.button("practice.same")
    box = page.get_by_role("region", name=person.words("table.bidding-box"))
    for _ in range(80):
        if same.count():
            return
        passing = box.get_by_role("button", name=person.words("call.P"), exact=True)
        card = page.locator(LEGAL_CARD).first
        accept = person.button("table.claim.accept")
        if accept.count():
            accept.click()
        elif passing.count() and passing.is_enabled():
            page.keyboard.press("p")
        elif card.count():
            card.dispatch_event("click")
        page.wait_for_timeout(250)
    raise AssertionError("the deal does not end")
