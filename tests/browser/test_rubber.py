"""One person and three robots finish a whole rubber."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.conftest import Club
from browser.person import Person
from browser.player import Player, play_until

pytestmark = pytest.mark.browser


def test_one_person_and_three_robots_finish_a_whole_rubber(club: Club, chromium: Browser) -> None:
    person = Person(chromium, club.address, "Marta", language="es")
    person.come_to(person.make_table())
    person.check_accessibility()
    person.sit("S")
    person.begin()
    player = Player(person)
    again = person.button("table.rubber.again")
    deeds = play_until([player], again.is_visible)
    assert deeds.count("next") >= 1
    assert deeds.count("score") == 1
    person.check_accessibility()
    assert person.complaints == []
