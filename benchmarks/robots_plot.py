"""The robots' figures as a picture: what was measured beside its goal, and how results lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

WIDTH, ROW, LEFT, RIGHT, TOP = 760, 60, 250, 60, 34
KINDS = ("best", "book", "plain")
COLORS = {"plain": "#ddd2b3", "book": "#b9a878", "best": "#1f6f54", "goal": "#b3362b", "text": "#2b2b2b"}
_RESULTS = range(-4, 5)
_FIGURE = 30
"""The room that a figure takes."""


class Measure(NamedTuple):
    """One line of the picture; `most` is the end of its scale."""

    name: str
    most: float
    goal: float
    at_least: bool
    figures: dict[str, dict[str, float]]


def measures(found: dict[str, Any]) -> list[Measure]:
    """The lines, from what `robots.py` has found."""
    play, bidding = found["play"], found["bidding"]["book"]
    lost = {kind: play["losses"][kind] for kind in KINDS}
    leads = {kind: play["leads"][kind] for kind in KINDS}

    def both(source: dict[str, Any], name: str) -> dict[str, dict[str, float]]:
        return {kind: source[kind][name] for kind in source}

    return [
        Measure("declarer, tricks lost a deal", 2.5, 0.45, False, both(lost, "declarer")),
        Measure("defending pair, tricks lost a deal", 2.5, 0.38, False, both(lost, "defence")),
        Measure("opening lead, share that is optimal", 1.0, 0.84, True, both(leads, "optimal")),
        Measure("opening lead, tricks lost", 0.5, 0.17, False, both(leads, "lost")),
        Measure("IMPs a board against rule of thumb", 8.0, 3.0, True, {"best": play["match"]["book"]}),
        Measure("bidding, IMPs from par a deal", 8.0, 4.5, False, {"book": bidding["imps_from_par"]}),
    ]


def picture(found: dict[str, Any]) -> str:
    """All of it as SVG."""
    lines = measures(found)
    games = list(found["games"]["forms"].items())
    split = TOP + ROW * len(lines) + 40
    height = split + 130 * -(-len(games) // 2) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="12" fill="{COLORS["text"]}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8ef"/>',
        *_legend(),
    ]
    for place, line in enumerate(lines):
        parts += _line(line, TOP + ROW * place)
    for place, (form, each) in enumerate(games):
        parts += _histogram(form, each["results"], 20 + place % 2 * 370, split + place // 2 * 130)
    return "\n".join([*parts, "</svg>", ""])


def _legend() -> Iterator[str]:
    for place, (kind, words) in enumerate(
        (("best", "think"), ("book", "rule of thumb"), ("plain", "plain heuristics"), ("goal", "goal"))
    ):
        x = LEFT + 125 * place
        yield f'<rect x="{x}" y="10" width="12" height="12" fill="{COLORS[kind]}"/>'
        yield f'<text x="{x + 18}" y="20">{words}</text>'


def _line(line: Measure, top: float) -> Iterator[str]:
    scale = (WIDTH - LEFT - RIGHT) / line.most
    goal = LEFT + scale * line.goal
    yield f'<text x="{LEFT - 10}" y="{top + 22}" text-anchor="end">{line.name}</text>'
    for place, (kind, figure) in enumerate(line.figures.items()):
        y, end = top + 4 + 17 * place, LEFT + scale * min(max(figure["mean"], 0), line.most)
        error = scale * figure["standard_error"]
        yield f'<rect x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="14" fill="{COLORS[kind]}"/>'
        if figure["mean"] > line.most:
            yield f'<text x="{end - 4:.1f}" y="{y + 11}" text-anchor="end">{figure["mean"]:.2f}</text>'
            continue
        right = min(end + error, WIDTH - RIGHT - 30)
        yield f'<path d="M{max(end - error, LEFT):.1f} {y + 7}H{right:.1f}" stroke="{COLORS["text"]}"/>'
        beside = right if not right < goal < right + _FIGURE else goal
        yield f'<text x="{beside + 4:.1f}" y="{y + 11}">{figure["mean"]:.2f}</text>'
    yield f'<path d="M{goal:.1f} {top}v54" stroke="{COLORS["goal"]}" stroke-width="2"/>'
    sign = "≥" if line.at_least else "≤"
    yield f'<text x="{WIDTH - 8}" y="{top + 22}" text-anchor="end">{sign} {line.goal:g}</text>'


def _histogram(form: str, results: dict[str, int], left: float, top: float) -> Iterator[str]:
    """Tricks over or under the contract; those beyond the ends are with the ends."""
    counts = dict.fromkeys(_RESULTS, 0)
    for name, count in results.items():
        if name != "passed out":
            counts[min(max(int(name), _RESULTS[0]), _RESULTS[-1])] += count
    whole, most = sum(counts.values()), max(counts.values())
    yield f'<text x="{left}" y="{top}" font-weight="bold">{form}</text>'
    for place, (tricks, count) in enumerate(counts.items()):
        x, height = left + 36 * place, 70 * count / most
        color = COLORS["best"] if tricks >= 0 else COLORS["goal"]
        yield f'<rect x="{x}" y="{top + 85 - height:.1f}" width="28" height="{height:.1f}" fill="{color}"/>'
        yield f'<text x="{x + 14}" y="{top + 98}" text-anchor="middle">{tricks:+d}</text>'
        share, y = f"{100 * count / whole:.0f}%", top + 82 - height
        yield f'<text x="{x + 14}" y="{y:.1f}" text-anchor="middle" font-size="9">{share}</text>'
