"""Writing a CSV of results: a row for each board, with the columns that any of them has need of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tapete.core import Stated
from tapete.formats.csv_rows import table
from tapete.formats.lost import lost
from tapete.formats.reading import Fault, Filed, Written
from tapete.formats.results import EMPTY, LEAD, SCORE_NS, card_of, line_of, result_of, score_of
from tapete.formats.results_csv.columns import (
    ALWAYS,
    COLUMNS,
    DERIVED,
    EXTRA,
    FOREIGN,
    PLAYERS,
    RESULT,
    WORDS,
    header_of,
)

_SAYS = frozenset(
    (
        *("number", "dealer", "vulnerability", "deal", "calls", "cards", "claim", "result", "names", "room"),
        *WORDS,
        "comments",
    )
)
_OURS = {name: column for column, name in EXTRA.items()}


class _Anything:
    """Every name has a place: a column of its own."""

    def __contains__(self, name: object) -> bool:
        return True


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The table; contract, declarer and tricks are by all that is known of a board."""
    rows = [_row(filed) for filed in boards]
    most: Counter[str] = Counter()
    for row in rows:
        most |= Counter({name: len(cells) for name, cells in row.items()})
    ours = [name for name in COLUMNS if name in ALWAYS or most[name]]
    others = [name for name in most if name not in COLUMNS]
    header = [name for name in (*ours, *others) for _ in range(most[name] or 1)]
    lines = []
    for row in rows:
        cells = {name: list(row.get(name, ())) for name in (*ours, *others)}
        lines.append([cells[name].pop(0) if cells[name] else "" for name in header])
    faults = list(lost("CSV", boards, _SAYS, _Anything(), head=head))
    silent = [place for place, line in enumerate(lines) if not any(line)]
    if silent:
        text = "a board of which nothing is known is an empty line, which nobody reads as a board"
        faults.append(Fault("convert/line", text, board=silent[0]))
    return Written(table(header, lines), tuple(faults))


def _derived(stated: Stated, result: Stated) -> Iterator[str]:
    """What of a result is worked out for whoever reads the row."""
    if (stated.bid, stated.is_passed_out) != (result.bid, result.is_passed_out):
        yield "contract"
    if stated.declarer is not result.declarer:
        yield "declarer"
    if stated.tricks_taken != result.tricks_taken:
        yield "tricks"


def _row(filed: Filed) -> dict[str, list[str]]:
    """What is known of a board, by column; what has none stands under its own name."""
    record, line = filed.record, line_of(filed)
    result = result_of(record)
    lead = record.cards[:1] if result.contract is not None else ()
    cells = {
        "board": "" if record.number is None else str(record.number),
        "dealer": str(record.dealer or ""),
        "vulnerable": str(record.vulnerability or ""),
        "room": filed.room.value if filed.room else "",
        "score_ns": score_of(filed) if SCORE_NS not in dict(filed.extra) else "",
        "deal": "" if record.deal == EMPTY else str(record.deal),
        "auction": " ".join(map(str, record.calls)),
        "play": "" if record.cards == lead else " ".join(map(str, record.cards)),
        DERIVED: " ".join(_derived(record.stated, result)),
        "claim": "" if record.claim is None else str(record.claim),
        **dict(zip(PLAYERS, filed.names, strict=True)),
        **{
            name: getattr(line, name) for name in RESULT if name != "lead" or (record.cards and line.contract)
        },
        **{word: getattr(filed, word) for word in WORDS},
    }
    row = {name: [cell] for name, cell in cells.items() if cell}
    for name, text in filed.extra:
        column = "lead" if name == LEAD else _OURS.get(name)
        if name == LEAD and result.contract is not None and card_of(text) is not None:
            column = None  # beside a contract it would be read as the card led
        if column is not None and column not in row:
            row[column] = [text]
        elif text:
            # A second one, or what has no column of its own.
            row.setdefault(header_of(name) if column is None else f"{FOREIGN}{name}", []).append(text)
    if filed.comments:
        row["comment"] = list(filed.comments)
    return row
