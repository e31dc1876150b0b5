"""A thinking robot claims what no order of play can change, and concedes what nobody can win."""

from robots.tables import NEW_SHEET, ending
from tapete.core import Seat, SeatView, Vulnerability
from tapete.dd import solver
from tapete.robots.claims import think_claim


def claim_at(hands: str, contract: str = "3NT") -> int | None:
    auction, play, four = ending(hands, contract)
    seen = tuple((seat, four[seat]) for seat in (Seat.NORTH, Seat.SOUTH))
    claim = think_claim(SeatView(Seat.SOUTH, Vulnerability.NONE, auction, play, seen), NEW_SHEET, solver())
    return None if claim is None else claim[0]


def test_all_the_tricks_are_claimed_when_all_are_certain() -> None:
    assert claim_at("543... .543.. AKQ... ..543.") == 3


def test_the_winners_are_claimed_and_the_rest_conceded_when_no_layout_gives_more() -> None:
    assert claim_at("54.3.. .AK7.. AK.2.. ..AKQ.") == 2


def test_nothing_is_claimed_while_a_layout_gives_more_than_is_certain() -> None:
    assert claim_at("AQ.2.. K4.A.. 32.3.. 65.K..") is None


def test_declarer_concedes_when_there_is_nothing_left_to_win() -> None:
    assert claim_at("32... AK... 54... QJ...") == 0
