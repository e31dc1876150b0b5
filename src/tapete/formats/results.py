"""What files of results share: contracts, tricks, leads and artificial scores as clubs write them.

Each line of a traveller is one board of a `Reading`. Who played whom and what came of it stands in `extra`
under the names below in every format, those of PBN where PBN has one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tapete.core import (
    Bid,
    BySeat,
    Card,
    Contract,
    Doubling,
    Hand,
    PartialDeal,
    Rank,
    Record,
    Seat,
    Stated,
    Strain,
    Suit,
    Vulnerability,
    board_dealer,
    board_vulnerability,
)
from tapete.formats.reading import Fault, Filed
from tapete.scoring.duplicate import score_ns

SECTION, TABLE, ROUND = "Section", "Table", "Round"
PAIR_NS, PAIR_EW = "PairNS", "PairEW"
SCORE_NS, MP_NS, MP_EW = "Score_NS", "MP_NS", "MP_EW"
ARTIFICIAL_NS, ARTIFICIAL_EW = "Artificial_NS", "Artificial_EW"
"""Percentages that were awarded instead of a score (Law 12)."""
LEAD = "Lead"
"""As written, where it is no card or there is no contract it could have been led against."""

EMPTY = PartialDeal(BySeat(Hand(), Hand(), Hand(), Hand()))

_SIGNS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "*": "X", "×": "X"})
_CONTRACT = re.compile(r"([1-7])(NT|[NSHDC])(X{0,2}|DBL|RDBL|DD)", re.IGNORECASE)
_PLAYED_BY = re.compile(r"(.{2,9}?)-?([NESW])", re.IGNORECASE)
_PASSED = frozenset(("PASS", "PASSED", "PASSEDOUT", "ALLPASS", "AP", "P", "PO"))
_DOUBLINGS = {"DBL": Doubling.DOUBLED, "RDBL": Doubling.REDOUBLED, "DD": Doubling.REDOUBLED}
_CARD = re.compile(r"([SHDC])(10|[2-9TJQKA])|(10|[2-9TJQKA])([SHDC])", re.IGNORECASE)
_RELATIVE = re.compile(r"=|[+-][0-9]{1,2}")
_AWARDED = re.compile(r"A(\d{2})(\d{2})|(\d{1,3})%?\s*[-/]\s*(\d{1,3})%", re.IGNORECASE)
_SEATS = {"N": Seat.NORTH, "E": Seat.EAST, "S": Seat.SOUTH, "W": Seat.WEST}
_LIMIT = 40


class Line(msgspec.Struct, frozen=True):
    """One line of a traveller as it is written; what is empty is not known."""

    contract: str = ""
    declarer: str = ""
    tricks: str = ""
    """A number of tricks, or `=`, `+1`, `-2` against the contract."""
    lead: str = ""


def bid_of(text: str) -> tuple[Bid, Doubling] | None:
    """The bid and its doubling of `3 NT x`, `4S*` or `4♠`; None where it is none.

    >>> bid_of("3 NT x")
    (Bid(3, Strain.NOTRUMP), Doubling.DOUBLED)
    """
    parts = _CONTRACT.fullmatch("".join(text[:_LIMIT].translate(_SIGNS).split()))
    if parts is None:
        return None
    strain, doubling = parts[2].upper(), parts[3].upper()
    bid = Bid(int(parts[1]), Strain.NOTRUMP if strain.startswith("N") else Strain(strain))
    return bid, _DOUBLINGS.get(doubling) or Doubling(doubling)


def contract_of(text: str) -> Contract | None:
    """The contract of `4SXE`, `3NT-N` or `7N X N`, with its declarer last; None where it is none.

    >>> contract_of("7NXN"), contract_of("3N")
    (Contract(bid=Bid(7, Strain.NOTRUMP), doubling=Doubling.DOUBLED, declarer=Seat.NORTH), None)
    """
    parts = _PLAYED_BY.fullmatch("".join(text[:_LIMIT].translate(_SIGNS).split()))
    found = bid_of(parts[1]) if parts is not None else None
    return Contract(*found, _SEATS[parts[2].upper()]) if parts is not None and found is not None else None


def is_passed_out(text: str) -> bool:
    """Whether this says that all passed, in place of a contract."""
    return "".join(text[:_LIMIT].replace("-", " ").upper().split()) in _PASSED


def card_of(text: str) -> Card | None:
    """The card of `SA`, `S10`, `10S` or `♠A`; None where it is none."""
    parts = _CARD.fullmatch("".join(text[:_LIMIT].translate(_SIGNS).split()))
    if parts is None:
        return None
    suit, rank = (parts[1] or parts[4]).upper(), (parts[2] or parts[3]).upper()
    return Card(Suit(suit), Rank(rank.replace("10", "T")))


def tricks_of(text: str, bid: Bid | None) -> int | None:
    """Declarer's tricks: a number, or what is over or under the bid; None where it says none possible."""
    text = text.strip()
    if re.fullmatch(r"[0-9]{1,2}", text):
        tricks = int(text)
    elif bid is not None and _RELATIVE.fullmatch(text):
        tricks = bid.tricks_needed + (0 if text == "=" else int(text))
    else:
        return None
    return tricks if 0 <= tricks <= 13 else None


def relative(tricks: int, bid: Bid) -> str:
    """Declarer's tricks against the bid: `=`, `+1` or `-2`."""
    over = tricks - bid.tricks_needed
    return f"{over:+}" if over else "="


def awarded(text: str) -> tuple[int, int] | None:
    """The percentages of an artificial score, `A6040` or `60%-40%`; None where it is none."""
    parts = _AWARDED.fullmatch(text[:_LIMIT].strip())
    if parts is None:
        return None
    ns, ew = int(parts[1] or parts[3]), int(parts[2] or parts[4])
    return (ns, ew) if max(ns, ew) <= 100 else None


def seat_of(text: str) -> Seat | None:
    """The seat of `N` or `North`; None where it is none."""
    word = text.strip().upper()
    known = word in _SEATS or word in ("NORTH", "EAST", "SOUTH", "WEST")
    return _SEATS[word[0]] if known else None


def record_of(
    line: Line, number: int | None, deal: PartialDeal = EMPTY
) -> tuple[Record, list[tuple[str, str]]]:
    """The record that a line of a traveller is, and, by what it is of the line, what cannot be read.

    Dealer and vulnerability go by the number of the board (Law 2).
    """
    unread: list[tuple[str, str]] = []
    stated = _stated(line, unread)
    card = card_of(line.lead)
    cards = (card,) if card is not None and stated.contract is not None else ()
    if line.lead.strip() and not cards:
        unread.append(("lead", line.lead.strip()))
    if number is None or number < 1:
        return Record(deal, number, cards=cards, stated=stated), unread
    dealer, vulnerability = board_dealer(number), board_vulnerability(number)
    return Record(deal, number, dealer, vulnerability, cards=cards, stated=stated), unread


def result_of(record: Record) -> Stated:
    """Contract, declarer and tricks: as stated, else by auction, play and claim."""
    replay, stated = record.replay(), record.stated
    if stated.is_passed_out or (replay.is_passed_out and stated.bid is None):
        return Stated(is_passed_out=True)
    bid, doubling, declarer = stated.bid, stated.doubling, stated.declarer
    if replay.contract is not None:
        if bid is None:
            bid, doubling = replay.contract.bid, replay.contract.doubling
        declarer = declarer or replay.contract.declarer
    tricks = record.tricks_taken if stated.tricks_taken is None else stated.tricks_taken
    return Stated(bid, doubling, declarer, tricks_taken=tricks)


def line_of(filed: Filed) -> Line:
    """The line of a traveller that a board is; tricks as a number."""
    result = result_of(filed.record)
    if result.is_passed_out:
        return Line("PASS")
    contract = "" if result.bid is None else f"{result.bid}{result.doubling}"
    tricks = "" if result.tricks_taken is None else str(result.tricks_taken)
    lead = str(filed.record.cards[0]) if filed.record.cards else dict(filed.extra).get(LEAD, "")
    return Line(contract, str(result.declarer or ""), tricks, lead)


def wrong_score(filed: Filed) -> str | None:
    """Why the score that is written of a board cannot be that of its result; None where it can."""
    written, score = dict(filed.extra).get(SCORE_NS, ""), _score(filed.record)
    if score is None or not re.fullmatch(r"[+-]?[0-9]{1,5}", written) or int(written) == score:
        return None
    text = f"the score is written as {int(written)} for North and South, and by the result it is {score}"
    others = [
        one for one in Vulnerability if _score(replace(filed.record, vulnerability=one)) == int(written)
    ]
    if others:
        text += f"; it would be right with {' or '.join(map(str, others))} vulnerable"
    return text


def score_of(filed: Filed) -> str:
    """The score for North and South: as written, else by the result; empty where neither is known."""
    written, score = dict(filed.extra).get(SCORE_NS), _score(filed.record)
    if written is not None or score is None:
        return written or ""
    return str(score)


def _score(record: Record) -> int | None:
    outcome = Record(EMPTY, stated=result_of(record)).outcome
    vulnerability = record.vulnerability
    return None if outcome is None or vulnerability is None else score_ns(outcome, vulnerability)


def lost_of_a_line(title: str, boards: Sequence[Filed]) -> list[Fault]:
    """What a line of a traveller cannot say of boards: more of the play than the opening lead, an auction."""
    faults = []
    calls = [place for place, filed in enumerate(boards) if filed.record.calls]
    cards = [place for place, filed in enumerate(boards) if len(filed.record.cards) > 1]
    if calls:
        text = f"{title} says the contract, and not how it was reached on {len(calls)} boards"
        faults.append(Fault("convert/calls", text, board=calls[0]))
    if cards:
        text = f"{title} says the opening lead, and not the play of {len(cards)} boards"
        faults.append(Fault("convert/cards", text, board=cards[0]))
    return faults


def _stated(line: Line, unread: list[tuple[str, str]]) -> Stated:
    if is_passed_out(line.contract):
        unread.extend(
            (name, text.strip())
            for name, text, usual in (("declarer", line.declarer, ""), ("tricks", line.tricks, "0"))
            if text.strip() not in ("", usual)
        )
        return Stated(is_passed_out=True)
    found, declarer = bid_of(line.contract), seat_of(line.declarer)
    together = contract_of(line.contract) if found is None and not line.declarer.strip() else None
    if together is not None:
        found, declarer = (together.bid, together.doubling), together.declarer
    bid, doubling = found or (None, Doubling.UNDOUBLED)
    tricks = tricks_of(line.tricks, bid)
    for name, text, value in (
        ("contract", line.contract, bid),
        ("declarer", line.declarer, declarer),
        ("tricks", line.tricks, tricks),
    ):
        if value is None and text.strip():
            unread.append((name, text.strip()))
    return Stated(bid, doubling, declarer, tricks_taken=tricks)
