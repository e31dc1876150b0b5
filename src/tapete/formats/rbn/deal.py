"""The lines of one deal of RBN, made into a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tapete.core import Play, Record, Stated
from tapete.formats.rbn.auction import NOTES, SpelledAuction, read_auction
from tapete.formats.rbn.hands import SpelledHands, read_hands
from tapete.formats.rbn.lines import LABELS, TEXT, Line
from tapete.formats.rbn.play import UNNAMED, SpelledPlay, read_play
from tapete.formats.rbn.values import (
    SpelledContract,
    SpelledNames,
    date_text,
    read_contract,
    read_date,
    read_heading,
    read_names,
    read_scoring,
    read_title,
    read_tricks,
)
from tapete.formats.reading import Fault, Filed

REPEATED = "DTLESFKNBH"
"""What holds for the deals that follow, until it is said anew."""

OF_A_DEAL = frozenset("BHACPRMI")
"""Labels that make a group of lines a deal."""

HEADING, DEAL, AUCTION, PLAY, RESULT = "heading", "deal", "auction", "play", "result"
GROUPS = (HEADING, DEAL, AUCTION, PLAY, RESULT)
_GROUP = dict.fromkeys("BH", DEAL) | dict.fromkeys("AC", AUCTION) | {"P": PLAY} | dict.fromkeys("RMI", RESULT)
_NO_AUCTION = SpelledAuction(None, None, (), ())
_NO_PLAY = SpelledPlay((), True)


class DealReader:
    """Reads one deal; what was said before and holds for it is in `standing`."""

    def __init__(self, lines: Sequence[Line], standing: dict[str, Line], place: int) -> None:
        self.faults: list[Fault] = []
        self._place = place
        self._said = dict(standing)
        self._own = {line.label for line in lines}
        self._notes: dict[str, Line] = {}
        self._play_notes: list[Line] = []
        self._others: list[Line] = []
        self._comments: list[tuple[str, str]] = []
        self._end = HEADING
        """The last part of the board in which anything was said."""
        self._sort(lines)

    def filed(self) -> Filed:
        """The board, with all that was said of it."""
        hands, auction, contract = self._hands(), self._auction(), self._contract()
        names = read_names(self._data("N"))
        title, author = read_title(self._data("T"))
        stated = contract.stated(read_tricks(self._data("R")))
        record = self._record(hands, auction, stated)
        play = self._play(record)
        record = msgspec.structs.replace(record, cards=play.cards)
        notes = {note: line.data for note, line in self._notes.items()}
        return Filed(
            record,
            names.names,
            names.room,
            read_heading(self._data("E")),
            read_heading(self._data("L")),
            read_date(self._data("D")),
            read_scoring(self._data("F")),
            title,
            auction.told(notes),
            tuple(text for _, text in self._comments),
            tuple(self._extra(author, names, record.number, hands, auction, contract, play)),
        )

    def _sort(self, lines: Sequence[Line]) -> None:
        group = HEADING
        for line in lines:
            if line.data or line.label == "P":
                group = max(group, _GROUP.get(line.label, group), key=GROUPS.index)
            if line.label == TEXT:
                self._comments.append((group, line.data))
            elif line.label.isdigit():
                if group == PLAY:
                    self._play_notes.append(line)
                else:
                    self._notes[line.label] = line
            elif line.label in "MI" or (line.label not in REPEATED and line.label not in OF_A_DEAL):
                self._others.append(line)
            else:
                self._said[line.label] = line
        self._end = group

    def _data(self, label: str) -> str:
        line = self._said.get(label)
        return "" if line is None else line.data

    def _record(self, hands: SpelledHands, auction: SpelledAuction, stated: Stated) -> Record:
        return Record(
            hands.deal,
            self._number(),
            auction.dealer,
            auction.vulnerability,
            auction.calls,
            (),
            None,
            stated,
        )

    def _number(self) -> int | None:
        text = self._data("B")
        if text.isascii() and text.isdigit() and len(text) < 7 and int(text):
            return int(text)
        if text:
            self._fault("notation/number", f"not a number of a board: {text[:40]!r}", "B", is_warning=True)
        return None

    def _hands(self) -> SpelledHands:
        hands = read_hands(self._data("H"))
        for code, text in hands.problems:
            self._fault(code, text, "H", law=1 if code.startswith("record/") else None)
        return hands

    def _auction(self) -> SpelledAuction:
        if not self._data("A"):
            return _NO_AUCTION
        auction = read_auction(self._data("A"))
        if auction.rest:
            law = 18 if auction.rest[0] in "089" else None
            at = self._data("A").rfind(auction.rest)
            text = f"not a call: {auction.rest[:40]!r} (1C to 7N, P, X, R, A)"
            self._fault("notation/call", text, "A", at, law)
        for note in sorted(auction.notes - self._notes.keys()):
            self._fault("notation/note", f"there is no note {note}", "A", is_warning=True)
        return auction

    def _contract(self) -> SpelledContract:
        text = self._data("C")
        contract = read_contract(text)
        if contract is None and text:
            self._fault("notation/contract", f"not a contract: {text[:40]!r} (such as 5HX:N)", "C")
        tricks = self._data("R")
        if tricks and read_tricks(tricks) is None:
            text = f"not a number of tricks: {tricks[:40]!r}"
            self._fault("notation/result", text, "R", is_warning=True)
        return contract or SpelledContract()

    def _play(self, record: Record) -> SpelledPlay:
        text = self._data("P")
        if not text:
            return _NO_PLAY
        contract = record.replay().contract if UNNAMED & set(text) else None
        play = read_play(text, None if contract is None else Play.start(contract), record.deal.hands)
        if play.rest:
            said = f"a card that is not known, and what follows it: {play.rest[:40]!r}"
            self._fault("notation/card", said, "P", play.at)
        return play

    def _extra(
        self,
        author: str,
        names: SpelledNames,
        number: int | None,
        hands: SpelledHands,
        auction: SpelledAuction,
        contract: SpelledContract,
        play: SpelledPlay,
    ) -> Iterator[tuple[str, str]]:
        date, tricks = self._data("D"), self._data("R")
        is_said = auction.calls or auction.dealer or auction.vulnerability
        teams = (*self._data("K").split(":", 2), "", "")
        said = (
            ("Annotator", author, True),
            ("Stage", read_heading(self._data("S")), True),
            ("HomeTeam", teams[0].strip(), True),
            ("VisitTeam", teams[1].strip(), True),
            ("Carryover", teams[2].strip(), True),
            ("Table", names.table, True),
            ("Names", names.other, True),
            ("D", date, date_text(read_date(date)) != date),
            ("B", self._data("B"), self._data("B") != str(number)),
            ("H", self._data("H"), not hands.is_plain),
            ("A", self._data("A"), not (auction.is_plain and is_said)),
            ("C", self._data("C"), not contract.is_whole or contract == SpelledContract()),
            ("P", self._data("P"), not play.is_plain),
            ("R", tricks, tricks != str(read_tricks(tricks))),
        )
        yield from ((name, value) for name, value, is_needed in said if value and is_needed)
        unused = (self._notes[note] for note in NOTES if note in self._notes and note not in auction.notes)
        yield from ((line.label, line.data) for line in unused)
        yield from ((f"P {line.label}", line.data) for line in self._play_notes)
        yield from (
            (line.label if line.label in LABELS else f"label {line.label}", line.data)
            for line in self._others
        )
        yield from self._places()

    def _places(self) -> Iterator[tuple[str, str]]:
        """Where the comments stood, up to the last that is not at the end."""
        places = [group for group, _ in self._comments]
        while places and places[-1] == self._end:
            places.pop()
        return ((".text", group) for group in places)

    def _fault(
        self,
        code: str,
        text: str,
        label: str,
        at: int = 0,
        law: int | None = None,
        *,
        is_warning: bool = False,
    ) -> None:
        if label not in self._own:
            return  # What holds from a deal before was told there.
        line = self._said[label]
        place = line.number, line.column + max(0, at)
        self.faults.append(Fault(code, text, *place, self._place, law, is_warning))
