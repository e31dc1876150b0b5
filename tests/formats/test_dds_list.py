import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealt_boards import double_dummy_tables, duplicate, shared_file
from strategies import deals, plays, seats, strains, vulnerabilities
from tapete.core import Contract, Deal, PartialDeal, Record, Seat, Stated, Strain, Vulnerability, parse_cards
from tapete.formats import dds_list
from tapete.formats.reading import Filed

NAMES = ("list1", "list2", "list10", "list100", "list300", "largest", "thomas1", "thomas2")
FILES = (*(f"dds-bridge__{name}.txt" for name in NAMES), "dds_dev__nothing_makes.txt")
LIST = shared_file("corpus/files/dds/dds-bridge__list1.txt").decode("ascii")
FIRST = LIST.splitlines()[1]


@st.composite
def listed_boards(draw: st.DrawFn) -> Filed:
    """A board as a list for DDS holds it."""
    deal, leader, strain = draw(deals), draw(seats), draw(strains)
    cards = draw(plays(deal)).cards
    record = Record(
        PartialDeal(deal.hands),
        None,
        draw(seats),
        draw(vulnerabilities),
        cards=cards,
        stated=Stated(declarer=leader.rho),
    )
    extra = [("Trump", str(strain)), ("Leader", str(leader))]
    if draw(st.booleans()):
        extra.append(("FUT", "1 0 14 0 9"))
    if draw(st.booleans()):
        extra.append(("DoubleDummyTricks", draw(double_dummy_tables)))
    if draw(st.booleans()):
        extra.append(("PAR", '"NS 0" "EW 0" "NS:" "EW:"'))
    return Filed(record, extra=tuple(extra))


@pytest.mark.parametrize("name", FILES)
def test_public_lists_are_read_without_fault_and_written_as_they_are(name: str) -> None:
    content = shared_file(f"corpus/files/dds/{name}")
    reading = dds_list.read(content)
    assert reading.boards
    assert not reading.faults
    assert dds_list.write(reading.boards).content == content
    assert dds_list.evidence(content) >= 90


@given(st.lists(listed_boards(), max_size=3))
def test_a_list_is_written_and_read_again(boards: list[Filed]) -> None:
    written = dds_list.write(boards)
    assert not written.faults
    again = dds_list.read(written.content)
    assert (again.boards, again.faults) == (tuple(boards), ())


@given(
    st.binary(max_size=200)
    | st.lists(
        st.sampled_from([*LIST.splitlines(), "FUT 1 9 9 9 9", 'PLAY 1 "SA"', "TRACE 1 99", "PBN 9"])
        | st.text('PBNFUTABLE 0123456789-"', max_size=20),
        max_size=6,
    ).map("\n".join)
)
def test_whatever_comes_in_only_faults_come_out(content: bytes | str) -> None:
    dds_list.write(dds_list.read(content).boards)


def test_the_numbers_before_a_deal_are_dealer_vulnerability_trumps_and_leader() -> None:
    (filed,) = dds_list.read(FIRST.replace("PBN 0 0 0 0", "PBN 3 1 4 2")).boards
    record = filed.record
    assert (record.dealer, record.vulnerability) == (Seat.WEST, Vulnerability.BOTH)
    assert filed.extra == (("Trump", "NT"), ("Leader", "S"))
    assert record.stated == Stated(declarer=Seat.EAST)


def test_each_equal_card_is_worth_the_same_lead() -> None:
    (filed,) = dds_list.read(LIST).boards
    leads = dds_list.leads(filed)
    assert len(leads) == 13
    # "DJ" alone, "C10" with the nine and the eight below it.
    assert {str(card) for card, tricks in leads.items() if tricks == 5} >= {
        "DJ",
        "CT",
        "C9",
        "C8",
        "SQ",
        "SJ",
    }
    assert dds_list.leads(duplicate(1, Deal.from_number(1))) == {}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('PBN 0 0 5 0 "N:- - - -"', "notation/deal"),
        ('PBN 0 0 0 0 "N:A... A... - -"', "notation/deal"),
        ("FUT 2 0 0", "notation/dds"),
        ("FUT 1 4 14 0 9", "notation/dds"),
        ("FUT", "notation/dds"),
        ("TABLE 1 2 3", "notation/dds"),
        ("TABLE " + "x " * 20, "notation/dds"),
        ('PLAY 2 "SA"', "notation/dds"),
        ('PLAY 1 "S1"', "notation/dds"),
        ("PLAY SA", "notation/dds"),
        ("TRACE 3 1 1", "notation/dds"),
        ("TRACE 1 14", "notation/dds"),
        ("HINT 7", "notation/dds"),
        ("7 lines", "notation/dds"),
    ],
)
def test_each_line_that_cannot_be_read_is_told_and_the_rest_is_read(line: str, code: str) -> None:
    reading = dds_list.read(f"{FIRST}\n{line}\n{FIRST}\n")
    assert [(fault.code, fault.line) for fault in reading.faults] == [(code, 2)]
    assert reading.boards[-1].record == dds_list.read(FIRST).boards[0].record
    dds_list.write(reading.boards)


def test_a_line_before_any_deal_and_a_wrong_number_of_deals_are_told() -> None:
    reading = dds_list.read(f"NUMBER 2\nTRACE 1 7\n{FIRST}\n")
    assert [(fault.code, fault.line, fault.is_warning) for fault in reading.faults] == [
        ("notation/dds", 2, False),
        ("record/number", 1, True),
    ]


def test_a_trace_has_a_number_before_the_first_card_and_after_each_up_to_48() -> None:
    assert [fault.code for fault in dds_list.read(LIST.replace("TRACE 46 8", "TRACE 45")).faults] == [
        "record/trace"
    ]


def test_a_played_board_gives_trumps_and_leader_and_loses_level_and_result() -> None:
    contract = Contract.parse("4H", Seat.SOUTH)
    stated = Stated(contract.bid, contract.doubling, contract.declarer, tricks_taken=10)
    filed = duplicate(1, Deal.from_number(10**20))
    played = replace(filed, record=replace(filed.record, number=None, stated=stated, cards=parse_cards("C2")))
    written = dds_list.write([played])
    assert [fault.code for fault in written.faults] == ["convert/result"]
    (again,) = dds_list.read(written.content).boards
    assert again.extra == (("Trump", "H"), ("Leader", "W"))
    assert again.record.cards == parse_cards("C2")


def test_what_is_not_known_of_a_board_is_told() -> None:
    written = dds_list.write([Filed(Record(PartialDeal.parse("N:- - - -")))])
    assert [fault.code for fault in written.faults] == ["convert/dealer", "convert/contract"]
    (again,) = dds_list.read(written.content).boards
    assert again.extra == (("Trump", str(Strain.NOTRUMP)), ("Leader", "E"))
