import pytest
from hypothesis import given
from hypothesis import strategies as st

from dd.test_port import endings
from strategies import seats, strains
from tapete.core import Card, Deal, Hand, IllegalPlay, PartialDeal, Play, Seat, Side, Strain
from tapete.dd import Position, analyze, solver


def played_on(ending: PartialDeal, strain: Strain, leader: Seat, choices: bytes) -> Play:
    play = Play.of(strain, leader, "")
    for choice in choices:
        legal = tuple(play.legal_cards(ending[play.turn]))
        if legal:
            play = play.after(legal[choice % len(legal)], ending[play.turn])
    return play


@given(endings(4), strains, seats, st.binary(max_size=16))
def test_what_every_card_cost_adds_up_to_what_became_of_the_contract(
    ending: PartialDeal, strain: Strain, leader: Seat, choices: bytes
) -> None:
    play = played_on(ending, strain, leader, choices)
    analysis = analyze(solver(), ending.hands, play)
    declarer = leader.rho
    assert analysis.declarer is declarer
    assert [played.card for played in analysis.cards] == list(play.cards)
    now = solver().table(ending)[declarer][strain]
    for played in analysis.cards:
        assert played.before == now
        assert played.cost == abs(played.before - played.after)
        assert (played.after < played.before) <= (played.seat.side is declarer.side)
        assert {worth.card: worth.tricks for worth in played.legal}[played.card] == played.after
        now = played.after
    given_away = sum(map(analysis.cost, declarer.side.seats)) - sum(
        map(analysis.cost, declarer.side.other.seats)
    )
    assert now == solver().table(ending)[declarer][strain] - given_away
    if not Position.of(ending, play).legal_cards.mask:
        assert now == play.tricks_won(declarer.side)


def test_a_singleton_that_must_be_played_costs_nothing_and_is_not_asked_about() -> None:
    ending = PartialDeal.parse("N:A... K... Q... J...")
    analysis = analyze(solver(), ending.hands, Play.of(Strain.NOTRUMP, Seat.NORTH, "SA SK SQ SJ"))
    assert [(played.before, played.after, played.cost) for played in analysis.cards] == [(0, 0, 0)] * 4


def test_ducking_the_wrong_card_costs_a_trick_and_says_whose() -> None:
    ending = PartialDeal.parse("N:A.A.. K2... .32.. 43...")
    analysis = analyze(solver(), ending.hands, Play.of(Strain.NOTRUMP, Seat.WEST, "S3 SA SK"))
    assert [(played.seat, played.cost) for played in analysis.cards] == [
        (Seat.WEST, 0),
        (Seat.NORTH, 0),
        (Seat.EAST, 0),
    ]
    assert analysis.cost(Seat.NORTH) == 0
    assert Side.NS is analysis.declarer.side


def test_a_play_that_breaks_the_law_is_refused() -> None:
    deal = Deal.from_number(5)
    card = next(iter(Hand((1 << 52) - 1) - deal[Seat.NORTH]))
    play = Play.of(Strain.NOTRUMP, Seat.NORTH, str(card))
    with pytest.raises(IllegalPlay):
        analyze(solver(), deal.hands, play)
    assert isinstance(card, Card)
