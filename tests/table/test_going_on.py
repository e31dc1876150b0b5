"""From a result to the next deal, to the score of the rubber, and to the next rubber."""

from table.game import JOAN, NURIA, PAU, SPEC_AUCTION, Game
from tapete.core import Seat, Side, Vulnerability
from tapete.table import Phase, deal_record
from tapete.table.intents import Claim, Ready, Say


def claimed(game: Game, tricks: int = 11, calls: str = SPEC_AUCTION) -> Game:
    game.deal().calls(calls)
    game.plays(str(next(c for seat in Seat for c in game.view(seat).may.cards)))
    assert game.table.contract is not None
    return game.does(game.table.contract.declarer, Claim(tricks)).claims_agreed()


def begun() -> Game:
    return Game().sit_down().begin().draw_for(Seat.SOUTH)


def test_the_next_deal_waits_until_everyone_is_ready() -> None:
    game = claimed(begun())
    for seat in (Seat.NORTH, Seat.WEST, Seat.EAST):
        assert seat in game.view(JOAN).waiting_for
        game.does(seat, Ready())
    assert game.refusal(PAU, Ready()) == ("table/answered", None)
    assert game.view(JOAN).waiting_for == (Seat.SOUTH,) and game.view(JOAN).phase is Phase.RESULT
    view = game.does(JOAN, Ready()).view(JOAN)
    assert view.phase is Phase.SHUFFLE and view.deal == 2 and view.dealer is Seat.WEST
    assert view.hands == () and view.auction == () and view.draw == () and view.proof is None


def test_nobody_is_ready_for_anything_during_a_deal() -> None:
    assert begun().deal().refusal(JOAN, Ready()) == ("table/not-now", None)


def test_a_side_is_vulnerable_from_the_deal_after_its_game_on() -> None:
    game = claimed(begun())
    assert game.view(JOAN).vulnerability is Vulnerability.NONE, "as it was for the deal that won the game"
    assert game.everyone_is_ready().view(JOAN).vulnerability is Vulnerability.NS


def test_a_rubber_of_two_games_is_nine_hundred_and_fifty_as_the_rules_count() -> None:
    game = claimed(begun()).everyone_is_ready()
    for _ in range(3):
        game.deal().calls("P P P P").everyone_is_ready()
    claimed(game, 9, "3NT P P P")
    assert game.table.phase is Phase.RESULT, "honors may yet be claimed"
    view = game.everyone_is_ready().view(JOAN)
    assert view.phase is Phase.RUBBER_OVER and view.sheet is not None
    assert view.sheet.totals.ns == 120 + 30 + 100 + 700 == 950
    assert view.rubbers[0].winner is Side.NS and view.deal == 0


def test_a_doubled_contract_three_down_is_five_hundred_to_the_defenders() -> None:
    view = claimed(begun(), 7, "4H X P P P").view(JOAN)
    assert view.sheet is not None and view.sheet.totals.ew == 500


def test_a_new_rubber_has_a_new_sheet_and_a_new_draw_and_keeps_the_talk_and_the_deals() -> None:
    game = claimed(begun()).everyone_is_ready().does(NURIA, Say("una altra?"))
    for _ in range(3):
        game.deal().calls("P P P P").everyone_is_ready()
    claimed(game, 9, "3NT P P P").everyone_is_ready().everyone_is_ready()
    view = game.view(JOAN)
    assert view.phase is Phase.DRAW and view.rubber == 2 and view.sheet is None
    assert [line.text for line in view.talk] == ["una altra?"]
    first, none = deal_record(game.table, 1, 1), deal_record(game.table, 2, 1)
    assert first is not None and first.rubber == 1 and none is None


def test_the_entries_of_a_deal_are_kept_with_it_after_the_rubber() -> None:
    game = claimed(begun()).everyone_is_ready()
    for _ in range(3):
        game.deal().calls("P P P P").everyone_is_ready()
    claimed(game, 9, "3NT P P P").everyone_is_ready()
    for deal, points in ((1, [120, 30]), (2, []), (5, [100])):
        record = deal_record(game.table, 1, deal)
        assert record is not None and [entry.points for entry in record.entries] == points
