"""One person and three robots play each of the other forms to its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PHONE, Person
from browser.player import Player, play_until

pytestmark = pytest.mark.browser


class Guest:
    """One person who plays a form with three robots, and looks about him with axe."""

    def __init__(self, person: Person, form: str, **options: object) -> None:
        self.person = person
        self.path = person.make_table(form, **options)
        person.come_to(self.path)
        person.check_accessibility()
        person.sit("S")
        person.begin()
        self.player = Player(person)

    def until(self, key: str) -> list[str]:
        """Play until the button of that text is there, and look at the page with axe."""
        deeds = play_until([self.player], self.person.button(key).first.is_visible)
        self.person.check_accessibility()
        return deeds

    def look_at_the_sheet(self) -> None:
        """On a telephone it comes when called."""
        self.person.button("table.sheet-short").click()
        self.person.check_accessibility()
        self.person.button("table.back-to-table").click()

    def records(self) -> list[dict[str, Any]]:
        """The deals of the first rubber, Chicago or set, as the pages after them have them."""
        found: list[dict[str, Any]] = []
        address = f"{self.person.address}/api/tables{self.path.removeprefix('/t')}/deals/1"
        while (answer := self.person.page.request.get(f"{address}/{len(found) + 1}")).ok:
            found.append(answer.json())
        return found


def test_a_rubber_of_1920_is_played_to_its_end_on_a_telephone(club: Club, chromium: Browser) -> None:
    person = Person(chromium, club.address, "Marta", language="ca", viewport=PHONE)
    guest = Guest(person, "auction1920")
    person.sees("table.draw.yours")
    guest.until("table.result.next")
    guest.look_at_the_sheet()
    guest.until("table.rubber.again")
    expect(person.button("table.claim.button")).to_have_count(0)
    played = guest.records()
    assert all(record["claim"] is None for record in played)
    assert {entry["law"] for record in played for entry in record["entries"]} == {None}
    assert person.complaints == []


def test_four_deals_of_chicago_are_played_and_then_partners_change(club: Club, chromium: Browser) -> None:
    person = Person(chromium, club.address, "Marta", language="es")
    guest = Guest(person, "chicago")
    guest.until("table.result.next")
    guest.until("table.rubber.again")
    played = [record for record in guest.records() if record["contract"] is not None]
    assert [record["deal"] for record in played] == [1, 2, 3, 4]
    assert [played[0]["vulnerability"], played[3]["vulnerability"]] == ["None", "Both"]
    person.sees("table.next.title")
    person.button("table.rubber.again").click()
    person.sees("table.draw.yours")
    assert person.complaints == []


def test_a_set_of_boards_is_played_and_leads_to_the_comparison(club: Club, chromium: Browser) -> None:
    person = Person(chromium, club.address, "Marta", language="en")
    guest = Guest(person, "duplicate", boards=2)
    deeds = guest.until("table.rubber.again")
    assert deeds.count("draw") == 0  # the boards say who deals
    played = guest.records()
    assert [(record["dealer"], record["vulnerability"]) for record in played] == [("N", "None"), ("E", "NS")]
    compare = person.page.get_by_role("link", name=person.words("table.set.compare"))
    assert compare.get_attribute("href") == f"{guest.path.replace('/t/', '/set/')}/1"
    person.page.locator("td.score button").first.click()
    for part in person.page.locator(".why summary").all():
        part.click()
    person.check_accessibility()
    person.page.get_by_role("link", name=person.words("deals.look", deal=2)).click()
    person.sees("deal.title")
    person.check_accessibility()
    assert person.complaints == []
