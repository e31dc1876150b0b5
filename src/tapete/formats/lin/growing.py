"""A board of LIN while its pairs are being read."""

from __future__ import annotations

from tapete.core import Call, Card, Record, Seat, Stated, Vulnerability
from tapete.core.seats import BySeat
from tapete.formats.lin.hands import UNKNOWN
from tapete.formats.lin.match import Match
from tapete.formats.lin.places import BEGIN, CALL, CARD, CLAIM, COMMENT, DEAL, Kept
from tapete.formats.lin.words import titled_number
from tapete.formats.reading import Filed, Room, Told

MOST_CARDS = 416
"""Of one board, eight packs: with more it is no record of play, and taking cards back would take long."""
_MOST_KEPT = 2000
"""Of one board, pages not counted, beyond which no card is taken back any more."""

NOBODY = BySeat("", "", "", "")
_ROOMS = {"o": Room.OPEN, "c": Room.CLOSED}


class Growing:
    """One board: what its pairs have said so far."""

    __slots__ = (
        "_count",
        "calls",
        "cards",
        "claim",
        "codes",
        "comments",
        "deal",
        "dealer",
        "is_closed",
        "kept",
        "letter",
        "match",
        "names",
        "number",
        "qx",
        "raw",
        "title",
        "told",
        "vulnerability",
    )

    def __init__(self, match: Match) -> None:
        self.match = match
        self.codes: set[str] = set()
        """Of the codes that begin a board, those that this one has had."""
        self.is_closed = False
        """Whether its deal was shown or played, so that the next such code begins another board."""
        self.letter = ""
        self.qx: str | None = None
        self.number: int | None = None
        self.title = ""
        self.names: BySeat[str] | None = None
        self.dealer: Seat | None = None
        self.vulnerability: Vulnerability | None = None
        self.deal = UNKNOWN
        self.calls: list[Call] = []
        self.told: dict[int, Told] = {}
        self.cards: list[Card] = []
        self.claim: int | None = None
        self.comments: list[str] = []
        self.kept: list[Kept] = []
        self._count = 0
        self.raw: dict[str, str] = {}
        """What is said again as it was written, because not all of it was understood."""

    @property
    def has_begun(self) -> bool:
        """Whether anything was said of the deal itself."""
        return bool("md" in self.codes or self.calls or self.cards or self.claim is not None)

    @property
    def is_over(self) -> bool:
        """Whether the next code that can begin a board does."""
        return bool(self.is_closed or self.calls or self.cards or self.claim is not None)

    def place(self) -> tuple[int, int]:
        """How far the board has come."""
        if self.claim is not None:
            return CLAIM, 0
        if self.cards:
            return CARD, len(self.cards)
        if self.calls:
            return CALL, len(self.calls)
        return (DEAL if "md" in self.codes else BEGIN), 0

    def keep(self, code: str, value: str) -> None:
        """Keep what the record has no place for, where it stands."""
        one = Kept(*self.place(), code, value)
        if code == "pg" and self.kept and self.kept[-1] == one:
            return
        self._count += code != "pg"
        self.kept.append(one)

    def keep_first(self, code: str, value: str) -> None:
        """Keep what belongs before the deal."""
        place = next((at for at, one in enumerate(self.kept) if one.stage != BEGIN), len(self.kept))
        self.kept.insert(place, Kept(BEGIN, 0, code, value))

    def comment(self, text: str) -> None:
        """Keep what was said to all."""
        self.comments.append(text)
        self.keep(COMMENT, "")

    def call(self, call: Call, is_alerted: bool) -> None:
        """Add a call."""
        if is_alerted:
            self.told[len(self.calls)] = Told(is_alerted=True)
        self.calls.append(call)

    def take_back(self, number: int) -> bool:
        """Take back the last cards; they are kept as what was said after those that stand."""
        standing = len(self.cards) - number
        if standing < 0 or self.claim is not None or self._count > _MOST_KEPT:
            return False
        later: list[Kept] = []
        while self.kept and self.kept[-1].place > (CARD, standing):
            later.append(self.kept.pop())
            self._count -= later[-1].code != "pg"
        gone = self.cards[standing:]
        del self.cards[standing:]
        for at, card in enumerate(gone, standing + 1):
            self.keep("pc", str(card))
            while later and later[-1].count == at:
                one = later.pop()
                self.keep(one.code, one.value)
        return True

    def filed(self, names: BySeat[str], room: Room | None, stated: Stated, match: Match) -> Filed:
        """The board as it is known at its end."""
        extra = self._extra() if self.kept or self.raw else ()
        record = Record(
            self.deal,
            self.number,
            self.dealer,
            self.vulnerability,
            tuple(self.calls),
            tuple(self.cards),
            self.claim,
            stated,
        )
        return Filed(
            record,
            names,
            room,
            match.event,
            "",
            "",
            match.scoring,
            self.title,
            self._calls_told() if self.told else (),
            tuple(self.comments),
            match.extra + extra,
        )

    def close(self) -> None:
        """Settle the number, which the title tells, else `qx`; keep what could not be made up again."""
        by_title = titled_number(self.title)
        by_qx, self.number = self.number, by_title if by_title is not None else self.number
        if self.title == f"Board {self.number}":
            self.title = ""
        plain = self.letter + ("" if by_qx is None else str(by_qx))
        if self.qx is not None and (self.qx != plain or by_qx not in (None, self.number)):
            self.raw[".qx"] = self.qx

    def _calls_told(self) -> tuple[Told, ...]:
        return tuple(self.told.get(place, Told()) for place in range(max(self.told) + 1))

    def _extra(self) -> tuple[tuple[str, str], ...]:
        kept = [one for one in self.kept if one.code != "pg" or one.value or not self._turns_page(one)]
        end = self.place()
        while kept and kept[-1].code == COMMENT and kept[-1].place == end:
            kept.pop()
        raw = ((name, self.raw[name]) for name in (".qx", "md", "sv") if name in self.raw)
        return (*raw, *(one.named for one in kept))

    def _turns_page(self, page: Kept) -> bool:
        """Whether a page is turned where the writer turns it too: after auction, trick and claim."""
        if page.stage == DEAL:
            return not self.calls
        if page.stage == CALL:
            return page.count == len(self.calls)
        return page.stage != CARD or page.count % 4 == 0 or page.count == len(self.cards)


def room_of(letter: str, is_team_match: bool) -> Room | None:
    """The room that `qx` names; outside a team match every board is said to be of the open one."""
    return _ROOMS.get(letter) if is_team_match or letter == "c" else None
