from msgspec.structs import replace

from dealt_boards import duplicate
from tapete.core import (
    PASS,
    BySeat,
    Deal,
    PartialDeal,
    Record,
    Seat,
    Stated,
    parse_cards,
)
from tapete.formats.lost import gathered, lost, lost_by_number
from tapete.formats.reading import Fault, Filed, Room, Told

DEAL = Deal.from_number(3)
EVERYTHING = Filed(
    Record(
        PartialDeal(DEAL.hands),
        1,
        Seat.NORTH,
        duplicate(1, DEAL).record.vulnerability,
        calls=(PASS,),
        cards=parse_cards("C2"),
        claim=3,
        stated=Stated(is_passed_out=True),
    ),
    names=BySeat("a", "b", "c", "d"),
    room=Room.OPEN,
    event="e",
    site="s",
    date="2026.11.30",
    scoring="MP",
    title="t",
    calls=(Told("natural"),),
    comments=("well played",),
    extra=(("Table", "3"), ("Lead", "C2")),
)


def test_each_kind_of_thing_that_has_no_place_is_told_once() -> None:
    faults = lost("X", [EVERYTHING, EVERYTHING], ())
    codes = [fault.code for fault in faults]
    assert len(codes) == len(set(codes)) == 18
    assert "X cannot say dates, which 2 boards had" in [fault.text for fault in faults]


def test_what_has_a_place_is_not_told() -> None:
    says = {fault.code.removeprefix("convert/") for fault in lost("X", [EVERYTHING], ())}
    assert not lost("X", [EVERYTHING], says, {"Table", "Lead"})
    assert not lost("X", [Filed(Record(PartialDeal.parse("N:- - - -")))], ())
    assert [fault.text for fault in lost("X", [EVERYTHING], says, {"Lead"})] == ["X has no place for: Table"]


def test_a_long_list_is_cut_short() -> None:
    many = replace(EVERYTHING, extra=tuple((f"Name{place}", "") for place in range(20)))
    text = lost("X", [many], {"deal"})[-1].text
    assert text.endswith("Name7, ...")


def test_a_dealer_without_a_number_cannot_be_known_by_it() -> None:
    unnumbered = replace(EVERYTHING, record=replace(EVERYTHING.record, number=None))
    assert [fault.board for fault in lost_by_number("X", [EVERYTHING, unnumbered])] == [1]


def test_what_is_said_of_several_boards_is_said_once() -> None:
    one, two = Fault("convert/deal", "no cards", board=4), Fault("convert/deal", "no cards", board=7)
    other = Fault("convert/number", "no number", board=5)
    assert gathered([one, other, two]) == (
        Fault("convert/deal", "no cards; so it is with 2 boards", board=4),
        other,
    )
