"""Conditions over many deals at once say of each what the plain way says."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealing.plain import holds
from tapete.core import Deal, Seat, Strain, Suit
from tapete.dealing import EXAMPLES, FUNCTIONS, Batch, Condition, NoSolver, Takes, blocks, deals
from tapete.dealing.condition import Judge
from tapete.dealing.examples import Example
from tapete.dealing.language.tree import Asked
from tapete.robots.bidding.strength import fit_points, has_stopper, strength

DEALS = [*next(blocks(5)).first(80)]

seats = st.sampled_from(("N", "east", "S", "w"))
suits = st.sampled_from(("S", "H", "diamonds", "♣"))
shapes = st.sampled_from(("5+S", "4H 3-S", "xx45", "any 5431", "2..4D|any 4432", "4333"))
cards = st.sampled_from(("SA", "HK D2", "CT", "S2S3"))
WRITTEN = {
    Takes.SEAT: seats,
    Takes.WHO: seats | st.sampled_from(("NS", "EW")),
    Takes.SUIT: suits,
    Takes.STRAIN: suits | st.just('"3NT"'),
    Takes.SHAPE: shapes.map(lambda shape: f'"{shape}"'),
    Takes.CARDS: cards.map(lambda card: f'"{card}"'),
    Takes.COUNT: st.integers(1, 5).map(str),
}
SOLVED = ("dd", "makes")


@st.composite
def asked(draw: st.DrawFn, is_truth: bool) -> str:
    functions = [one for one in FUNCTIONS.values() if one.is_truth is is_truth and one.name not in SOLVED]
    function = draw(st.sampled_from(functions))
    count = draw(st.integers(function.fewest, len(function.takes)))
    return f"{function.name}({', '.join(draw(WRITTEN[takes]) for takes in function.takes[:count])})"


numbers = st.recursive(
    st.integers(0, 15).map(str) | asked(False),
    lambda part: st.tuples(part, st.sampled_from("+-*"), part).map(lambda two: f"({' '.join(two)})"),
    max_leaves=3,
)
comparisons = st.tuples(asked(False), st.sampled_from(("<", "<=", "=", "!=", ">=", ">")), numbers).map(
    " ".join
)
ranges = st.tuples(numbers, st.integers(0, 9), st.integers(0, 9)).map(
    lambda range_: f"{range_[0]} in {range_[1]}..{range_[1] + range_[2]}"
)
conditions = st.recursive(
    comparisons | ranges | asked(True),
    lambda part: st.one_of(
        part.map(lambda one: f"not {one}" if " and " not in one and " or " not in one else f"not ({one})"),
        st.lists(part, min_size=2, max_size=3).map(" and ".join),
        st.lists(part, min_size=2, max_size=3).map(lambda some: f"({' or '.join(some)})"),
    ),
    max_leaves=4,
)


@given(conditions)
def test_a_condition_over_many_deals_says_of_each_what_the_plain_way_says(text: str) -> None:
    condition = Condition.parse(text)
    found = condition.holds(Batch.of(DEALS)).tolist()
    assert found == [holds(condition.tree, deal) for deal in DEALS]


@pytest.mark.parametrize("name", [name for name in FUNCTIONS if name not in SOLVED])
def test_each_function_counts_as_the_plain_way_does_in_its_example(name: str) -> None:
    condition = Condition.parse(FUNCTIONS[name].example)
    dealt = Batch.of([*DEALS, *deals(condition, 5, 1).deals])
    found = condition.holds(dealt).tolist()
    assert found == [holds(condition.tree, deal) for deal in dealt] and any(found)


@pytest.mark.parametrize("suit", Suit)
def test_points_with_trumps_and_stoppers_are_those_that_the_robots_count(suit: Suit) -> None:
    batch = Batch.of(DEALS)
    support = Judge(batch).number(Asked("support", ((Seat.NORTH,), suit)))
    stopped = Judge(batch).truth(Asked("stopper", ((Seat.NORTH,), suit)))
    hands = [deal[Seat.NORTH] for deal in DEALS]
    assert support.tolist() == [fit_points(strength(hand), suit) for hand in hands]
    assert stopped.tolist() == [has_stopper(hand, suit) for hand in hands]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_each_condition_for_teachers_is_found_and_true_of_what_is_found(example: Example) -> None:
    condition = Condition.parse(example.condition)
    dealt = deals(condition, 4, 11, most_tries=100_000)
    assert dealt.is_complete
    assert all(holds(condition.tree, deal) for deal in dealt.deals)


@pytest.mark.parametrize("strain", Strain)
def test_honors_are_those_of_rubber_bridge(strain: Strain) -> None:
    counted = Judge(Batch.of(DEALS)).number(Asked("honors", ((Seat.EAST,), strain)))
    assert counted.tolist() == [deal[Seat.EAST].honors(strain) for deal in DEALS]


def test_there_are_twenty_conditions_for_teachers_with_a_title_in_each_language() -> None:
    assert len({example.id for example in EXAMPLES}) == len(EXAMPLES) == 20
    for titles in zip(*((one.title.es, one.title.ca, one.title.en) for one in EXAMPLES), strict=True):
        assert all(titles) and len(set(titles)) == 20


class Tricks:
    """A solver that gives everybody the high-card points of the declarer less two, and counts its work."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Seat, Strain]] = []

    def __call__(self, deals: Sequence[Deal], declarer: Seat, strain: Strain) -> list[int]:
        self.asked.append((len(deals), declarer, strain))
        return [deal[declarer].hcp - 2 for deal in deals]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ('dd(N, "3NT") >= 9', "hcp(N) >= 11"),
        ('makes(N, "4H") and hcp(S) >= 8', "hcp(N) >= 12 and hcp(S) >= 8"),
        ("balanced(N) or dd(E, S) in 6..7", "balanced(N) or hcp(E) in 8..9"),
        ("not (balanced(N) and dd(N, C) + 1 > 8)", "not (balanced(N) and hcp(N) > 9)"),
        ("2 * dd(N, C) = 16 and not makes(S, '1NT')", "hcp(N) = 10 and hcp(S) < 9"),
    ],
)
def test_a_solver_answers_for_tricks_in_view(text: str, plain: str) -> None:
    batch = Batch.of(DEALS)
    found = Condition.parse(text).holds(batch, Tricks())
    assert found.tolist() == Condition.parse(plain).holds(batch).tolist()


def test_a_solver_is_asked_only_where_the_rest_leaves_it_open() -> None:
    solver = Tricks()
    Condition.parse("dd(N, C) > 9 and balanced(N)").holds(Batch.of(DEALS), solver)
    assert solver.asked == [(sum(deal[Seat.NORTH].is_balanced for deal in DEALS), Seat.NORTH, Strain.CLUBS)]
    solver = Tricks()
    Condition.parse("dd(N, C) > 9 or balanced(N)").holds(Batch.of(DEALS), solver)
    assert solver.asked[0][0] == sum(not deal[Seat.NORTH].is_balanced for deal in DEALS)
    solver = Tricks()
    Condition.parse("dd(N, C) > 9 and hcp(N) > 37").holds(Batch.of(DEALS), solver)
    assert solver.asked == []


def test_the_same_question_is_put_to_a_solver_once() -> None:
    solver = Tricks()
    Condition.parse('dd(N, "3NT") >= 9 and dd(N, NT) <= 10 and not makes(N, "6NT")').holds(
        Batch.of(DEALS), solver
    )
    assert [strain for _, _, strain in solver.asked][:1] == [Strain.NOTRUMP]
    both = Condition.parse("dd(N, NT) - dd(N, NT) = 0")
    solver = Tricks()
    assert both.holds(Batch.of(DEALS), solver).all()
    assert len(solver.asked) == 1


def test_without_a_solver_tricks_in_view_cannot_be_asked_for() -> None:
    condition = Condition.parse("dd(N, C) > 9")
    assert condition.needs_solver
    with pytest.raises(NoSolver):
        condition.holds(Batch.of(DEALS))
    with pytest.raises(NoSolver):
        deals(condition, 1, 1)


def test_no_deals_are_no_work() -> None:
    none = Batch(np.zeros((4, 4, 0), np.uint16))
    assert Condition.parse("hcp(N) > 3 and shape(N, 'any 4432')").holds(none).tolist() == []
