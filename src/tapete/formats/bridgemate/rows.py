"""From the tables of Bridgemate to boards: a row of `ReceivedData` is a board at a table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from tapete.core import BySeat, Hand, PartialDeal, Seat, Side, Strain
from tapete.formats.double_dummy import Tricks, told
from tapete.formats.machine import natural
from tapete.formats.reading import Fault, Filed
from tapete.formats.results import (
    ARTIFICIAL_EW,
    ARTIFICIAL_NS,
    EMPTY,
    LEAD,
    PAIR_EW,
    PAIR_NS,
    ROUND,
    SECTION,
    TABLE,
    Line,
    awarded,
    record_of,
)

RECEIVED = "ReceivedData"
COLUMNS = (
    *("ID", "Section", "Table", "Round", "Board", "PairNS", "PairEW", "Declarer", "DateLog", "TimeLog"),
    *("Processed", "Processed1", "Processed2", "Processed3", "Processed4", "Erased", "ExternalUpdate"),
    *("SuspiciousContract", "NS/EW", "Contract", "Result", "LeadCard", "Remarks"),
)
"""Of `ReceivedData`, in the order of its exports."""

USUAL = {
    **{name: "False" for name in COLUMNS if name.startswith("Processed")},
    "Erased": "False",
    "ExternalUpdate": "False",
    "SuspiciousContract": "0",
}
"""What is not worth telling."""

_OURS = {"Section": SECTION, "Table": TABLE, "Round": ROUND, "PairNS": PAIR_NS, "PairEW": PAIR_EW}
_LINE = {"contract": "Contract", "declarer": "NS/EW", "tricks": "Result", "lead": "LeadCard"}
_MIDNIGHT = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?: 00:00:00)?")
_SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")
_WITHOUT_RESULT = ("", "PASS")
_STRAINS = (*_SUITS, "NoTrump")

Row = Mapping[str, str]
Hands = dict[tuple[str, int], tuple[PartialDeal, tuple[tuple[str, str], ...]]]
"""By section and number of a board: its deal, and what else is told of it."""

Players = dict[tuple[str, str, Side], tuple[str, str]]
"""By section, number of a pair and side: its two."""


def board(row: Row, line: int, place: int, faults: list[Fault]) -> Filed:
    """The board of a row, without its cards and players, which stand in other tables."""
    number = natural(row.get("Board", "").strip())
    if number is None:
        text = f"a board has a number, not {row.get('Board', '')[:40]!r}"
        faults.append(Fault("notation/number", text, line, 1, place))
    extra = [(ours, row[name].strip()) for name, ours in _OURS.items() if row.get(name, "").strip()]
    written = Line(**{name: row.get(column, "") for name, column in _LINE.items()})
    if written.contract.strip().upper() in _WITHOUT_RESULT:
        # A seat or a result may be left over, of a board that was awarded or begun anew.
        written = Line(written.contract)
    record, unread = record_of(written, number)
    for name, text in unread:
        words = f"{_LINE[name]} cannot be read: {text[:40]!r}"
        faults.append(Fault(f"notation/{name}", words, line, 1, place))
        extra.append((LEAD if name == "lead" else _LINE[name], text))
    percentages = awarded(row.get("Remarks", ""))
    if percentages is not None and record.stated.bid is None:
        extra += [(ARTIFICIAL_NS, str(percentages[0])), (ARTIFICIAL_EW, str(percentages[1]))]
    date = _MIDNIGHT.fullmatch(row.get("DateLog", "").strip())
    extra.extend(_others(row, is_dated=date is not None))
    filed = Filed(record, date=".".join(date.groups()) if date else "", extra=tuple(extra))
    pair, right = row.get("Declarer", "").strip(), declaring_pair(filed)
    if right is None or not pair:
        return filed
    if pair == right:
        # Written twice, by his seat and by the number of his pair.
        return replace(filed, extra=tuple(one for one in filed.extra if one[0] != "Declarer"))
    text = f"pair {pair} declares, and {record.stated.declarer} is of pair {right}"
    faults.append(Fault("record/declarer", text, line, 1, place))
    return filed


def declaring_pair(filed: Filed) -> str | None:
    """The number of the pair that declares, None where nobody is known to."""
    declarer = filed.record.stated.declarer
    if declarer is None:
        return None
    return dict(filed.extra).get(PAIR_NS if declarer.side is Side.NS else PAIR_EW)


def with_tables(boards: Iterable[Filed], hands: Hands, players: Players, letters: Row) -> list[Filed]:
    """The boards with their cards, their players, and the letters of their sections."""
    whole = []
    for filed in boards:
        known = dict(filed.extra)
        section = known.get(SECTION, "")
        deal, more = hands.get((section, filed.record.number or 0), (EMPTY, ()))
        ns = players.get((section, known.get(PAIR_NS, ""), Side.NS), ("", ""))
        ew = players.get((section, known.get(PAIR_EW, ""), Side.EW), ("", ""))
        extra = tuple(
            (name, letters.get(text, text) if name == SECTION else text) for name, text in filed.extra
        )
        whole.append(
            replace(
                filed,
                record=replace(filed.record, deal=deal),
                names=BySeat(ns[0], ew[0], ns[1], ew[1]),
                extra=(*extra, *more),
            )
        )
    return whole


def hands_of(records: Sequence[Row], evaluations: Sequence[Row], faults: list[Fault]) -> Hands:
    """The cards of the boards, with the double-dummy tables that were computed of them."""
    tricks = {
        (row.get("Section", ""), natural(row.get("Board", "")) or 0): found
        for row in evaluations
        if (found := _tricks(row)) is not None
    }
    hands: Hands = {}
    for row in records:
        place = row.get("Section", ""), natural(row.get("Board", "")) or 0
        try:
            four = [Hand.parse(".".join(_ranks(row, seat, suit) for suit in _SUITS)) for seat in Seat]
            deal = PartialDeal(BySeat(*four))
        except ValueError as error:
            faults.append(Fault("notation/deal", f"the hands of board {place[1]}: {error}"))
            continue
        hands[place] = deal, ((told(tricks[place]),) if place in tricks else ())
    return hands


def players_of(rounds: Sequence[Row], seated: Sequence[Row], names: Mapping[str, str]) -> Players:
    """Who the pairs are: by where they began, and who sat there then."""
    by_seat: dict[tuple[str, str, str], str] = {}
    for row in seated:
        name = row.get("Name", "").strip() or names.get(row.get("Number", "").strip(), "")
        by_seat.setdefault((row.get("Section", ""), row.get("Table", ""), row.get("Direction", "")), name)
    players: Players = {}
    for row in rounds:
        section, table = row.get("Section", ""), row.get("Table", "")
        for side, column, (first, second) in ((Side.NS, "NSPair", "NS"), (Side.EW, "EWPair", "EW")):
            two = by_seat.get((section, table, first), ""), by_seat.get((section, table, second), "")
            if row.get("Round") == "1":
                players[section, row.get(column, ""), side] = two
    for (section, number, side), two in list(players.items()):
        # In a Howell movement a pair sits on the other side later on.
        players.setdefault((section, number, side.other), two)
    return players


def _others(row: Row, *, is_dated: bool) -> list[tuple[str, str]]:
    """What else a row says, but what is usual."""
    read = {*_OURS, *_LINE.values(), "Board"} | ({"DateLog"} if is_dated else set())
    left_over = _LINE.values() if row.get("Contract", "").strip().upper() in _WITHOUT_RESULT else ()
    return [
        (name, text)
        for name, text in row.items()
        if text and name != "Contract" and (name not in read or name in left_over) and text != USUAL.get(name)
    ]


def _ranks(row: Row, seat: Seat, suit: str) -> str:
    text = row.get(f"{seat.name.capitalize()}{suit}", "")
    return "".join(text.upper().replace("10", "T").replace("-", "").split())


def _tricks(row: Row) -> Tricks | None:
    tricks: Tricks = {}
    for seat in Seat:
        for strain, name in zip((*sorted(Strain, reverse=True)[1:], Strain.NOTRUMP), _STRAINS, strict=True):
            key = f"{seat.name}{name}".casefold()
            value = natural(next((text for column, text in row.items() if column.casefold() == key), ""))
            if value is None or value > 13:
                return None
            tricks[seat, strain] = value
    return tricks
