"""What a view says that its viewer may do. That `step` accepts this and nothing else: `test_anything`."""

from table.endings import contested, ending
from table.game import BIEL, Game
from tapete.core import Card, Seat
from tapete.table.intents import LetPlayPass
from tapete.table.view_types import May


def test_declarer_leads_to_no_trick_before_the_doubt_about_the_last_is_over() -> None:
    game = contested(ending("SA SQ", "S5 H3", "S3 D2", "S9 H4", leader=Seat.EAST), 2, "")
    game.plays("S5 S3 S9 SA")
    assert game.view(Seat.SOUTH).may.cards == ()
    assert not game.view(Seat.SOUTH).may.let_play_pass
    for defender in (Seat.WEST, Seat.EAST):
        assert game.view(defender).may.refuse_play
        game.does(defender, LetPlayPass())
        assert not game.view(defender).may.refuse_play
    assert game.view(Seat.SOUTH).may.cards == (Card.parse("SQ"),)


def test_nobody_may_do_anything_of_a_deal_before_the_rubber_has_begun() -> None:
    may = Game().sit_down().view(Seat.SOUTH).may
    assert may == May(leave_seat=True, begin=True, declare_system=True, say=True, read_reports=True)


def test_where_every_seat_is_taken_a_watcher_may_only_talk() -> None:
    assert Game().sit_down().view(BIEL).may == May(say=True)
