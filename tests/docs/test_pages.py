"""What README and pages show of Python and of the command line runs as printed."""

import doctest
import json
import re
from pathlib import Path

import pytest

from cli.tapete_process import call
from tapete.server.settings import Settings

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
PAGES = {page.name: page for page in (README, ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"))}
SESSIONS = [name for name, page in PAGES.items() if ">>> " in page.read_text(encoding="utf-8")]
PROGRAMS = {"fair-deal.md"}
"""Pages whose Python is a program, run by a test of its own."""


@pytest.mark.thorough
@pytest.mark.parametrize("name", SESSIONS)
def test_the_session_of_a_page_runs_as_printed(name: str) -> None:
    failed, tried = doctest.testfile(str(PAGES[name]), module_relative=False)
    assert (failed, tried > 3) == (0, True)


def test_no_page_shows_python_that_is_not_run() -> None:
    for name in PAGES.keys() - PROGRAMS:
        blocks = re.findall(r"```python\n(.*?)```", PAGES[name].read_text(encoding="utf-8"), re.DOTALL)
        assert all(block.startswith(">>> ") for block in blocks), name


def test_the_line_of_json_in_the_readme_is_answered() -> None:
    shown = re.search(r"\$ echo '(.*)' \| \.venv/bin/tapete (.*)", README.read_text(encoding="utf-8"))
    assert shown is not None
    done = call(*shown[2].split(), typed=shown[1].encode())
    assert done.exit_code == 0
    assert json.loads(done.stdout)["totals"] == {"NS": 150, "EW": 0}


def test_every_target_of_make_that_a_page_names_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for name, page in PAGES.items():
        assert set(re.findall(r"`make ([a-z-]+)`", page.read_text(encoding="utf-8"))) <= targets, name


def test_the_page_of_the_server_lists_every_setting() -> None:
    named = re.findall(r"`TAPETE_([A-Z_]+)`", PAGES["server.md"].read_text(encoding="utf-8"))
    assert {name.lower() for name in named} == set(Settings.__struct_fields__)


def test_every_link_of_a_page_leads_to_a_file() -> None:
    for name, page in PAGES.items():
        links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
        assert [link for link in links if not (page.parent / link).exists()] == [], name
