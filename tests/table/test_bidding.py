"""The auction at the table (Laws 17 to 22, 27, 29, 36, 39; spec 000 §03)."""

import pytest

from table.game import JOAN, SPEC_AUCTION, Game
from tapete.core import CALLS, PASS, Call, Card, Seat
from tapete.table import AnyIntent, Phase
from tapete.table.intents import ExplainCall, MakeCall, PlayCard
from tapete.table.words import Words

STRONG = Words("15 a 17", "15 a 17", "15 to 17")


def dealt() -> Game:
    return Game().sit_down().begin().draw_for(Seat.SOUTH).deal()


def test_the_dealer_calls_first_and_the_others_clockwise() -> None:
    game = dealt()
    for seat in (Seat.SOUTH, Seat.WEST, Seat.NORTH):
        assert game.view(JOAN).turn is seat
        game.calls("P")


def test_a_call_out_of_turn_is_refused() -> None:
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        assert dealt().refusal(seat, MakeCall(PASS)) == ("call/out-of-turn", 29)


@pytest.mark.parametrize(
    ("calls", "call", "refusal"),
    [
        ("1H", "1H", ("call/insufficient", 27)),
        ("1H", "1D", ("call/insufficient", 27)),
        ("1H", "XX", ("call/inadmissible-redouble", 36)),
        ("P", "X", ("call/inadmissible-double", 36)),
        ("1H P", "X", ("call/inadmissible-double", 36)),
        ("1H X P", "XX", ("call/inadmissible-redouble", 36)),
        ("1H P P P", "P", ("call/auction-over", 39)),
    ],
)
def test_an_illegal_call_is_refused_with_its_law(calls: str, call: str, refusal: tuple[str, int]) -> None:
    game = dealt().calls(calls)
    assert game.table.auction is not None
    assert game.refusal(game.table.auction.turn, MakeCall(Call.parse(call))) == refusal


def test_the_view_of_who_is_in_turn_carries_the_legal_calls_and_no_other_view_does() -> None:
    game = dealt().calls("1H")
    assert game.view(Seat.WEST).may.calls == tuple(c for c in CALLS if str(c) in {"P", "X"}) + CALLS[6:]
    assert all(game.view(seat).may.calls == () for seat in Seat if seat is not Seat.WEST)


def test_three_passes_close_the_auction_and_declarer_named_the_strain_first() -> None:
    view = dealt().calls(SPEC_AUCTION).view(JOAN)
    assert view.phase is Phase.PLAY and view.contract is not None
    assert (str(view.contract.strain), view.contract.declarer, view.turn) == ("H", Seat.SOUTH, Seat.WEST)


def test_four_passes_end_the_deal_and_score_nothing() -> None:
    view = dealt().calls("P P P P").view(JOAN)
    assert view.phase is Phase.RESULT and view.is_passed_out and view.contract is None
    assert view.sheet is not None and view.sheet.entries == () and len(view.hands) == 4


def test_a_card_is_not_played_before_the_auction_is_over() -> None:
    assert dealt().refusal(Seat.SOUTH, PlayCard(Card.parse("SA"))) == ("table/not-now", None)


def test_a_call_carries_what_it_shows_for_all_to_read() -> None:
    game = dealt().does(Seat.SOUTH, MakeCall(Call.parse("1NT"), STRONG))
    assert game.view(Seat.WEST).auction[0].explanation == STRONG


def test_a_player_may_say_later_what_his_call_shows() -> None:
    game = dealt().calls("1NT P").does(Seat.SOUTH, ExplainCall(0, Words.typed("  15\n to 17 ")))
    assert game.view(Seat.EAST).auction[0].explanation == Words.typed("15 to 17")
    assert game.view(Seat.SOUTH).may.explain == (0,)


@pytest.mark.parametrize("place", [-1, 1, 2, 3, 4])
def test_nobody_explains_a_call_of_another_or_one_not_yet_made(place: int) -> None:
    game = dealt().calls("1NT P P")
    assert game.refusal(Seat.SOUTH, ExplainCall(place, STRONG)) == ("table/bad-explanation", None)


def test_dummy_does_not_explain_calls_during_the_play() -> None:
    game = dealt().calls(SPEC_AUCTION)
    assert game.refusal(Seat.NORTH, ExplainCall(2, STRONG)) == ("table/dummy-silent", 42)
    assert game.view(Seat.NORTH).may.explain == ()
    game.does(Seat.SOUTH, ExplainCall(4, STRONG)).does(Seat.EAST, ExplainCall(3, STRONG))


@pytest.mark.parametrize("intent", [MakeCall(PASS, Words(ca="a" * 501)), ExplainCall(0, Words(en="a" * 501))])
def test_an_explanation_has_five_hundred_letters_at_most(intent: AnyIntent) -> None:
    game = dealt().calls("1H P P").calls("1S P P") if isinstance(intent, ExplainCall) else dealt()
    assert game.refusal(Seat.SOUTH, intent) == ("table/too-long", None)


def test_nothing_is_explained_when_the_deal_is_over_or_not_begun() -> None:
    assert Game().sit_down().refusal(Seat.SOUTH, ExplainCall(0, STRONG)) == ("table/not-now", None)
    assert dealt().calls("P P P P").refusal(Seat.SOUTH, ExplainCall(0, STRONG)) == ("table/not-now", None)
