"""`tapete check FILE...`: every board replayed, and what contradicts the Laws or itself (docs/cli.md)."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer

from tapete.cli.files import NotRead, known_format, readings, say, say_faults
from tapete.cli.json_lines import drop_what_is_left
from tapete.core import Outcome, Record, Seat, Side, contradictions
from tapete.formats.catalogue import FORMATS, Format
from tapete.formats.reading import Fault
from tapete.scoring.duplicate import score_ns


class Problem(msgspec.Struct):
    """One thing that is wrong with a board."""

    code: str
    where: str
    text: str


class BoardLine(msgspec.Struct):
    """One board; what is not known is null."""

    file: str
    index: int
    """Its place among the boards of the file, from 0."""
    board: int | None
    dealer: Seat | None
    vulnerable: list[Side] | None
    deal: str | None
    auction: list[str] | None
    contract: str | None
    declarer: Seat | None
    tricks: int | None
    score_ns: int | None
    problems: list[Problem]


def command(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="files to check; - reads stdin")],
    source: Annotated[
        str | None, typer.Option("--from", metavar="FORMAT", help=f"instead of looking: {', '.join(FORMATS)}")
    ] = None,
) -> None:
    """Check files: each board replayed, what contradicts (JSON Lines)."""
    wanted = known_format(source)
    status = 0
    try:
        for file in files:
            if _check(file, wanted):
                status = 1
    except BrokenPipeError:
        drop_what_is_left()
    raise typer.Exit(status)


def _check(file: str, wanted: Format | None) -> bool:
    """Whether anything was wrong with the file or a board of it; warnings are said and nothing else."""
    is_wrong, index = False, 0
    try:
        for reading in readings(file, wanted):
            of_board: dict[int, list[Problem]] = {}
            for fault in reading.faults:
                if fault.board is None or fault.is_warning:
                    is_wrong = say_faults(file, (fault,)) or is_wrong
                else:
                    of_board.setdefault(fault.board, []).append(_problem(fault))
            for filed in reading.boards:
                line = _line(file, index, filed.record, of_board.pop(index, []))
                is_wrong = _write(line) or is_wrong
                index += 1
    except NotRead:
        return True
    sys.stdout.buffer.flush()
    return is_wrong


def _write(line: BoardLine) -> bool:
    """Whether the board has a problem; each is said on standard error too."""
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    for problem in line.problems:
        say(f"{line.file}: index {line.index}: {problem.where}", problem.code, problem.text)
    return bool(line.problems)


def _problem(fault: Fault) -> Problem:
    where = f"line {fault.line}, column {fault.column}" if fault.line else "board"
    return Problem(fault.code, where, fault.text)


def _line(file: str, index: int, record: Record, problems: list[Problem]) -> BoardLine:
    outcome, vulnerability = record.outcome, record.vulnerability
    contract, declarer = _contract(record, outcome)
    found = [Problem(one.code, one.where, one.text) for one in contradictions(record)]
    return BoardLine(
        file,
        index,
        record.number,
        record.dealer,
        None if vulnerability is None else [side for side in Side if vulnerability.of(side)],
        str(record.deal) if any(hand.mask for hand in record.deal.hands) else None,
        [str(call) for call in record.calls] or None,
        contract,
        declarer,
        None if outcome is None or outcome.is_passed_out else outcome.tricks_taken,
        None if outcome is None or vulnerability is None else score_ns(outcome, vulnerability),
        problems + found,
    )


def _contract(record: Record, outcome: Outcome | None) -> tuple[str | None, Seat | None]:
    """Contract and declarer: by the auction, else as stated, or what of them is known."""
    known = record.replay().contract if outcome is None else outcome.contract
    if known is not None:
        return str(known), known.declarer
    if outcome is not None:
        return "pass", None
    stated = record.stated
    return None if stated.bid is None else f"{stated.bid}{stated.doubling}", stated.declarer
