"""What RBN says over a deal and lets hold for those that follow: when, where, what, how scored, who."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tapete.core import BySeat
from tapete.formats.losses import Losses
from tapete.formats.rbn.plain import plain
from tapete.formats.rbn.values import (
    SpelledNames,
    date_text,
    heading_text,
    names_text,
    read_date,
    read_heading,
    read_scoring,
    read_title,
    scoring_text,
    title_text,
)
from tapete.formats.reading import Filed

NAMED = frozenset(("Annotator", "Stage", "HomeTeam", "VisitTeam", "Carryover", "Table", "Names"))
"""Of `Filed.extra`, what has a place in a heading."""


class Headings:
    """The values of the labels over a deal."""

    def __init__(self, filed: Filed, extra: Mapping[str, str], losses: Losses) -> None:
        self._filed, self._extra, self._losses = filed, extra, losses

    def all(self) -> Iterator[tuple[str, str]]:
        """Each label with its value, in order."""
        filed = self._filed
        yield "D", self._date()
        yield "T", self._title()
        yield "L", self._under("site", filed.site)
        yield "E", self._under("event", filed.event)
        yield "S", heading_text(self._named("Stage"))
        yield "F", self._scoring()
        yield "K", self._teams()
        yield "N", self._names()

    def _date(self) -> str:
        date = self._filed.date
        raw = self._named("D")
        if raw and read_date(raw) == date:
            return raw
        text = date_text(date) if date else ""
        if text is None:
            self._losses.add("date", f"no date in RBN: {date[:40]!r}; it was left out")
        elif read_date(text) != date:
            self._losses.add("date", f"RBN writes the date {date!r} otherwise", is_warning=True)
        return text or ""

    def _title(self) -> str:
        title, author = self._plain(self._filed.title, "title"), self._named("Annotator")
        said = title_text(title, author)
        if read_title(said) != (title, author):
            self._losses.add("title", f"RBN writes {said[:60]!r} otherwise", is_warning=True)
        return said

    def _under(self, kind: str, text: str) -> str:
        said = heading_text(self._plain(text, kind))
        if read_heading(said) != text:
            self._losses.add(kind, f"RBN writes {text[:60]!r} otherwise", is_warning=True)
        return said

    def _scoring(self) -> str:
        scoring = self._filed.scoring
        said = scoring_text(self._plain(scoring, "scoring"))
        if read_scoring(said) != scoring:
            self._losses.add(
                "scoring", f"RBN cannot write the scoring {scoring[:60]!r} as it is", is_warning=True
            )
        return said

    def _teams(self) -> str:
        teams = [self._named(name, ":") for name in ("HomeTeam", "VisitTeam")] + [self._named("Carryover")]
        while teams and not teams[-1]:
            teams.pop()
        return ":".join(teams)

    def _names(self) -> str:
        filed = self._filed
        names = BySeat.of(lambda seat: plain(filed.names[seat], "names", self._losses, "+:"))
        table = self._named("Table", ":")
        if filed.room is not None and table:
            self._losses.add("extra", "RBN has a room or a table, not both; the table was left out")
        elif table.upper() in ("O", "C"):
            self._losses.add("extra", f"RBN takes the table {table!r} for a room", is_warning=True)
        return names_text(SpelledNames(names, filed.room, table, self._named("Names")))

    def _named(self, name: str, forbidden: str = "") -> str:
        return plain(self._extra.get(name, ""), "extra", self._losses, forbidden)

    def _plain(self, text: str, kind: str) -> str:
        return plain(text, kind, self._losses)
