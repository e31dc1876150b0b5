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


def test_where_a_robot_cuts_the_players_browser_has_mixed_in_bytes(club: Club, chromium: Browser) -> None:
    person = Person(chromium, club.address, "Marta", language="es")
    path = person.make_table()
    person.come_to(path)
    person.sit("S")
    person.begin()
    play_until([Player(person)], person.button("table.result.next").is_visible)
    record = person.page.request.get(f"{club.address}/api/tables{path.removeprefix('/t')}/deals/1/1").json()
    proof = record["proof"]
    assert proof["cut_by"] == "S" or proof["added"]["south"] is not None
    person.page.goto(f"{club.address}{path}/deal/1/1")
    person.button("fair.title").click()
    person.sees("fair.good")
    assert person.complaints == []
