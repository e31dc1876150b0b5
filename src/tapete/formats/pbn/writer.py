"""Writing PBN in export format: the fifteen tags in order, other tags, auction, play, sections."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tapete.core import Replay, Seat, winning_place
from tapete.formats.pbn.auction import is_closed, read_auction
from tapete.formats.pbn.blocks import Block
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.deal import UNKNOWN, read_deal
from tapete.formats.pbn.export import Lines, annotated
from tapete.formats.pbn.extra_table import COLUMNS, encoded
from tapete.formats.pbn.outcome import read_contract, read_declarer, read_result
from tapete.formats.pbn.play import Terms, first_column, places_of, read_play, rows_of, terms_of
from tapete.formats.pbn.section import LAST_NOTE
from tapete.formats.pbn.sorted_extra import SortedExtra
from tapete.formats.pbn.tags import Tag
from tapete.formats.pbn.values import MANDATORY, NOT_INHERITED
from tapete.formats.pbn.words import (
    CALL_WORDS,
    NUMBER,
    SEATS,
    VULNERABILITIES,
    VULNERABILITY_WORDS,
    is_pass_out,
)
from tapete.formats.reading import Fault, Filed, Room, Written
from tapete.formats.text import decode

_HEAD = "%Tapete-head "
_UTF8 = "%Content-type: text/x-pbn; charset=UTF-8"
_VERSION = ("% PBN 2.1", "% EXPORT")
_TEXTS = ("Event", "Site", "Date", "Scoring", "North", "East", "South", "West")
_CAN_BE_READ: dict[str, Callable[[str], object]] = {
    "Board": NUMBER.fullmatch,
    "Dealer": SEATS.get,
    "Vulnerable": lambda value: VULNERABILITIES.get(value.lower()),
}
_ROOMS = {Room.OPEN: "Open", Room.CLOSED: "Closed"}


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """Write a whole file: in Latin-1, as the standard has it, where all letters are of it, else in UTF-8."""
    faults: list[Fault] = []
    first = Lines(0)
    for name, value in head:
        if name == "%" and "\n" not in value and "\r" not in value:
            first.escaped(value)
        else:
            first.lines.append(_HEAD + msgspec.json.encode((name, value)).decode())
    faults += first.faults
    games = []
    for number, filed in enumerate(boards):
        game = GameWriter(filed, number)
        games.append("\r\n".join(game.write()))
        faults += game.out.faults
    text = "\r\n".join([*_VERSION, *first.lines, *([] if games else [""])])
    if games:
        text += "\r\n" + "\r\n\r\n".join(games) + "\r\n"
    return Written(_encoded(text, faults), tuple(faults))


def _encoded(text: str, faults: list[Fault]) -> bytes:
    try:
        content = text.encode("latin-1")
    except UnicodeEncodeError:
        pass
    else:
        if text.isascii() or decode(content).encoding == "latin-1":
            return content
    version = "\r\n".join(_VERSION)
    marked = text.replace(version, f"{version}\r\n{_UTF8}", 1)
    try:
        return marked.encode("utf-8")
    except UnicodeEncodeError:
        faults.append(Fault("convert/character", "half of a sign is no letter; ? stands for it"))
        return marked.encode("utf-8", "replace")


class GameWriter:
    """Writes one game."""

    def __init__(self, filed: Filed, number: int) -> None:
        self.filed, self.record = filed, filed.record
        self.out = Lines(number)
        self.extra = SortedExtra(filed)
        self.empty = frozenset(self.extra.spelled.get(".empty", "").split())
        self.derived: list[str] = []
        self._used: set[str] = set()
        """Extras of names that are the writer's own, as far as they were written."""
        self._replay: Replay | None = None

    def write(self) -> list[str]:
        """The lines of the game."""
        out, extra = self.out, self.extra
        if out.board:
            self._escaped()
        self._comments("")
        fifteen = self._fifteen()
        for name in MANDATORY:
            out.tag(name, self._not_inherited(name, fifteen[name]))
            self._comments(name)
            if name == MANDATORY[0] and not out.board:
                self._escaped()
        for name, value in sorted(self._other_tags().items()):
            out.tag(name, self._not_inherited(name, value))
            self._comments(name)
        self._auction()
        self._play()
        for name, value in sorted(extra.sections.items()):
            columns, _, rows = value.partition("\n")
            out.tag(name, columns, is_columns=True)
            self._comments(name)
            out.lines += rows.split("\n")
        foreign = [pair for pair in extra.raw.items() if pair[0] not in self._used] + extra.foreign
        if foreign:
            out.tag("ExtraTable", COLUMNS)
            out.lines += encoded(foreign)
        if len(extra.comments) > 0:
            self._astray()
        return out.lines

    def _escaped(self) -> None:
        """Escaped lines before a game; of the first within it, for before it they would be the file's."""
        for line in self.extra.escapes:
            self.out.escaped(line)

    def _comments(self, anchor: str) -> None:
        for text in self.extra.comments.pop(anchor, ()):
            self.out.comment(text)

    def _astray(self) -> None:
        """Comments whose tag is not there any more stand at the end."""
        for anchor in list(self.extra.comments):
            self._comments(anchor)

    def _not_inherited(self, name: str, value: str) -> str:
        """A value of `#` or `##...` would be taken for another's."""
        if (value == "#" or value[:2] == "##") and name not in NOT_INHERITED:
            self.out.told(
                "inheritance", f"a blank stands before {value!r} in {name}, which else would inherit"
            )
            return f" {value}"
        return value

    # The fifteen.

    def _fifteen(self) -> dict[str, str]:
        filed, record = self.filed, self.record
        names = filed.names
        values = {
            "Event": filed.event,
            "Site": filed.site,
            "Date": filed.date,
            "Board": self._board(),
            "West": names.west,
            "North": names.north,
            "East": names.east,
            "South": names.south,
            "Dealer": self._raw_if("Dealer", record.dealer) or _letter(record.dealer),
            "Vulnerable": self._vulnerable(),
            "Deal": self._deal(),
            "Scoring": filed.scoring,
        }
        values["Contract"] = self._contract()
        values["Declarer"] = self._declarer(values["Contract"])
        values["Result"] = self._result(values["Contract"])
        is_passed_out = is_pass_out(values["Contract"])
        for name, value in values.items():
            if (
                not value
                and name not in self.empty
                and not (is_passed_out and name in ("Declarer", "Result"))
            ):
                values[name] = "?"
        return values

    def _raw_if(self, name: str, value: object) -> str:
        """What was written where it could not be read, as long as nothing else is known."""
        raw = self.extra.raw.get(name, "")
        return self._use(name, raw) if value is None and raw and not _CAN_BE_READ[name](raw) else ""

    def _use(self, name: str, value: str) -> str:
        self._used.add(name)
        return value

    def _board(self) -> str:
        number = self.record.number
        return self._raw_if("Board", number) or ("" if number is None else str(number))

    def _vulnerable(self) -> str:
        found = self.record.vulnerability
        return self._raw_if("Vulnerable", found) or ("" if found is None else VULNERABILITY_WORDS[found])

    def _deal(self) -> str:
        deal, raw = self.record.deal, self.extra.raw.get("Deal")
        if raw is not None and read_deal(raw).deal == deal:
            return self._use("Deal", raw)
        if deal == UNKNOWN:
            return ""
        first = self.record.dealer or Seat.NORTH
        hands = [deal[first.after(place)] for place in range(4)]
        return f"{first}:" + " ".join(str(hand) if hand.mask else "-" for hand in hands)

    def _replayed(self) -> Replay:
        if self._replay is None:
            self._replay = self.record.replay()
        return self._replay

    def _contract(self) -> str:
        stated, raw = self.record.stated, self.extra.raw.get("Contract")
        if stated.is_passed_out:
            return "Pass"
        if stated.bid is not None:
            return f"{stated.bid}{stated.doubling}"
        if raw is not None and read_contract(raw) is None and not is_pass_out(raw):
            return self._use("Contract", raw)
        if is_closed(self.record.calls):
            replay = self._replayed()
            if replay.is_passed_out or replay.contract is not None:
                self.derived.append("Contract")
                return "Pass" if replay.contract is None else str(replay.contract)
        return ""

    def _declarer(self, contract: str) -> str:
        stated, raw = self.record.stated, self.extra.raw.get("Declarer")
        if raw is not None and read_declarer(raw) is stated.declarer:
            return self._use("Declarer", raw)
        if stated.declarer is not None:
            return str(stated.declarer)
        if is_closed(self.record.calls) and not is_pass_out(contract):
            found = self._replayed().contract
            if found is not None:
                self.derived.append("Declarer")
                return str(found.declarer)
        return ""

    def _result(self, contract: str) -> str:
        stated, raw = self.record.stated, self.extra.raw.get("Result")
        if raw is not None and self._says(raw, stated.tricks_taken):
            return self._use("Result", raw)
        if stated.tricks_taken is not None:
            return str(stated.tricks_taken)
        if is_pass_out(contract) or (self.record.claim is None and len(self.record.cards) < 52):
            return ""
        tricks = self.record.tricks_taken
        if tricks is not None:
            self.derived.append("Result")
            return str(tricks)
        return ""

    def _says(self, result: str, tricks: int | None) -> bool:
        declarer = self.record.stated.declarer
        if declarer is None and self.record.calls:
            found = self._replayed().contract
            declarer = None if found is None else found.declarer
        return read_result(result, declarer) == tricks

    # Other tags.

    def _other_tags(self) -> dict[str, str]:
        filed, tags = self.filed, dict(self.extra.tags)
        raw = self.extra.raw
        if raw.get("Room") not in (None, *_ROOMS.values()):
            tags["Room"] = self._use("Room", raw["Room"])
        if "Claim" in raw and not raw["Claim"].isdecimal():
            tags["Claim"] = self._use("Claim", raw["Claim"])
        if filed.room is not None:
            tags["Room"] = _ROOMS[filed.room]
        if filed.title:
            tags["Description"] = filed.title
        if self.record.claim is not None:
            tags["Claim"] = str(self.record.claim)
        alerted = [str(number) for number, told in enumerate(filed.calls, 1) if told.is_alerted]
        if alerted:
            tags["Alerted"] = " ".join(alerted)
        if "Play" not in self.extra.raw and self.record.cards and not self._is_read_so():
            tags["CardsPlayed"] = " ".join(map(str, self.record.cards))
        if self.derived:
            tags["Derived"] = " ".join(self.derived)
        return tags

    # Auction and play.

    def _auction(self) -> None:
        record, raw = self.record, self.extra.raw.get("Auction")
        explanations = {number: told.explanation for number, told in enumerate(self.filed.calls, 1)}
        if raw is not None and self._is_as_written("Auction", raw):
            self._as_written("Auction", raw)
            return
        is_waiting = "Auction.end" in self.extra.raw and not is_closed(record.calls)
        if record.calls or is_waiting:
            first = _letter(record.dealer) or self.extra.spelled.get(".Auction", "N")
            self.out.tag("Auction", first)
            self._comments("Auction")
            words = [CALL_WORDS[call] for call in record.calls]
            words, notes = self._annotated("Auction", words, explanations)
            if is_waiting:
                words.append(self._use("Auction.end", "+"))
            elif not is_closed(record.calls):
                words.append("*")
            self.out.words(words, 4)
            self._notes("Auction", notes)
        elif self.extra.notes["Auction"]:
            self.out.told("note", "notes of an auction without calls are left out")

    def _play(self) -> None:
        record, raw = self.record, self.extra.raw.get("Play")
        if raw is not None and self._is_as_written("Play", raw):
            self._as_written("Play", raw)
            return
        cards, is_waiting = record.cards, "Play.end" in self.extra.raw and len(record.cards) < 52
        if not cards and not is_waiting:
            if self.extra.notes["Play"]:
                self.out.told("note", "notes of a play without cards are left out")
            return
        terms = self._terms()
        first = first_column(terms, cards)
        if not terms.leaders:
            first = SEATS.get(self.extra.spelled.get(".Play", ""), first)
        self.out.tag("Play", str(first))
        self._comments("Play")
        texts = {
            number: beside.note
            for (section, number), beside in self.extra.beside.items()
            if section == "Play"
        }
        words, notes = self._annotated("Play", [str(card) for card in cards], texts)
        self._rows(words, terms, is_waiting)
        self._notes("Play", notes)

    def _is_read_so(self) -> bool:
        """Whether the rows say in which order the cards were played; not where the hands are others'."""
        terms, cards = self._terms(), self.record.cards
        if len(set(cards)) < len(cards):
            return False
        first = first_column(terms, cards)
        if not terms.leaders:
            first = SEATS.get(self.extra.spelled.get(".Play", ""), first)
        rows = rows_of(cards, terms.trump)
        body = "\n".join(" ".join("-" if card is None else str(card) for card in row) for row in rows)
        complain = Complaints(Block("", 1, ""), 0)
        return read_play(Tag("Play", str(first), body, 0, 0), terms, complain).cards == cards

    def _rows(self, words: list[str], terms: Terms, is_waiting: bool) -> None:
        cards = self.record.cards
        rows = [
            ["-" if place is None else words[place] for place in row] for row in places_of(cards, terms.trump)
        ]
        if is_waiting:
            leads = 0
            for start in range(0, len(cards) // 4 * 4, 4):
                leads = (leads + winning_place(cards[start : start + 4], terms.trump)) % 4
            if len(cards) % 4 == 0:
                rows.append(["-"] * 4)
            rows[-1][(leads + len(cards) % 4) % 4] = self._use("Play.end", "+")
        for row in rows:
            self.out.words(row, 4)
        if not is_waiting and len(cards) < 52:
            self.out.lines.append("*")

    def _terms(self) -> Terms:
        record = self.record
        return terms_of(record.deal, record.dealer, record.calls, record.stated)

    def _annotated(
        self, section: str, words: list[str], texts: dict[int, str]
    ) -> tuple[list[str], dict[str, int]]:
        """Words with what annotates them, and the notes by their text."""
        notes: dict[str, int] = {}
        written = []
        for number, word in enumerate(words, 1):
            beside = self.extra.beside.get((section, number))
            text = texts.get(number, "")
            comments = list(beside.comments) if beside else []
            note = None
            if text:
                note = (
                    notes.setdefault(text, len(notes) + 1)
                    if text in notes or len(notes) < LAST_NOTE
                    else None
                )
                if note is None:
                    self.out.told("note", f"more than {LAST_NOTE} notes: a comment instead", is_warning=True)
                    comments.insert(0, text)
            if note is None and beside is None and not comments:
                written.append(word)
                continue
            remarks = [self.out.comment_text(comment) for comment in comments]
            written.append(annotated(word, note, beside.nags if beside else (), remarks))
        return written, notes

    def _notes(self, section: str, notes: dict[str, int]) -> None:
        for text, number in notes.items():
            self.out.tag("Note", f"{number}: {text}")
            self._comments(f"{section}.Note.{number}")
        taken = set(notes.values())
        for kept in self.extra.notes[section]:
            wanted, _, text = kept.partition(":")
            number = int(wanted) if wanted.isdecimal() and len(wanted) < 4 else 0
            if not 1 <= number <= LAST_NOTE or number in taken:
                number = next((one for one in range(LAST_NOTE, 0, -1) if one not in taken), 0)
            if not number:
                self.out.told("note", f"more than {LAST_NOTE} notes: {text}")
                continue
            taken.add(number)
            self.out.tag("Note", f"{number}: {text}")
            self._comments(f"{section}.Note.{number}")

    def _is_as_written(self, section: str, raw: str) -> bool:
        """Whether a section that was kept still says what the record says."""
        seat, _, body = raw.partition("\n")
        complain = Complaints(Block("", 1, ""), 0)
        tag = Tag(section, seat, f"\n{body}\n", 0, 0)
        if section == "Auction":
            read = read_auction(tag, self.record.dealer, complain)
            is_exchanged = self.extra.raw.get("Declarer", "")[:1] == "^" and not self.record.calls
            return is_exchanged or (read.calls == self.record.calls and not read.is_whole)
        play = read_play(tag, self._terms(), complain)
        return play.cards == self.record.cards and not play.is_whole

    def _as_written(self, section: str, raw: str) -> None:
        self._used.add(section)
        seat, _, body = raw.partition("\n")
        self.out.tag(section, seat)
        if body:
            self.out.lines += body.split("\n")
        for kept in self.extra.notes[section]:
            number, _, text = kept.partition(":")
            self.out.tag("Note", f"{number}: {text}")
            self._comments(f"{section}.Note.{number}")


def _letter(seat: Seat | None) -> str:
    return "" if seat is None else str(seat)
