"""The last tricks of a claim, every way to play them looked at."""

from robots.tables import ending
from tapete.core import Seat, parse_cards
from tapete.robots.claims.ending import takes_for_certain


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
