"""The sections Auction and Play of a game in export format, with notes and what annotates them."""

from __future__ import annotations

from tapete.core import winning_place
from tapete.formats.pbn.auction import is_closed, read_auction
from tapete.formats.pbn.blocks import Block
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.export import annotated
from tapete.formats.pbn.play import Terms, first_column, places_of, read_play, rows_of, terms_of
from tapete.formats.pbn.section import LAST_NOTE
from tapete.formats.pbn.tags import Tag
from tapete.formats.pbn.words import CALL_WORDS, CARD_WORDS, SEATS
from tapete.formats.pbn.written_fifteen import FifteenWriter, letter


class SectionsWriter(FifteenWriter):
    """Writes auction and play: as the record has them, or as they were written where it cannot hold them."""

    def comments(self, anchor: str) -> None:
        """The comments that stand behind a tag."""
        for text in self.extra.comments.pop(anchor, ()):
            self.out.comment(text)

    def auction(self) -> None:
        """The auction, if there is any."""
        record, raw = self.record, self.extra.raw.get("Auction")
        explanations = {number: told.explanation for number, told in enumerate(self.filed.calls, 1)}
        if raw is not None and self.keeps("Auction"):
            self._as_written("Auction", raw)
            return
        is_waiting = "Auction.end" in self.extra.raw and not is_closed(record.calls)
        if record.calls or is_waiting:
            first = letter(record.dealer) or self.extra.spelled.get(".Auction", "N")
            self.out.tag("Auction", first)
            self.comments("Auction")
            words = [CALL_WORDS[call] for call in record.calls]
            words, notes = self._annotated("Auction", words, explanations)
            if is_waiting:
                words.append(self.use("Auction.end", "+"))
            elif not is_closed(record.calls):
                words.append("*")
            self.out.words(words, 4)
            self._notes("Auction", notes)
        elif self.extra.notes["Auction"]:
            self.out.told("note", "notes of an auction without calls are left out")

    def play(self) -> None:
        """The play, if there is any."""
        record, raw = self.record, self.extra.raw.get("Play")
        if raw is not None and self.keeps("Play"):
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
        self.comments("Play")
        texts = {
            number: beside.note
            for (section, number), beside in self.extra.beside.items()
            if section == "Play"
        }
        words, notes = self._annotated("Play", [CARD_WORDS[card] for card in cards], texts)
        self._rows(words, terms, is_waiting)
        self._notes("Play", notes)

    def is_read_so(self) -> bool:
        """Whether the rows say in which order the cards were played; not where the hands are others'."""
        terms, cards = self._terms(), self.record.cards
        if len(set(cards)) < len(cards):
            return False
        first = first_column(terms, cards)
        if not terms.leaders:
            first = SEATS.get(self.extra.spelled.get(".Play", ""), first)
        rows = rows_of(cards, terms.trump)
        body = "\n".join(" ".join("-" if card is None else CARD_WORDS[card] for card in row) for row in rows)
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
            rows[-1][(leads + len(cards) % 4) % 4] = self.use("Play.end", "+")
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
            self.comments(f"{section}.Note.{number}")
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
            self.comments(f"{section}.Note.{number}")

    def keeps(self, section: str) -> bool:
        """Whether a section was kept as it was written, and still says what the record says."""
        raw = self.extra.raw.get(section)
        if raw is None:
            return False
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
        self.used.add(section)
        seat, _, body = raw.partition("\n")
        self.out.tag(section, seat)
        if body:
            self.out.lines += body.split("\n")
        for kept in self.extra.notes[section]:
            number, _, text = kept.partition(":")
            self.out.tag("Note", f"{number}: {text}")
            self.comments(f"{section}.Note.{number}")
