"""Every solver against what must be so of any play, and against a plain search of small endings."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dd.solvers import every_solver
from strategies import seats, strains
from tapete.core import DECK, BySeat, Card, Deal, Hand, PartialDeal, Play, Seat, Strain
from tapete.dd import NotSolvable, Position, Solver


@st.composite
def endings(draw: st.DrawFn, most: int = 3) -> PartialDeal:
    """Hands of one, two or three cards, few suits among them more often than not."""
    number = draw(st.integers(1, most))
    pack = list(DECK[draw(st.sampled_from((0, 13, 26))) :])
    Random(draw(st.integers(0, 1 << 32))).shuffle(pack)
    return PartialDeal(BySeat.of(lambda seat: Hand.of(pack[number * seat.index :][:number])))


def best_line(position: Position) -> int:
    """More tricks for the side in turn, by trying everything."""
    return max((after(position, card) for card in position.legal_cards), default=0)


def after(position: Position, card: Card) -> int:
    play = position.play
    then = position.after(card)
    to_come = len(position.left[play.turn])
    if not then.legal_cards.mask:
        return then.play.tricks_won(play.turn.side) - play.tricks_won(play.turn.side)
    won = then.play.tricks_won(play.turn.side) - play.tricks_won(play.turn.side)
    more = best_line(then)
    left = len(then.left[then.play.turn])
    assert left in {to_come, to_come - 1}
    return won + (more if then.play.turn.side is play.turn.side else left - more)


@every_solver
@given(endings(), strains, seats, st.integers(0, 3))
def test_every_card_of_a_small_ending_is_worth_what_trying_everything_tells(
    solver: Solver, ending: PartialDeal, strain: Strain, leader: Seat, played: int
) -> None:
    position = Position.of(ending, Play.of(strain, leader, ""))
    for _ in range(played):
        position = position.after(next(iter(position.legal_cards)))
    values = solver.cards(position)
    assert values == {card: after(position, card) for card in position.legal_cards}
    assert list(values) == list(position.legal_cards)
    assert solver.cards_of_each([position, position]) == (values, values)
    left = np.array([[hand.mask for hand in position.left]] * 2, np.uint64)
    row = [values.get(card, -1) for card in DECK]
    assert solver.cards_of_layouts(position.play, left).tolist() == [row, row]
    for goal in range(1, 4):
        asked = solver.cards_of_layouts(position.play, left, goal=goal)[0].tolist()
        assert [tricks >= goal for tricks in asked] == [tricks >= goal for tricks in row]
        assert [tricks < 0 for tricks in asked] == [tricks < 0 for tricks in row]


@every_solver
@given(endings(), strains)
def test_a_table_of_an_ending_tells_declarers_tricks_in_each_strain(
    solver: Solver, ending: PartialDeal, strain: Strain
) -> None:
    table = solver.table(ending)
    assert solver.strain(ending, strain) == BySeat.of(lambda seat: table[seat][strain])
    for seat in Seat:
        leads = solver.cards(Position.of(ending, Play.of(strain, seat.lho, "")))
        assert table[seat][strain] == len(ending[seat]) - max(leads.values())


@every_solver
@settings(max_examples=2)
@given(st.integers(0, 1 << 64), strains)
def test_partners_lead_to_the_table_that_the_strain_alone_has(
    solver: Solver, number: int, strain: Strain
) -> None:
    deal = Deal.from_number(number)
    tricks = solver.strain(deal, strain)
    lead = solver.cards(Position.of(deal, Play.of(strain, Seat.WEST, "")))
    assert tricks[Seat.SOUTH] == 13 - max(lead.values())


@every_solver
def test_nothing_is_left_to_ask_once_all_is_played(solver: Solver) -> None:
    play = Play.of(Strain.CLUBS, Seat.NORTH, "SA SK SQ SJ")
    assert solver.cards(Position.of(PartialDeal.parse("N:A... K... Q... J..."), play)) == {}


@every_solver
@pytest.mark.parametrize("text", ["N:- - - -", "N:A... K... Q... -", "N:AK... QJ... T9... 8..."])
def test_hands_that_are_not_of_one_length_are_refused(solver: Solver, text: str) -> None:
    deal = PartialDeal.parse(text)
    with pytest.raises(NotSolvable, match="four hands of one length"):
        solver.table(deal)
    with pytest.raises(NotSolvable, match="four hands of one length"):
        solver.strain(deal, Strain.HEARTS)
