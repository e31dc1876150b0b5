import json

from hypothesis import given
from msgspec.structs import replace

from dealt_boards import double_dummy_tables, shared_file, undealt
from tapete.core import Deal, PartialDeal, Seat, Strain
from tapete.formats import dds_list
from tapete.formats.double_dummy import Tricks, told, tricks_of

GOLDEN = [json.loads(line) for line in shared_file("golden/double_dummy.jsonl").splitlines()]
LISTED = 25
"""Of the golden deals: those that are in the lists of the corpus too."""

LISTS = ("list10.txt", "list100.txt", "list300.txt", "largest.txt")


def test_lists_for_dds_agree_with_the_golden_answers() -> None:
    read = {
        (one.record.deal, "".join(map(str, one.record.cards))): one
        for name in LISTS
        for one in dds_list.read(shared_file(f"corpus/files/dds/dds-bridge__{name}")).boards
    }
    rows = [(row, (PartialDeal.parse(row["deal"]), row["play"])) for row in GOLDEN if "play" in row]
    both = [(row, read[place]) for row, place in rows if place in read]
    assert len(both) >= LISTED
    for row, filed in both:
        record, extra = filed.record, dict(filed.extra)
        assert tricks_of(filed) == {
            (Seat(seat), Strain(strain)): tricks
            for seat, by_strain in row["table"].items()
            for strain, tricks in by_strain.items()
        }
        assert (str(record.dealer), extra["Trump"]) == (row["dealer"], row["trump"])
        assert str(record.vulnerability).replace("Both", "All") == row["vul"]
        assert extra["Leader"] == row["leader"]
        assert f'"NS {row["par_ns"]}"' in extra["PAR"]
        assert all(f'"{text}"' in extra["PAR"] for text in row["par_contracts"])
        leads = {str(card): tricks for card, tricks in dds_list.leads(filed).items()}
        assert leads == row["lead_tricks_for_leader_side"]
        assert list(dds_list.trace(filed)) == row["trace_declarer_tricks"]


@given(double_dummy_tables)
def test_a_table_is_one_pair_in_every_format(digits: str) -> None:
    filed = replace(undealt(Deal.from_number(0)), extra=(("DoubleDummyTricks", digits),))
    tricks: Tricks | None = tricks_of(filed)
    assert tricks is not None
    assert len(tricks) == 20
    assert told(tricks) == ("DoubleDummyTricks", digits)


def test_the_digits_begin_with_north_at_no_trump_and_go_on_with_south() -> None:
    digits = "76543" + "DCBA9" + "01234" + "56789"
    tricks = tricks_of(replace(undealt(Deal.from_number(0)), extra=(("DoubleDummyTricks", digits),)))
    assert tricks is not None
    assert tricks[Seat.NORTH, Strain.NOTRUMP] == 7
    assert tricks[Seat.NORTH, Strain.CLUBS] == 3
    assert tricks[Seat.SOUTH, Strain.SPADES] == 12
    assert tricks[Seat.EAST, Strain.NOTRUMP] == 0
    assert tricks[Seat.WEST, Strain.CLUBS] == 9


def test_digits_that_are_no_table_are_none() -> None:
    filed = replace(undealt(Deal.from_number(0)), extra=(("DoubleDummyTricks", "E" * 20),))
    assert tricks_of(filed) is None
    assert tricks_of(undealt(Deal.from_number(0))) is None
