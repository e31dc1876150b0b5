"""What `make docs` builds has every page and every room."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
INDEX = (DOCS / "index.md").read_text(encoding="utf-8")
ROOMS = Path(__file__).parents[2] / "src" / "tapete"
WITHOUT_NAMES = {"server", "cli"}
"""Rooms that are no library: what they offer is on the wire and on the command line."""


def test_every_page_of_docs_is_in_its_contents() -> None:
    pages = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")} - {"index"}
    listed = {line for line in INDEX.splitlines() if re.fullmatch(r"[a-z0-9/-]+", line)}
    assert listed == pages


def test_every_room_is_told_name_by_name() -> None:
    rooms = {path.parent.name for path in ROOMS.glob("*/__init__.py")} - WITHOUT_NAMES
    told = {path.stem for path in (DOCS / "api").glob("*.md")} - {"tapete"}
    assert told == rooms
