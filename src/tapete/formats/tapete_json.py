"""Tapete's own records: JSON Lines, a header and then a board a line, in words that programs can read.

{"format":"tapete-records","version":1}
{"board":1,"dealer":"N","vulnerable":"None","deal":"N:...","auction":["P","1NT",...],"play":["S4",...]}
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec

from tapete.core import (
    BySeat,
    Call,
    Card,
    Contract,
    NotationError,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Vulnerability,
)
from tapete.formats.reading import Fault, Filed, Reading, Room, Told, Written
from tapete.formats.text import Text, blocks, decode

FORMAT, VERSION = "tapete-records", 1

_UNKNOWN = PartialDeal.parse("N:- - - -")
_HEADER = re.compile(rb'\s*\{\s*"format"\s*:\s*"tapete-records"')
_BOARD = re.compile(rb'\s*\{\s*"(?:board|dealer|vulnerable|deal|auction)"\s*:')


class _Header(msgspec.Struct, omit_defaults=True):
    format: str
    version: int
    head: tuple[tuple[str, str], ...] = ()


class _Told(msgspec.Struct, omit_defaults=True):
    explanation: str = ""
    alerted: bool = False


class _Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    board: int | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    deal: str = ""
    auction: list[str] = []
    play: list[str] = []
    claim: int | None = None
    contract: str = ""
    """As stated: with X or XX behind, `pass` when passed out."""
    declarer: Seat | None = None
    tricks: int | None = None
    names: dict[Seat, str] = {}
    room: Room | None = None
    event: str = ""
    site: str = ""
    date: str = ""
    scoring: str = ""
    title: str = ""
    calls: list[_Told] = []
    comments: tuple[str, ...] = ()
    extra: tuple[tuple[str, str], ...] = ()


_decode_line = msgspec.json.Decoder(_Line)
_decode_header = msgspec.json.Decoder(_Header)


def evidence(sample: bytes) -> int:
    """How much the beginning of a file looks like records of ours."""
    text = sample.removeprefix(b"\xef\xbb\xbf")
    return 95 if _HEADER.match(text) else 60 if _BOARD.match(text) else 0


def read(content: bytes | str) -> Reading:
    """Read a whole file; a line that cannot be read is told and passed over."""
    return Reading.whole(_read([decode(content)]))


def read_many(chunks: Iterable[bytes | str]) -> Iterator[Reading]:
    """Read a file that comes in pieces: a reading for each line."""
    return _read(blocks(chunks))


def _read(texts: Iterable[Text]) -> Iterator[Reading]:
    line = 0
    for text in texts:
        if text.faults:
            yield Reading((), text.faults)
        for written in text.lines:
            line += 1
            if not written.strip():
                continue
            yield _reading(written, line)
        line -= text.content.endswith("\n")


def _reading(written: str, line: int) -> Reading:
    try:
        encoded = written.encode()
        if _HEADER.match(encoded):
            return Reading((), (), _decode_header.decode(encoded).head)
        return Reading((decoded(encoded),))
    except NotationError as error:
        return Reading((), (Fault("notation/record", error.text, line, 0),))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return Reading((), (Fault("notation/json", f"not a record: {error}", line, 0),))


def decoded(written: bytes) -> Filed:
    """The board of one line; raises `ValueError` where it is none."""
    return _filed(_decode_line.decode(written))


def encoded(filed: Filed) -> bytes:
    """The line of a board, without its end; raises `UnicodeEncodeError` where a text holds half of a sign."""
    return msgspec.json.encode(_line(filed))


def _filed(line: _Line) -> Filed:
    is_passed_out = line.contract == "pass"
    contract = None if is_passed_out or not line.contract else Contract.parse(line.contract, Seat.NORTH)
    stated = Stated(is_passed_out=is_passed_out, declarer=line.declarer, tricks_taken=line.tricks)
    if contract is not None:
        stated = Stated(contract.bid, contract.doubling, line.declarer, tricks_taken=line.tricks)
    record = Record(
        PartialDeal.parse(line.deal) if line.deal else _UNKNOWN,
        line.board,
        line.dealer,
        line.vulnerable,
        tuple(map(Call.parse, line.auction)),
        tuple(map(Card.parse, line.play)),
        line.claim,
        stated,
    )
    return Filed(
        record,
        BySeat.of(lambda seat: line.names.get(seat, "")),
        line.room,
        line.event,
        line.site,
        line.date,
        line.scoring,
        line.title,
        tuple(Told(told.explanation, told.alerted) for told in line.calls),
        line.comments,
        line.extra,
    )


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """Write a whole file; nothing is lost."""
    return Written.whole(write_many(boards, head))


def write_many(boards: Collection[Filed], head: Sequence[tuple[str, str]] = ()) -> Iterator[Written]:
    """Write a file in pieces: the header, then a board each."""
    yield Written(msgspec.json.encode(_Header(FORMAT, VERSION, tuple(head))) + b"\n")
    for place, filed in enumerate(boards):
        try:
            yield Written(encoded(filed) + b"\n")
        except UnicodeEncodeError:
            text = "half of a sign is no letter: the board is left out"
            yield Written(b"", (Fault("convert/character", text, board=place),))


def _line(filed: Filed) -> _Line:
    record, stated = filed.record, filed.record.stated
    contract = "pass" if stated.is_passed_out else ""
    if stated.bid is not None:
        contract = f"{stated.bid}{stated.doubling}"
    return _Line(
        record.number,
        record.dealer,
        record.vulnerability,
        "" if record.deal == _UNKNOWN else str(record.deal),
        [str(call) for call in record.calls],
        [str(card) for card in record.cards],
        record.claim,
        contract,
        stated.declarer,
        stated.tricks_taken,
        {seat: name for seat, name in filed.names.items() if name},
        filed.room,
        filed.event,
        filed.site,
        filed.date,
        filed.scoring,
        filed.title,
        [_Told(told.explanation, told.is_alerted) for told in filed.calls],
        filed.comments,
        filed.extra,
    )
