"""One deal as RBN: the labels in their order, those whose value holds already left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.core import Play, Stated
from tapete.formats.losses import Losses
from tapete.formats.rbn.auction import NOTES, auction_text, calls_text, read_auction
from tapete.formats.rbn.deal import AUCTION, DEAL, GROUPS, HEADING, OF_A_DEAL, PLAY, RESULT
from tapete.formats.rbn.hands import hands_text, read_hands
from tapete.formats.rbn.headings import NAMED, Headings
from tapete.formats.rbn.plain import plain
from tapete.formats.rbn.play import play_text, read_play
from tapete.formats.rbn.values import contract_text, read_contract, read_tricks
from tapete.formats.reading import Filed, Told

MORE = ("M", "I")
"""Labels that are only kept."""

PLAY_NOTES = frozenset(f"P {note}" for note in NOTES)
_KNOWN = NAMED | PLAY_NOTES | frozenset((*"DBHACPR", *NOTES, *MORE))


class Names:
    """All names of `Filed.extra` of which nothing is lost in RBN, as a container."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in _KNOWN or name[:1] == "." or is_unknown(name))


def is_unknown(name: str) -> bool:
    """Whether something was kept under a label that RBN does not have."""
    return name.startswith("label ") and len(name) == 7 and name[-1] not in "{ " and name.isprintable()


class DealText:
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
            yield paragraph(self._comments.pop(0), self._losses)

    def _raw(self, name: str) -> str:
        """What was kept as it was written."""
        return plain(self._extra.get(name, ""), "extra", self._losses)

    def _heading(self) -> Iterator[str]:
        for label, value in Headings(self._filed, self._extra, self._losses).all():
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
            number = self._raw("B")
        if sorted(map(len, record.deal.hands)) == [0, 13, 13, 13]:
            self._losses.add(
                "deal", "in RBN the fourth hand is what three whole hands leave", is_warning=True
            )
        raw = self._raw("H")
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
            raw = self._raw("A")
            if raw and self._says_the_same(raw):
                spelled = read_auction(raw)
                notes = _notes_of(spelled.marks, self._filed.calls)
                yield _line("A", raw)
            else:
                calls = calls_text(record.calls, marks)
                yield _line("A", auction_text(record.dealer, record.vulnerability, calls))
        elif self._raw("A"):
            yield _line("A", self._raw("A"))
        for note in NOTES:
            text = notes.get(note) or self._extra.get(note)
            if text is not None:
                yield _line(note, plain(text, "told", self._losses))
        raw = self._raw("C")
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
        raw = self._raw("P")
        cards = play_text(record.cards)
        if raw:
            contract = record.replay().contract
            start = None if contract is None else Play.start(contract)
            if read_play(raw, start, record.deal.hands).cards == record.cards:
                cards = raw
        notes = [(name, value) for name, value in self._filed.extra if name in PLAY_NOTES]
        if cards or notes or PLAY in self._places:
            yield _line("P", cards)
        yield from (_line(name[-1], plain(value, "extra", self._losses)) for name, value in notes)

    def _result(self) -> Iterator[str]:
        record = self._filed.record
        tricks = record.stated.tricks_taken
        if record.claim is not None:
            text = "RBN has no claims; the tricks claimed were written as the result"
            self._losses.add("claim", text, is_warning=tricks in (None, record.claim))
            tricks = record.claim if tricks is None else tricks
        raw = self._raw("R")
        if raw and read_tricks(raw) == tricks:
            yield _line("R", raw)
        elif tricks is not None:
            yield _line("R", str(tricks))
        for name, value in self._filed.extra:
            if name in MORE or is_unknown(name):
                yield _line(name[-1], plain(value, "extra", self._losses))


def _line(label: str, value: str) -> str:
    return f"{label} {value}" if value else label


def paragraph(text: str, losses: Losses) -> str:
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
