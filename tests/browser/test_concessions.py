"""Two people defend against robots: one concedes the rest, the other objects, and later agrees."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import PATIENCE
from browser.test_rulings import Two, slip

pytestmark = pytest.mark.browser


def test_a_defender_concedes_his_partner_objects_and_at_the_next_trick_does_not(
    club: Club, chromium: Browser
) -> None:
    two = Two(club, chromium, "rubber", "EW")
    marta, jordi = two.marta, two.jordi
    offered = marta.button("table.concede.button")
    two.until(offered.is_visible)

    # Marta has no mouse.
    offered.press("Enter")
    expect(marta.page.get_by_role("button", name=marta.words("table.claim.more"))).to_be_focused()
    marta.check_accessibility()
    marta.picture("concede-es")
    marta.page.keyboard.press("Tab")
    marta.page.keyboard.press("Tab")
    marta.page.keyboard.press("Enter")
    expect(marta.page.get_by_text(re.compile("^Esperando a Jordi"))).to_be_visible()
    marta.picture("concede-waiting-es")
    objects = jordi.button("table.concede.object")
    expect(objects).to_be_in_viewport(timeout=PATIENCE)
    jordi.check_accessibility()
    jordi.picture("conceded-phone-ca")
    objects.click()
    expect(marta.page.get_by_text(re.compile("^Jordi se opone: no se ha cedido nada")).first).to_be_visible()
    expect(offered).to_have_count(0)
    marta.picture("concession-refused-es")

    # At this trick nobody of theirs concedes again; at the next Jordi does, by touch.
    two.until(jordi.button("table.concede.button").is_visible)
    jordi.button("table.concede.button").click()
    jordi.check_accessibility()
    jordi.picture("concede-phone-ca")
    slip(jordi, "table.concede.title").get_by_role("button").last.click()
    accept = marta.button("table.claim.accept")
    expect(accept).to_be_visible(timeout=PATIENCE)
    marta.check_accessibility()
    marta.picture("conceded-es")
    accept.press("Enter")
    expect(marta.button("table.result.next")).to_be_visible(timeout=PATIENCE)
    marta.page.get_by_role("link", name=marta.words("table.result.look")).click()
    expect(marta.page.get_by_text(re.compile("cedió las bazas que quedaban"))).to_be_visible(timeout=PATIENCE)
    marta.check_accessibility()
    assert slip(marta, "table.concede.title").count() == 0
    assert marta.complaints == jordi.complaints == []
