"""Boards as RBN: the labels in their order, those that hold already left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.core import BySeat, Play, Stated
from tapete.formats.losses import Losses
from tapete.formats.lost import lost
from tapete.formats.rbn.auction import NOTES, auction_text, calls_text, read_auction
from tapete.formats.rbn.deal import AUCTION, DEAL, GROUPS, HEADING, OF_A_DEAL, PLAY, RESULT
from tapete.formats.rbn.hands import hands_text, read_hands
from tapete.formats.rbn.plain import plain
from tapete.formats.rbn.play import play_text, read_play
from tapete.formats.rbn.values import (
    SpelledNames,
    contract_text,
    date_text,
    heading_text,
    names_text,
    read_contract,
    read_date,
    read_heading,
    read_scoring,
    read_title,
    read_tricks,
    scoring_text,
    title_text,
)
from tapete.formats.reading import Filed, Told, Written

_SAYS = frozenset(
    (
        *("number", "dealer", "vulnerability", "deal", "calls", "cards", "claim", "result", "names"),
        *("room", "event", "site", "date", "scoring", "title", "told", "comments"),
    )
)
_NAMED = frozenset(("Author", "Session", "HomeTeam", "VisitTeam", "Carryover", "Table", "Names"))
_PLAY_NOTES = frozenset(f"P {note}" for note in NOTES)


class Names:
    """All names of `Filed.extra` of which nothing is lost in RBN, as a container."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (
            name in _NAMED or name in _PLAY_NOTES or is_label(name) or name[:1] == "."
        )


def is_label(name: str) -> bool:
    """Whether something was kept under a label: a capital letter, a digit or another sign."""
    return len(name) == 1 and name not in "{}." and name.isprintable() and not name.isspace()


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The boards one after the other, with a blank line after each."""
    losses = Losses()
    standing: dict[str, str] = {}
    texts = [_paragraph(value, losses) for name, value in head if name == "text"]
    parts = ["\n".join(texts) + "\n\n"] if texts else []
    for at, filed in enumerate(boards):
        losses.board = at
        parts.append("".join(f"{line}\n" for line in _Pieces(filed, standing, losses).all()) + "\n")
    foreign = [one for one in head if one[0] != "text" and not one[0].startswith(".")]
    faults = lost("RBN", boards, _SAYS, Names(), head=foreign)
    return Written("".join(parts).encode("utf-8", "replace"), (*faults, *losses.faults))


class _Pieces:
    """The lines of one board."""

    def __init__(self, filed: Filed, standing: dict[str, str], losses: Losses) -> None:
        self._filed, self._standing, self._losses = filed, standing, losses
        self._extra: dict[str, str] = {}
        for name, value in filed.extra:
            self._extra.setdefault(name, value)
        self._comments = list(filed.comments)
        self._places = [value for name, value in filed.extra if name == ".text"]

    def all(self) -> Iterator[str]:
        """Every line in order."""
        lines = {
            HEADING: self._heading(),
            DEAL: self._deal(),
            AUCTION: self._auction(),
            PLAY: self._play(),
            RESULT: self._result(),
        }
        is_a_deal = False
        for group in GROUPS:
            said = list(lines[group])
            is_a_deal = is_a_deal or any(line[0] in OF_A_DEAL for line in said)
            if group == RESULT and not is_a_deal:
                said = ["B"]
            yield from said
            yield from self._said_there(group)

    def _said_there(self, group: str) -> Iterator[str]:
        """The paragraphs that stood in that part of the board."""
        while self._comments and (group == RESULT or (self._places and self._places[0] == group)):
            del self._places[:1]
            yield _paragraph(self._comments.pop(0), self._losses)

    def _heading(self) -> Iterator[str]:
        filed = self._filed
        values = {
            "D": self._date(),
            "T": self._title(),
            "L": self._under("site", filed.site),
            "E": self._under("event", filed.event),
            "S": heading_text(self._named("Session")),
            "F": self._scoring(),
            "K": self._teams(),
            "N": self._names(),
        }
        for label, value in values.items():
            if value != self._standing.get(label, ""):
                self._standing[label] = value
                yield _line(label, value)

    def _deal(self) -> Iterator[str]:
        record = self._filed.record
        number = "" if record.number is None else str(record.number)
        if record.number is not None and not 0 < record.number < 1_000_000:
            self._losses.add("number", f"no number of a board in RBN: {number}")
            number = ""
        if not number:
            number = self._named("B")
        if sorted(map(len, record.deal.hands)) == [0, 13, 13, 13]:
            self._losses.add(
                "deal", "in RBN the fourth hand is what three whole hands leave", is_warning=True
            )
        raw = self._named("H")
        hands = raw if raw and read_hands(raw).deal == record.deal else hands_text(record.deal)
        for label, value in (("B", number), ("H", hands)):
            if value or self._standing.get(label):
                self._standing[label] = value
                yield _line(label, value)

    def _auction(self) -> Iterator[str]:
        record = self._filed.record
        marks, notes = self._marks()
        if record.dealer is not None or record.vulnerability is not None or record.calls:
            if record.dealer is None:
                self._losses.add(
                    "dealer", "RBN has no auction without a dealer; he was written as ?", is_warning=True
                )
            raw = self._named("A")
            if raw and self._says_the_same(raw):
                spelled = read_auction(raw)
                notes = _notes_of(spelled.marks, self._filed.calls)
                yield _line("A", raw)
            else:
                calls = calls_text(record.calls, marks)
                yield _line("A", auction_text(record.dealer, record.vulnerability, calls))
        elif self._named("A"):
            yield _line("A", self._named("A"))
        for note in NOTES:
            text = notes.get(note) or self._extra.get(note)
            if text is not None:
                yield _line(note, self._plain(text, "told"))
        raw = self._named("C")
        contract = contract_text(self._filed.record.stated)
        if raw and _contract_of(raw) == _contract_of(contract):
            contract = raw
        if contract:
            yield _line("C", contract)

    def _marks(self) -> tuple[list[str], dict[str, str]]:
        """What stands behind each call, and the notes it refers to."""
        marks, notes = [], dict[str, str]()
        told = self._filed.calls
        free = iter([note for note in NOTES if note not in self._extra])
        if len(told) > len(self._filed.record.calls):
            self._losses.add("told", "something is told of calls that were not made; it was left out")
        for place in range(len(self._filed.record.calls)):
            said = told[place] if place < len(told) else Told()
            note = next((note for note, text in notes.items() if text == said.explanation), None)
            if said.explanation and note is None:
                note = next(free, None)
                if note is None:
                    self._losses.add("told", "RBN has ten notes a deal; other explanations were left out")
                else:
                    notes[note] = said.explanation
            marks.append("*" * said.is_alerted + (f"^{note}" if said.explanation and note else ""))
        return marks, notes

    def _says_the_same(self, raw: str) -> bool:
        """Whether the auction as it was written still is that of the record."""
        spelled, record = read_auction(raw), self._filed.record
        if (spelled.dealer, spelled.vulnerability, spelled.calls) != (
            record.dealer,
            record.vulnerability,
            record.calls,
        ):
            return False
        return spelled.told(_notes_of(spelled.marks, self._filed.calls)) == self._filed.calls

    def _play(self) -> Iterator[str]:
        record = self._filed.record
        raw = self._named("P")
        cards = play_text(record.cards)
        if raw:
            contract = record.replay().contract
            start = None if contract is None else Play.start(contract)
            if read_play(raw, start, record.deal.hands).cards == record.cards:
                cards = raw
        notes = [(name, value) for name, value in self._filed.extra if name in _PLAY_NOTES]
        if cards or notes or PLAY in self._places:
            yield _line("P", cards)
        yield from (_line(name[-1], self._plain(value, "extra")) for name, value in notes)

    def _result(self) -> Iterator[str]:
        record = self._filed.record
        tricks = record.stated.tricks_taken
        if record.claim is not None:
            text = "RBN has no claims; the tricks claimed were written as the result"
            self._losses.add("claim", text, is_warning=tricks in (None, record.claim))
            tricks = record.claim if tricks is None else tricks
        raw = self._named("R")
        if raw and read_tricks(raw) == tricks:
            yield _line("R", raw)
        elif tricks is not None:
            yield _line("R", str(tricks))
        for name, value in self._filed.extra:
            if is_label(name) and name not in "DBHACPR" and name not in NOTES:
                yield _line(name, self._plain(value, "extra"))

    # Values of headings ---------------------------------------------------------------------------

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
        title, author = self._plain(self._filed.title, "title"), self._named("Author")
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


def _line(label: str, value: str) -> str:
    return f"{label} {value}" if value else label


def _paragraph(text: str, losses: Losses) -> str:
    """Text in braces: no blank line in it, and no brace at the end of a line but the last."""
    lines = [line.rstrip() for line in text.strip().split("\n")]
    lines = [line for line in lines if line]
    said = "\n".join([*(line + "." * line.endswith("}") for line in lines[:-1]), *lines[-1:]])
    if said != text:
        losses.add("comments", "RBN cannot write blank lines or a brace at a line's end", is_warning=True)
    return f"{{{said}}}"


def _notes_of(marks: Sequence[str], told: Sequence[Told]) -> dict[str, str]:
    """The notes to which the marks of calls refer, by what is told of these."""
    notes: dict[str, str] = {}
    for mark, said in zip(marks, told, strict=False):
        if mark.count("^") == 1:
            notes.setdefault(mark[mark.index("^") + 1], said.explanation)
    return notes


def _contract_of(text: str) -> Stated | None:
    contract = read_contract(text)
    return None if contract is None else contract.stated(None)
