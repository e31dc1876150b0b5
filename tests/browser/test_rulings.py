"""Something irregular at the table: two people and two robots settle it by its law."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.conftest import Club
from browser.person import PATIENCE, PHONE, Person
from browser.player import Player, Silent, play_until

pytestmark = pytest.mark.browser


class Two:
    """Marta, who made the table, and on a telephone Jordi, on her left or right; robots opposite them."""

    def __init__(self, club: Club, chromium: Browser, form: str, seats: str, **options: object) -> None:
        self.marta = Person(chromium, club.address, "Marta", language="es")
        self.jordi = Person(chromium, club.address, "Jordi", language="ca", viewport=PHONE)
        self.path = self.marta.make_table(form, **options)
        self.jordi.form = form
        for person, seat in zip((self.marta, self.jordi), seats, strict=True):
            person.come_to(self.path)
            person.sit(seat)
        self.players = [Player(self.marta), Player(self.jordi)]
        self.marta.begin()

    def bid_seven(self) -> None:
        """Marta bids seven no trumps when it is her turn, so that there is a contract."""
        marta, jordi = self.players
        play_until([jordi, Silent(self.marta)], lambda: marta.is_to_call() and marta.act("7NT") == "call")
        self.until(lambda: self.marta.page.locator(".trick[data-played]").count() > 0)

    def until(self, is_done: callable[[], bool]) -> None:  # type: ignore[valid-type]
        play_until(self.players, is_done)


def slip(person: Person, key: str) -> Locator:
    """The slip of that title."""
    return person.page.get_by_role("region", name=person.words(key), exact=True)


def test_a_revoke_is_settled_by_its_law_and_two_tricks_pass(club: Club, chromium: Browser) -> None:
    two = Two(club, chromium, "rubber", "SW")
    marta, jordi = two.marta, two.jordi
    two.bid_seven()

    # Marta has no mouse: the search has the focus as soon as the table is stopped.
    marta.page.get_by_role("button", name=marta.words("table.menu.title")).press("Enter")
    marta.page.get_by_role("button", name=re.compile(f"^{marta.words('table.menu.stop')}")).press("Enter")
    field = marta.page.get_by_role("searchbox", name=marta.words("laws.search"))
    expect(field).to_be_focused()
    marta.page.keyboard.type("renuncio consumado pasan")
    marta.check_accessibility()
    marta.page.get_by_role("button", name=re.compile("^Ley 64A")).press("Enter")
    marta.page.get_by_role("button", name=re.compile("Jordi")).press("Enter")

    # Everyone reads what it was and what may be done; on a telephone the hand is still in sight.
    jordi.sees("table.stop.title")
    expect(slip(jordi, "table.stop.title").get_by_text("64A")).to_be_visible(timeout=PATIENCE)
    expect(jordi.own_hand()).to_be_in_viewport()
    marta.button("table.stop.choose").first.press("Enter")
    marta.button("table.stop.send", nothing="false").press("Enter")

    # The robots agree to what the law gives; Jordi is asked, and then the table goes on by itself.
    agree = jordi.button("table.stop.agree")
    expect(agree).to_be_in_viewport(timeout=PATIENCE)
    jordi.check_accessibility()
    jordi.picture("ruling-asked-phone-ca")
    agree.click()
    expect(slip(marta, "table.stop.title")).to_have_count(0, timeout=PATIENCE)
    rulings = slip(marta, "rulings.title")
    expect(rulings.get_by_text("Pasan 2 bazas a Norte-Sur")).to_be_visible()

    two.until(marta.button("table.result.next").is_visible)
    expect(rulings.get_by_role("link", name="Ley 64A")).to_be_visible()
    marta.picture("ruling-sheet-es")
    marta.page.get_by_role("link", name=marta.words("table.result.look")).click()
    expect(marta.page.get_by_text("Pasan 2 bazas a Norte-Sur")).to_be_visible(timeout=PATIENCE)
    marta.check_accessibility()
    assert marta.complaints == jordi.complaints == []


def test_a_claim_contested_in_duplicate_is_adjudicated_and_accepted(club: Club, chromium: Browser) -> None:
    two = Two(club, chromium, "duplicate", "NE", boards=1)
    marta, jordi = two.marta, two.jordi
    two.bid_seven()
    two.until(lambda: len(marta.cards_in_hand()) == 3)

    # She cedes all that is left: a robot is content with that, Jordi will not have it.
    marta.button("table.claim.button").click()
    while not marta.button("table.claim.concede").is_visible():
        marta.button("table.claim.fewer").click()
    marta.button("table.claim.concede").click()
    jordi.button("table.claim.contest").click()
    for person in (marta, jordi):
        told = slip(person, "table.claim.contested").get_by_text(re.compile("A lo peor|pitjor"))
        expect(told).to_be_visible(timeout=PATIENCE)
        person.check_accessibility()
    jordi.button("table.adjudication.line").click()
    jordi.check_accessibility()
    jordi.picture("adjudication-line-phone-ca")
    jordi.page.get_by_role("button", name=jordi.words("page.close")).click()
    marta.picture("adjudication-es")
    for person in (jordi, marta):
        expect(person.button("table.claim.accept")).to_be_in_viewport()
        person.button("table.claim.accept").click()
    marta.button("table.result.score").wait_for()
    marta.page.get_by_role("link", name=marta.words("table.result.look")).click()
    expect(marta.page.get_by_text("Se discutió: a lo peor,")).to_be_visible(timeout=PATIENCE)
    marta.page.get_by_text(marta.words("table.adjudication.line")).click()
    marta.check_accessibility()
    marta.picture("adjudicated-deal-es")
    assert marta.complaints == jordi.complaints == []
