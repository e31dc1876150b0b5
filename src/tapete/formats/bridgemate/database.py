"""Bridgemate's own file (`.bws`), a database of Access: results, movement, cards and players; read only."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.formats.bridgemate.jet import NoDatabaseError, Row, tables
from tapete.formats.bridgemate.rows import RECEIVED, board, hands_of, players_of, with_tables
from tapete.formats.machine import bytes_of
from tapete.formats.reading import Fault, Reading

_HEAD = ("Session", "Section", "Tables", "RoundData")
_WANTED = (RECEIVED, *_HEAD, "HandRecord", "HandEvaluation", "PlayerNumbers", "PlayerNames")


def read(content: bytes | str) -> Reading:
    """The boards of a session; sections, tables and movement are the head.

    Of `PlayerNames`, which may hold all members of a federation, only those are read that sat at a table.
    """
    try:
        found = tables(bytes_of(content), _WANTED)
    except NoDatabaseError as error:
        return Reading((), (Fault("notation/bws", str(error)),))
    faults: list[Fault] = []
    received = found.get(RECEIVED, [])
    boards = [board(row, 0, place, faults) for place, row in enumerate(received)]
    seated = found.get("PlayerNumbers", [])
    wanted = {row.get("Number", "").strip() for row in seated} - {""}
    names = {
        number: row.get("Name", "")
        for row in found.get("PlayerNames", [])
        for number in (row.get("ID", ""), row.get("strID", "").strip())
        if number in wanted
    }
    players = players_of(found.get("RoundData", []), seated, names)
    hands = hands_of(found.get("HandRecord", []), found.get("HandEvaluation", []), faults)
    letters = {row.get("ID", ""): row.get("Letter", "").strip() for row in found.get("Section", [])}
    letters = {number: letter for number, letter in letters.items() if letter}
    if RECEIVED not in found:
        faults.append(Fault("notation/bws", "this database has no table ReceivedData"))
    whole = tuple(with_tables(boards, hands, players, letters))
    return Reading(whole, tuple(faults), tuple(_head(found)))


def evidence(sample: bytes) -> int:
    """A database of Access; what is in it is not seen in its beginning."""
    return 80 if sample.startswith(b"\0\x01\0\0Standard ") else 0


def _head(found: dict[str, list[Row]]) -> Sequence[tuple[str, str]]:
    return [
        (name, ";".join(f"{column}={text}" for column, text in row.items()))
        for name in _HEAD
        for row in found.get(name, [])
    ]
