"""`tapete solve`: deals in, double-dummy tables and par out (docs/cli.md)."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from functools import partial
from queue import Queue
from typing import Annotated, BinaryIO, NamedTuple, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from tapete.cli.json_lines import Fault, drop_what_is_left
from tapete.core import Deal, NotationError, PartialDeal, Seat, Vulnerability
from tapete.dd import BUDGET, NotFinished, NotSolvable, TrickTable, Workers, par, table_of

_VULNERABLE = {str(one).upper(): one for one in Vulnerability} | {"ALL": Vulnerability.BOTH}
_AHEAD = 8
"""Deals read ahead for each process."""
_INTERRUPTED = 130


class Terms(NamedTuple):
    """Under what par is asked for."""

    dealer: Seat
    vulnerability: Vulnerability


class Line(msgspec.Struct, omit_defaults=True):
    """One deal, solved."""

    deal: str
    tricks: dict[str, dict[str, int]]
    par_ns: int | None = None
    par_contracts: list[str] | None = None


class Unsolved(msgspec.Struct):
    """One deal that is not."""

    id: None
    deal: str
    error: dict[str, str]


class Asked(NamedTuple):
    """A line of input, on its way."""

    number: int
    text: str
    table: Future[TrickTable]
    is_whole: bool = False
    """Whether it has all 52 cards, so that it can be scored."""


def command(
    par_of: Annotated[
        tuple[str, str] | None,
        typer.Option("--par", metavar="DEALER VUL", help="par too: N, E, S or W, and None, NS, EW or Both"),
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="how many processes; all cores")] = None,
    budget: Annotated[float, typer.Option(min=0.001, help="seconds a deal may take")] = BUDGET,
) -> None:
    """Solve deals: PBN in, makeable tricks and par out (JSON Lines)."""
    terms = None if par_of is None else _terms(*par_of)
    pool = Workers(workers, budget)
    try:
        status = _solve(pool, terms, sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        _leave(pool, _INTERRUPTED)
    except BrokenPipeError:
        drop_what_is_left()
        _leave(pool, 0)
    finally:
        pool.close()
    raise typer.Exit(status)


def _terms(dealer: str, vulnerable: str) -> Terms:
    try:
        return Terms(Seat(dealer.upper()), _VULNERABLE[vulnerable.upper()])
    except (ValueError, KeyError):
        raise typer.BadParameter(
            f"--par takes a dealer (N, E, S, W) and who is vulnerable (None, NS, EW, Both), "
            f"not {dealer!r} and {vulnerable!r}"
        ) from None


def _leave(pool: Workers, status: int) -> NoReturn:
    """At once: the thread that waits for more input would keep Python from ending in order."""
    pool.close()
    os._exit(status)


def _solve(pool: Workers, terms: Terms | None, questions: BinaryIO, answers: BinaryIO) -> int:
    status = 0
    columns = (TextColumn("{task.completed} deals"), TimeElapsedColumn())
    with Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        # Answers on a terminal are progress enough.
        disable=not sys.stderr.isatty() or sys.stdout.isatty(),
        redirect_stdout=False,
        redirect_stderr=False,
    ) as progress:
        task = progress.add_task("", total=None)
        for asked in _read_ahead(pool, questions):
            line, fault = _answer(asked, terms)
            if fault is not None:
                status = 1
                _tell(progress, f"line {asked.number}: {fault.code}: {fault.text}")
            answers.write(msgspec.json.encode(line) + b"\n")
            answers.flush()
            progress.advance(task)
    return status


def _tell(progress: Progress, text: str) -> None:
    if progress.disable:
        sys.stderr.write(text + "\n")
    else:
        progress.console.print(text, markup=False, highlight=False, soft_wrap=True)


def _read_ahead(pool: Workers, questions: BinaryIO) -> Iterator[Asked]:
    """Deals asked for, in order; read in a thread, so that each is answered though no more may come."""
    queue: Queue[Asked | Exception | None] = Queue(_AHEAD * pool.number)

    def read() -> None:
        try:
            for asked in _asked(pool, questions):
                queue.put(asked)
            queue.put(None)
        except Exception as error:
            queue.put(error)

    threading.Thread(target=read, daemon=True).start()
    while (asked := queue.get()) is not None:
        if isinstance(asked, Exception):
            raise asked
        yield asked


def _asked(pool: Workers, questions: Iterable[bytes]) -> Iterator[Asked]:
    for number, line in enumerate(questions, 1):
        text = line.decode(errors="replace").removeprefix("\ufeff").strip()
        if not text or text.startswith("#"):
            continue
        table: Future[TrickTable] = Future()
        try:
            deal = _deal(text)
        except NotationError as error:
            table.set_exception(Fault("notation/deal", error.text))
            yield Asked(number, text, table)
        else:
            yield Asked(number, text, pool.ask(partial(table_of, deal)), isinstance(deal, Deal))


def _deal(text: str) -> Deal | PartialDeal:
    """A deal, or an ending of hands of one length; anything after the four hands is left unread."""
    partial_deal = PartialDeal.parse(" ".join(text.split()[:4]))
    return partial_deal if partial_deal.unseen.mask else Deal(partial_deal.hands)


def _answer(asked: Asked, terms: Terms | None) -> tuple[Line | Unsolved, Fault | None]:
    try:
        table = asked.table.result()
    except Fault as error:
        fault = error
    except (NotFinished, NotSolvable) as error:
        fault = Fault(error.code, str(error))
    else:
        return _line(asked.text, table, terms if asked.is_whole else None), None
    text = "".join(letter if letter.isprintable() else " " for letter in fault.text)
    return Unsolved(None, asked.text, {"code": fault.code, "text": text}), Fault(fault.code, text)


def _line(deal: str, table: TrickTable, terms: Terms | None) -> Line:
    text = " ".join(deal.split()[:4])
    if terms is None:
        return Line(text, table.as_dict())
    best = par(table, *terms)
    return Line(text, table.as_dict(), best.score_ns, [str(contract) for contract in best.lowest])
