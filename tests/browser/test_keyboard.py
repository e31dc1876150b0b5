"""With the keyboard alone: from the first page to the end of a deal."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PATIENCE, Person
from browser.player import LEGAL_CARD, Player

pytestmark = pytest.mark.browser

FAR = 150  # presses of Tab after which a thing counts as out of reach
FOCUSED = "() => (document.activeElement.ariaLabel ?? document.activeElement.innerText ?? '').trim()"


class Typist(Player):
    """A player who has no mouse: what he wants he reaches with Tab, or with the keys of the table."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, keys=True)
        self.press = person.page.keyboard.press

    def reach(self, name: str) -> None:
        """Press Tab until that thing has the focus."""
        for _ in range(FAR):
            if self.person.page.evaluate(FOCUSED) == name:
                return
            self.press("Tab")
        raise AssertionError(f"{name!r} cannot be reached with Tab")

    def choose(self, key: str, **values: object) -> None:
        """Reach the button of that text, and press Enter."""
        name = self.person.words(key, **values)
        expect(self.person.button(key, **values).first).to_be_visible(timeout=PATIENCE)
        self.reach(name)
        self.press("Enter")

    def play_by_letters(self) -> bool:
        """Play the first legal card by its suit and its rank."""
        cards = self.person.page.locator(LEGAL_CARD)
        if not cards.count():
            return False
        said = cards.first.get_by_role("img").first.get_attribute("aria-label") or ""
        self.person.page.keyboard.type(self.person.card_names()[said].lower())
        return True


def test_a_deal_is_played_from_the_first_page_to_its_result_without_a_mouse(
    club: Club, chromium: Browser
) -> None:
    person = Person(chromium, club.address, "Marta", language="es")
    typist = Typist(person)
    person.page.goto(club.address)
    name = person.page.get_by_label(person.words("home.name.label"))
    name.wait_for()
    while not name.evaluate("field => field === document.activeElement"):
        typist.press("Tab")
    person.page.keyboard.type("Marta")
    typist.choose("home.start.button")
    typist.choose("table.sit-at", seat=person.words("seat.S"))
    typist.choose("table.seating.begin")
    person.page.get_by_text(person.words("table.draw.yours")).wait_for()
    while not person.page.evaluate(FOCUSED).startswith(person.words("table.draw.place").split("{")[0]):
        typist.press("Tab")
    typist.press("ArrowRight")
    typist.press("Enter")
    result = person.button("table.result.next")
    while not result.is_visible():
        if typist.is_to_call():
            typist.press("p")
        elif person.button("table.cut.cut").is_visible():
            typist.choose("table.cut.cut")
        elif person.button("table.claim.accept").is_visible():
            typist.choose("table.claim.accept")
        else:
            typist.play_by_letters()
        person.page.wait_for_timeout(60)
    typist.choose("table.result.next")
    expect(result).to_have_count(0, timeout=PATIENCE)
    assert person.complaints == []
