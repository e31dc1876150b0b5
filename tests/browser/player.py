"""Playing at the page: whatever may be done next is done, by tap or by key."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Error, Locator

from browser.person import PATIENCE, PICTURES, Person

A_MOMENT = 2_000  # milliseconds in which what is on the page may still go, as the table moves on

LEGAL_CARD = "button.card-button"
PASS = "P"


class Player:
    """A person who takes part: draws, cuts, calls, plays, and is ready for the next deal."""

    def __init__(self, person: Person, *, keys: bool = False) -> None:
        self.person, self.keys = person, keys

    def act(self, call: str = PASS) -> str | None:
        """Do the next thing if there is one to do here, and say which."""
        for name, deed in self._deeds(call):
            if deed():
                return name
        return None

    def _deeds(self, call: str) -> Sequence[tuple[str, Callable[[], bool]]]:
        return (
            ("draw", self._draw),
            ("cut", lambda: self.tap("table.cut.cut")),
            ("call", lambda: self._call(call)),
            ("let pass", lambda: self.tap("table.claim.let-pass")),
            ("accept", lambda: self.tap("table.claim.accept")),
            ("play", self._play),
            ("next", lambda: self.tap("table.result.next")),
            ("score", lambda: self.tap("table.result.score")),
        )

    def tap(self, key: str, **values: object) -> bool:
        """Use the button of that text, if it is there."""
        return self.use(self.person.button(key, **values).first)

    def _draw(self) -> bool:
        prefix = self.person.words("table.draw.place").split("{")[0]
        cards = self.person.page.locator(f"button[aria-label^='{prefix}']")
        return self.use(cards.nth(cards.count() // 2))

    def _call(self, call: str) -> bool:
        box = self.person.page.get_by_role("region", name=self.person.words("table.bidding-box"))
        passing = box.get_by_role("button", name=self.person.words("call.P"), exact=True)
        if not passing.count() or not _is_enabled(passing):
            return False
        if call == PASS and not self.keys:
            return self.use(passing)
        self.person.page.keyboard.type(call.removesuffix("T").lower())
        return True

    def _play(self) -> bool:
        return self.use(self.person.page.locator(LEGAL_CARD).first)

    def use(self, thing: Locator) -> bool:
        """Tap it at its corner, which no other card covers, or press Enter on it; False if it is gone."""
        if not thing.count() or not _is_enabled(thing):
            return False
        try:
            if self.keys:
                thing.focus(timeout=A_MOMENT)
                self.person.page.keyboard.press("Enter")
            else:
                thing.click(position={"x": 8, "y": 12}, timeout=A_MOMENT)
        except Error:
            return False
        return True


def _is_enabled(thing: Locator) -> bool:
    try:
        return thing.is_enabled(timeout=A_MOMENT)
    except Error:
        return False


def play_until(players: Sequence[Player], is_done: Callable[[], bool], *, call: str = PASS) -> list[str]:
    """Let everyone act in turn until it is done; what was done, in order."""
    deeds: list[str] = []
    last_deed = time.monotonic()
    while not is_done():
        done = [deed for player in players if (deed := player.act(call)) is not None]
        deeds += done
        if done:
            last_deed = time.monotonic()
        else:
            players[0].person.page.wait_for_timeout(40)
        if time.monotonic() - last_deed > PATIENCE / 1000:
            for player in players:
                player.person.picture(f"stuck-{player.person.name}")
            raise AssertionError(f"nothing more happens after {deeds[-5:]}; see {PICTURES}")
    return deeds
