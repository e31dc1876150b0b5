import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealt_boards import duplicate
from filed_boards import records
from result_lines import named, travellers
from strategies import closed_auctions, deals
from tapete.core import (
    Auction,
    Bid,
    BySeat,
    Contract,
    Deal,
    Doubling,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Strain,
    Vulnerability,
    parse_cards,
)
from tapete.formats import pbn, results_csv
from tapete.formats.reading import Filed, Room, Told

texts = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\r\0\ufeff"), min_size=1, max_size=8
)
"""What may stand in a cell: anything, but for the line ends that every program writes otherwise."""


@st.composite
def described(draw: st.DrawFn) -> list[Filed]:
    """Lines of travellers with everything that is written beside them."""
    return [
        replace(
            filed,
            event=draw(texts),
            title=draw(st.just("") | texts),
            room=draw(st.none() | st.sampled_from(Room)),
            comments=tuple(draw(st.lists(texts, max_size=2))),
            extra=(*filed.extra, *draw(st.dictionaries(texts.map(str.strip), texts, max_size=2)).items()),
        )
        for filed in named(draw(travellers()))
    ]


@st.composite
def bid_boards(draw: st.DrawFn) -> Filed:
    """A board with its auction, and the contract that it came to stated too."""
    auction: Auction = draw(closed_auctions())
    contract = auction.contract
    stated = Stated(is_passed_out=True)
    if contract is not None:
        stated = Stated(contract.bid, contract.doubling, contract.declarer)
    filed = duplicate(3, draw(deals))
    record = replace(filed.record, dealer=auction.dealer, calls=auction.calls, stated=stated)
    return replace(filed, record=record, extra=() if contract else (("Score_NS", "0"),))


def same(boards: list[Filed] | tuple[Filed, ...]) -> list[Filed]:
    """In no order of what is told beside."""
    return [replace(one, extra=tuple(sorted(pair for pair in one.extra if pair[1]))) for one in boards]


@pytest.mark.thorough
@given(described())
def test_all_that_is_known_of_a_board_has_a_column(boards: list[Filed]) -> None:
    written = results_csv.write(boards)
    assert not written.faults
    again = results_csv.read(written.content)
    assert same(again.boards) == same(boards)
    assert results_csv.write(again.boards).content == written.content


@given(st.lists(bid_boards(), min_size=1, max_size=3))
def test_auctions_are_written_and_read_again(boards: list[Filed]) -> None:
    written = results_csv.write(boards)
    assert not written.faults
    assert results_csv.read(written.content).boards == tuple(boards)


@given(st.lists(records(st.integers(1, 99)), min_size=1, max_size=3))
def test_what_is_worked_out_for_the_table_is_not_stated_when_it_is_read_again(kept: list[Record]) -> None:
    written = results_csv.write([Filed(record) for record in kept])
    assert not written.faults
    assert [filed.record for filed in results_csv.read(written.content).boards] == kept


def test_tricks_are_as_stated_else_by_the_play_else_by_the_claim() -> None:
    (claimed,) = pbn.read('[Board "1"][Dealer "N"][Auction "N"] 1NT AP [Claim "9"]').boards
    stated = replace(claimed, record=replace(claimed.record, stated=Stated(tricks_taken=8)))
    table = list(csv.DictReader(io.StringIO(results_csv.write([claimed, stated]).content.decode())))
    assert [(row["contract"], row["declarer"], row["tricks"]) for row in table] == [
        ("1NT", "N", "9"),
        ("1NT", "N", "8"),
    ]
    assert [row["derived"] for row in table] == ["contract declarer tricks", "contract declarer"]


@given(
    st.binary(max_size=300)
    | st.lists(
        st.sampled_from(
            [
                "board",
                "contract",
                ",",
                ";",
                "\n",
                '"',
                "4H",
                "N",
                "9",
                "deal",
                "N:- - - -",
                "claim",
                "'=",
                "-",
            ]
        )
        | st.text(max_size=3),
        max_size=40,
    ).map("".join)
)
def test_whatever_comes_in_only_faults_come_out(content: bytes | str) -> None:
    results_csv.write(results_csv.read(content).boards)


def test_the_usual_columns_stand_first_and_others_only_where_there_is_need() -> None:
    stated = Stated(Bid(4, Strain.HEARTS), Doubling.DOUBLED, Seat.SOUTH, tricks_taken=10)
    record = Record(PartialDeal.parse("N:- - - -"), 1, Seat.NORTH, Vulnerability.NONE, stated=stated)
    content = results_csv.write([Filed(record, extra=(("PairNS", "1"), ("PairEW", "2")))]).content.decode()
    assert content == (
        "board,dealer,vulnerable,pair_ns,pair_ew,contract,declarer,tricks,lead,score_ns\r\n"
        "1,N,None,1,2,4HX,S,10,,590\r\n"
    )


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_headings_and_separators_of_other_programs_are_understood(separator: str) -> None:
    lines = ["Board No,NS,EW,Contract,By,Result,Lead,Score,Hall", "7,1,2,3 NT x,North,-2,10H,-500,Blue"]
    (filed,) = results_csv.read("\r\n".join(lines).replace(",", separator)).boards
    record = filed.record
    assert (record.number, record.dealer, record.vulnerability) == (7, Seat.SOUTH, Vulnerability.BOTH)
    assert record.stated == Stated(Bid(3, Strain.NOTRUMP), Doubling.DOUBLED, Seat.NORTH, tricks_taken=7)
    assert record.cards == parse_cards("HT")
    assert dict(filed.extra) == {"PairNS": "1", "PairEW": "2", "Score_NS": "-500", "Hall": "Blue"}


def test_an_empty_dealer_is_not_known_and_a_column_that_is_not_there_goes_by_the_number() -> None:
    assert results_csv.read("board,contract\n7,\n").boards[0].record.dealer is Seat.SOUTH
    assert results_csv.read("board,contract,dealer\n7,,\n").boards[0].record.dealer is None


def test_no_spreadsheet_takes_a_name_for_a_formula() -> None:
    names = BySeat("=1+1", "+34 600", "-x", "@sum")
    content = results_csv.write([Filed(Record(PartialDeal.parse("N:- - - -"), 1), names)]).content.decode()
    assert content.splitlines()[1].startswith("1,,,,,'=1+1,'+34 600,'-x,'@sum") or "'=1+1" in content
    assert not [cell for cell in content.replace("\r\n", ",").split(",") if cell[:1] in ("=", "+", "@")]
    assert results_csv.read(content).boards[0].names == names


def test_each_cell_that_cannot_be_read_is_told_and_kept() -> None:
    table = (
        "board,dealer,vulnerable,deal,auction,play,claim,room,contract,declarer,tricks,lead,score_ns\n"
        "x,Q,some,N:,1C 9Z,S1,14,attic,9Z,,all,K,\n"
        '3,N,All,N:AK... - - -,1C Pass Dbl,"CA CK",9,open,3NT,N,9,CA,600\n'
        "4,,,,,,,,,,,,,beyond\n"
    )
    reading = results_csv.read(table)
    assert [(fault.code, fault.line) for fault in reading.faults] == [
        ("notation/board", 2),
        ("notation/deal", 2),
        ("notation/contract", 2),
        ("notation/tricks", 2),
        ("notation/lead", 2),
        ("notation/dealer", 2),
        ("notation/vulnerable", 2),
        ("notation/play", 2),
        ("notation/auction", 2),
        ("notation/claim", 2),
        ("notation/room", 2),
        ("notation/csv", 4),
    ]
    assert len(reading.boards) == 3
    assert dict(reading.boards[0].extra)["deal"] == "N:"
    again = results_csv.read(results_csv.write(reading.boards).content)
    assert same(again.boards) == same(reading.boards)


def test_a_lead_that_is_not_the_first_card_of_the_play_and_a_wrong_score_are_told() -> None:
    reading = results_csv.read("board,contract,declarer,tricks,lead,play,score_ns\n1,3NT,N,9,CQ,CA CK,600\n")
    assert [fault.code for fault in reading.faults] == ["record/lead", "record/score"]
    assert reading.boards[0].record.cards == parse_cards("CA CK")


def test_a_line_break_within_quotes_belongs_to_the_cell() -> None:
    reading = results_csv.read('board,contract,comment\n1,,"two\nlines"\n2,9Z,\n')
    assert reading.boards[0].comments == ("two\nlines",)
    assert [fault.line for fault in reading.faults] == [4]


def test_a_table_without_our_headings_is_told() -> None:
    assert [fault.code for fault in results_csv.read("a,b\n1,2\n").faults] == ["notation/csv"]
    assert [fault.code for fault in results_csv.read("").faults] == ["notation/csv"]


def test_a_cell_beyond_all_measure_is_told() -> None:
    reading = results_csv.read(f"board,comment\n1,{'x' * 200_000}\n2,\n")
    assert [fault.code for fault in reading.faults] == ["notation/csv"]
    assert [one.record.number for one in reading.boards] == [2]


def test_alerts_and_what_stands_beside_the_boards_have_no_place() -> None:
    filed = replace(duplicate(1, Deal.from_number(0)), calls=(Told("natural"),))
    assert [fault.code for fault in results_csv.write([filed], [("a", "b")]).faults] == [
        "convert/told",
        "convert/head",
    ]


def test_a_board_of_which_nothing_is_known_is_told() -> None:
    written = results_csv.write([Filed(Record(PartialDeal.parse("N:- - - -")))])
    assert [fault.code for fault in written.faults] == ["convert/line"]


def test_the_format_is_known_by_its_headings() -> None:
    assert results_csv.evidence(results_csv.write([duplicate(1, Deal.from_number(0))]).content) == 75
    assert results_csv.evidence(b"Board;NS;EW\n") == 30
    assert not results_csv.evidence(b"a,b\n")


def test_a_contract_without_a_declarer_keeps_its_place() -> None:
    contract = Contract.parse("1C", Seat.EAST)
    filed = Filed(Record(PartialDeal.parse("N:- - - -"), 1, stated=Stated(contract.bid, tricks_taken=3)))
    assert results_csv.read(results_csv.write([filed]).content).boards == (filed,)


def test_a_second_of_a_name_has_a_column_of_its_own() -> None:
    extra = (("PairNS", "1"), ("PairNS", "2"), ("Note", "a"), ("Note", "b"), ("Board", "7"))
    filed = Filed(Record(PartialDeal.parse("N:- - - -"), 1), extra=extra)
    content = results_csv.write([filed]).content
    assert content.startswith(
        b"board,dealer,vulnerable,pair_ns,pair_ew,contract,declarer,tricks,lead,score_ns,x:PairNS"
    )
    assert results_csv.read(content).boards == (filed,)


def test_a_lead_against_no_contract_is_none_when_the_auction_tells_one() -> None:
    first = results_csv.read("board,lead,auction\n1,SK,1NT P P P\n").boards
    assert (first[0].record.cards, first[0].extra) == ((), (("Lead", "SK"),))
    assert results_csv.read(results_csv.write(first).content).boards == first


def test_a_second_column_of_one_meaning_is_kept_and_means_nothing() -> None:
    """Nor does a cell of it that could be read, where the first is empty."""
    first = results_csv.read("board,dealer,Dealer\n1,,E\n").boards
    assert first[0].record.dealer is None
    assert results_csv.read(results_csv.write(first).content).boards == first
