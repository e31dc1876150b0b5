"""The score pad of people who play with real cards, on a telephone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import DESKTOP, PATIENCE, Person
from browser.scorer import Scorer

pytestmark = pytest.mark.browser

FIVE = ["Anna", "Bernat", "Carme", "David", "Elena"]


def test_five_players_keep_an_evening_of_three_rubbers_on_the_pad_with_a_correction_and_an_offline_stretch(
    club: Club, chromium: Browser
) -> None:
    scorer = Scorer(chromium, club)
    page, words = scorer.page, scorer.words
    scorer.open_pad(FIVE)
    scorer.button("pad.next.start").click()

    # Anna and Bernat against Carme and David: 1000 to nothing, or so it is written.
    scorer.enter("3NT", "Anna")
    scorer.enter("4H", "Carme", -1)
    scorer.person.check_accessibility()
    scorer.is_saved()
    scorer.enter("4S", "Bernat", +1)
    scorer.is_saved()
    scorer.show("ledger")
    assert scorer.back_scores() == {"Anna": 10, "Bernat": 10, "Carme": -10, "David": -10, "Elena": 0}

    # But Carme had made her four hearts: it was two games to one.
    scorer.show("deals")
    page.locator(".deals ol button").nth(1).click()
    scorer.button("pad.correct").click()
    slip = page.get_by_role("dialog")
    slip.get_by_role("button", name=words("pad.tricks.more"), exact=True).click()
    scorer.person.check_accessibility()
    scorer.button("pad.correct.send").click()
    scorer.is_saved()
    expect(page.get_by_text(words("pad.mark.corrected"), exact=True)).to_be_visible(timeout=PATIENCE)
    scorer.show("ledger")
    assert scorer.back_scores() == {"Anna": 6, "Bernat": 6, "Carme": -6, "David": -6, "Elena": 0}
    scorer.show("sheet")
    expect(page.get_by_text(words("pad.mark.whole"))).to_be_visible()
    scorer.person.check_accessibility()

    # Anna sits out and Elena cuts in: Bernat and Carme against David and Elena. The line breaks off.
    scorer.show("enter")
    scorer.button("pad.next.start").click()
    scorer.enter("1NT", "Bernat")
    scorer.is_saved()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    scorer.enter("2NT", "Carme")
    expect(page.get_by_role("status")).to_contain_text("1", timeout=PATIENCE)
    page.reload()
    scorer.enter("6H", "Bernat")
    expect(page.get_by_role("status")).to_contain_text("2", timeout=PATIENCE)
    expect(page.get_by_text(words("pad.waiting.one"))).to_have_count(2)
    scorer.person.check_accessibility()

    # They know that the rubber is over. Bernat sits out; Anna and David against Carme and Elena.
    page.get_by_role("button", name="El rubber se ha acabado: empezar otro").click()
    scorer.button("pad.next.start").click()
    scorer.enter("4HX", "Elena", -2)
    expect(page.get_by_role("status")).to_contain_text("4", timeout=PATIENCE)
    page.context.set_offline(False)
    scorer.is_saved()
    scorer.show("ledger")
    assert scorer.back_scores() == {"Anna": 6, "Bernat": 23, "Carme": 11, "David": -23, "Elena": -17}

    # Anna remembers her honors in time.
    scorer.show("enter")
    scorer.enter("5C", "Anna")
    scorer.is_saved()
    page.locator(".enter button").filter(has_text=words("pad.deal", deal=2)).first.click()
    scorer.button("pad.honors.late").click()
    page.get_by_role("dialog").get_by_role("group", name="Anna").get_by_role("button", name="4").click()
    scorer.is_saved()
    scorer.enter("3NT", "David", +1)
    scorer.is_saved()
    scorer.show("ledger")
    assert scorer.back_scores() == {"Anna": 19, "Bernat": 23, "Carme": -2, "David": -10, "Elena": -30}

    page.get_by_label(words("pad.end.stake")).fill("0,10")
    scorer.button("pad.end").click()
    scorer.show("enter")
    expect(page.get_by_text(words("pad.settled")).first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Elena paga a Bernat: 2,30\u00a0€")).to_be_visible()
    scorer.person.check_accessibility()
    page.reload()
    expect(page.get_by_text("Elena paga a Bernat: 2,30\u00a0€")).to_be_visible()
    assert scorer.person.complaints == []
    _another_phone_reads_the_same(club, chromium, page.url)


def _another_phone_reads_the_same(club: Club, chromium: Browser, url: str) -> None:
    other = Scorer(chromium, club, language="en", viewport=DESKTOP)
    other.page.goto(url)
    other.page.locator("main .ledger tbody tr").first.wait_for()
    assert other.back_scores() == {"Anna": 19, "Bernat": 23, "Carme": -2, "David": -10, "Elena": -30}
    other.person.check_accessibility()
    assert other.person.complaints == []


def test_two_phones_write_on_one_pad_and_what_is_in_the_way_is_kept_to_be_mended(
    club: Club, chromium: Browser
) -> None:
    one = Scorer(chromium, club)
    one.open_pad(FIVE[:4])
    one.button("pad.next.start").click()
    one.enter("2H", "Anna")
    one.is_saved()
    other = Scorer(chromium, club, language="ca")
    other.page.goto(one.page.url)
    other.page.get_by_role("group", name=other.words("table.level")).wait_for()
    one.page.context.set_offline(True)
    one.enter("1NT", "Bernat")
    other.enter("3S", "Carme")
    other.is_saved()
    one.page.context.set_offline(False)
    expect(one.page.get_by_role("status")).to_have_text(one.words("pad.state.stuck"), timeout=PATIENCE)
    one.person.check_accessibility()
    one.button("pad.waiting.here").click()
    one.is_saved()
    one.show("deals")
    expect(one.page.locator(".deals ol li")).to_have_count(3, timeout=PATIENCE)
    other.show("deals")
    expect(other.page.locator(".deals ol li")).to_have_count(3, timeout=PATIENCE)
    assert one.person.complaints == other.person.complaints == []


def test_a_deal_is_entered_with_the_keyboard_alone(club: Club, chromium: Browser) -> None:
    scorer = Scorer(chromium, club, language="en", viewport=DESKTOP)
    scorer.open_pad(FIVE[:4])
    scorer.button("pad.next.start").click()
    scorer.page.get_by_role("group", name=scorer.words("table.level")).wait_for()
    scorer.page.keyboard.press("Home")  # from here on nothing but keys
    scorer.reach("1")
    scorer.press("ArrowRight", "ArrowRight", "ArrowRight", "Enter")
    scorer.press("Tab", "ArrowRight", "ArrowRight", "Enter")
    scorer.press("Tab", "ArrowRight", "Enter")
    scorer.press("Tab", "Enter")
    scorer.reach("−")
    scorer.press("Enter")
    scorer.reach(scorer.words("pad.enter", deal=1))
    scorer.press("Enter")
    scorer.is_saved()
    expect(scorer.page.locator(".deals ol li")).to_contain_text("by Anna, doubled; down 1")
    assert scorer.person.complaints == []


def test_boards_played_twice_at_home_are_compared(club: Club, chromium: Browser) -> None:
    scorer = Scorer(chromium, club, language="ca")
    page, words = scorer.page, scorer.words
    scorer.open_pad(FIVE[:4], form="duplicate")
    for _ in range(2):
        scorer.button("pad.boards.fewer").click()
    scorer.person.check_accessibility()
    scorer.button("pad.boards.start").click()
    for board, half, contract, declarer, over in (
        (1, 0, "4H", "Anna", 0),
        (1, 1, "3NT", "David", -1),
        (2, 0, "2S", "Carme", 0),
        (2, 1, "2S", "Carme", 0),
    ):
        page.locator("main tbody tr").nth(board - 1).get_by_role("button").nth(half).click()
        slip = page.get_by_role("dialog")
        scorer.fill_in(contract, declarer, over, slip)
        slip.get_by_role("button", name=words("pad.boards.write", board=board), exact=True).click()
        scorer.is_saved()
    scorer.person.check_accessibility()
    places = page.locator("main table").nth(1).locator("tbody tr")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("Anna i Bernat")
    assert scorer.person.complaints == []


def test_the_pages_of_the_table_are_those_of_the_server_also_where_the_pad_was_opened(
    club: Club, chromium: Browser
) -> None:
    person = Person(chromium, club.address, "Jo", language="en")
    person.page.goto(f"{club.address}/pad")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    path = person.make_table()
    person.come_to(path)
    person.sit("S")
    person.page.context.set_offline(True)
    person.page.goto(f"{club.address}/pad")
    person.sees("pad.new")
    person.page.context.set_offline(False)
    person.page.goto(club.address + path)
    person.sees("table.you")
    assert person.complaints == []
