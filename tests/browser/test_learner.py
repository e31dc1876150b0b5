"""A learner plays a deal with hints, reads what each call shows, and sees how his cards are graded."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.conftest import Club
from browser.person import DESKTOP, PATIENCE, PHONE, Person
from browser.player import A_MOMENT, LEGAL_CARD, PASS, Player, play_until

pytestmark = pytest.mark.browser

GRADED_IN = 120_000  # milliseconds; every choice of the deal is thought over, on however busy a machine


class Learner(Player):
    """Asks for a hint before each call and the first cards, and calls what it says first."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.call_hints, self.card_hints = 0, 0

    def panel(self) -> Locator:
        return self.person.page.get_by_role("region", name=self.person.words("table.hint.title"), exact=True)

    def _call(self, call: str) -> bool:
        if not self.is_to_call():
            return False
        first = self.panel().locator("li").first
        if not self._asked(first, self.is_to_call):
            return False
        self._see("call")
        self.call_hints += 1
        return super()._call(self._typed(first.locator("b")))

    def _play(self) -> bool:
        if self.card_hints < 3 and self._is_to_play():
            if not self._asked(self.panel().locator("tbody tr, .source span").first, self._is_to_play):
                return False
            self._see("card")
            self.card_hints += 1
        return super()._play()

    def _is_to_play(self) -> bool:
        return self.person.page.locator(LEGAL_CARD).count() > 0

    def _typed(self, shown: Locator) -> str:
        """The keys of the call that is shown."""
        bids = (f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT"))
        keys = {self.person.words(f"bid.{bid[1:]}", level=bid[0]): bid for bid in bids}
        plain = {self.person.words(f"call.{call}"): call for call in (PASS, "X", "XX")}
        said = (shown.locator(".unseen").or_(shown)).last.inner_text().strip()
        return "R" if said == self.person.words("call.XX") else (keys | plain)[said]

    def _asked(self, told: Locator, is_in_turn: Callable[[], bool]) -> bool:
        """Ask by key, until it is told; False once it is not his turn: his last deed was on its way."""
        for _ in range(PATIENCE // A_MOMENT):
            if told.is_visible():
                return True
            if not is_in_turn():
                return False
            self.person.page.keyboard.press("!")
            self.person.page.wait_for_timeout(A_MOMENT)
        self.person.picture(f"no-hint-{self.person.name}")
        raise AssertionError("no hint comes")

    def _see(self, what: str) -> None:
        """The hint covers nothing of the hand, and Escape puts it away."""
        if self.call_hints + self.card_hints > 4:
            return
        hand, panel = self.person.own_hand().bounding_box(), self.panel().bounding_box()
        assert hand and panel
        is_above = panel["y"] + panel["height"] <= hand["y"] + 1
        is_beside = panel["x"] >= hand["x"] + hand["width"] - 1
        assert is_above or is_beside, f"the hint about a {what} covers the hand"
        if what == "call" and self.call_hints == 0:
            self.person.check_accessibility()
            self.person.picture(f"hint-call-{self.person.name}")
        if what == "card" and self.card_hints == 1:
            self.person.check_accessibility()
            self.person.picture(f"hint-card-{self.person.name}")


@pytest.mark.parametrize(
    ("language", "viewport", "name"),
    [("es", DESKTOP, "Marta"), ("ca", PHONE, "Oriol")],
    ids=["es-desktop", "ca-phone"],
)
def test_a_deal_is_played_with_hints_and_then_graded(
    club: Club, chromium: Browser, language: str, viewport: dict[str, int], name: str
) -> None:
    person = Person(chromium, club.address, name, language=language, viewport=viewport)
    path = person.make_table(hints=True)
    person.come_to(path)
    person.sit("S")
    person.begin()
    learner = Learner(person)
    play_until([learner], person.button("table.result.next").is_visible)
    assert learner.call_hints > 0
    _reads_the_auction_and_the_grades(person, path)
    assert person.complaints == []


def _reads_the_auction_and_the_grades(person: Person, path: str) -> None:
    page = person.page
    page.goto(f"{person.address}{path}/deal/1/1")
    person.sees("lesson.title")
    explained = page.locator("td button[aria-expanded]")
    for place in range(explained.count()):
        explained.nth(place).click()
        expect(page.locator(".explained")).to_be_visible()
    seats = page.get_by_role("group", name=person.words("lesson.whose"))
    expect(seats.get_by_role("button", pressed=True)).to_have_text(
        person.words("lesson.you", seat=person.words("seat.S"))
    )
    for place in (2, 0, 1, 3):
        seat = seats.get_by_role("button").nth(place)
        seat.focus()
        page.keyboard.press("Enter")
        expect(seat).to_have_attribute("aria-pressed", "true")
        lesson = page.locator("section", has=seats)
        expect(lesson.get_by_role("heading", name=person.words("lesson.calls"))).to_be_visible()
        expect(lesson.get_by_role("status")).to_have_count(0, timeout=GRADED_IN)
        expect(lesson.get_by_role("alert")).to_have_count(0)
        _opens_what_the_book_looked_at(person, lesson)
        slips = lesson.locator("button[aria-current], ul button")
        if slips.count():
            slips.first.click()
            expect(slips.first).to_have_attribute("aria-current", "step", timeout=PATIENCE)
    person.check_accessibility()
    person.picture(f"lesson-{person.name}")


def _opens_what_the_book_looked_at(person: Person, lesson: Locator) -> None:
    """By key: the calls that agree, then one call, and what the book had against each before it."""
    agreeing = lesson.locator("> details > summary")
    if agreeing.count():
        agreeing.first.focus()
        person.page.keyboard.press("Enter")
    folds = lesson.locator("li details > summary")
    if folds.count():
        folds.first.focus()
        person.page.keyboard.press("Enter")
        expect(lesson.locator("li details ol li").first).to_be_visible()
