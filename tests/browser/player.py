"""Playing at the page: whatever may be done next is done, by tap or by key."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import cycle

from playwright.sync_api import Error, Locator

from browser.person import PATIENCE, PICTURES, Person

A_MOMENT = 2_000  # milliseconds in which what is on the page may still go, as the table moves on

LEGAL_CARD = "button.card-button"
BIDS_LEFT = ".bids button:enabled"
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

    def is_to_call(self) -> bool:
        """Whether the bidding box is open to him."""
        passing = self._pass_button()
        return passing.count() > 0 and _is_enabled(passing)

    def has_bids_left(self) -> bool:
        """Whether a bid is lit in the box."""
        return self.person.page.locator(BIDS_LEFT).count() > 0

    def _pass_button(self) -> Locator:
        box = self.person.page.get_by_role("region", name=self.person.words("table.bidding-box"))
        return box.get_by_role("button", name=self.person.words("call.P"), exact=True)

    def _call(self, call: str) -> bool:
        if not self.is_to_call():
            return False
        if call == PASS and not self.keys:
            return self.use(self._pass_button())
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


class Silent(Player):
    """Draws, cuts and goes on, and leaves each call to be made, whenever his turn may come."""

    def _call(self, call: str) -> bool:
        return False


def _is_enabled(thing: Locator) -> bool:
    try:
        return thing.is_enabled(timeout=A_MOMENT)
    except Error:
        return False


def play_until(players: Sequence[Player], is_done: Callable[[], bool]) -> list[str]:
    """Let one after the other do what he may until it is done; what was done, in order."""
    deeds: list[str] = []
    last_deed = time.monotonic()
    for player in cycle(players):
        if is_done():
            break
        deed = player.act()
        if deed is not None:
            deeds.append(deed)
            last_deed = time.monotonic()
        elif player is players[-1]:
            player.person.page.wait_for_timeout(20)
        if time.monotonic() - last_deed > PATIENCE / 1000:
            for stuck in players:
                stuck.person.picture(f"stuck-{stuck.person.name}")
            raise AssertionError(f"nothing more happens after {deeds[-5:]}; see {PICTURES}")
    return deeds
