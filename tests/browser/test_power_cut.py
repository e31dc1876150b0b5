"""The server dies in the middle of a deal: the page says so, and goes on by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PATIENCE, Person
from browser.player import Player, Silent, play_until

pytestmark = pytest.mark.browser


class Patient(Player):
    """Stays at the result: whoever goes on at once would be looking at the cards of the next deal."""

    def tap(self, key: str, **values: object) -> bool:
        """Use the button of that text, but not the one that goes on."""
        return key != "table.result.next" and super().tap(key, **values)


def test_a_player_goes_on_where_he_was_after_the_server_was_killed(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    club = Club(tmp_path_factory.mktemp("power-cut"))
    club.start()
    person = Person(chromium, club.address, "Pau", language="ca")
    person.come_to(person.make_table())
    person.sit("S")
    person.begin()
    player, silent = Patient(person), Silent(person)
    play_until([silent], lambda: len(person.cards_in_hand()) == 13 and silent.is_to_call())
    held = person.cards_in_hand()
    club.kill()
    person.sees("table.net.reconnecting")
    person.check_accessibility()
    # What he says now is kept, and sent when the line is back.
    person.page.keyboard.press("p")
    club.start()
    expect(person.page.get_by_text(person.words("table.net.reconnecting"))).to_have_count(0, timeout=PATIENCE)
    # In play his hand shows what is left of it; in the result, what he was dealt.
    play_until([player], person.button("table.result.next").is_visible)
    assert set(person.cards_in_hand()) <= set(held)
    club.kill()
