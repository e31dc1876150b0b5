"""Deals laid out beforehand, as in a lesson: only where the table was made for them, and never in secret."""

import pytest

from table.game import HOUSE, JOAN, SPEC_DEAL, Game
from tapete.core import Seat
from tapete.table import Options, Phase, deal_record, public_event
from tapete.table.events import DealPrepared
from tapete.table.intents import BeginRubber, PrepareDeal

OTHER_DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def before_the_cut() -> Game:
    return Game().sit_down().begin().draw_for(Seat.SOUTH).shuffle()


def test_the_cut_brings_the_deal_that_was_laid_out() -> None:
    game = before_the_cut().does(HOUSE, PrepareDeal(SPEC_DEAL)).cut()
    assert str(game.table.deal) == SPEC_DEAL
    assert game.table.phase is Phase.AUCTION


def test_it_may_be_laid_out_before_the_draw_and_before_the_shuffle() -> None:
    game = Game().sit_down().does(JOAN, BeginRubber()).does(HOUSE, PrepareDeal(OTHER_DEAL))
    game = before_the_cut().does(HOUSE, PrepareDeal(OTHER_DEAL)).does(HOUSE, PrepareDeal(SPEC_DEAL)).cut()
    assert str(game.table.deal) == SPEC_DEAL, "the last one laid out is played"
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).does(HOUSE, PrepareDeal(SPEC_DEAL)).shuffle().cut()
    assert str(game.table.deal) == SPEC_DEAL


def test_every_view_says_that_the_deal_was_laid_out() -> None:
    game = before_the_cut()
    for is_prepared in (False, True):
        proof = game.view(Seat.WEST).proof
        assert proof is not None and proof.is_prepared is is_prepared
        if not is_prepared:
            game.does(HOUSE, PrepareDeal(SPEC_DEAL))
    game.cut().calls("P P P P")
    record = deal_record(game.table, 1, 1)
    assert record is not None and record.proof is not None and record.proof.is_prepared


def test_the_deal_after_it_is_one_of_chance_again() -> None:
    game = before_the_cut().does(HOUSE, PrepareDeal(SPEC_DEAL)).cut().calls("P P P P")
    game.everyone_is_ready().shuffle()
    proof = game.view(Seat.WEST).proof
    assert proof is not None and not proof.is_prepared
    assert str(game.cut().table.deal) != SPEC_DEAL


def test_nobody_is_told_which_deal_it_is() -> None:
    game = before_the_cut().does(HOUSE, PrepareDeal(SPEC_DEAL))
    assert public_event(game.log[-1]) == DealPrepared("")


def test_nobody_but_the_house_lays_out_a_deal() -> None:
    assert before_the_cut().refusal(JOAN, PrepareDeal(SPEC_DEAL)) == ("table/not-yours", None)


def test_a_table_not_made_for_it_plays_no_deal_laid_out() -> None:
    game = Game(Options()).sit_down().begin().draw_for(Seat.SOUTH).shuffle()
    assert game.refusal(HOUSE, PrepareDeal(SPEC_DEAL)) == ("table/no-prepared-deals", None)


def test_once_the_pack_is_cut_it_is_too_late() -> None:
    assert before_the_cut().cut().refusal(HOUSE, PrepareDeal(SPEC_DEAL)) == ("table/not-now", None)


@pytest.mark.parametrize("text", ["", "N:- - - -", SPEC_DEAL[:-1], SPEC_DEAL.replace("K832", "A832"), "😀"])
def test_a_deal_is_the_whole_pack(text: str) -> None:
    assert before_the_cut().refusal(HOUSE, PrepareDeal(text)) == ("table/bad-deal", None)
