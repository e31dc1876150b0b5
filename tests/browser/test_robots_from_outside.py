"""A robot of one's own: its token made and revoked by keyboard alone, and its mark at the table."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Club
from browser.person import DESKTOP, PHONE, Person

pytestmark = pytest.mark.browser
EXAMPLE = Path(__file__).parents[2] / "examples" / "a_robot_of_your_own.py"


@pytest.mark.parametrize(("language", "viewport"), [("es", DESKTOP), ("ca", PHONE)], ids=["es", "ca-phone"])
def test_a_robot_is_made_sits_down_marked_and_is_revoked(
    club: Club, chromium: Browser, language: str, viewport: dict[str, int]
) -> None:
    maker = Person(chromium, club.address, "Núria", language=language, viewport=viewport)
    page = maker.page
    path = maker.make_table(tempo=600)  # the rubber is not over before its robot is sent away
    page.goto(f"{club.address}/settings")
    name = page.get_by_label(maker.words("programs.name"), exact=True)
    name.press_sequentially("Gib")
    name.press("Enter")
    token = page.get_by_label(maker.words("programs.token", name="Gib"), exact=True)
    expect(token).to_be_focused()
    maker.check_accessibility()
    maker.picture(f"robot-token-{language}")
    robot = subprocess.Popen(
        [sys.executable, str(EXAMPLE), club.address + path, "E", "begin"],
        env={**os.environ, "TAPETE_TOKEN": token.input_value()},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        page.goto(club.address + path)
        mark = page.get_by_title(maker.words("table.program.of", maker="Núria"), exact=True)
        expect(mark).to_be_visible()
        maker.check_accessibility()
        maker.picture(f"robot-mark-{language}")
        page.goto(f"{club.address}/settings")
        expect(page.get_by_text("tapete_")).to_have_count(0)
        maker.button("programs.revoke").press("Enter")
        expect(maker.button("programs.revoke.no")).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        maker.sees("programs.none")
        expect(name).to_be_focused()
        _, said = robot.communicate(timeout=60)
        assert "wire/bad-token" in said
    finally:
        robot.kill()
        robot.wait()
    assert maker.complaints == []
