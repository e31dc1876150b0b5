"""Four browsers, three languages, two sizes of screen: a claim contested and played on under its line.

The deals come from a real shuffle, so the four pass them out until one of them is dealt four honors
of a suit; that one declares in it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import DESKTOP, PHONE, Person
from browser.player import Player, play_until

pytestmark = pytest.mark.browser

SEATS = "NESW"
HONORS = "AKQJT"
DEALS_TO_TRY = 80  # one deal in six or so has four honors in a hand


class Four:
    """Four people at one table, by seat."""

    def __init__(self, club: Club, chromium: Browser) -> None:
        at = club.address
        people = (
            Person(chromium, at, "Núria", language="es"),
            Person(chromium, at, "Èlia", language="ca", viewport=PHONE),
            Person(chromium, at, "Sam", language="en"),
            Person(chromium, at, "Olga", language="es", viewport=PHONE),
        )
        path = people[0].make_table()
        for person, seat in zip(people, SEATS, strict=True):
            person.come_to(path)
            person.sit(seat)
        # North and South play by keyboard alone, East and West by touch.
        self.players = {
            seat: Player(person, keys=person.page.viewport_size == DESKTOP)
            for seat, person in zip(SEATS, people, strict=True)
        }
        self.people = {seat: player.person for seat, player in self.players.items()}

    def until(self, is_done: callable[[], bool]) -> list[str]:  # type: ignore[valid-type]
        return play_until(list(self.players.values()), is_done)

    def is_auction(self) -> bool:
        """Whether somebody is to make the first call, and everyone has his cards."""
        is_open = any(player.is_to_call() for player in self.players.values())
        return is_open and all(len(person.cards_in_hand()) == 13 for person in self.people.values())

    def holder_of_honors(self) -> tuple[str, str] | None:
        """Who was dealt four honors of a suit, and of which."""
        for seat, person in self.people.items():
            cards = person.cards_in_hand()
            for suit in "CDHS":
                if sum(suit + rank in cards for rank in HONORS) >= 4:
                    return seat, suit
        return None

    def to_a_deal_with_honors(self) -> tuple[str, str]:
        """Deal after deal passed out until there are honors to claim."""
        for _ in range(DEALS_TO_TRY):
            self.until(self.is_auction)
            found = self.holder_of_honors()
            if found is not None:
                return found
            self.pass_out()
        raise AssertionError("no honors in eighty deals: the shuffle cannot be right")

    def pass_out(self) -> None:
        is_over = self.people["N"].button("table.result.next").is_visible
        self.until(is_over)
        self.until(lambda: not is_over())

    def bid(self, declarer: str, suit: str) -> None:
        """Declarer bids one of the suit at his first turn; everyone else passes."""
        player = self.players[declarer]
        others = [other for seat, other in self.players.items() if seat != declarer]
        play_until(others, player.is_to_call)
        assert player.act(f"1{suit}") == "call"
        play_until(others, self.people[declarer].button("table.claim.button").is_visible)


def test_a_contested_claim_is_played_on_under_its_line_and_honors_are_claimed(
    club: Club, chromium: Browser
) -> None:
    four = Four(club, chromium)
    four.people["N"].begin()
    declarer, suit = four.to_a_deal_with_honors()
    for person in four.people.values():
        person.check_accessibility()
    four.bid(declarer, suit)
    player, person = four.players[declarer], four.people[declarer]
    left, right = (SEATS[(SEATS.index(declarer) + places) % 4] for places in (1, 3))

    # A reload in mid-trick loses nothing.
    held = four.people[right].cards_in_hand()
    four.people[right].page.reload()
    expect(four.people[right].own_hand()).to_be_visible()
    assert four.people[right].cards_in_hand() == held

    # Declarer claims when he is to lead from his own hand.
    # (A completed trick lies there until he leads, so the cards in sight do not tell.)
    no_card_yet = person.page.locator(".trick[data-played='0']")
    own_legal = person.own_hand().locator("button.card-button")
    four.until(lambda: no_card_yet.count() and 0 < own_legal.count() == len(person.cards_in_hand()))
    assert player.tap("table.claim.button")
    line = person.cards_in_hand()[:2]
    for place in range(len(line)):
        assert player.use(person.own_hand().locator("button.card-button").nth(place))
    assert player.use(person.page.locator(".claim button.wide, .claim .wide").last)

    four.players[left].tap("table.claim.accept")
    four.people[right].button("table.claim.contest").wait_for()
    four.people[right].check_accessibility()
    assert four.players[right].tap("table.claim.contest")
    for each in four.people.values():
        each.sees("table.claim.contested")
    bound = person.own_hand().locator("button.card-button.lifts")
    expect(bound).to_have_count(1)
    assert person.card_names()[bound.get_by_role("img").first.get_attribute("aria-label") or ""] == line[0]

    # The rest is played; the honors are claimed by their holder, whom alone the table reminds.
    four.until(person.button("table.honors.claim").is_visible)
    for seat, other in four.people.items():
        assert other.button("table.honors.claim").count() == (seat == declarer)
        other.check_accessibility()
    assert player.tap("table.honors.claim")
    expect(person.button("table.honors.claim")).to_have_count(0)
    assert [each.complaints for each in four.people.values()] == [[], [], [], []]
