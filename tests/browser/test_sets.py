"""A set of boards compared: robots as the field, and the same boards at another table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PATIENCE, PHONE, Person
from browser.player import Player, play_until

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def marta(club: Club, chromium: Browser) -> Person:
    """Somebody whose table has played a set of one board."""
    person = Person(chromium, club.address, "Marta", language="es", viewport=PHONE)
    person.come_to(person.make_table("duplicate", boards=1))
    person.sit("S")
    person.begin()
    play_until([Player(person)], person.button("table.rubber.again").is_visible)
    person.page.get_by_role("link", name=person.words("table.set.compare")).click()
    person.sees("set.ranking.none")
    person.check_accessibility()
    return person


def test_robots_play_the_boards_too_and_the_pair_has_its_place(marta: Person) -> None:
    marta.button("set.field.button").click()
    ranking = marta.page.get_by_role("table", name=marta.words("side.NS"))
    expect(ranking.get_by_text("Marta")).to_be_visible(timeout=PATIENCE)
    expect(ranking.get_by_role("row")).to_have_count(1 + 1 + 7, timeout=PATIENCE)
    for method in ("imps", "total_points"):
        marta.page.get_by_role("radio", name=marta.words(f"set.method.{method}"), exact=True).check()
        marta.sees(f"set.method.{method}.help")
    marta.check_accessibility()
    traveller = marta.page.get_by_role("table", name=marta.words("set.board", board=1))
    traveller.get_by_role("link").click()
    marta.sees("deal.title")
    marta.page.get_by_role("link", name=marta.words("table.set.compare")).click()
    expect(traveller).to_be_visible()


def test_the_same_boards_go_to_another_table_and_who_knows_them_cannot_sit_there(
    club: Club, chromium: Browser, marta: Person
) -> None:
    marta.button("set.again.button").click()
    link = marta.page.get_by_label(marta.words("table.invite.label"))
    address = link.input_value(timeout=PATIENCE)
    guest = Person(chromium, club.address, "Jordi", language="ca")
    guest.come_to(address.removeprefix(club.address))
    guest.sees("table.boards-from")
    guest.sit("E")
    marta.come_to(address.removeprefix(club.address))
    marta.button("table.sit-at", seat=marta.words("seat.N")).click()
    expect(marta.page.get_by_text("que ya conoces")).to_be_visible(timeout=PATIENCE)
    guest.page.goto(address.replace("/t/", "/set/") + "/1")
    expect(guest.page.get_by_role("alert")).to_be_visible(timeout=PATIENCE)
    guest.check_accessibility()
    assert marta.complaints == []
