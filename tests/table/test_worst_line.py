"""The worst normal line of a claim: any doubt is resolved against the claimer (Law 70 of duplicate)."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from table.endings import ending
from tapete.core import DECK, Hand, Play, Seat, Strain, parse_cards
from tapete.table import Table
from tapete.table.claim_line import allowed_cards, is_bound, is_doubtful
from tapete.table.standing_claim import StandingClaim
from tapete.table.worst_line import worst_line

NT, S = Strain.NOTRUMP, Strain.SPADES
Hands = tuple[str, str, str, str]


def claim_of(hands: Hands, line: str = "", trump: Strain = NT, leader: Seat = Seat.SOUTH) -> Table:
    table = ending(*hands, trump=trump, leader=leader).table
    assert table.play is not None
    left = table.play.tricks_left
    return replace(table, claim=StandingClaim(Seat.SOUTH, Seat.SOUTH, left, left, parse_cards(line), ""))


def worth(hands: Hands, line: str = "", trump: Strain = NT, leader: Seat = Seat.SOUTH) -> int:
    worst = worst_line(claim_of(hands, line, trump, leader))
    assert worst is not None
    return worst.tricks


@pytest.mark.parametrize(
    ("hands", "line", "trump", "leader", "tricks", "why"),
    [
        (("S4 S3", "D3 D2", "SA SK", "C3 C2"), "", NT, Seat.SOUTH, 2, "all winners"),
        (("SA SQ", "S9 S8", "S3 S2", "SK ST"), "", NT, Seat.SOUTH, 1, "a finesse not announced loses"),
        (("SA SQ", "S9 S8", "S3 S2", "SK ST"), "SQ SA", NT, Seat.SOUTH, 2, "a finesse announced is taken"),
        (("SA SQ", "SK S8", "S3 S2", "S9 ST"), "SQ SA", NT, Seat.SOUTH, 1, "one announced may lose"),
        (("D3 C2", "S2 H2", "HA HK", "H4 H3"), "HA HK", S, Seat.SOUTH, 1, "a trump was forgotten"),
        (("D3 C2", "S2 H2", "SA HK", "H4 H3"), "SA HK", S, Seat.SOUTH, 2, "the trump is drawn first"),
        (("H2 D2", "HA HK", "SA SK", "C3 C2"), "", NT, Seat.EAST, 0, "the defence is on lead"),
        (("SA D2", "S5 D3", "SK D4", "S6 D5"), "", NT, Seat.SOUTH, 1, "the last trick is theirs"),
    ],
)
def test_a_claim_is_worth_what_its_worst_line_makes(
    hands: Hands, line: str, trump: Strain, leader: Seat, tricks: int, why: str
) -> None:
    assert worth(hands, line, trump, leader) == tricks, why


@pytest.mark.parametrize(
    ("hands", "leader", "tricks", "why"),
    [
        (("C3 C2", "S4 S3", "D3 D2", "SA SK"), Seat.WEST, 2, "all winners"),
        (("C3 C2", "S4 S3", "SA SK", "D3 D2"), Seat.SOUTH, 0, "declarer is on lead"),
        (
            ("S3 S2", "SA SQ", "SK ST", "S9 S8"),
            Seat.WEST,
            1,
            "a finesse not announced loses",
        ),
    ],
)
def test_a_defenders_claim_is_worth_what_is_worst_for_his_side(
    hands: Hands, leader: Seat, tricks: int, why: str
) -> None:
    table = ending(*hands, leader=leader).table
    worst = worst_line(replace(table, claim=StandingClaim(Seat.WEST, Seat.SOUTH, 2, 2, (), "")))
    assert worst is not None and worst.tricks == tricks, why


def test_the_line_that_is_shown_leads_to_those_tricks() -> None:
    table = claim_of(("SA SQ D2", "S9 S8 D3", "S3 S2 D4", "SK ST D5"))
    worst, play = worst_line(table), table.play
    assert worst is not None and play is not None and table.deal is not None
    for card in worst.cards:
        play = play.after(card, Hand(table.deal[play.turn].mask & ~play.played))
    assert play.is_over
    assert play.tricks_won(Seat.SOUTH.side) - table.play.tricks_won(Seat.SOUTH.side) == worst.tricks  # type: ignore[union-attr]


def test_beyond_the_budget_it_is_left_to_the_director() -> None:
    table = claim_of(("SA SQ D2", "S9 S8 D3", "S3 S2 D4", "SK ST D5"))
    assert worst_line(table, budget=2) is None


def plainly(table: Table, play: Play) -> int:
    """The same told again in full: every card of the defenders, no position remembered."""
    if play.is_over:
        return 0
    at = replace(table, play=play)
    assert table.deal is not None
    hand = Hand(table.deal[play.turn].mask & ~play.played)
    cards = list(play.legal_cards(hand))
    if is_bound(at):
        allowed = list(allowed_cards(at))
        cards = [card for card in allowed if not is_doubtful(at, card)] or allowed
    found = []
    for card in cards:
        after = play.after(card, hand)
        side = Seat.SOUTH.side
        found.append(after.tricks_won(side) - play.tricks_won(side) + plainly(table, after))
    return min(found)


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(n, marks=pytest.mark.thorough) for n in range(3, 12))]
)
def test_it_agrees_with_trying_everything(seed: int) -> None:
    chance = Random(seed)
    for trump, leader in product((NT, S), (Seat.SOUTH, Seat.WEST)):
        cards = chance.sample(DECK, 12)
        north, east, south, west = (" ".join(map(str, cards[place : place + 3])) for place in range(0, 12, 3))
        own = [*cards[0:3], *cards[6:9]]
        line = " ".join(map(str, chance.sample(own, chance.randrange(4))))
        table = claim_of((north, east, south, west), line, trump, leader)
        worst = worst_line(table)
        assert worst is not None and table.play is not None
        assert worst.tricks == plainly(table, table.play)
