"""One game in export format: the fifteen tags in order, other tags, auction, play, sections."""

from __future__ import annotations

from tapete.formats.pbn.extra_table import COLUMNS, encoded
from tapete.formats.pbn.values import MANDATORY, NOT_INHERITED
from tapete.formats.pbn.written_sections import SectionsWriter
from tapete.formats.reading import Room

_ROOMS = {Room.OPEN: "Open", Room.CLOSED: "Closed"}


class GameWriter(SectionsWriter):
    """Writes one game."""

    def write(self) -> list[str]:
        """The lines of the game."""
        out, extra = self.out, self.extra
        if out.board:
            self._escaped()
        self.comments("")
        fifteen = self.fifteen()
        for name in MANDATORY:
            out.tag(name, self._not_inherited(name, fifteen[name]))
            self.comments(name)
            if name == MANDATORY[0] and not out.board:
                self._escaped()
        for name, value in sorted(self._other_tags().items()):
            out.tag(name, self._not_inherited(name, value))
            self.comments(name)
        self.auction()
        self.play()
        sections = dict(extra.sections)
        foreign = [pair for pair in extra.raw.items() if pair[0] not in self.used] + extra.foreign
        if foreign:
            sections["ExtraTable"] = "\n".join((COLUMNS, *encoded(foreign)))
        for name, value in sorted(sections.items()):
            columns, _, rows = value.partition("\n")
            out.tag(name, columns, is_columns=True)
            self.comments(name)
            out.lines += rows.split("\n")
        if len(extra.comments) > 0:
            self._astray()
        out.check_length()
        return out.lines

    def _escaped(self) -> None:
        """Escaped lines before a game; of the first within it, for before it they would be the file's."""
        for line in self.extra.escapes:
            self.out.escaped(line)

    def _astray(self) -> None:
        """Comments whose tag is not there any more stand at the end."""
        for anchor in list(self.extra.comments):
            self.comments(anchor)

    def _not_inherited(self, name: str, value: str) -> str:
        """A value of `#` or `##...` would be taken for another's."""
        if (value == "#" or value[:2] == "##") and name not in NOT_INHERITED:
            self.out.told(
                "inheritance", f"a blank stands before {value!r} in {name}, which else would inherit"
            )
            return f" {value}"
        return value

    def _other_tags(self) -> dict[str, str]:
        filed, tags = self.filed, dict(self.extra.tags)
        raw = self.extra.raw
        if filed.room is None and raw.get("Room") not in (None, *_ROOMS.values()):
            tags["Room"] = self.use("Room", raw["Room"])
        if self.record.claim is None and "Claim" in raw and not raw["Claim"].isdecimal():
            tags["Claim"] = self.use("Claim", raw["Claim"])
        if filed.room is not None:
            tags["Room"] = _ROOMS[filed.room]
        if filed.title:
            tags["Description"] = filed.title
        if self.record.claim is not None:
            tags["Claim"] = str(self.record.claim)
        alerted = [str(number) for number, told in enumerate(filed.calls, 1) if told.is_alerted]
        if alerted:
            tags["Alerted"] = " ".join(alerted)
        if self.record.cards and not self.keeps("Play") and not self.is_read_so():
            tags["CardsPlayed"] = " ".join(map(str, self.record.cards))
        if self.derived:
            tags["Derived"] = " ".join(self.derived)
        return tags
