"""Keeping a score pad at the page: every deal is a few taps."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from browser.conftest import Club
from browser.person import PATIENCE, PHONE, Person

FAR = 60  # presses of Tab after which a thing counts as out of reach


class Scorer:
    """Whoever has the telephone with the pad."""

    def __init__(
        self, browser: Browser, club: Club, *, language: str = "es", viewport: dict[str, int] = PHONE
    ) -> None:
        self.person = Person(browser, club.address, "scorer", language=language, viewport=viewport)
        self.page, self.words, self.button = self.person.page, self.person.words, self.person.button

    def open_pad(self, names: list[str], form: str = "rubber") -> None:
        """Begin a pad with these players."""
        self.page.goto(f"{self.person.address}/pad")
        self.page.get_by_role("radio", name=self.words(f"form.{form}"), exact=True).check(force=True)
        for place, name in enumerate(names, 1):
            if place > 4:
                self.button("pad.new.more").click()
            self.page.get_by_label(self.words("pad.new.player", place=place)).fill(name)
        self.button("pad.new.start").click()

    def tap(self, group: str, name: str, within: Locator | None = None) -> None:
        """A button of the group of that title."""
        found = (within or self.page).get_by_role("group", name=self.words(group), exact=True)
        found.get_by_role("button", name=name, exact=True).click()

    def fill_in(self, contract: str, declarer: str, over: int = 0, within: Locator | None = None) -> None:
        """Tap `4HX` by somebody and how many tricks over the contract; `4H`, Anna, -1 is one down."""
        bid = contract.rstrip("X")
        self.tap("table.level", bid[0], within)
        strain = "pad.strain.NT" if bid[1:] == "NT" else f"suit.{bid[1:]}"
        self.tap("table.strain", self.words(strain), within)
        doubling = contract[len(bid) :] or "none"
        self.tap("pad.doubling", self.words(f"table.doubling.{doubling}"), within)
        compass = (within or self.page).get_by_role("group", name=self.words("pad.declarer"), exact=True)
        compass.get_by_role("button").filter(has_text=declarer).click()
        for _ in range(abs(over)):
            step = "pad.tricks.more" if over > 0 else "pad.tricks.fewer"
            (within or self.page).get_by_role("button", name=self.words(step), exact=True).click()

    def enter(self, contract: str, declarer: str, over: int = 0) -> None:
        """Enter a deal: it is on the sheet, or at least on the list of what waits for it."""
        self.fill_in(contract, declarer, over)
        self.page.locator("button[type=submit]").click()

    def press(self, *keys: str) -> None:
        """Keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, name: str) -> None:
        """Press Tab until the thing of that text has the focus."""
        for _ in range(FAR):
            if self.page.evaluate("() => document.activeElement.innerText?.trim()") == name:
                return
            self.press("Tab")
        raise AssertionError(f"{name!r} cannot be reached with Tab")

    def is_saved(self) -> None:
        """Wait until nothing waits any more."""
        expect(self.page.get_by_role("status")).to_have_text(
            self.words("pad.state.saved") + "✓", timeout=PATIENCE
        )

    def show(self, tab: str) -> None:
        """One of the parts below on a telephone."""
        tabs = self.page.get_by_role("navigation", name=self.words("pad.tabs"))
        tabs.get_by_role("button", name=self.words(f"pad.tab.{tab}")).click()

    def back_scores(self) -> dict[str, int]:
        """What the ledger says of each player, in hundreds."""
        rows = self.page.locator("main .ledger tbody tr")
        read = rows.evaluate_all(
            "rows => rows.map(row => [row.cells[0].textContent, row.querySelector('.back').textContent])"
        )
        return {name.strip(): int(back.strip().replace("−", "-")) for name, back in read}
