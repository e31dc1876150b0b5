"""Draws what `native_solver.py --times FILE` measured: which share of deals takes longer than so long.

    python benchmarks/plot_native_solver.py FILE docs/images/native-solver.svg

Both axes are logarithms: the heavy tail is what one sees, and the distance of the curves is the ratio.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import log10
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 420, 70, 24, 48, 56
FASTEST, SLOWEST, RAREST = 2.0, 5000.0, 0.0025
CURVES = (("Tapete", "#0b6e4f"), ("DDS 2.9 (endplay)", "#b3541e"))


def across(milliseconds: float) -> float:
    share = log10(milliseconds / FASTEST) / log10(SLOWEST / FASTEST)
    return LEFT + (WIDTH - LEFT - RIGHT) * min(max(share, 0.0), 1.0)


def down(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * log10(1 / share) / log10(1 / RAREST)


def text(x: float, y: float, said: str, anchor: str = "middle", fill: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{said}</text>'


def line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="#ddd"/>'


def grid() -> Iterator[str]:
    for milliseconds in (5, 10, 20, 50, 100, 200, 500, 1000, 2000):
        x = across(milliseconds)
        yield line(x, TOP, x, HEIGHT - BOTTOM)
        yield text(x, HEIGHT - BOTTOM + 18, f"{milliseconds}")
    for share, name in ((1, "all"), (0.5, "1 in 2"), (0.1, "1 in 10"), (0.05, "1 in 20"), (0.01, "1 in 100")):
        yield line(LEFT, down(share), WIDTH - RIGHT, down(share))
        yield text(LEFT - 8, down(share) + 4, name, "end")
    yield text((LEFT + WIDTH) / 2, HEIGHT - 14, "milliseconds of the processor for a table of twenty results")
    yield text(LEFT, 26, "Share of random deals that take longer", "start")


def curve(times: list[float], color: str) -> str:
    ordered = sorted(times)
    points = (
        f"{across(time):.1f},{down((len(ordered) - place) / len(ordered)):.1f}"
        for place, time in enumerate(ordered)
    )
    return f'<polyline points="{" ".join(points)}" fill="none" stroke="{color}" stroke-width="2"/>'


def picture(columns: list[list[float]]) -> str:
    parts = [*grid()]
    for place, ((name, color), times) in enumerate(zip(CURVES, columns, strict=True)):
        mean = sum(times) / len(times)
        parts.append(curve(times, color))
        parts.append(
            text(WIDTH - RIGHT - 8, TOP + 20 * (place + 1), f"{name}: mean {mean:.0f} ms", "end", color)
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13" role="img" aria-label="Times of two solvers">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def main(times: Path, out: Path) -> None:
    rows = [tuple(map(float, row.split())) for row in times.read_text(encoding="utf-8").splitlines()]
    out.write_text(picture([list(column) for column in zip(*rows, strict=True)]), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
