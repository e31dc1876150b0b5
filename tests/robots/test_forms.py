"""Robots at every form of bridge: lawful to the end, with the honors that each form counts."""

from functools import cache
from random import Random

import pytest

from tapete.core import DEALS, Auction, Deal, Outcome, Play, Seat, seat_view
from tapete.robots import choose_call, explain, play_deal, shown
from tapete.robots.bidding import last_meaning
from tapete.robots.bidding.strength import strength
from tapete.scoring import AnySheet, Form, Terms, UnitOptions, unit
from tapete.scoring.chicago import ChicagoOptions

Record = tuple[Deal, Terms, AnySheet, Auction, Play | None, Outcome]


def play_unit(form: Form, seed: int = 4, honors: bool = True) -> tuple[Record, ...]:
    """A whole rubber, set of four deals or set of eight boards, by robots at all four seats."""
    chance, found = Random(seed), list[Record]()
    sheet = unit.start(form, Seat.NORTH, UnitOptions(ChicagoOptions(honors=honors), 8))
    while (terms := unit.terms(sheet)) is not None:
        deal = Deal.from_number(chance.randrange(DEALS))
        auction, play, outcome = play_deal(deal, terms, sheet)
        found.append((deal, terms, sheet, auction, play, outcome))
        sheet = unit.score(sheet, outcome)
    return tuple(found)


a_unit = cache(play_unit)


@pytest.mark.parametrize("form", Form)
def test_robots_play_a_unit_of_every_form_to_its_end(form: Form) -> None:
    for _, _, _, auction, play, outcome in a_unit(form):
        assert auction.is_over
        assert outcome.contract == auction.contract
        assert play is None or play.is_over


@pytest.mark.parametrize("form", Form)
def test_every_call_is_explained_and_read_alike_by_all(form: Form) -> None:
    for deal, terms, sheet, whole, _, _ in a_unit(form):
        auction = Auction.start(terms.dealer)
        for call in whole.calls:
            view = seat_view(auction.turn, terms.vulnerability, deal, auction, None)
            auction = auction.after(call)
            assert choose_call(view, sheet).explanation == explain(auction, sheet, terms.vulnerability)
        assert all(not seat.points.is_empty for seat in shown(auction, sheet, terms.vulnerability))


def test_honors_of_1920_are_those_dealt_to_every_seat() -> None:
    for deal, _, _, _, _, outcome in a_unit(Form.AUCTION1920):
        if outcome.contract is not None:
            dealt = {seat: hand.honors(outcome.contract.strain) for seat, hand in deal.hands.items()}
            assert dict(outcome.honors) == {seat: count for seat, count in dealt.items() if count}


@pytest.mark.thorough
def test_nobody_has_honors_in_duplicate_nor_in_a_chicago_without_them() -> None:
    assert not any(record[5].honors for record in a_unit(Form.DUPLICATE))
    without = [a_unit(Form.CHICAGO, seed, honors=False) for seed in range(8)]
    counted = [a_unit(Form.CHICAGO, seed) for seed in range(8)]
    assert not any(record[5].honors for records in without for record in records)
    assert any(record[5].honors for records in counted for record in records)


@pytest.mark.slow
@pytest.mark.parametrize("form", Form)
def test_a_hundred_units_of_every_form_end_and_calls_show_what_hands_hold(form: Form) -> None:
    calls, outside = 0, 0
    for seed in range(100):
        for deal, terms, sheet, whole, _, _ in play_unit(form, seed):
            auction = Auction.start(terms.dealer)
            for call in whole.calls:
                hand = strength(deal[auction.turn])
                auction = auction.after(call)
                meaning = last_meaning(auction, sheet, terms.vulnerability)
                assert meaning is not None
                calls, outside = calls + 1, outside + bool(meaning.misses(hand))
    assert outside <= (0 if form is Form.AUCTION1920 else 0.01 * calls)
