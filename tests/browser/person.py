"""A person at the browser: what he reads is his language's catalogue, what he does is a tap or a key."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

ROOT = Path(__file__).parents[2]
CATALOGUES = ROOT / "web" / "src" / "i18n"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PICTURES = ROOT / "test-results"
PATIENCE = 30_000  # milliseconds; a busy machine is slow, a broken page is slower

BRANCH = r"(?:[^{}]|\{[^{}]*\})*"
"""What a text says in one case; it may have placeholders."""

QUICK = {"tempo": 0, "skill": "quick", "undo": "any"}
"""Options under which robots do not dawdle."""


class Person:
    """One browser with its cookie, its language and its screen."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        language: str = "es",
        viewport: dict[str, int] = DESKTOP,
    ) -> None:
        self.name, self.address, self.language = name, address, language
        self.form = "rubber"
        self.catalogue: dict[str, str] = json.loads((CATALOGUES / f"{language}.json").read_text())
        context = browser.new_context(
            viewport={"width": viewport["width"], "height": viewport["height"]},
            locale={"es": "es-ES", "ca": "ca-ES", "en": "en-GB"}[language],
            reduced_motion="reduce",
        )
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # A line that drops is retried by the client, and Chromium says so by itself.
        if message.type == "error" and "WebSocket" not in message.text and "net::ERR" not in message.text:
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def words(self, key: str, **values: object) -> str:
        """What the catalogue says of his form, with placeholders filled in and choices made."""
        values = {"form": self.form} | values

        def chosen(choice: re.Match[str]) -> str:
            branches = dict(re.findall(rf"(\w+) \{{({BRANCH})\}}", choice[2]))
            return str(branches.get(str(values.get(choice[1])), branches["other"]))

        text = re.sub(rf"\{{(\w+), select,((?: \w+ \{{{BRANCH}\}})+)\}}", chosen, self.catalogue[key])
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text

    def button(self, key: str, **values: object) -> Locator:
        """The button of that text."""
        return self.page.get_by_role("button", name=self.words(key, **values), exact=True)

    def sees(self, key: str, **values: object) -> None:
        """Wait until that text can be read."""
        expect(self.page.get_by_text(self.words(key, **values)).first).to_be_visible(timeout=PATIENCE)

    def make_table(self, form: str = "rubber", **options: object) -> str:
        """Make a table without the page, for tests that begin later; returns its path."""
        self.form = form
        request = self.page.request
        request.put(f"{self.address}/api/me", data={"name": self.name})
        body = {"form": form, "options": QUICK | options}
        answer = request.post(f"{self.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        path: str = answer.json()["path"]
        return path

    def come_to(self, path: str) -> None:
        """Open a table by its link, with a name."""
        self.page.request.put(f"{self.address}/api/me", data={"name": self.name})
        self.page.goto(self.address + path)

    def sit(self, seat: str) -> None:
        """Take the seat of that letter."""
        self.button("table.sit-at", seat=self.words(f"seat.{seat}")).click()
        expect(self.page.get_by_text(self.words("table.you"), exact=True).first).to_be_visible()

    def begin(self) -> None:
        """Begin the rubber; robots take the free seats."""
        self.button("table.seating.begin").click()

    def draw(self, place: int) -> None:
        """Draw a card of the spread pack."""
        self.button("table.draw.place", place=place).dispatch_event("click")

    def card_names(self) -> dict[str, str]:
        """How each card is called in this language: `nueve de diamantes` is D9."""
        return {
            self.words("card.name", rank=self.words(f"rank.{rank}"), suit=self.words(f"suit.{suit}")): suit
            + rank
            for suit in "CDHS"
            for rank in "23456789TJQKA"
        }

    def own_hand(self) -> Locator:
        """The place on the page where his own cards lie."""
        return self.page.get_by_label(self.words("table.your-hand"), exact=True)

    def cards_in_hand(self) -> list[str]:
        """His cards as he sees, or hears, them."""
        names = self.card_names()
        said = self.own_hand().get_by_role("img").evaluate_all("all => all.map(e => e.ariaLabel)")
        return [names[name] for name in said if name in names]

    def check_accessibility(self) -> None:
        """No violation that axe can find on the page as it is."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        told = [
            f"{violation['id']}: {violation['help']}: {node['html'][:200]}"
            for violation in found["violations"]
            for node in violation["nodes"][:3]
        ]
        assert not told, "\n".join(told)

    def picture(self, name: str) -> None:
        """A picture of his screen, for whoever reads why a test failed."""
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")
