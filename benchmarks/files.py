"""How many boards a second are read from PBN and from LIN, and written.

Beside it, in the same run, endplay and bridgebots read the same file of random legal games, each bid and
played to the end; in LIN a board a line, as both want it. Only ratios can be compared between machines.
Every figure is processor time of one core, the quickest of the rounds; a ratio is that of the middle round.
What is read is compared with what was written.

    python benchmarks/files.py [--boards 2000] [--rounds 5] [--seed 1] [--json] [--at-least RATIO]

With `--at-least` it fails if a format is not read that many times as quickly as by the quicker of the two.
"""

from __future__ import annotations

import argparse
import gc
import json
import logging
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from bridgebots.lin import parse_single_lin
from bridgebots.pbn import parse_pbn
from endplay.parsers import lin as other_lin
from endplay.parsers import pbn as other_pbn

from tapete.core import DEALS, PASS, Auction, Board, BySeat, Deal, Play, Record, Stated
from tapete.formats.catalogue import FORMATS, Writer
from tapete.formats.reading import Filed

OTHERS: dict[str, dict[str, Callable[[Path], Sequence[object]]]] = {
    "pbn": {"endplay": lambda path: other_pbn.loads(path.read_text()), "bridgebots": parse_pbn},
    "lin": {"endplay": lambda path: other_lin.loads(path.read_text()), "bridgebots": parse_single_lin},
}
GOAL = 2
"""Times as quickly as the quicker of the others."""


def random_game(number: int, rng: Random) -> Filed:
    """A board as somebody could have bid and played it."""
    board = Board.duplicate(number, Deal.from_number(rng.randrange(DEALS)))
    auction = Auction.start(board.dealer)
    while not auction.is_over:
        bids = auction.legal_calls()[1:4] if len(auction.calls) < 12 else ()
        low = rng.random() < 0.45 or (auction.final_bid is None and len(auction.calls) == 3)
        auction = auction.after(rng.choice(bids) if bids and low else PASS)
    contract = auction.contract
    assert contract is not None, "the fourth to call bids"
    play = Play.start(contract)
    while not play.is_over:
        hand = board.deal[play.turn]
        play = play.after(rng.choice(tuple(play.legal_cards(hand))), hand)
    stated = Stated(
        contract.bid, contract.doubling, contract.declarer, False, play.tricks_won(contract.declarer.side)
    )
    record = Record.of(board, auction, play)
    names = BySeat.of(lambda seat: f"Player {seat}")
    filed = Filed(record, names, event="Evening", date="2026.11.30", scoring="IMP")
    return _with_stated(filed, stated)


def _with_stated(filed: Filed, stated: Stated) -> Filed:
    record = filed.record
    whole = Record(
        record.deal,
        record.number,
        record.dealer,
        record.vulnerability,
        record.calls,
        record.cards,
        None,
        stated,
    )
    return Filed(whole, filed.names, event=filed.event, date=filed.date, scoring=filed.scoring)


def taken(works: dict[str, Callable[[], object]], rounds: int) -> dict[str, list[float]]:
    """Seconds of processor time of each in every round; they take turns, and meet the same machine."""
    seconds: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            gc.collect()  # nobody clears up after the one before
            start = process_time()
            work()
            seconds[name].append(process_time() - start)
    return seconds


def differing(boards: Sequence[Filed], read: Sequence[Filed]) -> int:
    """Boards lost, or not read as they were bid and played."""
    same = sum(
        (one.record.deal, one.record.calls, one.record.cards, one.record.outcome)
        == (other.record.deal, other.record.calls, other.record.cards, other.record.outcome)
        for one, other in zip(boards, read, strict=False)
    )
    return len(boards) - same


def as_others_read(write: Writer, name: str, boards: Sequence[Filed]) -> bytes:
    """Our own file; of LIN one that has each board on a line of its own."""
    if name == "pbn":
        return write(boards).content.replace(b"\r\n", b"\n")
    lines = (write([filed]).content for filed in boards)
    return b"".join(line.replace(b"\r", b"").replace(b"\n", b"") + b"\n" for line in lines)


def measured(name: str, boards: Sequence[Filed], rounds: int, folder: Path) -> dict[str, float]:
    """Boards a second read by each and written by us."""
    form = FORMATS[name]
    assert form.read is not None and form.write is not None
    path = folder / f"boards.{name}"
    path.write_bytes(as_others_read(form.write, name, boards))
    figures = {"differing": float(differing(boards, form.read(path.read_bytes()).boards))}
    figures |= {f"{other} found": float(len(read(path))) for other, read in OTHERS[name].items()}
    works: dict[str, Callable[[], object]] = {
        "read": lambda: form.read and form.read(path.read_bytes()),
        **{other: partial(read, path) for other, read in OTHERS[name].items()},
        "written": lambda: form.write and form.write(boards),
    }
    seconds = taken(works, rounds)
    figures |= {what: len(boards) / min(each) for what, each in seconds.items()}
    others = zip(*(seconds[other] for other in OTHERS[name]), strict=True)
    figures["ratio"] = median(
        min(theirs) / ours for ours, theirs in zip(seconds["read"], others, strict=True)
    )
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--boards", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--at-least", type=float, default=0.0)
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    rng = Random(options.seed)
    boards = [random_game(number, rng) for number in range(1, options.boards + 1)]
    with tempfile.TemporaryDirectory() as folder:
        found = {name: measured(name, boards, options.rounds, Path(folder)) for name in OTHERS}
    if options.json:
        print(json.dumps(found))
    else:
        print(f"{options.boards} random games; boards a second; goal: {GOAL} times the quicker of the others")
        for name, figures in found.items():
            told = ", ".join(f"{what} {value:,.1f}" for what, value in figures.items())
            print(f"{name}: {told}")
    is_right = all(figures["differing"] == 0 for figures in found.values())
    is_quick = all(figures["ratio"] >= options.at_least for figures in found.values())
    return 0 if is_right and is_quick else 1


if __name__ == "__main__":
    sys.exit(main())
