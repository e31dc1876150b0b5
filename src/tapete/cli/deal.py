"""`tapete deal`: deals at random or under a condition (docs/cli.md)."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from tapete.cli.deal_input import condition_of, given_of
from tapete.cli.deal_solver import WorkersSolver
from tapete.cli.json_lines import drop_what_is_left
from tapete.core import Board, BySeat, Deal, PartialDeal, Record, Seat, Vulnerability
from tapete.dd import NotFinished
from tapete.dealing import (
    EXAMPLES,
    MOST_TRIES,
    Batch,
    CannotSwap,
    Found,
    Swap,
    search,
)
from tapete.formats.catalogue import FORMATS, Writer
from tapete.formats.lost import NOTHING
from tapete.formats.reading import Filed

LINES = "lines"
"""The format that is none of files: a deal in PBN a line, as other commands take them."""
_INTERRUPTED = 130
_COLUMNS = (TextColumn("{task.description}"), TimeElapsedColumn())


def command(  # noqa: PLR0913, PLR0917 (each is an option of its own)
    count: Annotated[int, typer.Option(min=1, help="how many deals")] = 1,
    seed: Annotated[int | None, typer.Option(min=0, help="the same seed gives the same deals")] = None,
    where: Annotated[
        str | None, typer.Option(metavar="EXPR", help='as in: hcp(N) in 15..17 and shape(S, "5+S 4+H")')
    ] = None,
    example: Annotated[str | None, typer.Option(help="a condition that is ready; see --examples")] = None,
    given: Annotated[str | None, typer.Option(metavar="DEAL", help="as in: N:AKQ... - - 2...")] = None,
    north: Annotated[str, typer.Option(help="cards given to North: AKQ... or SAKQ")] = "",
    east: Annotated[str, typer.Option(help="cards given to East")] = "",
    south: Annotated[str, typer.Option(help="cards given to South")] = "",
    west: Annotated[str, typer.Option(help="cards given to West")] = "",
    swap: Annotated[Swap, typer.Option(help="hands that change places after each shuffle")] = Swap.NONE,
    tries: Annotated[int, typer.Option(min=1, help="deals that are tried at the most")] = MOST_TRIES,
    to: Annotated[str, typer.Option(metavar="F", help="lines (PBN, a deal a line), pbn, lin, ...")] = LINES,
    dealer: Annotated[
        Seat | None, typer.Option(help="who deals every board of a file; else by its number")
    ] = None,
    vulnerable: Annotated[
        Vulnerability | None, typer.Option(help="who is vulnerable on every board; else by its number")
    ] = None,
    examples: Annotated[bool, typer.Option("--examples", help="list the conditions that are ready")] = False,
) -> None:
    """Deal hands, at random or under a condition."""
    if examples:
        _list_examples()
        return
    writer = _writer(to)
    condition = condition_of(where, example)
    known = given_of(given, BySeat(north, east, south, west))
    chosen = _by_chance() if seed is None else seed
    with closing(WorkersSolver()) as solver:
        try:
            stretches = search(condition, chosen, given=known, swap=swap, most_tries=tries, solver=solver)
        except CannotSwap as error:
            raise typer.BadParameter(str(error)) from None
        try:
            status = _deal(stretches, Tally(count), writer, BoardsOf(dealer, vulnerable))
        except KeyboardInterrupt:
            solver.close()
            with suppress(BrokenPipeError):
                sys.stdout.flush()  # what was found, in whole lines
            os._exit(_INTERRUPTED)  # at once: processes that were just begun must not hold it up
        raise typer.Exit(status)


def _by_chance() -> int:
    """A seed; whoever sits at a terminal is told which, so that he can have the same deals again."""
    seed = secrets.randbits(32)
    if sys.stderr.isatty():
        sys.stderr.write(f"seed {seed}\n")
    return seed


class BoardsOf(NamedTuple):
    """Who deals and who is vulnerable on every board; None: as duplicate has it by the board's number."""

    dealer: Seat | None
    vulnerability: Vulnerability | None

    def filed(self, number: int, deal: Deal) -> Filed:
        """The board of that number."""
        board = Board.duplicate(number, deal)
        dealer, vulnerability = self.dealer or board.dealer, self.vulnerability or board.vulnerability
        return Filed(Record(PartialDeal(deal.hands), number, dealer, vulnerability))


class Tally:
    """What has been found by now, of so many, in so many tries."""

    def __init__(self, wanted: int) -> None:
        self.wanted, self.found, self.tried = wanted, 0, 0

    def take(self, found: Found) -> Batch:
        """What is still wanted of it."""
        batch = found.deals.first(self.wanted - self.found)
        self.found += len(batch)
        self.tried = found.tried
        return batch

    def __str__(self) -> str:
        return f"found {self.found:,} of {self.wanted:,} in {self.tried:,} tries"


def _deal(stretches: Iterator[Found], tally: Tally, writer: Writer | None, boards: BoardsOf) -> int:
    """Deal and write; the exit status."""
    try:
        if writer is None:
            for batch in _taken(stretches, tally):
                sys.stdout.writelines(f"{text}\n" for text in batch.texts())
                sys.stdout.flush()
        else:
            deals = [deal for batch in _taken(stretches, tally) for deal in batch]
            if not _write_file(writer, [boards.filed(number, deal) for number, deal in enumerate(deals, 1)]):
                return 1
    except BrokenPipeError:
        drop_what_is_left()
        return 0
    except NotFinished as error:
        sys.stderr.write(f"deal: {error.code}: {error}\n")
        return 1
    if tally.found < tally.wanted:
        sys.stderr.write(f"deal: deal/not-found: {tally}\n")
        return 1
    if sys.stderr.isatty():
        sys.stderr.write(f"{tally}\n")
    return 0


def _taken(stretches: Iterator[Found], tally: Tally) -> Iterator[Batch]:
    """Batches until there are enough; on a terminal it is told how it goes."""
    with Progress(
        *_COLUMNS, transient=True, disable=not sys.stderr.isatty(), console=Console(stderr=True)
    ) as progress:
        task = progress.add_task("")
        for found in stretches:
            yield tally.take(found)
            progress.update(task, description=str(tally))
            if tally.found == tally.wanted:
                return


def _write_file(writer: Writer, boards: list[Filed]) -> bool:
    """Write the boards and say what is lost; False where the format has a place for none of them."""
    written = writer(boards)
    is_nothing = any(fault.code == NOTHING for fault in written.faults)
    if not is_nothing:
        sys.stdout.buffer.write(written.content)
        sys.stdout.buffer.flush()
    for fault in written.faults:
        sys.stderr.write(f"deal: {fault.code}: {fault.text}\n")
    return not is_nothing


def _writer(name: str) -> Writer | None:
    if name == LINES:
        return None
    known = {one.name: one.write for one in FORMATS.values() if one.write is not None}
    if name not in known:
        raise typer.BadParameter(f"no format is called {name!r}; there are: {', '.join((LINES, *known))}")
    return known[name]


def _list_examples() -> None:
    for one in EXAMPLES:
        sys.stdout.write(f"{one.id:<20} {one.title.en}\n{'':<20} {one.condition}\n")
