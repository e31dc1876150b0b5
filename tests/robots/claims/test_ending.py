"""The last tricks of a claim, every way to play them looked at."""

from robots.tables import ending
from tapete.core import Seat, parse_cards
from tapete.robots.claims.ending import takes_for_certain, tricks_are_certain


def fewest(hands: str, line: str) -> int:
    _, play, four = ending(hands)
    return max(
        tricks
        for tricks in range(len(four[Seat.SOUTH]) + 1)
        if takes_for_certain(play, dict(four.items()), Seat.SOUTH, parse_cards(line), tricks)
    )


def test_the_line_binds_declarer() -> None:
    hands = "Q2... K3... A4... 65..."
    assert fewest(hands, "SA S2 S4 SQ") == 1
    assert fewest(hands, "SA SQ S4 S2") == 1


def test_where_the_line_is_silent_the_worst_is_played() -> None:
    hands = "K2... 43... A5... 76..."
    assert fewest(hands, "SA S2 S5 SK") == 2
    assert fewest(hands, "") == 1


def looked_at(hands: str, contract: str, leader: Seat, tricks: int) -> tuple[bool | None, int]:
    _, play, four = ending(hands, contract, leader)
    return tricks_are_certain(play, dict(four.items()), Seat.SOUTH, (), tricks, 1_000)


def test_when_nothing_that_the_leading_sides_hands_hold_can_be_beaten_it_takes_all() -> None:
    hands = "A.K.Q. Q.Q..3 K.A.A. J.J..2"
    assert looked_at(hands, "3NT", Seat.SOUTH, 3) == (True, 0)
    assert looked_at("Q.Q..3 A.K.Q. J.J..2 K.A.A.", "3NT", Seat.WEST, 1) == (False, 0)
    found, tried = looked_at(hands, "3C", Seat.SOUTH, 3)
    assert found is False and tried  # a trump is out
    assert looked_at("A.K..4 Q.Q.2. K.A..5 J.J.3.", "3C", Seat.SOUTH, 3) == (True, 0)
    assert looked_at("A...54 Q...3 K.A..2 J.J.3.", "3C", Seat.SOUTH, 3)[1]
