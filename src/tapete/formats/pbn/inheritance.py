"""Values taken from games before: `#` from the last, `##text` for all that follow."""

from __future__ import annotations

from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.tags import Tag
from tapete.formats.pbn.values import NOT_INHERITED


class Inheritance:
    """What later games of a file can take over."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        self.standing: dict[str, str] = {}

    def resolve(self, tags: dict[str, Tag], complain: Complaints) -> dict[str, Tag]:
        """The tags of a game with their values; those that stand for all games are added."""
        resolved = tags
        for name, tag in tags.items():
            value = tag.value
            if value[:1] != "#" or (value != "#" and value[:2] != "##"):
                self.last[name] = value
                continue
            if resolved is tags:
                resolved = dict(tags)
            resolved[name] = tag._replace(value=self._inherited(name, value, tag, complain))
        missing = [name for name in self.standing if name not in tags]
        if missing:
            resolved = dict(resolved)
            for name in missing:
                resolved[name] = Tag(name, self.standing[name], "", 0, 0)
        return resolved

    def _inherited(self, name: str, value: str, tag: Tag, complain: Complaints) -> str:
        if name in NOT_INHERITED:
            complain.wrong("inheritance", f"{name} cannot be taken over from another game", tag.at)
            return value
        if value == "#":
            return self.last.get(name, "")
        self.standing[name] = self.last[name] = value[2:]
        return value[2:]
