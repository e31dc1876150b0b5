"""Addresses of the hand viewer, with LIN or with hands in them, and the pages that hold such addresses."""

from __future__ import annotations

import html
import re
from urllib.parse import quote, unquote

import msgspec

from tapete.formats.lin.board_text import address_text
from tapete.formats.reading import Filed

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"

_IS_LIN = re.compile(r"\s*+[A-Za-z][A-Za-z0-9]\s*+\|")
_MARK = re.compile(r"handviewer|hv_popuplin\(\s{0,9}('|\"|&#0?39;|&quot;)|fetchlin|linfetch|tview\.php")
_OF_ADDRESS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:/._%~-"
_BARE_END = re.compile(r"[\s<>\"']")
_KEY = re.compile(r"([A-Za-z_]{1,12})=(.*)", re.DOTALL)
_EXPLANATION = re.compile(r"\(([^()]{0,200})\)")
_DEALERS = {"s": "1", "w": "2", "n": "3", "e": "4"}
_LONGEST = 60_000
"""Letters of an address; a board has about a thousand."""


class Found(msgspec.Struct, frozen=True):
    """An address: the LIN in it, or why there is none."""

    lin: str
    line: int
    column: int
    problem: str = ""


def addresses(text: str) -> list[Found] | None:
    """The addresses in a text, in order; None where it is LIN itself or holds none."""
    if _IS_LIN.match(text):
        return None
    found: list[Found] = []
    end, line, counted = 0, 1, 0
    for mark in _MARK.finditer(text):
        if mark.start() < end:
            continue
        start, end = _span(text, mark)
        line, counted = line + text.count("\n", counted, start), start
        column = start - text.rfind("\n", 0, start)
        written = html.unescape(text[start:end]) if "&" in text[start:end] else text[start:end]
        lin, problem = _lin_of_call(written) if mark[1] else _lin_of_address(written)
        if lin or problem:
            found.append(Found(lin, line, column, problem))
    # A page links each board a second time, to the site itself.
    return ([one for one in found if one.lin] or found) if found else None


def handviewer_address(filed: Filed) -> str:
    """The address that shows a board in the hand viewer of Bridge Base Online.

    What LIN has no place for is left out; a result that neither cards nor claim tell is written as a claim.
    """
    return f"{VIEWER}?lin={quote(address_text(filed), safe='', errors='replace')}"


def _span(text: str, mark: re.Match[str]) -> tuple[int, int]:
    """From where to where an address goes: within its quotes, else to a blank or the end of its line."""
    if mark[1]:
        start = mark.end()
        end = start
        while (end := text.find(mark[1], end, start + _LONGEST)) > start and text[end - 1] == "\\":
            end += 1
        return start, end if end >= 0 else _end_of_line(text, start)
    start = mark.start()
    before = text[max(0, start - 200) : start]
    start -= len(before) - len(before.rstrip(_OF_ADDRESS))
    sign = text[start - 1 : start]
    if sign and sign in "\"'":
        end = text.find(sign, start, start + _LONGEST)
        return start, end if end >= 0 else _end_of_line(text, start)
    if not text[text.rfind("\n", 0, start) + 1 : start].strip():
        return start, _end_of_line(text, start)
    bare = _BARE_END.search(text, mark.end(), start + _LONGEST)
    return start, bare.start() if bare else min(len(text), start + _LONGEST)


def _end_of_line(text: str, start: int) -> int:
    end = text.find("\n", start)
    return min(len(text) if end < 0 else end, start + _LONGEST)


def _lin_of_call(written: str) -> tuple[str, str]:
    return _unquoted(re.sub(r"\\(.)", r"\1", written)), ""


def _lin_of_address(written: str) -> tuple[str, str]:
    _, mark, query = written.partition("?")
    fields = _fields(query)
    if "lin" in fields:
        return _unquoted(_blanks_for_plus(fields["lin"])), ""
    if any(seat in fields for seat in "nesw"):
        return _lin_of_hands({key: _unquoted(_blanks_for_plus(value)) for key, value in fields.items()}), ""
    if not mark:
        return "", ""
    where = ", ".join(f"{key}={value[:40]}" for key, value in fields.items())
    return "", f"the address names a board ({where}) and does not hold it; only its site has the board"


def _fields(query: str) -> dict[str, str]:
    """What follows the question mark, by name; `&` in a name of a player is no new field."""
    fields: dict[str, str] = {}
    key = ""
    for part in query.split("&"):
        found = _KEY.fullmatch(part)
        if found is not None:
            key = found[1].lower()
            fields.setdefault(key, found[2])
        elif key:
            fields[key] += f"&{part}"
    return fields


def _blanks_for_plus(value: str) -> str:
    """A form writes a blank as plus, and then bars, commas and blanks never stand for themselves."""
    is_of_a_form = not any(sign in value for sign in ("|", ",", " ", "%20"))
    return value.replace("+", " ") if is_of_a_form else value


def _unquoted(value: str) -> str:
    """Percent escapes undone once; a second time only where nothing can be read before."""
    text = _unquoted_once(value)
    return _unquoted_once(text) if "|" not in text and "%7c" in text.lower() else text


def _unquoted_once(value: str) -> str:
    try:
        return unquote(value, errors="strict")
    except UnicodeDecodeError:
        return unquote(value, encoding="latin-1")


def _lin_of_hands(fields: dict[str, str]) -> str:
    """The same in LIN: hands `n e s w`, dealer `d`, `v`, board `b`, auction `a`, cards `p`, names `nn` ..."""

    def field(name: str) -> str:
        return fields.get(name, "").replace("|", "/").strip()

    names = ",".join(field(f"{seat}n").replace(",", ";") for seat in "swne")
    hands = ",".join(field(seat).replace(",", "") for seat in "swne")
    parts = [f"pn|{names}|"] if names.strip(",") else []
    parts.append(f"md|{_DEALERS.get(field('d')[:1].lower(), '')}{hands}|")
    if field("b"):
        parts.append(f"ah|Board {field('b')}|")
    if field("v"):
        parts.append(f"sv|{field('v')[:1]}|")
    if field("a"):
        parts.append(_auction(field("a")))
    if field("p"):
        parts.append(f"pc|{field('p')}|")
    if field("c"):
        parts.append(f"mc|{field('c')}|")
    return "".join(parts)


def _auction(text: str) -> str:
    """Calls without anything between, with explanations in parentheses."""
    parts = _EXPLANATION.split(text)
    said = (f"an|{part}|" if place % 2 else f"mb|{part}|" for place, part in enumerate(parts) if part.strip())
    return "".join(said)
