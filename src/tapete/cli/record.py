"""`tapete record`: the boards of a file as hand records to print (docs/cli.md)."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from tapete.cli.files import NotRead, known_format, readings, say, say_faults, write_file
from tapete.core import Deal, PartialDeal
from tapete.dd import BUDGET, NotFinished, NotSolvable, TrickTable, Workers, par, tables
from tapete.formats.catalogue import Format
from tapete.formats.reading import Filed
from tapete.paper.hand_record import Layout, PrintedBoard, hand_record

_INTERRUPTED = 130
_COLUMNS = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


class Letters(Enum):
    """Of the cards."""

    ENGLISH = "english"
    OWN = "own"


class Tongue(Enum):
    """A language of the page."""

    ES = "es"
    CA = "ca"
    EN = "en"


class Unsolved(NamedTuple):
    """A board whose table is missing, and why."""

    place: int
    code: str
    text: str


def command(  # noqa: PLR0913, PLR0917 (each is an option of its own)
    source: Annotated[str, typer.Argument(metavar="IN", help="a file of boards in any format; - is stdin")],
    out: Annotated[str, typer.Argument(metavar="OUT.pdf", help="what is written; - is stdout")],
    per_page: Annotated[int, typer.Option(help="36 boards a page, or 4 with all that happened")] = 36,
    language: Annotated[Tongue, typer.Option(help="of the words on the page")] = Tongue.EN,
    title: Annotated[str, typer.Option(help="at the head of each page; else the event of the file")] = "",
    letters: Annotated[Letters, typer.Option(help="A K Q J, or A R D V and A R D S")] = Letters.ENGLISH,
    no_makeable: Annotated[bool, typer.Option("--no-makeable", help="without double dummy and par")] = False,
    from_: Annotated[str | None, typer.Option("--from", metavar="F", help="the format of IN")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="how many processes; all cores")] = None,
    budget: Annotated[float, typer.Option(min=0.001, help="seconds a board may take")] = BUDGET,
) -> None:
    """Print the boards of a file: hand records as a PDF, solved."""
    if per_page not in {layout.value for layout in Layout}:
        raise typer.BadParameter("--per-page is 36 or 4")
    boards, is_wrong = _read(source, known_format(from_))
    printed, unsolved = _solved(boards, None if no_makeable else Workers(workers, budget))
    for one in unsolved:
        say(f"{source}: board {one.place}", one.code, f"{one.text}; printed without its table")
    head, own = title or _event(boards), letters is Letters.OWN
    write_file(out, hand_record(printed, language.value, Layout(per_page), head, own_letters=own))
    raise typer.Exit(int(is_wrong or bool(unsolved)))


def _read(name: str, wanted: Format | None) -> tuple[list[Filed], bool]:
    """The boards, and whether something was wrong with the file; what cannot be read is said."""
    boards: list[Filed] = []
    is_wrong = False
    try:
        for reading in readings(name, wanted):
            boards += reading.boards
            is_wrong = say_faults(name, reading.faults) or is_wrong
    except NotRead:
        raise typer.Exit(1) from None
    dealt = [filed for filed in boards if any(len(hand) for hand in filed.record.deal.hands)]
    if not dealt:
        say(name, "record/nothing", "there is no board with a card in it; nothing is written")
        raise typer.Exit(1)
    if len(dealt) < len(boards):
        left_out = len(boards) - len(dealt)
        say(name, "record/no-cards", f"warning: {left_out} of {len(boards)} boards have no cards: left out")
    return dealt, is_wrong


def _event(boards: Sequence[Filed]) -> str:
    """What all boards have in common."""
    events = {filed.event for filed in boards}
    return events.pop() if len(events) == 1 else ""


def _solved(boards: Sequence[Filed], pool: Workers | None) -> tuple[list[PrintedBoard], list[Unsolved]]:
    if pool is None:
        return [PrintedBoard(filed) for filed in boards], []
    whole = {filed.record.deal: None for filed in boards if not filed.record.deal.unseen.mask}
    try:
        with pool:
            answers = dict(zip(whole, _answers(pool, list(whole)), strict=True))
    except KeyboardInterrupt:
        raise typer.Exit(_INTERRUPTED) from None
    printed, unsolved = [], []
    for place, filed in enumerate(boards, 1):
        answer = answers.get(filed.record.deal)
        if isinstance(answer, NotFinished | NotSolvable):
            unsolved.append(Unsolved(place, answer.code, str(answer)))
            answer = None
        printed.append(_printed(filed, answer))
    return printed, unsolved


def _answers(pool: Workers, deals: list[PartialDeal]) -> Iterator[TrickTable | NotFinished | NotSolvable]:
    """The table of each deal in order; on a terminal a bar tells how far it is."""
    is_shown = sys.stderr.isatty()
    with Progress(*_COLUMNS, transient=True, disable=not is_shown, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(deals))
        for answer in tables(pool, (Deal(deal.hands) for deal in deals)):
            progress.advance(task)
            yield answer


def _printed(filed: Filed, table: TrickTable | None) -> PrintedBoard:
    """With par, where it is known who deals and who is vulnerable."""
    dealer, vulnerability = filed.record.dealer, filed.record.vulnerability
    if table is None or dealer is None or vulnerability is None:
        return PrintedBoard(filed, table)
    return PrintedBoard(filed, table, par(table, dealer, vulnerability))
