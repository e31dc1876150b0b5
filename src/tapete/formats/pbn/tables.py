"""Sections of rows: columns as the tag's value names them, then an element for each in every row."""

from __future__ import annotations

import re

from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.tags import Tag, loose

TABLES = frozenset(
    (
        "ActionTable",
        "AuctionTimeTable",
        "InstantScoreTable",
        "OptimumPlayTable",
        "OptimumResultTable",
        "PlayTimeTable",
        "ScoreTable",
        "TotalScoreTable",
    )
)
"""Those of the standard; any other tag with rows is kept as it is."""

_COLUMN = re.compile(r"[+-]?[A-Za-z0-9_ ]+(?:\\[0-9]+[LR]?)?")
_ELEMENT = re.compile(r'"(?:[^"\\\n]|\\.)*+"|[^\s"]++')
_FORBIDDEN = re.compile(r"[\[\]{};%]")


def section_text(tag: Tag) -> str:
    """A section as `extra` keeps it: the tag's value, then its rows, a line each."""
    rows = loose(tag.rest).text if any(sign in tag.rest for sign in "{;%") else tag.rest
    lines = [line.rstrip() for line in rows.split("\n")]
    return "\n".join([tag.value, *(line for line in lines if line)])


def check_table(tag: Tag, complain: Complaints) -> None:
    """Complain of columns that are none, and of rows that do not fit them."""
    columns = tag.value.split(";")
    bad = next((column for column in columns if not _COLUMN.fullmatch(column)), None)
    if bad is not None:
        complain.wrong("table", f"not the name of a column: {bad!r}", tag.at)
        return
    rows = _rows(tag, complain)
    elements = _ELEMENT.findall(rows)
    strange = next((one for one in elements if one[0] != '"' and _FORBIDDEN.search(one)), None)
    if strange is not None:
        complain.wrong("table", f"{strange!r} cannot stand in an element without quotes", tag.rest_at)
    elif len(elements) % len(columns):
        over = len(elements) % len(columns)
        complain.wrong("table", f"the last row has {over} of {len(columns)} elements", tag.rest_at)
    else:
        _check_order(columns, elements, tag, complain)


def _rows(tag: Tag, complain: Complaints) -> str:
    """The rows; comments may stand before the first, not after one."""
    if not any(sign in tag.rest for sign in "{;%"):
        return tag.rest
    sorted_out = loose(tag.rest)
    before = tag.rest[: len(tag.rest) - len(tag.rest.lstrip())]
    first = _first_row(sorted_out.text)
    comments_after = loose(tag.rest[first:]).comments if first is not None else []
    if comments_after:
        complain.wrong("table", "no comment can stand among the rows of a table", tag.rest_at + len(before))
    return sorted_out.text


def _first_row(text: str) -> int | None:
    found = re.search(r"\S", text)
    return None if found is None else found.start()


def _check_order(columns: list[str], elements: list[str], tag: Tag, complain: Complaints) -> None:
    for place, column in enumerate(columns):
        if column[0] not in "+-":
            continue
        numbers = [number for one in elements[place :: len(columns)] if (number := _number(one)) is not None]
        if numbers != sorted(numbers, reverse=column[0] == "+"):
            way = "descending" if column[0] == "+" else "ascending"
            complain.odd("table", f"{column} says that its numbers are {way}, and they are not", tag.at)


def _number(element: str) -> float | None:
    try:
        return float(element)
    except ValueError:
        return None
