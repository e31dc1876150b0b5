import csv
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dealt_boards import shared_file
from jet_database import BOOLEAN, DATETIME, INT16, INT32, MEMO, PAGE, TEXT, Database
from result_lines import travellers
from tapete.core import BySeat, Record, Seat, Stated, parse_cards
from tapete.formats.bridgemate import database, exports, jet
from tapete.formats.double_dummy import NAME
from tapete.formats.reading import Filed
from tapete.formats.results import EMPTY

SESSIONS = ("session1", "session2")
RESULTS = {
    **dict.fromkeys(("ID", "Section", "Table", "Round", "Board", "PairNS", "PairEW", "Declarer"), INT32),
    "DateLog": DATETIME,
    "TimeLog": DATETIME,
    "Erased": BOOLEAN,
    **dict.fromkeys(("NS/EW", "Contract", "Result", "LeadCard"), TEXT),
    "Remarks": MEMO,
}
ROW: dict[str, str | int | float | bool | None] = {
    "ID": 1,
    "Section": 1,
    "Table": 1,
    "Round": 1,
    "Board": 7,
    "PairNS": 1,
    "PairEW": 2,
    "Declarer": 2,
    "DateLog": 46356.0,
    "TimeLog": 0.75,
    "Erased": False,
    "NS/EW": "E",
    "Contract": "3 NT x",
    "Result": "-1",
    "LeadCard": "H10",
    "Remarks": None,
}


def exported(session: str, table: str) -> bytes:
    return shared_file(f"corpus/files/bws_csv/{session}_{table}.csv")


def evening() -> Database:
    """A session with its hands and players."""
    base = Database()
    base.add(
        "ReceivedData",
        RESULTS,
        [ROW, {**ROW, "Board": 8, "Contract": None, "Remarks": "60%-40%", "Erased": True}],
    )
    base.add("Section", {"ID": INT16, "Letter": TEXT}, [{"ID": 1, "Letter": "A  "}])
    base.add(
        "RoundData",
        dict.fromkeys(("Section", "Table", "Round", "NSPair", "EWPair"), INT16),
        [
            {"Section": 1, "Table": 1, "Round": 1, "NSPair": 1, "EWPair": 2},
            {"Section": 1, "Table": 1, "Round": 2, "NSPair": 9, "EWPair": 9},
        ],
    )
    seated = zip("NSEW", ("11", "12", "13", ""), ("", "", "", "Dolors"), strict=True)
    base.add(
        "PlayerNumbers",
        {"Section": INT16, "Table": INT16, "Direction": TEXT, "Number": TEXT, "Name": TEXT},
        [
            {"Section": 1, "Table": 1, "Direction": seat, "Number": number, "Name": name}
            for seat, number, name in seated
        ],
    )
    base.add(
        "PlayerNames",
        {"ID": INT32, "Name": TEXT, "strID": TEXT},
        [
            {"ID": 11, "Name": "Ana"},
            {"ID": 5, "Name": "Núria", "strID": "12"},
            {"ID": 99, "Name": "Somebody"},
        ],
    )
    suits = {
        f"{seat}{suit}": TEXT
        for seat in ("North", "East", "South", "West")
        for suit in ("Spades", "Hearts", "Diamonds", "Clubs")
    }
    hands = "T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5".replace(" ", ".").split(".")
    base.add(
        "HandRecord",
        {"Section": INT16, "Board": INT16, **suits},
        [
            {
                "Section": 1,
                "Board": 7,
                **dict(zip(suits, (text.replace("T", "10") for text in hands), strict=True)),
            },
            {"Section": 1, "Board": 8, "NorthSpades": "1"},
        ],
    )
    strains = [
        f"{seat}{strain}"
        for seat in ("North", "East", "South", "West")
        for strain in ("Spades", "Hearts", "Diamonds", "Clubs", "Notrump")
    ]
    base.add(
        "HandEvaluation",
        {"Section": INT16, "Board": INT16, **dict.fromkeys(strains, INT16)},
        [
            {"Section": 1, "Board": 7, **dict(zip(strains, [9, 8, 7, 6, 5] * 4, strict=True))},
            {"Section": 1, "Board": 8, strains[0]: -1},
        ],
    )
    return base


@pytest.mark.parametrize("session", SESSIONS)
def test_public_exports_are_read_without_fault_and_written_as_they_are(session: str) -> None:
    content = exported(session, "ReceivedData")
    reading = exports.read(content)
    assert not reading.faults
    assert len(reading.boards) == len(list(csv.DictReader(content.decode().splitlines())))
    assert all(one.record.outcome is not None for one in reading.boards)
    written = exports.write(reading.boards)
    assert (written.content, written.faults) == (content, ())
    assert exports.evidence(content) == 95


@pytest.mark.parametrize("table", ["RoundData", "Section", "Tables"])
@pytest.mark.parametrize("session", SESSIONS)
def test_other_tables_are_kept_as_they_are(session: str, table: str) -> None:
    content = exported(session, table)
    reading = exports.read(content)
    assert (reading.boards, reading.faults) == ((), ())
    assert {name for name, _ in reading.head} == {table}
    assert exports.write(reading.boards, reading.head).content == content
    assert exports.evidence(content) == 95


@settings(max_examples=20)
@given(travellers())
def test_results_are_written_and_read_again(boards: list[Filed]) -> None:
    def as_told(filed: Filed) -> Filed:
        record = replace(filed.record, deal=EMPTY)
        return replace(
            filed, record=record, extra=tuple(pair for pair in filed.extra if pair[0] != "Score_NS")
        )

    lines = [as_told(filed) for filed in boards]
    lines = [one for one in lines if one.record.stated.declarer or not one.record.cards]
    written = exports.write(lines)
    assert not written.faults
    again = exports.read(written.content)
    known = {"ID", "TimeLog", "Remarks"}
    assert [
        replace(one, extra=tuple(pair for pair in one.extra if pair[0] not in known)) for one in again.boards
    ] == lines
    assert not again.faults
    assert exports.write(again.boards).content == written.content


def test_a_row_is_a_board_at_a_table() -> None:
    reading = database.read(evening().content())
    first, second = reading.boards
    assert [fault.code for fault in reading.faults] == ["notation/deal"]
    stated = first.record.stated
    assert (first.record.number, str(stated.contract), stated.declarer, stated.tricks_taken) == (
        7,
        "3NTX",
        Seat.EAST,
        8,
    )
    assert first.record.cards == parse_cards("HT")
    assert str(first.record.deal) == "N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5"
    assert first.names == BySeat("Ana", "", "Núria", "Dolors")
    assert first.date == "2026.11.30"
    assert dict(first.extra) == {
        "Section": "A",
        "Table": "1",
        "Round": "1",
        "PairNS": "1",
        "PairEW": "2",
        "ID": "1",
        "TimeLog": "1899-12-30 18:00:00",
        NAME: "59876" * 4,
    }
    told = dict(second.extra)
    assert (told["Artificial_NS"], told["Artificial_EW"], told["Erased"]) == ("60", "40", "True")
    assert second.record.stated.bid is None


def test_members_who_did_not_play_are_never_copied() -> None:
    reading = database.read(evening().content())
    assert "Somebody" not in repr(reading)
    assert {name for name, _ in reading.head} == {"Section", "RoundData"}


def test_a_declarer_of_another_pair_is_told() -> None:
    content = exported("session1", "ReceivedData").replace(b"1,1,8,1,22,8,8,8,", b"1,1,8,1,22,8,8,5,")
    assert [(fault.code, fault.line, fault.board) for fault in exports.read(content).faults] == [
        ("record/declarer", 2, 0)
    ]


def test_each_cell_that_cannot_be_read_is_told_and_kept() -> None:
    header = "Section,Table,Round,Board,PairNS,PairEW,NS/EW,Contract,Result,LeadCard"
    reading = exports.read(
        f"{header}\n1,1,1,x,1,2,N,9 Z,+1,K\n1,1,1,2,1,2,E,PASS,+1,H4,more\n1,1,1,3,1,2,N,,,\n"
    )
    assert [(fault.code, fault.line, fault.board) for fault in reading.faults] == [
        ("notation/number", 2, 0),
        ("notation/contract", 2, 0),
        ("notation/tricks", 2, 0),
        ("notation/lead", 2, 0),
        ("notation/csv", 3, 1),
    ]
    assert reading.boards[1].record.stated.is_passed_out
    assert {("NS/EW", "E"), ("Result", "+1"), ("LeadCard", "H4")} <= set(reading.boards[1].extra)
    again = exports.read(exports.write(reading.boards).content)
    assert [one.record for one in again.boards] == [one.record for one in reading.boards]


def test_a_table_that_is_none_of_bridgemates_is_told() -> None:
    assert [fault.code for fault in exports.read("a,b\n").faults] == ["notation/csv"]
    assert not exports.evidence(b"a,b\n")


def test_what_is_no_database_is_told() -> None:
    assert [fault.code for fault in database.read(b"[Event]").faults] == ["notation/bws"]
    assert not database.evidence(b"[Event]")
    content = evening().content()
    assert database.evidence(content) == 80
    old = content[:20] + b"\0" + content[21:]
    assert "Access 97" in database.read(old).faults[0].text
    assert [fault.code for fault in database.read(Database().content()).faults] == ["notation/bws"]


def test_tables_that_are_not_whole_are_told() -> None:
    content = bytearray(evening().content())
    content[2 * PAGE + 45 : 2 * PAGE + 47] = b"\xff\xff"
    assert [fault.code for fault in database.read(bytes(content)).faults] == ["notation/bws"]
    content[2 * PAGE] = 9
    assert [fault.code for fault in database.read(bytes(content)).faults] == ["notation/bws"]


def page_of(records: list[bytes], flags: list[int], owner: int) -> bytes:
    """A page of data, with what its offsets say beside where a record begins."""
    body, offsets, end = b"", [], PAGE
    for record, flag in zip(records, flags, strict=True):
        end -= len(record)
        body = record + body
        offsets.append(end | flag)
    head = b"\x01\x01" + struct.pack("<HIIH", 0, owner, 0, len(records))
    head += b"".join(struct.pack("<H", offset) for offset in offsets)
    return head + bytes(PAGE - len(head) - len(body)) + body


def test_a_row_taken_back_is_none_and_one_that_moved_is_read_where_it_is() -> None:
    base = Database()
    base.add("Section", {"ID": INT16, "Letter": TEXT}, [{"ID": 1, "Letter": "A"}])
    content, owner = base.content(), 3
    page = len(content) // PAGE
    row = content[4 * PAGE + struct.unpack_from("<H", content, 4 * PAGE + 14)[0] : 5 * PAGE]
    moved = struct.pack("<I", (page + 1) << 8)
    rows = page_of([row, moved, moved[:2], moved], [0x8000, 0x4000, 0x4000, 0x4000], owner)
    whole = content + rows + page_of([row], [0x8000], 0)
    assert [one["Letter"] for one in jet.tables(whole, ["Section"])["Section"]] == ["A", "A", "A"]


def test_rows_that_overlap_without_end_are_refused() -> None:
    base = Database()
    base.add("Section", {"ID": INT16, "Letter": TEXT}, [{"ID": 1, "Letter": "x" * 3000}])
    content = bytearray(base.content())
    start = struct.unpack_from("<H", content, 4 * PAGE + 14)[0]
    struct.pack_into("<H", content, 4 * PAGE + 12, 255)
    offsets = struct.pack("<HH", start, PAGE) * 128
    content[4 * PAGE + 14 : 4 * PAGE + 14 + 510] = offsets[:510]
    with pytest.raises(jet.NoDatabaseError):
        jet.tables(bytes(content), ["Section"])


def test_numbers_dates_and_truth_are_text() -> None:
    kinds = {"Yes": BOOLEAN, "Small": INT16, "Date": DATETIME, "Note": MEMO}
    base = Database()
    base.add("Session", kinds, [{"Yes": True, "Small": -3, "Date": 46356.25, "Note": "x"}, {"Date": 1e9}])
    assert jet.tables(base.content(), ["Session", "None"])["Session"] == [
        {"Yes": "True", "Small": "-3", "Date": "2026-11-30 06:00:00", "Note": "x"},
        {"Yes": "False"},
    ]


def test_text_is_short_or_long_letter_by_letter() -> None:
    assert jet.text_of("Łódź".encode("utf-16-le")) == "Łódź"
    assert jet.text_of(b"\xff\xfeAna") == "Ana"
    mixed = b"\xff\xfeA" + b"\0" + "Łó".encode("utf-16-le") + b"\0" + b"dz"
    assert jet.text_of(mixed) == "AŁódz"


def test_long_text_may_stand_elsewhere_and_a_circle_of_it_ends() -> None:
    base = evening()
    content = bytearray(base.content())
    page = len(content) // PAGE

    def elsewhere(pieces: list[bytes], flags: int) -> str:
        whole = bytes(content) + page_of(pieces, [0] * len(pieces), 0)
        data = struct.pack("<III", flags | 6, page << 8, 0)
        return jet.text_of(jet._memo(whole, data))

    text = "abc".encode("utf-16-le")
    assert elsewhere([text], 0x40000000) == "abc"
    two = [struct.pack("<I", page << 8 | 1) + text[:2], struct.pack("<I", 0) + text[2:]]
    assert elsewhere(two, 0) == "abc"
    circle = struct.pack("<I", page << 8)
    assert elsewhere([circle], 0) == ""
    assert jet._memo(bytes(content), b"short") == b""


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 1 << 16), st.integers(0, 255)), max_size=8))
def test_a_database_changed_anywhere_gives_only_faults(changes: list[tuple[int, int]]) -> None:
    content = bytearray(CONTENT)
    for at, value in changes:
        content[at % len(content)] = value
    database.read(bytes(content))
    database.read(bytes(content[: changes[0][0] if changes else 0]))


CONTENT = evening().content()


@given(st.binary(max_size=200) | st.text('Section,Table,Round,Board1234NS/EW"\n', max_size=200))
def test_whatever_comes_in_only_faults_come_out(content: bytes | str) -> None:
    reading = exports.read(content)
    exports.write(reading.boards, reading.head)
    database.read(content)


def test_tricks_without_a_contract_are_no_result() -> None:
    written = exports.write([Filed(Record(EMPTY, 3, stated=Stated(tricks_taken=7)))])
    assert [fault.code for fault in written.faults] == ["convert/result"]


def test_tricks_beside_a_contract_that_cannot_be_read_are_kept() -> None:
    filed = Filed(Record(EMPTY, 3, stated=Stated(tricks_taken=7)), extra=(("Contract", "False"),))
    (again,) = exports.read(exports.write([filed]).content).boards
    assert again.record.stated.tricks_taken == 7
