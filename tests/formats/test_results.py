import pytest
from hypothesis import given
from msgspec.structs import replace

from dealt_boards import reported_faults
from result_lines import lines
from tapete.core import (
    BIDS,
    Auction,
    Bid,
    Card,
    Contract,
    Doubling,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Strain,
    parse_cards,
)
from tapete.formats.reading import Filed
from tapete.formats.results import (
    EMPTY,
    Line,
    awarded,
    bid_of,
    card_of,
    contract_of,
    is_passed_out,
    line_of,
    lost_of_a_line,
    record_of,
    relative,
    score_of,
    seat_of,
    tricks_of,
    wrong_score,
)

THREE_NOTRUMP = Bid(3, Strain.NOTRUMP)


@pytest.mark.parametrize("text", ["3NT", "3 NT", "3N", "3nt", " 3 n t "])
def test_a_bid_is_read_as_clubs_write_it(text: str) -> None:
    assert bid_of(text) == (THREE_NOTRUMP, Doubling.UNDOUBLED)


@pytest.mark.parametrize(
    ("text", "doubling"),
    [
        ("4Sx", "X"),
        ("4 S xx", "XX"),
        ("4♠X", "X"),
        ("4S*", "X"),
        ("4s**", "XX"),
        ("4SDbl", "X"),
        ("4SRdbl", "XX"),
    ],
)
def test_a_double_is_read_as_clubs_write_it(text: str, doubling: str) -> None:
    assert bid_of(text) == (Bid(4, Strain.SPADES), Doubling(doubling))


@pytest.mark.parametrize("text", ["", "8NT", "0C", "4SXXX", "7NNX", "4", "NT", "4S" + "X" * 100, "４S"])
def test_what_is_no_bid_is_none(text: str) -> None:
    assert bid_of(text) is None


def test_declarer_may_stand_behind_the_contract() -> None:
    row = reported_faults()["parse-contract-declarer-string"]
    for text, (contract, declarer) in zip(row["input"], row["expected"], strict=True):
        assert contract_of(text) == Contract.parse(contract, Seat(declarer))
        assert record_of(Line(text), 1)[0].stated.contract == contract_of(text)
    assert contract_of("4♠ XX - W") == Contract.parse("4SXX", Seat.WEST)
    assert [contract_of(text) for text in ("7NNX", "3NT", "4HQ", "", "N")] == [None] * 5
    assert record_of(Line("3NN", "E"), 1)[1] == [("contract", "3NN")]


@pytest.mark.parametrize("text", ["PASS", "Pass", "passed out", "All Pass", "AP", "P", "pass-out"])
def test_a_deal_is_passed_out_as_clubs_write_it(text: str) -> None:
    assert is_passed_out(text) == (text != "pass-out")


@pytest.mark.parametrize("text", ["HT", "H10", "10H", "TH", "♥10", " h t "])
def test_a_card_is_read_with_either_part_first(text: str) -> None:
    assert card_of(text) == Card.parse("HT")


@pytest.mark.parametrize("text", ["", "H", "H1", "XX", "H10H"])
def test_what_is_no_card_is_none(text: str) -> None:
    assert card_of(text) is None


@pytest.mark.parametrize(
    ("text", "tricks"),
    [("=", 9), ("+1", 10), ("-9", 0), ("9", 9), ("0", 0), ("14", None), ("+5", None), ("", None)],
)
def test_tricks_are_a_number_or_told_against_the_bid(text: str, tricks: int | None) -> None:
    assert tricks_of(text, THREE_NOTRUMP) == tricks


def test_tricks_against_no_bid_are_none() -> None:
    assert tricks_of("+1", None) is None
    assert tricks_of("8", None) == 8


@pytest.mark.parametrize("tricks", range(14))
def test_what_is_over_or_under_the_bid_tells_the_tricks(tricks: int) -> None:
    assert all(tricks_of(relative(tricks, bid), bid) == tricks for bid in BIDS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A6040", (60, 40)),
        ("60%-40%", (60, 40)),
        ("50/50%", (50, 50)),
        ("a5050", (50, 50)),
        ("1430", None),
        ("6040", None),
        ("420", None),
        ("-50", None),
        ("999%-1%", None),
    ],
)
def test_an_artificial_score_is_never_a_number(text: str, expected: tuple[int, int] | None) -> None:
    assert awarded(text) == expected


def test_a_seat_is_a_letter_or_a_word() -> None:
    assert [seat_of(text) for text in ("N", "south", " w ", "NORTHWEST", "")] == [
        Seat.NORTH,
        Seat.SOUTH,
        Seat.WEST,
        None,
        None,
    ]


def test_dealer_and_vulnerability_go_by_the_number_of_the_board() -> None:
    record, unread = record_of(Line("4H", "S", "+1", "CK"), 7)
    assert (str(record.dealer), str(record.vulnerability)) == ("S", "Both")
    assert record.stated == Stated(Bid(4, Strain.HEARTS), Doubling.UNDOUBLED, Seat.SOUTH, tricks_taken=11)
    assert record.cards == parse_cards("CK")
    assert not unread
    assert record_of(Line(), 0)[0].dealer is None


def test_what_cannot_be_read_of_a_line_is_kept_as_it_is() -> None:
    assert record_of(Line("5Z", "Q", "many", "K"), 1)[1] == [
        ("contract", "5Z"),
        ("declarer", "Q"),
        ("tricks", "many"),
        ("lead", "K"),
    ]
    assert record_of(Line("", "", "", "CK"), 1)[1] == [("lead", "CK")]
    assert record_of(Line("PASS", "N", "3"), 1)[1] == [("declarer", "N"), ("tricks", "3")]
    assert not record_of(Line("PASS", "", "0"), 1)[1]


@given(lines(5))
def test_a_line_is_the_record_and_the_record_the_line(filed: Filed) -> None:
    record, unread = record_of(line_of(filed), 5)
    assert not unread
    assert record == filed.record
    assert wrong_score(filed) is None


def test_a_score_that_cannot_be_that_of_the_result_is_told() -> None:
    record, _ = record_of(Line("3NT", "N", "9"), 1)
    assert wrong_score(Filed(record, extra=(("Score_NS", "600"),))) == (
        "the score is written as 600 for North and South, and by the result it is 400"
        "; it would be right with NS or Both vulnerable"
    )
    assert wrong_score(Filed(record, extra=(("Score_NS", "+400"),))) is None
    assert wrong_score(Filed(record)) is None
    assert score_of(Filed(record)) == "400"
    assert score_of(Filed(record, extra=(("Score_NS", "600"),))) == "600"
    assert score_of(Filed(Record(EMPTY))) == ""


def test_an_auction_or_a_play_gives_its_line() -> None:
    deal = PartialDeal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    auction = Auction.of(Seat.NORTH, "7S P P P")
    filed = Filed(Record(deal, 1, Seat.NORTH, None, auction.calls, parse_cards("HA S2"), claim=13))
    assert line_of(filed) == Line("7S", "N", "13", "HA")
    assert [fault.code for fault in lost_of_a_line("X", [filed])] == ["convert/calls", "convert/cards"]
    passed = replace(filed, record=Record(deal, 1, Seat.NORTH, None, Auction.of(Seat.NORTH, "P P P P").calls))
    assert line_of(passed) == Line("PASS")
    assert line_of(Filed(Record(deal, stated=Stated(Contract.parse("1C", Seat.EAST).bid)))) == Line("1C")
