"""All that is measured of the robots in one run: play, bidding, what calls show, whole games.

    python benchmarks/robots.py [--short] [--seed N] [--processes 2] [--json FILE]
        [--picture FILE] [--page FILE]

In full it takes some fifty minutes of processor. The short form takes half a minute of it, looks
at few deals, and fails where something is illegal or late, or thinking loses as much as rule of thumb.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import SystemRandom
from typing import Any

import robots_bidding
import robots_games
import robots_meanings
import robots_play
from robots_page import page
from robots_plot import picture

SHORT_SEED = 20
"""The short form looks at the same deals in every run."""
DEALS_BID = 2000
"""Of fewer deals the share of absurd contracts says nothing."""
MOST_SECONDS, MOST_MEGABYTES, LEAST_INSIDE = 2.0, 300, 0.97
"""What a card may take in 95 of 100 cases, and a process; how many calls must show what is held."""


def measure(*, short: bool, seed: int, processes: int) -> dict[str, Any]:
    """Each part with deals of its own."""
    if short:
        return {
            "seed": seed,
            "play": robots_play.measure(5, 6, 2, seed, processes, 0.2),
            "bidding": robots_bidding.measure(20, seed),
            "meanings": robots_meanings.measure(40, seed, processes),
            "games": robots_games.measure(4, seed, processes),
        }
    return {
        "seed": seed,
        "play": robots_play.measure(seed=seed, processes=processes),
        "bidding": robots_bidding.measure(DEALS_BID, seed),
        "meanings": robots_meanings.measure(seed=seed, processes=processes),
        "games": robots_games.measure(seed=seed, processes=processes),
    }


def faults(found: dict[str, Any]) -> list[str]:
    """What must not be, of however few deals."""
    told = [
        f"{form}: {each[what]} {what}"
        for form, each in found["games"]["forms"].items()
        for what in ("illegal", "late")
        if each[what]
    ]
    losses = found["play"]["losses"]
    lost = {
        kind: sum(losses[kind][who]["mean"] for who in ("declarer", "defence", "lead")) for kind in losses
    }
    if lost["best"] >= lost["book"]:
        told.append(f"thinking loses {lost['best']:.2f} tricks a deal, rule of thumb {lost['book']:.2f}")
    if losses["best"]["seconds_a_card"]["p95"] > MOST_SECONDS:
        told.append(f"a card takes {losses['best']['seconds_a_card']['p95']} s")
    told += [
        f"{form}: {each['inside']:.1%} of the calls show what is held"
        for form, each in found["meanings"].items()
        if isinstance(each, dict) and each["inside"] < LEAST_INSIDE
    ]
    if losses["best"]["megabytes"] > MOST_MEGABYTES:
        told.append(f"a process takes {losses['best']['megabytes']} MB")
    return told


def main() -> None:
    """Print what was found; fail where it must not be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--page", type=Path, help="markdown; the picture is taken to be in images/ beside it")
    asked = parser.parse_args()
    seed = asked.seed
    if seed is None:
        seed = SHORT_SEED if asked.short else SystemRandom().randrange(1 << 32)
    found = measure(short=asked.short, seed=seed, processes=asked.processes)
    text = json.dumps(found, indent=2) + "\n"
    print(text, end="")
    if asked.json is not None:
        asked.json.write_text(text, encoding="utf-8")
    if asked.picture is not None:
        asked.picture.write_text(picture(found), encoding="utf-8")
    if asked.page is not None:
        name = "robots.svg" if asked.picture is None else asked.picture.name
        asked.page.write_text(page(found, f"images/{name}"), encoding="utf-8")
    told = faults(found)
    sys.exit("\n".join(told) if told else 0)


if __name__ == "__main__":
    main()
