"""From the tags of one game to the board as it is filed."""

from __future__ import annotations

from tapete.core import BySeat, Record
from tapete.formats.pbn.auction import called_declarer
from tapete.formats.pbn.extra_table import decoded
from tapete.formats.pbn.extras import Extra, anchored, arranged
from tapete.formats.pbn.notes import Notes
from tapete.formats.pbn.read_sections import SectionsReader
from tapete.formats.pbn.tables import TABLES, check_table, section_text
from tapete.formats.pbn.tags import Tag, loose
from tapete.formats.pbn.values import MANDATORY, is_known, what_is_wrong
from tapete.formats.reading import Filed, Room

_ROOMS = {"Open": Room.OPEN, "Closed": Room.CLOSED}
_HANDLED = frozenset(
    (*MANDATORY, "Auction", "Play", "Description", "Alerted", "Claim", "Derived", "ExtraTable", "CardsPlayed")
)
_FIFTEEN = frozenset(MANDATORY)
_TEXTS = ("Event", "Site", "Date", "Scoring")


class GameReader(SectionsReader):
    """Reads one game; a tag at a time, with all complaints in one place."""

    sections: frozenset[str] = frozenset()
    """The tags with rows."""

    def read(self) -> Filed:
        """The board; what it could not hold is in its extras, what was wrong among the complaints."""
        tags = self.tags
        self._check_order()
        empty = [name for name in MANDATORY if name in tags and not tags[name].value]
        deal, dealer, vulnerability = self.deal(), self.dealer(), self.vulnerability()
        stated = self.contract()
        auction = self.auction(dealer, stated)
        called = called_declarer(dealer, auction.calls)
        stated = self.with_result(stated, called)
        play = self.play(deal, dealer, auction, stated)
        if "Score" in tags:
            self.check_score(tags["Score"], stated, vulnerability)
        if stated.is_passed_out:
            empty = [name for name in empty if name not in ("Declarer", "Result")]
        stated = self.without_derived(stated)
        record = Record(
            deal, self.number(), dealer, vulnerability, auction.calls, play.cards, self.claim(), stated
        )
        if empty:
            self.extra.append((".empty", " ".join(empty)))
        room = self._others()
        return self._filed(record, room)

    def _filed(self, record: Record, room: Room | None) -> Filed:
        tags = self.tags
        texts = [_plain(tags.get(name)) for name in _TEXTS]
        names = BySeat(*[_plain(tags.get(name)) for name in ("North", "East", "South", "West")])
        comments: tuple[str, ...] = ()
        anchors: Extra = ()
        if self.comments:
            comments, anchors = anchored(self.comments, self.sections)
        extra = (*self.extra, *anchors)
        foreign: Extra = ()
        if "ExtraTable" in tags:
            foreign = decoded(tags["ExtraTable"], self.complain)
        return Filed(
            record,
            names,
            room,
            texts[0],
            texts[1],
            texts[2],
            texts[3],
            tags["Description"].value if "Description" in tags else "",
            self.told(len(record.calls)),
            comments,
            (*(arranged(extra) if len(extra) > 1 else extra), *foreign),
        )

    def _check_order(self) -> None:
        tags = self.tags
        for section, needed in (("Auction", ("Dealer",)), ("Play", ("Deal", "Declarer", "Contract"))):
            if section in tags:
                at = tags[section].at
                late = [name for name in needed if name not in tags or tags[name].at > at]
                if late:
                    self.complain.odd("order", f"{section} needs {', '.join(late)} before it", at)

    def _others(self) -> Room | None:
        room = None
        for name, tag in self.tags.items():
            if name in _FIFTEEN:
                self._fifteen(name, tag)
            elif name == "Room" and tag.value in _ROOMS:
                room = _ROOMS[tag.value]
                self.rest_of(tag)
            elif name in _HANDLED:
                if name not in ("Auction", "Play", "ExtraTable"):
                    self.rest_of(tag)
            else:
                self._other(name, tag)
        for section, notes in self.notes.items():
            if notes.texts:
                self._rest_of_notes(section, notes)
        return room

    def _fifteen(self, name: str, tag: Tag) -> None:
        if name in ("Date", "Scoring") and (wrong := what_is_wrong(name, tag.value)):
            self.complain.wrong("value", wrong, tag.at)
        if tag.rest and not tag.rest.isspace():
            self.rest_of(tag)

    def _other(self, name: str, tag: Tag) -> None:
        wrong = what_is_wrong(name, tag.value)
        if wrong is not None:
            self.complain.wrong("value", wrong, tag.at)
        elif not is_known(name):
            self.complain.odd("unknown-tag", f"{name} is not known; it is kept", tag.at)
        if name in TABLES:
            check_table(tag, self.complain)
        if not tag.rest or tag.rest.isspace():
            self.extra.append((name, tag.value))
            return
        if any(sign in tag.rest for sign in "{;%"):
            self._keep_loose(tag)
        text = section_text(tag)
        if "\n" in text:
            self.sections |= {name}
        self.extra.append((name, text))

    def rest_of(self, tag: Tag, anchor: str = "") -> None:
        """What stands behind a tag that has no rows: comments, and nothing else that we could read."""
        if not tag.rest or tag.rest.isspace():
            return
        text = self._keep_loose(tag, anchor)
        for line in text.split("\n"):
            if line.strip():
                at = tag.rest_at + tag.rest.find(line.strip())
                self.complain.wrong("text", f"not a part of a game: {line.strip()!r}", at)
                self.extra.append(("%", line))

    def _keep_loose(self, tag: Tag, anchor: str = "") -> str:
        sorted_out = loose(tag.rest)
        for comment in sorted_out.comments:
            self.comment(anchor or tag.name, comment)
        self.extra += [("%", line) for line in sorted_out.escapes]
        if sorted_out.unclosed is not None:
            self.complain.wrong("comment", "a comment that is not closed", tag.rest_at + sorted_out.unclosed)
        return sorted_out.text

    def _rest_of_notes(self, section: str, notes: Notes) -> None:
        is_whole = not any(name == section for name, _ in self.extra)
        if is_whole and section in self.tags:
            self.extra += notes.unused(self.complain)
        elif section not in self.tags:
            self.extra += notes.as_written()
        for number, tag in notes.tags.items():
            place = notes.new_number(number) if is_whole else number
            self.rest_of(tag, f"{section}.Note.{place or number}")


def _plain(tag: Tag | None) -> str:
    return "" if tag is None or tag.value == "?" else tag.value
