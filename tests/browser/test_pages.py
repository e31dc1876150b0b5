"""Every page in every language, on a desktop and a phone: accessible, and asking nothing of anyone else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import DESKTOP, PHONE, Person
from browser.player import Player, play_until

pytestmark = pytest.mark.browser


class Bold(Player):
    """Bids all there is while the table has not taken it, so that the deal is played whatever was dealt."""

    def _call(self, call: str) -> bool:
        return self.is_to_call() and super()._call("7NT" if self.has_bids_left() else call)


@pytest.fixture(scope="module")
def played(club: Club, chromium: Browser) -> str:
    """The path of a table whose first deal was played and is over."""
    person = Person(chromium, club.address, "Jo", language="en")
    path = person.make_table()
    person.come_to(path)
    person.sit("W")
    person.begin()
    play_until([Bold(person)], person.button("table.result.next").is_visible)
    return path


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["es", "ca", "en"])
def test_home_settings_laws_table_and_deal_are_accessible_in_every_language(
    club: Club, chromium: Browser, played: str, language: str, viewport: dict[str, int]
) -> None:
    reader = Person(chromium, club.address, "Lu", language=language, viewport=viewport)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    for path, key in (
        ("/", "home.start.title"),
        ("/settings", "settings.saved"),
        ("/pad", "pad.new"),
        ("/rules", "rules.heading"),
        ("/rules/rubber", "rules.whole"),
        ("/rules/auction1920", "rules.table.honors"),
        ("/laws", "laws.about"),
        ("/laws/insufficient-bid", "laws.see"),
        (played, "table.watching"),
        (f"{played}/deal/1/1", "deal.dd.par.means"),
    ):
        reader.page.goto(club.address + path)
        if path != played or viewport == DESKTOP:
            reader.sees(key)
        reader.page.wait_for_load_state("networkidle")
        assert reader.page.get_attribute("html", "lang") == language
        reader.check_accessibility()
    assert all(url.startswith(club.address) for url in asked)
    assert reader.complaints == []


def test_after_a_deal_the_cards_are_stepped_through_with_what_each_was_worth(
    club: Club, chromium: Browser, played: str
) -> None:
    reader = Person(chromium, club.address, "Lu", language="en")
    reader.page.goto(f"{club.address}{played}/deal/1/1")
    reader.sees("deal.dd.each")
    signs = reader.page.locator(".board small")
    expect(signs).to_have_count(13)
    reader.page.keyboard.press("End")
    # The last choice is one of one card, or of more where the robots claimed what nothing could change.
    deal = f"{club.address}/api/tables{played.removeprefix('/t')}/deals/1/1"
    last = reader.page.request.get(f"{deal}/analysis").json()["play"][-1]
    expect(signs).to_have_count(len(last["legal"]))
    assert "=" in signs.all_text_contents()
    assert reader.complaints == []
