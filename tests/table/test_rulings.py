"""The table is stopped, and what was irregular is settled by the players (Laws 13 to 16)."""

import pytest

from table.game import BIEL, JOAN, SPEC_AUCTION, SPEC_PLAY, Game
from tapete.core import PASS, Card, Seat, Side, Words, parse_cards
from tapete.rulings import Chooser, Option
from tapete.scoring import Form, Reason
from tapete.table import Options, Phase, Task, deal_record, duties, waiting_for
from tapete.table.intents import (
    AnswerRemedy,
    AnswerUndo,
    AskUndo,
    ChooseOption,
    Claim,
    ClaimHonors,
    LeaveSeat,
    MakeCall,
    NameIrregularity,
    PlayCard,
    ProposeRemedy,
    Ready,
    ResumeTable,
    Say,
    SeatRobot,
    StopTable,
)
from tapete.table.options import Undo
from tapete.table.rulings import choosers, is_within_law

FOUR_HONORS = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.8765.87 2.5432.432.65432"
REVOKE = NameIrregularity("revoke-established", Seat.WEST)


def in_play(cards: str = "CA C3 C7 CK", form: Form = Form.RUBBER) -> Game:
    game = Game(Options(prepared_deals=True, undo=Undo.ANY), form=form).sit_down()
    if form is Form.DUPLICATE:
        game.begin_boards().deal().calls("P P " + SPEC_AUCTION)
    else:
        game.begin().draw_for(Seat.SOUTH).deal().calls(SPEC_AUCTION)
    return game.plays(cards)


def over() -> Game:
    return in_play(SPEC_PLAY)


def agreed(game: Game) -> Game:
    """All who are asked agree."""
    for seat in waiting_for(game.table):
        game.does(seat, AnswerRemedy(True))
    return game


def settled(game: Game, remedy: ProposeRemedy) -> Game:
    """Stop, name a revoke by West, choose two tricks, propose that remedy; the others agree."""
    return agreed(game.does(Seat.SOUTH, StopTable(), REVOKE, ChooseOption("two"), remedy))


def test_any_player_stops_the_table_and_then_nobody_calls_or_plays() -> None:
    game = in_play().does(Seat.WEST, StopTable())
    for viewer in (*Seat, BIEL):
        assert game.view(viewer).stop is not None and game.view(viewer).may.cards == ()
    assert game.refusal(Seat.WEST, PlayCard(Card.parse("CQ"))) == ("table/stopped", 13)
    assert game.refusal(Seat.SOUTH, Claim(3)) == ("table/stopped", 13)
    assert game.refusal(Seat.NORTH, StopTable()) == ("table/stopped", 13)
    assert game.view(BIEL).waiting_for == (Seat.WEST,)


def test_the_table_is_stopped_in_the_auction_too_but_not_before_the_deal() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH)
    assert game.refusal(Seat.SOUTH, StopTable()) == ("table/not-now", None)
    game.deal().calls("1H").does(Seat.EAST, StopTable())
    assert game.refusal(Seat.WEST, MakeCall(PASS)) == ("table/stopped", 13)


def test_nothing_is_settled_at_a_table_that_is_not_stopped() -> None:
    game = in_play()
    for intent in (REVOKE, ChooseOption("two"), ProposeRemedy(Side.NS), AnswerRemedy(True), ResumeTable()):
        assert game.refusal(Seat.SOUTH, intent) == ("table/not-stopped", None)


def test_whoever_stopped_it_lets_it_go_on_and_so_may_the_host() -> None:
    assert in_play().does(Seat.WEST, StopTable()).does(Seat.WEST, ResumeTable()).table.stop is None
    game = in_play().does(Seat.WEST, StopTable())
    assert game.refusal(Seat.EAST, ResumeTable()) == ("table/not-yours", 13)
    assert not game.view(Seat.EAST).may.settle.resume and game.view(JOAN).may.settle.resume
    assert game.does(JOAN, ResumeTable()).table.stop is None


def test_when_whoever_stopped_it_has_left_anyone_here_may_go_on() -> None:
    game = in_play().does(Seat.WEST, StopTable(), LeaveSeat())
    assert game.view(Seat.EAST).may.settle.resume
    assert game.view(BIEL).waiting_for == (Seat.NORTH, Seat.EAST, Seat.SOUTH)
    assert game.does(Seat.EAST, ResumeTable()).table.stop is None


def test_a_host_who_does_not_sit_may_let_it_go_on() -> None:
    game = Game(host=BIEL).sit_down().begin().draw_for(Seat.SOUTH).deal().does(Seat.WEST, StopTable())
    assert game.view(BIEL).may.settle.resume
    assert game.does(BIEL, ResumeTable()).table.stop is None


def test_what_it_was_is_named_by_its_law_with_its_options_and_who_may_choose() -> None:
    game = in_play().does(Seat.SOUTH, StopTable(), NameIrregularity("insufficient-bid", Seat.WEST))
    stop = game.view(BIEL).stop
    assert stop is not None and stop.law is not None
    assert (stop.law.number, stop.offender) == ("27", Seat.WEST)
    assert stop.law.title.es and stop.law.title.ca and stop.law.title.en
    choosers = {option.id: option.choosers for option in stop.options}
    assert choosers["accept"] == (Seat.NORTH,)
    assert game.refusal(Seat.SOUTH, ChooseOption("accept")) == ("table/not-yours", 27)
    assert "accept" in game.view(Seat.NORTH).may.settle.choose
    assert Seat.NORTH in game.view(BIEL).waiting_for
    game.does(Seat.NORTH, ChooseOption("accept"))
    chosen = game.view(BIEL).stop
    assert chosen is not None and (chosen.option, chosen.chosen_by) == ("accept", Seat.NORTH)


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("insufficient-bid-duplicate", Form.RUBBER),
        ("revoke-established", Form.DUPLICATE),
        ("no-such-thing", Form.CHICAGO),
        ("revoke-established", Form.AUCTION1920),
    ],
)
def test_only_the_laws_of_the_form_name_an_irregularity(name: str, form: Form) -> None:
    game = in_play("CA C3", form).does(Seat.SOUTH, StopTable())
    assert game.refusal(Seat.SOUTH, NameIrregularity(name, Seat.WEST)) == ("table/no-such-irregularity", None)


def test_an_option_is_one_of_that_law_and_is_chosen_before_anything_is_proposed() -> None:
    game = in_play().does(Seat.SOUTH, StopTable(), REVOKE)
    assert game.refusal(Seat.SOUTH, ChooseOption("accept")) == ("table/no-such-option", None)
    assert game.refusal(Seat.SOUTH, ProposeRemedy(Side.NS, 2)) == ("table/option-first", 64)
    assert not game.view(Seat.SOUTH).may.settle.propose


def test_what_no_law_names_is_settled_among_the_players() -> None:
    game = in_play("CA C3", Form.AUCTION1920).does(Seat.EAST, StopTable())
    assert not game.view(Seat.EAST).may.settle.name
    agreed(game.does(Seat.EAST, ProposeRemedy(Side.EW, points=50, note="two cards fell")))
    seen = game.view(BIEL).rulings[-1]
    assert (seen.law, seen.option, seen.remedy.note) == (None, None, "two cards fell")
    game.play_out()
    assert game.table.sheet is not None
    entry = next(each for each in game.table.sheet.entries if each.reason is Reason.ADJUSTMENT)
    assert (entry.side, entry.points, entry.law) == (Side.EW, 50, None)


def test_tricks_agreed_in_mid_play_pass_when_the_result_is_entered() -> None:
    game = settled(in_play(), ProposeRemedy(Side.NS, 1))
    assert game.table.stop is None and game.view(BIEL).tricks_taken is None
    game.plays(" ".join(SPEC_PLAY.split()[4:]))
    assert game.view(BIEL).tricks_taken == 12
    record = deal_record(game.table, 1, 1)
    assert record is not None and record.tricks_taken == 12
    assert record.rulings[0].law is not None and record.rulings[0].law.id == "revoke-established"
    assert record.rulings[0].option is not None and record.rulings[0].chosen_by is Seat.SOUTH


def test_a_result_already_entered_is_corrected_and_the_sheet_with_it() -> None:
    game = over()
    assert game.view(BIEL).tricks_taken == 11
    settled(game, ProposeRemedy(Side.EW, 2))
    assert game.view(BIEL).tricks_taken == 9
    assert game.table.sheet is not None
    assert [entry.reason for entry in game.table.sheet.entries] == [Reason.UNDERTRICKS]


def test_points_stand_above_the_line_under_their_law_and_honors_claimed_later_leave_them() -> None:
    game = Game().sit_down().begin().draw_for(Seat.NORTH).deal(FOUR_HONORS).calls("1S P P P").play_out()
    settled(game, ProposeRemedy(Side.EW, points=200)).does(Seat.NORTH, ClaimHonors(1))
    sheet = game.view(BIEL).sheet
    assert sheet is not None
    found = {entry.reason: (entry.points, entry.law) for entry in sheet.entries}
    assert found[Reason.ADJUSTMENT] == (200, 64) and found[Reason.HONORS] == (100, 81)
    assert (sheet.below.ns, sheet.below.ew) == (30, 0)


def test_honors_claimed_in_the_next_deal_take_nothing_of_what_is_settled_there() -> None:
    game = Game().sit_down().begin().draw_for(Seat.NORTH).deal(FOUR_HONORS).calls("1S P P P").play_out()
    game.everyone_is_ready().deal().calls("P 1NT P P P")
    points = ProposeRemedy(Side.EW, points=50)
    agreed(game.does(Seat.SOUTH, StopTable(), REVOKE, ChooseOption("two"), points))
    game.does(Seat.NORTH, ClaimHonors(1))
    assert game.table.sheet is not None
    reasons = [entry.reason for entry in game.table.sheet.entries]
    assert Reason.HONORS in reasons and Reason.ADJUSTMENT not in reasons


def test_tricks_never_go_under_none_or_over_thirteen() -> None:
    assert settled(over(), ProposeRemedy(Side.NS, 13)).view(BIEL).tricks_taken == 13
    assert settled(over(), ProposeRemedy(Side.EW, 13)).view(BIEL).tricks_taken == 0


def test_in_duplicate_an_adjustment_is_made_under_the_laws_of_duplicate() -> None:
    game = in_play(SPEC_PLAY, Form.DUPLICATE)
    game.does(Seat.SOUTH, StopTable(), NameIrregularity("revoke-established-duplicate", Seat.WEST))
    stop = game.view(BIEL).stop
    assert stop is not None
    agreed(game.does(Seat.SOUTH, ChooseOption(stop.options[0].id), ProposeRemedy(Side.NS, points=30)))
    sheet = game.view(BIEL).sheet
    assert sheet is not None and sheet.deals[0].score_ns == 450 + 30


def test_the_other_three_must_agree_and_one_who_does_not_sends_it_back() -> None:
    game = over().does(Seat.SOUTH, StopTable(), REVOKE, ChooseOption("two"), ProposeRemedy(Side.NS, 2))
    assert game.view(BIEL).waiting_for == (Seat.NORTH, Seat.EAST, Seat.WEST)
    assert game.refusal(Seat.SOUTH, AnswerRemedy(True)) == ("table/answered", None)
    game.does(Seat.NORTH, AnswerRemedy(True))
    assert game.refusal(Seat.NORTH, AnswerRemedy(True)) == ("table/answered", None)
    game.does(Seat.WEST, AnswerRemedy(False))
    stop = game.view(BIEL).stop
    assert stop is not None and stop.remedy is None
    assert game.refusal(Seat.EAST, AnswerRemedy(True)) == ("table/nothing-asked", None)
    assert game.view(BIEL).waiting_for == (Seat.SOUTH,)


def test_naming_it_otherwise_begins_anew_and_another_option_takes_the_proposal_away() -> None:
    game = over().does(Seat.SOUTH, StopTable(), REVOKE, ChooseOption("two"), ProposeRemedy(Side.NS, 2))
    game.does(Seat.SOUTH, ChooseOption("one"))
    assert game.table.stop is not None and game.table.stop.remedy is None
    game.does(Seat.EAST, NameIrregularity("revoke-not-established", Seat.NORTH))
    assert game.table.stop is not None and game.table.stop.option is None


@pytest.mark.parametrize(
    "remedy", [ProposeRemedy(Side.NS, -1), ProposeRemedy(Side.NS, 14), ProposeRemedy(Side.NS, 0, 10_001)]
)
def test_a_remedy_is_of_possible_tricks_and_points(remedy: ProposeRemedy) -> None:
    game = in_play().does(Seat.SOUTH, StopTable())
    assert game.refusal(Seat.SOUTH, remedy) == ("table/bad-remedy", None)


def test_a_deal_passed_out_has_nothing_to_adjust_but_a_ruling_may_be_kept() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls("P P P P").does(Seat.EAST, StopTable())
    assert game.refusal(Seat.EAST, ProposeRemedy(Side.NS, 1)) == ("table/nothing-to-adjust", None)
    agreed(game.does(Seat.EAST, ProposeRemedy(Side.NS, note="a card was seen")))
    assert game.view(BIEL).rulings[0].remedy.note == "a card was seen"
    assert game.view(BIEL).tricks_taken == 0


def test_points_agreed_before_a_deal_is_passed_out_are_not_entered() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal().calls("P P").does(Seat.EAST, StopTable())
    agreed(game.does(Seat.EAST, ProposeRemedy(Side.EW, 1, 50))).calls("P P")
    assert game.table.sheet is not None and game.table.sheet.entries == ()


def test_while_it_is_stopped_people_talk_and_take_back_a_wrong_click() -> None:
    game = in_play().does(Seat.WEST, PlayCard(Card.parse("CQ")), StopTable(), AskUndo(), Say("wrong click"))
    assert game.view(Seat.NORTH).may.answer_undo
    for seat in (Seat.NORTH, Seat.SOUTH):
        game.does(seat, AnswerUndo(True))
    assert game.table.play is not None and game.table.play.cards == parse_cards("CA C3 C7 CK")
    assert game.does(Seat.WEST, ResumeTable()).view(Seat.WEST).may.cards


def with_robot(seat: Seat) -> Game:
    return in_play().does(seat, LeaveSeat()).does(JOAN, SeatRobot(seat))


def test_a_robot_answers_what_is_proposed() -> None:
    game = with_robot(Seat.WEST).does(Seat.SOUTH, StopTable(), REVOKE, ChooseOption("two"))
    assert duties(game.table) == ()
    game.does(Seat.SOUTH, ProposeRemedy(Side.NS, 2))
    assert [duty.task for duty in duties(game.table)] == [Task.ANSWER_REMEDY]


def test_a_robot_chooses_only_where_no_person_is_entitled() -> None:
    game = with_robot(Seat.WEST).does(
        Seat.SOUTH, StopTable(), NameIrregularity("insufficient-bid", Seat.SOUTH)
    )
    assert duties(game.table) == ()  # the offender himself chooses some of it
    game.does(Seat.SOUTH, NameIrregularity("call-out-of-turn", Seat.SOUTH))
    assert [duty.task for duty in duties(game.table)] == [Task.CHOOSE_OPTION]


def test_an_undo_asked_while_it_is_stopped_is_answered_by_robots_too() -> None:
    game = with_robot(Seat.EAST).does(Seat.SOUTH, StopTable(), AskUndo())
    assert [duty.task for duty in duties(game.table)] == [Task.ANSWER_UNDO]


def test_everyone_goes_on_when_it_is_settled() -> None:
    game = settled(over(), ProposeRemedy(Side.NS))
    assert game.view(BIEL).phase is Phase.RESULT
    for seat in Seat:
        game.does(seat, Ready())
    assert game.table.phase is Phase.SHUFFLE and len(game.view(BIEL).rulings) == 1


@pytest.mark.parametrize(
    ("remedy", "is_within"),
    [
        (ProposeRemedy(Side.NS, 2), True),
        (ProposeRemedy(Side.NS, 1), True),
        (ProposeRemedy(Side.NS), True),
        (ProposeRemedy(Side.NS, 3), False),
        (ProposeRemedy(Side.EW, 1), False),
        (ProposeRemedy(Side.NS, 2, 50), False),
    ],
)
def test_a_remedy_is_within_the_law_that_gives_as_much_to_the_side_that_did_not_offend(
    remedy: ProposeRemedy, is_within: bool
) -> None:
    game = over().does(Seat.SOUTH, StopTable(), REVOKE, ChooseOption("two"), remedy)
    assert is_within_law(game.table) is is_within


@pytest.mark.parametrize(
    ("chooser", "entitled"),
    [
        (Chooser.LHO, "N"),
        (Chooser.OPPONENTS, "NS"),
        (Chooser.OFFENDER, "W"),
        (Chooser.DECLARER, "S"),
        (Chooser.DEFENDERS, "EW"),
        (Chooser.ALL, "NESW"),
        (Chooser.NOBODY, "NESW"),
        (Chooser.DIRECTOR, "NESW"),
    ],
)
def test_who_may_choose_follows_from_who_offended_and_who_declares(chooser: Chooser, entitled: str) -> None:
    game = in_play().does(Seat.SOUTH, StopTable(), REVOKE)
    option = Option("any", Words(), chooser)
    assert set(choosers(game.table, option)) == {Seat(letter) for letter in entitled}


def test_before_there_is_a_declarer_all_may_choose_what_would_be_his() -> None:
    game = Game().sit_down().begin().draw_for(Seat.SOUTH).deal().does(Seat.SOUTH, StopTable(), REVOKE)
    assert choosers(game.table, Option("any", Words(), Chooser.DECLARER)) == tuple(Seat)
