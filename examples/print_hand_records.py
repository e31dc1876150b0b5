"""Deal two boards, solve them, and print them as hand records, one page in Catalan."""

import sys
from pathlib import Path

from tapete.core import Board, PartialDeal, Record
from tapete.dd import par, solver
from tapete.dealing import deals
from tapete.formats.reading import Filed
from tapete.paper.hand_record import Layout, PrintedBoard, hand_record


def main(out: Path) -> None:
    double_dummy = solver()
    printed = []
    for number, deal in enumerate(deals(None, 2, seed=1).deals, 1):
        board = Board.duplicate(number, deal)
        record = Record(PartialDeal(deal.hands), number, board.dealer, board.vulnerability)
        table = double_dummy.table(deal)
        best = par(table, board.dealer, board.vulnerability)
        printed.append(PrintedBoard(Filed(record), table, best))
        print(f"board {number}: par {best.score_ns:+} {' '.join(map(str, best.lowest))}")
    out.write_bytes(hand_record(printed, "ca", Layout.FOUR, "Dimarts", own_letters=True))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "hand-records.pdf"))
