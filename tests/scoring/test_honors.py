import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.core import PASSED_OUT, Contract, Outcome, Seat, Strain
from tapete.scoring import HonorsRefused
from tapete.scoring.honors import check_honors, honor_points, honors_in_pack, with_claim

SPADES = Outcome(Contract.parse("4S", Seat.SOUTH), 10)
NOTRUMP = Outcome(Contract.parse("3NT", Seat.SOUTH), 9)


def held(outcome: Outcome, *honors: tuple[Seat, int]) -> Outcome:
    return Outcome(outcome.contract, outcome.tricks_taken, honors)


@pytest.mark.parametrize("strain", [strain for strain in Strain if strain.suit])
def test_four_trump_honors_in_one_hand_are_worth_100_and_five_150(strain: Strain) -> None:
    assert honors_in_pack(strain) == 5
    assert [honor_points(strain, count) for count in range(6)] == [0, 0, 0, 0, 100, 150]


def test_at_no_trump_only_all_four_aces_are_worth_150() -> None:
    assert honors_in_pack(Strain.NOTRUMP) == 4
    assert [honor_points(Strain.NOTRUMP, count) for count in range(5)] == [0, 0, 0, 0, 150]


@given(
    st.permutations(tuple(Seat)), st.lists(st.integers(0, 5), max_size=4), st.sampled_from([SPADES, NOTRUMP])
)
def test_four_hands_cannot_hold_more_honors_than_the_pack(
    seats: list[Seat], counts: list[int], outcome: Outcome
) -> None:
    claimed = held(outcome, *zip(seats, counts, strict=False))
    assert outcome.contract is not None
    if sum(counts) <= honors_in_pack(outcome.contract.strain):
        check_honors(claimed)
        return
    with pytest.raises(HonorsRefused) as refused:
        check_honors(claimed)
    assert refused.value.code == "score/honors-impossible"


def test_a_passed_out_deal_has_no_honors() -> None:
    check_honors(held(PASSED_OUT, (Seat.NORTH, 3)))
    with pytest.raises(HonorsRefused, match="no trumps"):
        check_honors(held(PASSED_OUT, (Seat.NORTH, 4)))


def test_a_seat_cannot_be_named_twice() -> None:
    with pytest.raises(HonorsRefused) as refused:
        check_honors(held(SPADES, (Seat.NORTH, 2), (Seat.NORTH, 2)))
    assert refused.value.code == "score/honors-twice"


def test_nobody_holds_fewer_than_none() -> None:
    with pytest.raises(HonorsRefused, match="cannot hold -1"):
        check_honors(held(SPADES, (Seat.NORTH, -1)))


def test_a_claim_is_added_to_what_is_known() -> None:
    assert with_claim(held(SPADES, (Seat.NORTH, 1)), Seat.SOUTH, 4).honors == (
        (Seat.NORTH, 1),
        (Seat.SOUTH, 4),
    )


def test_a_claim_corrects_a_smaller_number_given_before() -> None:
    assert with_claim(held(SPADES, (Seat.SOUTH, 3)), Seat.SOUTH, 5).honors == ((Seat.SOUTH, 5),)


@pytest.mark.parametrize(
    ("outcome", "seat", "count", "code"),
    [
        (SPADES, Seat.NORTH, 3, "too-few"),
        (SPADES, Seat.NORTH, 0, "too-few"),
        (SPADES, Seat.NORTH, 6, "impossible"),
        (NOTRUMP, Seat.NORTH, 5, "impossible"),
        (PASSED_OUT, Seat.NORTH, 4, "impossible"),
        (held(SPADES, (Seat.EAST, 4)), Seat.NORTH, 5, "impossible"),
        (held(SPADES, (Seat.EAST, 4)), Seat.NORTH, 4, "impossible"),
        (held(SPADES, (Seat.NORTH, 4)), Seat.NORTH, 4, "twice"),
        (held(SPADES, (Seat.NORTH, 4)), Seat.NORTH, 5, "twice"),
    ],
)
def test_claims_that_the_laws_or_the_pack_forbid(outcome: Outcome, seat: Seat, count: int, code: str) -> None:
    with pytest.raises(HonorsRefused) as refused:
        with_claim(outcome, seat, count)
    assert refused.value.code == f"score/honors-{code}"
    assert refused.value.law == 81
