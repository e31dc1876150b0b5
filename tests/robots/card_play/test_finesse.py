"""When declarer finesses, and toward which hand."""

import pytest

from tapete.core import Hand, Suit
from tapete.robots.card_play.finesse import finessing_rank
from tapete.robots.card_play.holding import RANKS, holding


def bits(cards: str) -> int:
    return holding(Hand.parse(f"{cards}..."), Suit.SPADES)


@pytest.mark.parametrize(
    ("toward", "from_hand", "card"),
    [
        ("AQ2", "543", "Q"),
        ("AKJ2", "543", "J"),
        ("K32", "654", "K"),
        ("KQ2", "543", "K"),
        ("KQJ", "543", None),
        ("A32", "654", None),
        ("432", "AQ5", None),
        ("J32", "654", None),
    ],
)
def test_the_card_that_a_finesse_would_play(toward: str, from_hand: str, card: str | None) -> None:
    ours = bits(toward) | bits(from_hand)
    rank = finessing_rank(bits(toward), ours, 0x1FFF & ~ours)
    assert (None if rank < 0 else RANKS[rank].value) == card
