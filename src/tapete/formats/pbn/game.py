"""From the tags of one game to the board as it is filed."""

from __future__ import annotations

from tapete.core import (
    BySeat,
    Doubling,
    NotationError,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Vulnerability,
    parse_cards,
)
from tapete.formats.pbn.auction import ReadAuction, called_declarer, read_auction
from tapete.formats.pbn.complaints import Complaints
from tapete.formats.pbn.deal import UNKNOWN, read_deal
from tapete.formats.pbn.extra_table import decoded
from tapete.formats.pbn.extras import Extra, anchored, arranged
from tapete.formats.pbn.notes import Notes
from tapete.formats.pbn.outcome import (
    is_strain,
    read_contract,
    read_declarer,
    read_result,
    stated_contract,
    why_no_result,
)
from tapete.formats.pbn.play import ReadPlay, first_column, read_play, terms_of
from tapete.formats.pbn.score import what_is_wrong as wrong_score
from tapete.formats.pbn.section import Words, annotating
from tapete.formats.pbn.tables import TABLES, check_table, section_text
from tapete.formats.pbn.tags import Tag, loose
from tapete.formats.pbn.values import (
    MANDATORY,
    is_known,
    vulnerable_by_history,
    what_is_wrong,
)
from tapete.formats.pbn.words import (
    CONTRACTS,
    NUMBER,
    SEATS,
    VULNERABILITIES,
    VULNERABILITY_WORDS,
    is_pass_out,
)
from tapete.formats.reading import Filed, Room, Told

_ROOMS = {"Open": Room.OPEN, "Closed": Room.CLOSED}
_HANDLED = frozenset(
    (*MANDATORY, "Auction", "Play", "Description", "Alerted", "Claim", "Derived", "ExtraTable", "CardsPlayed")
)
_FIFTEEN = frozenset(MANDATORY)
_TEXTS = ("Event", "Site", "Date", "Scoring")
_NOTHING = Stated()


class GameReader:
    """Reads one game; a tag at a time, with all complaints in one place."""

    def __init__(self, tags: dict[str, Tag], notes: list[tuple[str, Tag]], complain: Complaints) -> None:
        self.tags, self.complain = tags, complain
        self.extra: list[tuple[str, str]] = []
        self.comments: list[tuple[str, str]] = []
        """Each with the tag it stands behind."""
        self.sections: set[str] = set()
        self.notes = {"Auction": Notes("Auction"), "Play": Notes("Play")}
        self._take_notes(notes)
        self.told: dict[int, str] = {}

    def read(self) -> Filed:
        """The board; what it could not hold is in its extras, what was wrong among the complaints."""
        tags = self.tags
        self._check_order()
        empty = [name for name in MANDATORY if name in tags and not tags[name].value]
        deal, dealer, vulnerability = self._deal(), self._dealer(), self._vulnerability()
        stated = self._contract()
        auction = self._auction(dealer, stated)
        called = called_declarer(dealer, auction.calls)
        stated = self._with_result(stated, called)
        play = self._play(deal, dealer, auction, stated)
        if "Score" in tags:
            self._check_score(tags["Score"], stated, vulnerability)
        if stated.is_passed_out:
            empty = [name for name in empty if name not in ("Declarer", "Result")]
        stated = self._without_derived(stated)
        record = Record(
            deal, self._number(), dealer, vulnerability, auction.calls, play.cards, self._claim(), stated
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
            comments, anchors = anchored(self.comments, frozenset(self.sections))
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
            self._told(len(record.calls)),
            comments,
            (*(arranged(extra) if len(extra) > 1 else extra), *foreign),
        )

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

    def _check_order(self) -> None:
        tags = self.tags
        for section, needed in (("Auction", ("Dealer",)), ("Play", ("Deal", "Declarer", "Contract"))):
            if section in tags:
                at = tags[section].at
                late = [name for name in needed if name not in tags or tags[name].at > at]
                if late:
                    self.complain.odd("order", f"{section} needs {', '.join(late)} before it", at)

    # The fifteen.

    def _number(self) -> int | None:
        tag = self.tags.get("Board")
        if tag is None or tag.value in ("", "?"):
            return None
        if NUMBER.fullmatch(tag.value):
            return int(tag.value)
        self.complain.odd("board", f"a board has a number from 1, not {tag.value!r}", tag.at)
        self.extra.append(("Board", tag.value))
        return None

    def _deal(self) -> PartialDeal:
        tag = self.tags.get("Deal")
        if tag is None or tag.value in ("", "?"):
            return UNKNOWN
        read = read_deal(tag.value)
        for text in read.odd:
            self.complain.odd("deal", text, tag.at)
        for text in read.wrong:
            self.complain.wrong("deal", text, tag.at)
        if read.is_lossy:
            self.extra.append(("Deal", tag.value))
        return read.deal

    def _dealer(self) -> Seat | None:
        tag = self.tags.get("Dealer")
        if tag is None or tag.value in ("", "?"):
            return None
        seat = SEATS.get(tag.value)
        if seat is None:
            self._unreadable(tag, "a seat: N, E, S or W")
        return seat

    def _vulnerability(self) -> Vulnerability | None:
        tag = self.tags.get("Vulnerable")
        found: Vulnerability | None = None
        if tag is not None and tag.value not in ("", "?"):
            found = VULNERABILITIES.get(tag.value) or VULNERABILITIES.get(tag.value.lower())
            if found is None:
                self._unreadable(tag, "None, NS, EW or All")
        history = self.tags.get("ScoreRubberHistory")
        if found is not None and history is not None:
            sides = vulnerable_by_history(history.value)
            if sides is not None and sides != {side for side in ("NS", "EW") if _is_vulnerable(found, side)}:
                text = f"{VULNERABILITY_WORDS[found]} is vulnerable, another by ScoreRubberHistory"
                self.complain.wrong("vulnerable", text, history.at)
        return found

    def _contract(self) -> Stated:
        tag, declarer = self.tags.get("Contract"), self._declarer()
        if tag is None or tag.value in ("", "?"):
            return Stated(declarer=declarer) if declarer else _NOTHING
        known = CONTRACTS.get(tag.value)
        if known is not None:
            return Stated(known[0], known[1], declarer)
        if is_strain(tag.value):
            self.extra.append(("Contract", tag.value))
        elif not is_pass_out(tag.value):
            if read_contract(tag.value) is None:
                self._unreadable(tag, "a contract such as 4H, 3NTX or Pass", law=18)
            elif tag.value != tag.value.upper() or tag.value.upper() not in CONTRACTS:
                read = stated_contract(tag.value, declarer)
                if tag.value.upper() not in CONTRACTS:
                    self.complain.odd("contract", f"{tag.value} stands for {read.bid}{read.doubling}", tag.at)
        elif tag.value.lower() != "pass":
            self.complain.odd("contract", f"{tag.value} stands for Pass", tag.at)
        return stated_contract(tag.value, declarer)

    def _declarer(self) -> Seat | None:
        tag = self.tags.get("Declarer")
        if tag is None or tag.value in ("", "?"):
            return None
        seat = read_declarer(tag.value)
        if seat is None:
            self._unreadable(tag, "a seat: N, E, S or W")
        elif tag.value[0] == "^":
            self.extra.append(("Declarer", tag.value))
        return seat

    def _with_result(self, stated: Stated, called: Seat | None) -> Stated:
        tag = self.tags.get("Result")
        if tag is None or tag.value in ("", "?"):
            return stated
        declarer = stated.declarer or called
        if stated.is_passed_out:
            declarer = None
        tricks = read_result(tag.value, declarer)
        why = None if stated.is_passed_out and tricks == 0 else why_no_result(tag.value, declarer)
        if why is not None:
            self.complain.wrong("result", why, tag.at)
        if tricks is None or tag.value[:1] == "^":
            self.extra.append(("Result", tag.value))
        return Stated(stated.bid, stated.doubling, stated.declarer, stated.is_passed_out, tricks)

    def _check_score(self, tag: Tag, stated: Stated, vulnerability: Vulnerability | None) -> None:
        """Points of duplicate; other ways of scoring count otherwise."""
        scoring = self.tags.get("Scoring")
        if scoring is None or not any(way in scoring.value for way in ("Rubber", "Chicago")):
            wrong = wrong_score(tag.value, stated, vulnerability)
            if wrong is not None:
                self.complain.wrong("record/score", wrong, tag.at)

    def _without_derived(self, stated: Stated) -> Stated:
        """What our own writer worked out is not stated."""
        tag = self.tags.get("Derived")
        if tag is None:
            return stated
        bid, doubling, declarer = stated.bid, stated.doubling, stated.declarer
        is_passed_out, tricks = stated.is_passed_out, stated.tricks_taken
        for name in tag.value.split():
            if name == "Contract":
                bid, doubling, is_passed_out = None, Doubling.UNDOUBLED, False
            elif name == "Declarer":
                declarer = None
            elif name == "Result":
                tricks = None
        return Stated(bid, doubling, declarer, is_passed_out, tricks)

    def _unreadable(self, tag: Tag, wanted: str, law: int | None = None) -> None:
        if tag.value[:1] != "#":
            self.complain.wrong(tag.name.lower(), f"not {wanted}: {tag.value!r}", tag.at, law)
        self.extra.append((tag.name, tag.value))

    # Auction and play.

    def _auction(self, dealer: Seat | None, stated: Stated) -> ReadAuction:
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

    def _play(self, deal: PartialDeal, dealer: Seat | None, auction: ReadAuction, stated: Stated) -> ReadPlay:
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
                self.told[number] = text
            elif text:
                self.extra.append((f"{name}.{number}.note", text))

    def _told(self, calls: int) -> tuple[Told, ...]:
        """What is told of the calls, as far as anything is."""
        tag = self.tags.get("Alerted")
        alerted = set()
        if tag is not None:
            alerted = {int(word) for word in tag.value.split() if word.isdecimal() and len(word) < 4}
        numbers = [number for number in (*self.told, *alerted) if number <= calls]
        if not numbers:
            return ()
        return tuple(
            Told(self.told.get(number, ""), number in alerted) for number in range(1, max(numbers) + 1)
        )

    # All other tags.

    def _claim(self) -> int | None:
        tag = self.tags.get("Claim")
        if tag is None:
            return None
        if tag.value.isdecimal() and int(tag.value[:3]) <= 13:
            return int(tag.value)
        self._unreadable(tag, "a number of tricks")
        return None

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
            self.sections.add(name)
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


def _is_vulnerable(vulnerability: Vulnerability, side: str) -> bool:
    return vulnerability is Vulnerability.BOTH or vulnerability.value == side
