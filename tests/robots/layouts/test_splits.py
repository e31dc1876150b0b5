"""The cards that are out are shared out in every way that the play allows, and in no other."""

from math import comb

import numpy as np

from robots.tables import ending, to_play
from tapete.core import Hand, Seat, SeatView, Suit, Vulnerability
from tapete.robots.layouts import Known, known
from tapete.robots.layouts.splits import every_split, number_of_splits, random_splits, swapped

DEAL = "N:K75.AJ4.QT6.9432 A2.K76.J9843.K85 QJ94.Q853.A75.A6 T863.T92.K2.QJT7"
TWO_ROUNDS = "CQ C2 CK CA C6 C7 C3 C5"


def south(cards: str) -> Known:
    return known(to_play(DEAL, "3NT", Seat.SOUTH, cards))


def test_before_the_lead_the_leader_knows_nothing_of_three_hands() -> None:
    facts = south("")
    assert facts.hidden == (Seat.NORTH, Seat.EAST, Seat.SOUTH)
    assert facts.room == (13, 13, 13)
    assert number_of_splits(facts) == comb(39, 13) * comb(26, 13)


def test_once_dummy_is_faced_two_hands_are_hidden() -> None:
    facts = south("CQ C2 CK")
    assert facts.hidden == (Seat.EAST, Seat.WEST)
    assert facts.room == (12, 12) and len(facts.out) == 24
    assert number_of_splits(facts) == comb(24, 12)


def test_who_has_shown_out_holds_no_card_of_the_suit() -> None:
    facts = south("CQ C2 CK CA D7 D2 DQ D3 D6 D4 DA DK D5 S3")
    assert facts.hidden == (Seat.EAST, Seat.WEST)
    east, west = facts.may_hold
    assert not west.in_suit(Suit.DIAMONDS)
    assert facts.forced()[0][0] == east.in_suit(Suit.DIAMONDS) == Hand.parse("..J98.")


def test_every_way_is_listed_once_and_random_ways_are_among_them() -> None:
    auction, play, hands = ending("5432... .9876.. AKQJ... .5432..", "3NT")
    seen = tuple((seat, hands[seat]) for seat in (Seat.NORTH, Seat.SOUTH))
    facts = known(SeatView(Seat.SOUTH, Vulnerability.NONE, auction, play, seen)).of_any_shape()
    every = every_split(facts)
    assert every.shape == (2, comb(8, 4)) and len(np.unique(every[0])) == comb(8, 4)
    ways = set(every[0].tolist())
    some = random_splits(facts, np.random.default_rng(1), 200)
    assert set(some[0].tolist()) <= ways and len(set(some[0].tolist())) > 50
    moved = swapped(facts, some, np.random.default_rng(2))
    assert set(moved[0].tolist()) <= ways
    assert (np.bitwise_count(moved[0] ^ some[0]) <= 2).all() and (moved[0] != some[0]).any()


def test_what_only_one_hand_may_hold_is_his() -> None:
    facts = south(TWO_ROUNDS)
    clubs = facts.out.in_suit(Suit.CLUBS)
    west_only = Known(
        facts.hidden, facts.room, (facts.out - clubs, facts.out), facts.out, facts.seen, facts.played
    )
    mine, free = west_only.forced()
    assert mine == (Hand(), clubs) and free == facts.out - clubs
