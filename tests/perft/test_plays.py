"""How many legal ways there are to play an ending, and how many tricks each wins, in every kind of strain.

The same endings are played out twice: by the module, and by the plain words of Law 44 over sets of
strings, which share no line of code with it.
"""

from collections import Counter

import pytest

from tapete.core import BySeat, Hand, Play, Seat, Side, Strain

# North, East, South, West; spades, hearts, diamonds, clubs.
THREE_CARDS = ("A.K.2.", "K.32..", "2..A.K", ".A.3.A")
FOUR_CARDS = ("AQ.2..3", "K3.A..2", "2.KQ.A.", "J.J.K.4")

# The number of ways, for the leaders North, East, South and West.
WAYS_OF_THREE = {
    Strain.CLUBS: (80, 60, 100, 112),
    Strain.DIAMONDS: (88, 68, 96, 116),
    Strain.HEARTS: (84, 68, 84, 112),
    Strain.SPADES: (88, 72, 90, 114),
    Strain.NOTRUMP: (92, 72, 100, 124),
}
WAYS_OF_FOUR = {
    Strain.CLUBS: (800, 800, 1008, 1392),
    Strain.DIAMONDS: (576, 576, 1072, 1312),
    Strain.HEARTS: (800, 800, 1000, 1320),
    Strain.SPADES: (736, 736, 1192, 1528),
    Strain.NOTRUMP: (784, 784, 1136, 1520),
}

RANKS = "23456789TJQKA"


def plain_cards(hand: str) -> frozenset[str]:
    return frozenset(
        suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks
    )


def plain_plays(hands: tuple[str, ...], trump: str, leader: int) -> Counter[tuple[int, int]]:
    """For each pair of tricks won by north-south and east-west, in how many ways it comes about."""
    counts: Counter[tuple[int, int]] = Counter()

    def play_on(left: list[frozenset[str]], trick: list[str], turn: int, ns: int, ew: int) -> None:
        if not any(left):
            counts[ns, ew] += 1
            return
        of_suit_led = {card for card in left[turn] if trick and card[0] == trick[0][0]}
        for card in of_suit_led or left[turn]:
            after = [held - {card} if seat == turn else held for seat, held in enumerate(left)]
            played = [*trick, card]
            if len(played) < 4:
                play_on(after, played, (turn + 1) % 4, ns, ew)
                continue
            trumps = [one for one in played if one[0] == trump]
            followed = [one for one in played if one[0] == played[0][0]]
            best = max(trumps or followed, key=lambda one: RANKS.index(one[1]))
            winner = (turn + 1 + played.index(best)) % 4
            play_on(after, [], winner, ns + (winner % 2 == 0), ew + (winner % 2 == 1))

    play_on([plain_cards(hand) for hand in hands], [], leader, 0, 0)
    return counts


def plays(hands: tuple[str, ...], trump: Strain, leader: Seat) -> Counter[tuple[int, int]]:
    """The same by the module."""
    held = BySeat(*map(Hand.parse, hands))
    counts: Counter[tuple[int, int]] = Counter()

    def play_on(play: Play) -> None:
        hand = held[play.turn]
        legal = play.legal_cards(hand)
        if not legal:
            counts[play.tricks_won(Side.NS), play.tricks_won(Side.EW)] += 1
        for card in legal:
            play_on(play.after(card, hand))

    play_on(Play.of(trump, leader, ""))
    return counts


def agreed(hands: tuple[str, ...], trump: Strain, leader: Seat) -> Counter[tuple[int, int]]:
    """The ways to play an ending, on which both must agree trick by trick."""
    counts = plays(hands, trump, leader)
    assert counts == plain_plays(hands, str(trump), "NESW".index(str(leader)))
    assert {ns + ew for ns, ew in counts} == {len(plain_cards(hands[0]))}
    return counts


@pytest.mark.parametrize("trump", Strain)
def test_the_number_of_plays_of_three_cards(trump: Strain) -> None:
    counts = tuple(agreed(THREE_CARDS, trump, leader).total() for leader in Seat)
    assert counts == WAYS_OF_THREE[trump]


@pytest.mark.parametrize(
    "trump",
    [
        *(Strain.HEARTS, Strain.NOTRUMP),
        *(
            pytest.param(strain, marks=pytest.mark.thorough)
            for strain in (Strain.CLUBS, Strain.DIAMONDS, Strain.SPADES)
        ),
    ],
)
def test_the_number_of_plays_of_four_cards_when_west_leads(trump: Strain) -> None:
    assert agreed(FOUR_CARDS, trump, Seat.WEST).total() == WAYS_OF_FOUR[trump][Seat.WEST.index]


@pytest.mark.slow
@pytest.mark.parametrize("trump", Strain)
def test_the_number_of_plays_of_four_cards(trump: Strain) -> None:
    counts = tuple(agreed(FOUR_CARDS, trump, leader).total() for leader in Seat)
    assert counts == WAYS_OF_FOUR[trump]


def test_the_tricks_won_in_all_ways_to_play_the_same_ending() -> None:
    assert agreed(THREE_CARDS, Strain.NOTRUMP, Seat.NORTH) == {(0, 3): 24, (1, 2): 38, (2, 1): 16, (3, 0): 14}
    assert agreed(THREE_CARDS, Strain.HEARTS, Seat.NORTH) == {(0, 3): 32, (1, 2): 46, (2, 1): 6}
    assert agreed(FOUR_CARDS, Strain.CLUBS, Seat.WEST) == {(0, 4): 44, (1, 3): 388, (2, 2): 678, (3, 1): 282}


def test_where_nobody_can_follow_every_card_may_be_played() -> None:
    """Four whole suits: each of the 3! orders of each hand, and the leader's side, at no trump, wins all."""
    suits = ("AKQ...", ".AKQ..", "..AKQ.", "...AKQ")
    assert agreed(suits, Strain.NOTRUMP, Seat.EAST) == {(0, 3): 6**4}
    assert agreed(suits, Strain.CLUBS, Seat.EAST) == {(0, 3): 6**4}
    assert agreed(suits, Strain.SPADES, Seat.EAST) == {(3, 0): 6**4}
