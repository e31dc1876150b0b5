"""Cards that were played, against double dummy and against what could be known."""

import time
from random import Random

import pytest
from msgspec.structs import replace

from robots.tables import Played, played_deals
from robots.teaching.hidden import dealt_again
from tapete.core import Card, IllegalPlay, Seat
from tapete.dd import PlayedCard, Solver, analysis_of, dds
from tapete.robots.teaching import (
    CardGrade,
    CardVerdict,
    Known,
    KnownWorth,
    PlayedDeal,
    grade_cards,
    places_to_think,
    think_again,
)
from tapete.robots.teaching.card_grades import verdict_of
from tapete.robots.teaching.choices import Choice, choice_at, choices
from tapete.robots.thinking import CardChance, Effort

QUEEN, NINE = Card.parse("DQ"), Card.parse("D9")
AT_ONCE = Effort(0.0)
"""The first few layouts are looked at whatever the time: the same in every run."""


def known(goal: float, best_goal: float, layouts: int = 100, *, exact: bool = False) -> KnownWorth:
    played, best = CardChance(QUEEN, 3.0, goal, 0.0), CardChance(NINE, 3.0, best_goal, 0.0)
    return KnownWorth(played, best, 5, layouts, exact)


def test_an_error_cost_tricks_and_could_be_known() -> None:
    assert verdict_of(1, known(0.3, 0.6)) is CardVerdict.ERROR


def test_a_card_that_cost_tricks_but_was_right_by_what_could_be_known_is_unlucky() -> None:
    assert verdict_of(1, known(0.6, 0.6)) is CardVerdict.UNLUCKY


def test_a_card_that_was_worse_by_what_could_be_known_but_cost_nothing_is_lucky() -> None:
    assert verdict_of(0, known(0.3, 0.6)) is CardVerdict.LUCKY


def test_without_anything_known_there_is_only_the_cost() -> None:
    assert (verdict_of(1, None), verdict_of(0, None)) == (CardVerdict.COSTLY, CardVerdict.GOOD)


def test_a_small_difference_counts_only_where_all_layouts_were_looked_at() -> None:
    assert verdict_of(1, known(0.50, 0.56, layouts=20)) is CardVerdict.UNLUCKY
    assert verdict_of(1, known(0.50, 0.56, layouts=20, exact=True)) is CardVerdict.ERROR


def test_fewer_tricks_are_no_error_where_the_goal_is_likelier() -> None:
    safe, greedy = CardChance(QUEEN, 3.0, 0.9, 0.0), CardChance(NINE, 4.0, 0.4, 0.0)
    assert verdict_of(1, KnownWorth(safe, greedy, 5, 100, False)) is CardVerdict.UNLUCKY


@pytest.fixture(scope="module")
def solver() -> Solver:
    return dds()


@pytest.fixture(scope="module")
def graded(solver: Solver) -> tuple[PlayedDeal, tuple[PlayedCard, ...], dict[Seat, tuple[CardGrade, ...]]]:
    """A deal with the grades of its four seats, each choice thought over as quickly as can be."""
    deal = _deal(next(played for played in played_deals(20) if played.play is not None))
    worth = analysis_of(deal.deal.hands, deal.play, solver).cards
    grades = {}
    for seat in Seat:
        places = sorted(places_to_think(deal, worth, seat))
        thoughts = [think_again(deal, place, solver, AT_ONCE, time.monotonic) for place in places[-1:]]
        grades[seat] = grade_cards(deal, worth, thoughts, seat)
    return deal, worth, grades


def _deal(played: Played) -> PlayedDeal:
    assert played.play is not None
    return PlayedDeal(played.deal, played.terms.vulnerability, played.auction, played.play, played.sheet)


Graded = tuple[PlayedDeal, tuple[PlayedCard, ...], dict[Seat, tuple[CardGrade, ...]]]


@pytest.mark.thorough
def test_every_card_is_graded_at_the_seat_that_chose_it(graded: Graded) -> None:
    deal, worth, grades = graded
    contract = deal.auction.contract
    assert contract is not None
    assert not grades[contract.dummy]
    found = sorted((grade for each in grades.values() for grade in each), key=lambda grade: grade.place)
    assert [grade.card for grade in found] == list(deal.play.cards)
    assert [grade.cost for grade in found] == [each.cost for each in worth]
    assert all((grade.seat is contract.dummy) is (grade.seat is not grade.chooser) for grade in found)


def test_where_all_cards_are_worth_the_same_nothing_is_thought_over(graded: Graded) -> None:
    deal, worth, _ = graded
    for seat in Seat:
        for place in places_to_think(deal, worth, seat):
            assert len({legal.tricks for legal in worth[place].legal}) > 1


def test_the_better_cards_would_have_given_nothing_away(graded: Graded) -> None:
    _, worth, grades = graded
    for grade in (grade for each in grades.values() for grade in each):
        tricks = {legal.card: legal.tricks for legal in worth[grade.place].legal}
        assert bool(grade.better) is bool(grade.cost)
        assert all(tricks[card] == worth[grade.place].before for card in grade.better)


def test_who_sees_a_hand_that_a_claim_has_faced_is_graded_by_it(graded: Graded) -> None:
    deal, _, _ = graded
    contract = deal.auction.contract
    assert contract is not None
    faced = replace(deal, faced=contract.declarer, faced_from=20)
    for choice in choices(faced):
        sees = choice.view.hand(contract.declarer) is not None
        assert sees is (choice.place >= 20 or choice.chooser is contract.declarer)


def test_what_could_be_known_does_not_change_with_the_hidden_hands(graded: Graded, solver: Solver) -> None:
    deal, _, _ = graded
    _compare(deal, 30, Random(3), solver)


@pytest.mark.slow
def test_no_choice_of_ten_deals_changes_with_the_hidden_hands(solver: Solver) -> None:
    rng = Random(4)
    for played in played_deals(10):
        if played.play is not None:
            for place in range(0, 52, 5):
                _compare(_deal(played), place, rng, solver)


def _compare(deal: PlayedDeal, place: int, rng: Random, solver: Solver) -> None:
    choice = choice_at(deal, place)
    other = _with_other_hands(deal, choice, rng)
    one, two = (_thought(each, place, solver) for each in (deal, other))
    assert one == two


def _thought(deal: PlayedDeal, place: int, solver: Solver) -> Known:
    return think_again(deal, place, solver, AT_ONCE, time.monotonic)


def _with_other_hands(deal: PlayedDeal, choice: Choice, rng: Random) -> PlayedDeal:
    """The same to who chose, with hidden hands that could have been played alike until then."""
    seen = frozenset(seat for seat, _ in choice.view.hands)
    while True:
        other = replace(deal, deal=dealt_again(deal.deal, seen, rng, choice.view.play))
        try:
            choice_at(other, choice.place)
        except IllegalPlay:
            continue
        return other
