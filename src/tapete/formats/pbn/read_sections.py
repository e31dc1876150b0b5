"""Auction and play of a game, with their notes, and where all that goes in what is filed."""

from __future__ import annotations

from tapete.core import NotationError, PartialDeal, Seat, Stated, parse_cards
from tapete.formats.pbn.auction import ReadAuction, called_declarer, read_auction
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.notes import Notes
from tapete.formats.pbn.play import ReadPlay, first_column, read_play, terms_of
from tapete.formats.pbn.read_fifteen import FifteenReader
from tapete.formats.pbn.section import Words, annotating
from tapete.formats.pbn.tags import Tag
from tapete.formats.pbn.words import SEATS
from tapete.formats.reading import Told


class SectionsReader(FifteenReader):
    """Reads auction and play; a section that the record cannot hold is kept as it was written."""

    def __init__(self, tags: dict[str, Tag], notes: list[tuple[str, Tag]], complain: Complaints) -> None:
        super().__init__(tags, complain)
        self.comments: list[tuple[str, str]] = []
        """Each with the tag it stands behind."""
        self.notes = {"Auction": Notes("Auction"), "Play": Notes("Play")}
        self._take_notes(notes)
        self._explained: dict[int, str] = {}

    def comment(self, anchor: str, text: str) -> None:
        """Keep a comment that stands behind that tag."""
        self.comments.append((anchor, text))

    def _take_notes(self, notes: list[tuple[str, Tag]]) -> None:
        for section, tag in notes:
            if section and self.notes[section].add(tag, self.complain):
                continue
            if not section:
                self.complain.wrong("note", "a note stands behind an auction or a play", tag.at)
            self.extra.append(("%", f'[Note "{tag.value}"]'))

    def auction(self, dealer: Seat | None, stated: Stated) -> ReadAuction:
        """The calls, if there are any."""
        tag = self.tags.get("Auction")
        if tag is None:
            return ReadAuction(())
        read = read_auction(tag, dealer, self.complain)
        if "Declarer" in self.tags and self.tags["Declarer"].value[:1] == "^" and read.calls:
            read = self._exchanged(read, dealer, stated)
        self._keep_section(tag, read, dealer is None and tag.value != "N" and bool(read.calls))
        return read

    def _exchanged(self, read: ReadAuction, dealer: Seat | None, stated: Stated) -> ReadAuction:
        """Declarer and dummy were exchanged, so that the auction does not tell who played."""
        tag, called = self.tags["Declarer"], called_declarer(dealer, read.calls)
        if called is not None and stated.declarer is not called.partner:
            text = (
                f"{called} is declarer by the auction, so that only {called.partner} can have taken his place"
            )
            self.complain.wrong("declarer", text, tag.at)
            return read
        text = "declarer and dummy were exchanged: the auction is kept as written and not replayed"
        self.complain.odd("irregular", text, tag.at)
        return ReadAuction((), read.items, escapes=read.escapes, is_whole=False)

    def play(self, deal: PartialDeal, dealer: Seat | None, auction: ReadAuction, stated: Stated) -> ReadPlay:
        """The cards played, if there are any."""
        tag = self.tags.get("Play")
        if tag is None:
            return ReadPlay()
        terms = terms_of(deal, dealer, auction.calls, stated)
        is_listed = "CardsPlayed" in self.tags
        read = self._as_listed(tag) if is_listed else read_play(tag, terms, self.complain)
        is_told = bool(read.cards) or read.is_waiting
        is_spelled = not terms.leaders and SEATS.get(tag.value) is not first_column(terms, read.cards)
        self._keep_section(tag, read, is_told and is_spelled)
        return read

    def _as_listed(self, tag: Tag) -> ReadPlay:
        """Our own writer lists the cards where rows cannot tell in which order they were played."""
        listed = self.tags["CardsPlayed"]
        try:
            cards = parse_cards(listed.value)
        except NotationError as error:
            self.complain.wrong("card", error.text, listed.at)
            cards = ()
        words = Words(tag.rest, tag.rest_at, is_play=True, complain=self.complain)
        numbers: dict[str, list[int]] = {}
        for number, card in enumerate(cards, 1):
            numbers.setdefault(str(card), []).append(number)
        items = tuple((numbers[item.word].pop(0), item) for item in words.items if numbers.get(item.word))
        noted = tuple((number, item) for number, item in items if item.comments or item.nags or item.notes)
        is_waiting = any(item.word == "+" for item in words.items)
        return ReadPlay(cards, noted, tuple(words.comments), tuple(words.escapes), is_waiting)

    def _keep_section(self, tag: Tag, read: ReadAuction | ReadPlay, is_spelled: bool) -> None:
        notes, name = self.notes[tag.name], tag.name
        self.extra += [("%", line) for line in read.escapes]
        if not read.is_whole:
            lines = [line.rstrip() for line in tag.rest.split("\n") if line[:1] != "%"]
            self.extra.append((name, "\n".join([tag.value, *(line for line in lines if line)])))
            for _, item in read.items:
                notes.of(item, self.complain)
            self.extra += notes.as_written()
            return
        if is_spelled:
            self.extra.append((f".{name}", tag.value))
        for comment in read.comments:
            self.comment(name, comment)
        if read.is_waiting:
            self.extra.append((f"{name}.end", "+"))
        for number, item in read.items:
            self.extra += annotating(name, number, item)
            text = notes.of(item, self.complain)
            if text and name == "Auction":
                self._explained[number] = text
            elif text:
                self.extra.append((f"{name}.{number}.note", text))

    def told(self, calls: int) -> tuple[Told, ...]:
        """What is told of the calls, as far as anything is."""
        tag = self.tags.get("Alerted")
        alerted = set()
        if tag is not None:
            alerted = {int(word) for word in tag.value.split() if word.isdecimal() and len(word) < 4}
        numbers = [number for number in (*self._explained, *alerted) if number <= calls]
        if not numbers:
            return ()
        return tuple(
            Told(self._explained.get(number, ""), number in alerted) for number in range(1, max(numbers) + 1)
        )
