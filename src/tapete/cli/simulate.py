"""`tapete simulate`: robots play whole rubbers or sets; a line for each deal and a summary (docs/cli.md)."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Annotated, NamedTuple, TypeVar

import msgspec
import typer
from rich.progress import Progress

from tapete.cli.book import BookFolder, lay_out
from tapete.cli.json_lines import Fault
from tapete.core import DEALS, Auction, BySeat, Deal, Illegal, NotationError, Outcome, Play, Seat, Side
from tapete.dd import solver
from tapete.robots import ROSTER, Means, Player, play_deal
from tapete.robots.thinking import Effort
from tapete.scoring import Entry, Form, Terms, UnitOptions, unit

CALL_BUDGET, CARD_BUDGET = 1.0, 2.0
"""Seconds after which a call or a card counts as a timeout (docs/robots.md)."""

EFFORT = Effort(seconds=1.0, layouts=60)
"""A thinking robot looks at so many layouts, which takes a second at the most; the seconds never go by."""

Result = TypeVar("Result")


class DealLine(msgspec.Struct):
    """One deal as it was bid, played and scored."""

    unit: int
    deal: int
    dealer: Seat
    vulnerable: list[Side]
    hands: str
    auction: list[str]
    contract: str
    declarer: Seat | None
    play: list[str]
    claimed: int | None
    tricks: int | None
    honors: dict[Seat, int]
    entries: tuple[Entry, ...]


class Totals(msgspec.Struct):
    """What all deals together came to."""

    units: int = 0
    deals: int = 0
    totals: dict[Side, int] = msgspec.field(default_factory=lambda: dict.fromkeys(Side, 0))
    illegal: int = 0
    timeouts: int = 0
    cpu_seconds: float = 0.0


class Summary(msgspec.Struct):
    """The last line."""

    summary: Totals


class Table(NamedTuple):
    """What is played at the simulated table, who sits there, and what is counted."""

    form: Form
    options: UnitOptions
    players: BySeat[Player]
    totals: Totals


def command(  # noqa: PLR0913, PLR0917 (one argument a flag)
    form: Annotated[Form, typer.Option(help="what is played")] = Form.RUBBER,
    count: Annotated[int, typer.Option(min=1, help="how many rubbers, or sets of deals or boards")] = 1,
    boards: Annotated[int, typer.Option(min=1, max=36, help="in duplicate, how many boards a set has")] = 16,
    robots: Annotated[str, typer.Option(help=f"at all four seats: {', '.join(ROSTER)}")] = "book",
    ns: Annotated[str | None, typer.Option(help="another robot for North and South")] = None,
    ew: Annotated[str | None, typer.Option(help="another robot for East and West")] = None,
    seed: Annotated[int | None, typer.Option(help="same seed, same lines")] = None,
    replay: Annotated[Path | None, typer.Option(help="a file with a deal a line instead of chance")] = None,
    book: BookFolder = None,
) -> None:
    """Let robots play: a line of JSON for each deal, and a summary."""
    lay_out(book)
    north_south, east_west = _robot(ns or robots), _robot(ew or robots)
    totals = Totals()
    players = BySeat(north_south, east_west, north_south, east_west)
    watched = BySeat(*(_timed(player, totals) for player in players))
    table = Table(form, UnitOptions(boards=boards), watched, totals)
    try:
        deals = _random_deals(seed) if replay is None else iter(_read_deals(replay))
    except Fault as fault:
        sys.stderr.write(f"{replay}: {fault.code}: {fault.text}\n")
        raise typer.Exit(1) from None
    started = time.process_time()
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        for number in progress.track(range(1, count + 1), description=form.value):
            if not _play_unit(number, deals, table):
                break
    totals.cpu_seconds = round(time.process_time() - started, 3)
    _write(Summary(totals))


def _robot(name: str) -> Player:
    if name not in ROSTER:
        raise typer.BadParameter(f"no robot is called {name!r}; there are: {', '.join(ROSTER)}")
    return ROSTER[name](Means(solver, EFFORT, _no_time))


def _no_time() -> float:
    """A clock that stands: how far a robot thinks must not depend on the machine (same seed, same lines)."""
    return 0.0


def _timed(player: Player, totals: Totals) -> Player:
    """The same robot, watched: what takes longer than its budget is counted."""

    def watched(choose: Callable[..., Result], budget: float) -> Callable[..., Result]:
        def chosen(*seen: object) -> Result:
            started = time.perf_counter()
            choice = choose(*seen)
            totals.timeouts += time.perf_counter() - started > budget
            return choice

        return chosen

    return Player(watched(player.choose_call, CALL_BUDGET), watched(player.choose_card, CARD_BUDGET))


def _random_deals(seed: int | None) -> Iterator[Deal]:
    chance = Random(seed)  # noqa: S311 (deals that can be had again, not secrets)
    while True:
        yield Deal.from_number(chance.randrange(DEALS))


def _read_deals(file: Path) -> list[Deal]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        raise Fault("notation/file", f"cannot be read: {error}") from None
    deals = []
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.startswith("#"):
            deals.append(_read_deal(number, line))
    return deals


def _read_deal(number: int, line: str) -> Deal:
    """A deal in PBN text; anything after its four hands is left unread."""
    try:
        return Deal.parse(" ".join(line.split()[:4]))
    except NotationError as error:
        raise Fault("notation/deal", f"line {number}: {error.text}") from None


def _play_unit(number: int, deals: Iterator[Deal], table: Table) -> bool:
    """Play one rubber or set to its end; False when the deals ran out before it, or a robot broke a law."""
    totals = table.totals
    sheet = unit.start(table.form, tuple(Seat)[(number - 1) % 4], table.options)
    while (terms := unit.terms(sheet)) is not None:
        deal = next(deals, None)
        if deal is None:
            break
        totals.units += not sheet.outcomes
        try:
            auction, play, outcome = play_deal(deal, terms, sheet, table.players)
        except Illegal as fault:
            totals.illegal += 1
            sys.stderr.write(f"unit {number} deal {terms.deal}: {fault.law.code}: {fault}\n")
            break
        scored = unit.score(sheet, outcome)
        totals.deals += 1
        _write(_line(number, terms, deal, auction, play, outcome, scored.entries[len(sheet.entries) :]))
        sheet = scored
    for side in Side:
        totals.totals[side] += sheet.total(side)
    return sheet.is_over


def _line(
    number: int,
    terms: Terms,
    deal: Deal,
    auction: Auction,
    play: Play | None,
    outcome: Outcome,
    entries: tuple[Entry, ...],
) -> DealLine:
    contract = outcome.contract
    return DealLine(
        number,
        terms.deal,
        terms.dealer,
        [side for side in Side if terms.vulnerability.of(side)],
        str(deal),
        [str(call) for call in auction.calls],
        "pass" if contract is None else str(contract),
        None if contract is None else contract.declarer,
        [str(card) for card in play.cards] if play is not None else [],
        None,
        None if contract is None else outcome.tricks_taken,
        dict(outcome.honors),
        entries,
    )


def _write(line: object) -> None:
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    sys.stdout.flush()
