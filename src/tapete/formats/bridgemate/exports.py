"""Exports of the tables of Bridgemate as CSV, one file for each; that of the results can be written too."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.formats.bridgemate.rows import COLUMNS, USUAL, board
from tapete.formats.csv_rows import rows, table
from tapete.formats.lost import lost, lost_by_number
from tapete.formats.reading import Fault, Filed, Reading, Written
from tapete.formats.results import (
    ARTIFICIAL_EW,
    ARTIFICIAL_NS,
    LEAD,
    PAIR_EW,
    PAIR_NS,
    bid_of,
    line_of,
    lost_of_a_line,
    relative,
)
from tapete.formats.text import decode

_OTHERS = {
    ("Section", "Table", "Round", "NSPair", "EWPair"): "RoundData",
    ("ID", "Tables", "MissingPair"): "Section",
    ("Section", "Table", "ComputerID"): "Tables",
}
"""Tables known by their first columns, beside that of the results."""

_RECEIVED = frozenset(
    ("Section", "Table", "Round", "Board", "PairNS", "PairEW", "NS/EW", "Contract", "Result")
)
_SAYS = frozenset(("number", "dealer", "vulnerability", "calls", "cards", "claim", "result", "date"))
_AT_ONCE = "1899-12-30 00:00:00"


def read(content: bytes | str) -> Reading:
    """The boards of `ReceivedData`; the rows of another table are the head."""
    text = decode(content)
    faults = list(text.faults)
    lines = rows(text.content, faults)
    header = next(lines, (1, []))[1]
    if _is_received(header):
        boards: list[Filed] = []
        for line, cells in lines:
            if len(cells) > len(header):
                faults.append(Fault("notation/csv", "more cells than columns", line, 1, len(boards)))
            boards.append(board(dict(zip(header, cells, strict=False)), line, len(boards), faults))
        return Reading(tuple(boards), tuple(faults))
    name = next((name for first, name in _OTHERS.items() if tuple(header[: len(first)]) == first), None)
    if name is None:
        faults.append(Fault("notation/csv", "the first line has the columns of no table of Bridgemate", 1, 1))
        return Reading((), tuple(faults))
    return Reading(
        (), tuple(faults), tuple((name, _as_line(cells)) for cells in (header, *(row for _, row in lines)))
    )


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The table `ReceivedData`; without boards, the table that the head has."""
    if not boards and head and len({name for name, _ in head}) == 1 and head[0][0] in _OTHERS.values():
        return Written("".join(f"{line}\r\n" for _, line in head).encode("utf-8", "replace"))
    extra = {*COLUMNS, PAIR_NS, PAIR_EW, ARTIFICIAL_NS, ARTIFICIAL_EW, LEAD}
    faults = [*lost("ReceivedData", boards, _SAYS, extra, head=head), *lost_by_number("ReceivedData", boards)]
    faults.extend(lost_of_a_line("ReceivedData", boards))
    rows_ = [_row(filed, place) for place, filed in enumerate(boards, 1)]
    without = [place for place, row in enumerate(rows_) if row["Result"] and not row["Contract"]]
    if without:
        text = f"ReceivedData has no result without a contract, as {len(without)} boards have"
        faults.append(Fault("convert/result", text, board=without[0]))
    return Written(table(COLUMNS, ([row.get(name, "") for name in COLUMNS] for row in rows_)), tuple(faults))


def evidence(sample: bytes) -> int:
    """The columns of a table of Bridgemate."""
    first = sample.removeprefix(b"\xef\xbb\xbf").partition(b"\n")[0][:1000].decode("latin-1")
    header = [name.strip('" \r') for name in first.split(",")]
    if _is_received(header) or any(tuple(header[: len(one)]) == one for one in _OTHERS):
        return 95
    return 0


def _is_received(header: Sequence[str]) -> bool:
    return set(header) >= _RECEIVED


def _row(filed: Filed, place: int) -> dict[str, str]:
    told, line = dict(filed.extra), line_of(filed)
    bid = bid_of(line.contract)
    row = {
        "ID": str(place),
        "TimeLog": _AT_ONCE,
        **USUAL,
        **{name: told[name] for name in COLUMNS if name in told},
    }
    row["Board"] = "" if filed.record.number is None else str(filed.record.number)
    if filed.date:
        row["DateLog"] = f"{filed.date.replace('.', '-')} 00:00:00"
    if bid is not None:
        doubling = str(bid[1]).lower()
        row["Contract"] = " ".join(filter(None, (str(bid[0].level), str(bid[0].strain), doubling)))
        row["Result"] = relative(int(line.tricks), bid[0]) if line.tricks else row.get("Result", "")
        pair = told.get(PAIR_NS if line.declarer in ("N", "S") else PAIR_EW, "")
        row["Declarer"] = told.get("Declarer") or (pair if line.declarer else "")
    else:
        row["Contract"] = line.contract or row.get("Contract", "")
        row["Result"] = line.tricks or row.get("Result", "")
    row["NS/EW"] = line.declarer or row.get("NS/EW", "")
    lead = line.lead.replace("T", "10") if filed.record.cards else told.get(LEAD)
    row["LeadCard"] = lead or told.get("LeadCard", "")
    if ARTIFICIAL_NS in told and ARTIFICIAL_EW in told:
        row.setdefault("Remarks", f"{told[ARTIFICIAL_NS]}%-{told[ARTIFICIAL_EW]}%")
    return row


def _as_line(cells: Sequence[str]) -> str:
    return table(cells, ()).decode("utf-8").removesuffix("\r\n")
