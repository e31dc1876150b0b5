"""What a game must be like in a file that says `% EXPORT`, beyond what every file allows.

The rules are those of PBN 2.1 for export format: which tags there are and in what order, each on a line of
its own, one way to spell what import format spells in several, four calls or cards a line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from itertools import pairwise

from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.tags import Tag
from tapete.formats.pbn.values import MANDATORY

MARK = " EXPORT"
"""The escaped line, without its sign, that says that a file is in export format."""

_PLACE = {name: place for place, name in enumerate(MANDATORY)}
_SUIT = "A?K?Q?J?T?9?8?7?6?5?4?3?2?"
_HAND = rf"(?:-|{_SUIT}\.{_SUIT}\.{_SUIT}\.{_SUIT})"
_DEAL = re.compile(rf"[NESW]:{_HAND} {_HAND} {_HAND} {_HAND}")
_VULNERABLE = frozenset(("None", "NS", "EW", "All", "?", ""))
_ANNOTATED = re.compile(r"[{;%$=^]")
_WORD = r"[^ \n]*[^ \n!?]"
_ROWS = re.compile(rf"\n*(?:{_WORD} {_WORD} {_WORD} {_WORD}\n)*{_WORD}(?: {_WORD}){{0,3}}\n*")
"""Calls or cards as they should stand: most do, and need not be looked at one by one."""

Rank = tuple[int, int, str]
Breach = Callable[[str, int], None]


def check_export(text: str, found: Sequence[Tag], standing: Container[str], complain: Complaints) -> None:
    """Complain of each kind of breach, `notation/export`; `standing` are the tags that hold by `##`."""

    def breach(words: str, at: int) -> None:
        complain.wrong("export", f"export format, PBN 2.1: {words}", at)

    by_name = {tag.name: tag for tag in reversed(found)}
    missing = [name for name in MANDATORY if name not in by_name and name not in standing]
    if missing:
        breach(f"all fifteen tags are there, and {', '.join(missing)} {_is(missing)} not", found[0].at)
    for before, after in pairwise(_ranked(found)):
        if after[0] < before[0]:
            breach(f"{after[1].name} does not stand behind {before[1].name}", after[1].at)
            break
    for tag in found:
        if not _is_alone(text, tag):
            breach(f'each tag pair stands on a line of its own as [{tag.name} "..."]', tag.at)
            break
    if "\t" in text:
        breach("there are no tabs", text.index("\t"))
    _check_values(by_name, breach)
    for name, what in (("Auction", "calls"), ("Play", "cards")):
        if name in by_name and not _ANNOTATED.search(by_name[name].rest):
            _check_rows(by_name[name], what, breach)


def _is(names: Sequence[str]) -> str:
    return "is" if len(names) == 1 else "are"


def _ranked(found: Sequence[Tag]) -> Iterator[tuple[Rank, Tag]]:
    """Each tag with what it must not stand before: the fifteen, others, auction, play, sections."""
    section = 0
    for tag in found:
        name = tag.name
        if name in _PLACE:
            yield (0, _PLACE[name], ""), tag
        elif name in ("Auction", "Play"):
            section = 2 if name == "Auction" else 3
            yield (section, 0, ""), tag
        elif name == "Note":
            yield (section, 1, ""), tag
        else:
            yield (4 if _has_rows(tag) else 1, 0, name), tag


def _has_rows(tag: Tag) -> bool:
    return tag.rest.lstrip()[:1] not in ("", "{", ";", "%")


def _is_alone(text: str, tag: Tag) -> bool:
    return (
        (tag.at == 0 or text[tag.at - 1] == "\n")
        and text.startswith(f'[{tag.name} "', tag.at)
        and (not tag.rest or tag.rest[0] == "\n")
    )


def _check_values(tags: Mapping[str, Tag], breach: Breach) -> None:
    deal, dealer, vulnerable = (tags.get(name) for name in ("Deal", "Dealer", "Vulnerable"))
    if vulnerable is not None and vulnerable.value not in _VULNERABLE:
        breach(f"vulnerable are None, NS, EW or All, not {vulnerable.value[:20]!r}", vulnerable.at)
    if deal is None or deal.value in ("", "?"):
        return
    if _DEAL.fullmatch(deal.value) is None:
        breach("a deal is N:AKQ.JT9... with ranks from the highest down", deal.at)
    elif dealer is not None and dealer.value in ("N", "E", "S", "W") and deal.value[0] != dealer.value:
        breach(f"a deal begins with the dealer's hand, {dealer.value}", deal.at)


def _check_rows(tag: Tag, what: str, breach: Breach) -> None:
    """Four to a line with one blank between, and a line less than whole only at the end."""
    if _ROWS.fullmatch(tag.rest):
        return
    rows = tag.rest.strip("\n").split("\n")
    at = tag.rest_at + len(tag.rest) - len(tag.rest.lstrip("\n"))
    for place, row in enumerate(rows):
        words = row.split(" ")
        if not all(words) or len(words) > 4 or (len(words) < 4 and place + 1 < len(rows)):
            if any(rows):
                breach(f"{what} stand four to a line with one blank between", at)
            return
        if any(word[-1] in "!?" for word in words):
            breach(f"{what} are judged by $1 to $12, not by ! and ?", at)
            return
        at += len(row) + 1
