"""One board as LIN, as Bridge Base Online lays it out: names, hands, calls, then a line for each trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tapete.core import BySeat, Record
from tapete.formats.lin.hands import deal_text, read_deal
from tapete.formats.lin.places import BEGIN, CALL, CARD, CLAIM, COMMENT, DEAL, Kept, kept
from tapete.formats.lin.plain import plain
from tapete.formats.lin.words import SEATS, VULNERABILITY_SIGN, call_text, titled_number
from tapete.formats.losses import Losses
from tapete.formats.reading import Filed, Told

_LATEST = (CLAIM, 1)


class Setting(msgspec.Struct, frozen=True):
    """What a board needs of the file it stands in."""

    qx: str | None = None
    """Room and number; None for a board that needs no `qx`."""
    names: BySeat[str] | None = None
    """None where they are those of the board before."""


def board_text(filed: Filed, setting: Setting, losses: Losses) -> str:
    """The board, from its first code to the last page."""
    return "".join(_Pieces(filed, losses).all(setting))


def address_text(filed: Filed) -> str:
    """The board alone and in one line, for an address."""
    record = filed.record
    tricks = record.stated.tricks_taken
    if (
        record.claim is None
        and len(record.cards) < 52
        and tricks is not None
        and tricks == record.tricks_taken
    ):
        record = msgspec.structs.replace(record, claim=tricks)
    alone = msgspec.structs.replace(filed, record=record)
    is_numbered = titled_number(filed.title) is None and filed.title and record.number
    qx = f"o{record.number}" if is_numbered else None
    return board_text(alone, Setting(qx, filed.names if any(filed.names) else None), Losses()).replace(
        "\n", ""
    )


def names_text(names: BySeat[str], losses: Losses) -> str:
    """Four names, South first."""
    return ",".join(plain(names[seat], "names", losses, ",") for seat in SEATS)


class _Pieces:
    """The codes of one board, with what was kept put back where it stood."""

    def __init__(self, filed: Filed, losses: Losses) -> None:
        self._filed, self._losses = filed, losses
        entries = (kept(name, value) for name, value in filed.extra)
        self._kept = [one for one in entries if one is not None]
        self._raw = {one.code: one.value for one in self._kept if one.stage == BEGIN}
        self._kept = [one for one in self._kept if not self._is_spelling(one)]
        self._kept.sort(key=lambda one: one.place)
        self._next = 0
        self._comments = self._at_auction_end = 0

    def all(self, setting: Setting) -> Iterator[str]:
        """Every piece in order."""
        filed, record = self._filed, self._filed.record
        if setting.qx is not None:
            yield f"qx|{plain(setting.qx, 'extra', self._losses)}|"
        if setting.names is not None:
            yield f"pn|{names_text(setting.names, self._losses)}|"
        yield "st||"
        yield from self._until((BEGIN, 0))
        yield f"md|{self._deal()}|"
        title = filed.title or ("" if record.number is None else f"Board {record.number}")
        if title:
            yield f"rh||ah|{plain(title, 'title', self._losses)}|"
        yield from self._vulnerability()
        yield from self._until((DEAL, 0))
        yield from self._calls()
        yield from self._cards(record)
        if record.claim is not None:
            yield f"mc|{record.claim}|"
        yield from self._until(_LATEST)
        ends_with_page = not record.cards and record.claim is None and self._next == self._at_auction_end
        for comment in filed.comments[self._comments :]:
            yield self._comment(comment)
            ends_with_page = False
        if not (record.calls and ends_with_page):
            yield "pg||\n"

    def _is_spelling(self, one: Kept) -> bool:
        """Whether it only says how `qx`, `md` or `sv` were written, which are written at their own place."""
        return one.stage == BEGIN and one.code in (".qx", "md", "sv")

    def _deal(self) -> str:
        record = self._filed.record
        raw = self._raw.get("md")
        if raw is not None:
            said = read_deal(raw)
            if (said.dealer, said.deal) == (record.dealer, record.deal):
                return raw
        return deal_text(record.dealer, record.deal)

    def _vulnerability(self) -> Iterator[str]:
        vulnerability = self._filed.record.vulnerability
        if vulnerability is not None:
            yield f"sv|{VULNERABILITY_SIGN[vulnerability]}|"
        elif "sv" in self._raw:
            yield f"sv|{plain(self._raw['sv'], 'extra', self._losses)}|"

    def _calls(self) -> Iterator[str]:
        told: Sequence[Told] = self._filed.calls
        for place, call in enumerate(self._filed.record.calls):
            said = told[place] if place < len(told) else Told()
            yield f"mb|{call_text(call)}{'!' if said.is_alerted else ''}|"
            if said.explanation:
                yield f"an|{plain(said.explanation, 'told', self._losses)}|"
            yield from self._until((CALL, place + 1))
        if self._filed.record.calls:
            yield "pg||\n"
        self._at_auction_end = self._next

    def _cards(self, record: Record) -> Iterator[str]:
        for place, card in enumerate(record.cards, 1):
            yield f"pc|{card}|"
            yield from self._until((CARD, place))
            if place % 4 == 0 and place < len(record.cards):
                yield "pg||\n"

    def _until(self, place: tuple[int, int]) -> Iterator[str]:
        """What was kept up to a place."""
        while self._next < len(self._kept) and self._kept[self._next].place <= place:
            one = self._kept[self._next]
            self._next += 1
            if one.code != COMMENT:
                yield f"{one.code}|{plain(one.value, 'extra', self._losses, is_text=True)}|"
            elif self._comments < len(self._filed.comments):
                self._comments += 1
                yield self._comment(self._filed.comments[self._comments - 1])

    def _comment(self, text: str) -> str:
        return f"nt|{plain(text, 'comments', self._losses, is_text=True)}|"
