"""A defender's answer to a claim: South declares and claims, West or East answers."""

import pytest

from robots.tables import NEW_SHEET, ending
from tapete.core import Seat, SeatView, Vulnerability, parse_cards
from tapete.robots import answers_claim


def answer(hands: str, line: str, claimed: int, contract: str = "3NT", leader: Seat = Seat.SOUTH) -> bool:
    """West's answer when the four hands, North first, are all that is left and `leader` is to lead."""
    auction, play, four = ending(hands, contract, leader)
    seen = tuple((seat, four[seat]) for seat in (Seat.NORTH, Seat.SOUTH, Seat.WEST))
    view = SeatView(Seat.WEST, Vulnerability.NONE, auction, play, seen)
    return answers_claim(view, NEW_SHEET, claimed, parse_cards(line))


WINNERS = "5432... .5432.. AKQJ... ..5432."
FOUR_ROUNDS = "SA S2 SK S3 SQ S4 SJ S5"


def test_winners_from_the_top_are_accepted() -> None:
    assert answer(WINNERS, FOUR_ROUNDS, 4)


def test_a_claim_of_more_than_is_certain_is_contested() -> None:
    assert not answer("5432... .6543.. AKQ.2.. ..5432.", "SA S2 SK S3 SQ S4 H2 S5", 4)
    assert answer("5432... .6543.. AKQ.2.. ..5432.", "SA S2 SK S3 SQ S4 H2 S5", 3)


def test_more_tricks_than_are_left_cannot_be_claimed() -> None:
    assert not answer(WINNERS, FOUR_ROUNDS, 5)


def test_a_claim_that_forgets_a_trump_is_contested() -> None:
    assert not answer("5432... .5432.. AKQJ... ..543.2", FOUR_ROUNDS, 4, contract="4C")


def test_drawing_that_trump_first_is_accepted() -> None:
    hands = "543...4 .5432.. AKQ...A ..543.2"
    assert answer(hands, "CA C4 SA S3 SK S4 SQ S5", 4, contract="4C")
    assert not answer(hands, "SA S3 SK S4 SQ S5 CA C4", 4, contract="4C")


def test_a_suit_that_breaks_badly_is_contested() -> None:
    assert not answer("5432... .5432.. AKQ6... JT98...", "SA S2 SK S3 SQ S4 S6 S5", 4)
    assert answer("5432... .5432.. AKQ6... JT9..2.", "SA S2 SK S3 SQ S4 S6 S5", 4)


def test_a_concession_of_the_rest_is_accepted() -> None:
    assert answer("5432... AKQJ... .5432.. .AKQJ..", "", 0)


def test_a_claim_without_a_line_is_contested_while_the_order_matters() -> None:
    assert not answer("543...4 .5432.. AKQ...A ..543.2", "", 4, contract="4C")


@pytest.mark.parametrize(
    ("claimed", "accepted"),
    [(1, True), (2, False)],
)
def test_the_last_tricks_are_counted_whatever_the_defenders_do(claimed: int, accepted: bool) -> None:
    assert answer("32... .32.. A.4.. .A.5.", "SA S2 H4 S3", claimed) is accepted


def test_with_the_lead_against_him_a_claimer_is_believed_only_near_the_end() -> None:
    assert answer("2..A. K..3. A..2. Q..4.", "SA S2 DA D2", 2, leader=Seat.WEST)
    assert not answer("2345... .2345.. A..543. K.A.A.2", "SA", 4, leader=Seat.WEST)


def test_a_claim_without_a_line_is_accepted_when_no_order_matters() -> None:
    assert answer("KJ.K..K .5432.. AQ.A..A ..5432.", "", 4)
    assert not answer("KJ.K..2 .5432.. AQ.A..3 ..543.K", "", 3)


def test_a_claim_while_a_defender_leads_is_accepted_when_nothing_that_he_leads_matters() -> None:
    assert answer("32.2.. 76.5.. AK.A.. 54.4..", "SA S3 SK S2 HA H2", 3, leader=Seat.WEST)
    assert not answer("32.2.. 76.5.. AK.A.. 54...3", "SA S3 SK S2 HA H2", 3, leader=Seat.WEST)


def test_a_claim_that_rests_on_a_finesse_is_contested_where_it_may_lose() -> None:
    assert not answer("AQ.2.. K4.3.. 32.A.. 65.5..", "S2 SQ SA HA", 3)
