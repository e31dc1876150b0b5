"""The robots' figures as a page of docs: a table beside the goals, how it was measured, and the picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from robots_plot import KINDS, Measure, measures

_HOW = """\
Written by `make bench-robots`, in one run of all parts on fresh deals; each figure has its standard error
behind it. All bid by the same book; robots that think are the strong ones, rule of thumb
is the first rung, plain heuristics what a beginner is told (`benchmarks/plain_play.py`).

Losses and leads are measured at matchpoints, where each trick counts, nobody vulnerable. The robot named
sits at all four seats and every card is held against double dummy (`tapete.dd`), the opening lead by itself
and not among the defence. The match is in IMPs: each board is played in the same contract twice, once with
the thinking robot declaring against the first rung, once the other way round. Bidding is held against par,
nobody vulnerable. Numbers of deals and seeds:"""


def page(found: dict[str, Any], picture: str) -> str:
    """Markdown; `picture` is where the picture lies, seen from the page."""
    play, bidding, meanings = found["play"], found["bidding"], found["meanings"]
    parts = [
        "# The robots, measured",
        _HOW,
        "\n".join(
            [
                f"* play: {play['deals']} deals, {play['lead_deals']} leads, {play['match_boards']} boards; "
                f"seed {play['seed']}",
                f"* bidding: {bidding['deals']} deals; seed {bidding['seed']}",
                f"* what calls show: {meanings['deals']} deals; seed {meanings['seed']}",
                f"* games: {found['games']['units']} rubbers, sets and sessions a form; "
                f"seed {found['games']['seed']}",
            ]
        ),
        "\n".join(_table(found)),
        f"![Each figure beside its goal; below, how results lie around their contracts]({picture})",
        "## Whole games by the first rung",
        "\n".join(_games(found["games"]["forms"])),
    ]
    return "\n\n".join(parts) + "\n"


def _table(found: dict[str, Any]) -> Iterator[str]:
    yield "| measure | think | rule of thumb | plain heuristics | goal |"
    yield "|---|---|---|---|---|"
    for line in measures(found):
        figures = " | ".join(_figure(line, kind) for kind in KINDS)
        yield f"| {line.name} | {figures} | {_goal(line)} |"
    kinds = [found["play"]["losses"][kind] for kind in KINDS]
    for name, key in (("median", "median"), ("95 of 100", "p95")):
        times = " | ".join(f"{kind['seconds_a_card'][key]:.3f}" for kind in kinds)
        yield f"| seconds of processor a card, {name} | {times} | {'≤ 2' * (key == 'p95')} |"
    megabytes = " | ".join(str(kind["megabytes"]) for kind in kinds)
    yield f"| megabytes a process | {megabytes} | ≤ 300 |"
    bidding = found["bidding"]["book"]
    for name, key, goal in (
        ("absurd contracts", "absurd", "≤ 0.5 %"),
        ("games overbid", "overbid", "≤ 10 %"),
        ("makeable games bid", "makeable_games_bid", "≥ 70 %"),
    ):
        share = bidding[key]
        yield f"| {name} | | {100 * share['share']:.1f} % ± {100 * share['standard_error']:.1f} | | {goal} |"
    for form in ("rubber", "auction1920"):
        inside = found["meanings"][form]["inside"]
        yield f"| calls that show what is held, {form} | | {100 * inside:.2f} % | | ≥ 97 % |"


def _figure(line: Measure, kind: str) -> str:
    figure = line.figures.get(kind)
    return "" if figure is None else f"{figure['mean']:.2f} ± {figure['standard_error']:.2f}"


def _goal(line: Measure) -> str:
    return f"{'≥' if line.at_least else '≤'} {line.goal:g}"


def _games(forms: dict[str, Any]) -> Iterator[str]:
    yield "| form | deals | illegal | late | points of a deal to declarer | results |"
    yield "|---|---|---|---|---|---|"
    for form, each in forms.items():
        results = ", ".join(f"{name}: {count}" for name, count in each["results"].items())
        points = each["points_to_declarer"]
        cells = each["deals"], each["illegal"], each["late"]
        told = f"{points['mean']:.0f} ± {points['standard_error']:.0f}"
        yield f"| {form} | {' | '.join(map(str, cells))} | {told} | {results} |"
