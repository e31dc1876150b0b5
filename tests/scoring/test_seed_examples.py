"""Every worked example of the rule texts, by its section, as the pages of rules show it too."""

from __future__ import annotations

import pytest

from tapete.core import Auction, Contract, Outcome, Seat, Side, Strain, Trick, Vulnerability, parse_cards
from tapete.scoring import Form, Line, Reason, back_score
from tapete.scoring.duplicate import score_ns
from tapete.scoring.examples import Example, examples, trick_example
from tapete.scoring.scoring_table import REASONS
from tapete.scoring.unit import AnySheet

Figures = list[tuple[int, str, str, int, str]]


def example(form: Form, name: str) -> Example:
    return next(each for each in examples(form) if each.name == name)


def figures(sheet: AnySheet) -> Figures:
    return [
        (entry.deal, entry.side.value, entry.line.value, entry.points, entry.reason.value)
        for entry in sheet.entries
    ]


def test_spec_000_07_four_hearts_with_eleven_tricks_and_three_notrump_make_950() -> None:
    sheet = example(Form.RUBBER, "two-games").sheet
    assert figures(sheet) == [
        (1, "NS", "below", 120, "tricks"),
        (1, "NS", "above", 30, "overtricks"),
        (2, "NS", "below", 100, "tricks"),
        (0, "NS", "above", 700, "rubber"),
    ]
    assert (sheet.total(Side.NS), sheet.total(Side.EW), sheet.is_over) == (950, 0, True)


def test_spec_000_07_south_named_hearts_first_and_declares() -> None:
    shown = example(Form.RUBBER, "two-games")
    auction = Auction.of(shown.first_dealer, shown.calls)
    assert auction.contract == shown.outcomes[0].contract == Contract.parse("4H", Seat.SOUTH)


def test_spec_000_07_three_down_doubled_not_vulnerable_is_500_to_the_defenders() -> None:
    assert figures(example(Form.RUBBER, "doubled-and-down").sheet) == [(1, "EW", "above", 500, "undertricks")]


def test_spec_000_07_west_wins_the_trick_to_which_he_led_the_ace_of_clubs() -> None:
    shown = trick_example(Form.RUBBER)
    assert shown.trick == Trick(Seat.WEST, parse_cards("CA C3 C7 CK"))
    assert (shown.trump, shown.winner) == (Strain.HEARTS, Seat.WEST)


def test_spec_001_09_one_spade_with_ten_tricks_is_36_below_and_a_game() -> None:
    sheet = example(Form.AUCTION1920, "one-spade").sheet
    assert figures(sheet) == [(1, "NS", "below", 36, "tricks")]
    assert sheet.games == ((1, Side.NS),)


def test_spec_001_09_one_heart_doubled_with_nine_tricks_is_48_below_and_150_above() -> None:
    sheet = example(Form.AUCTION1920, "one-heart-doubled").sheet
    assert (sheet.total_below(Side.NS), sheet.total_above(Side.NS)) == (48, 150)
    assert {reason: points for *_, points, reason in figures(sheet)} == {
        "tricks": 48,
        "insult": 50,
        "overtricks": 100,
    }


def test_spec_001_07_four_spade_honors_in_one_hand_are_72() -> None:
    sheet = example(Form.AUCTION1920, "four-honors").sheet
    assert (1, "NS", "above", 72, "honors") in figures(sheet)


def test_spec_001_06_a_seven_that_fails_with_twelve_tricks_keeps_its_small_slam() -> None:
    assert figures(example(Form.AUCTION1920, "seven-by-one-trick").sheet) == [
        (1, "EW", "above", 50, "undertricks"),
        (1, "NS", "above", 50, "slam"),
    ]


def test_spec_001_08_the_rubber_of_1920_is_worth_250() -> None:
    sheet = example(Form.AUCTION1920, "whole-rubber").sheet
    assert (0, "NS", "above", 250, "rubber") in figures(sheet)
    assert sheet.winner is Side.NS


def test_spec_001_09_the_second_hand_ruffs_the_ace_of_hearts_and_wins() -> None:
    shown = trick_example(Form.AUCTION1920)
    assert shown.trick.cards == parse_cards("HA S3 HK H2")
    assert shown.winner is shown.trick.leader.lho


def test_spec_003_two_hearts_with_eight_tricks_is_60_below() -> None:
    assert figures(example(Form.RUBBER, "two-hearts").sheet) == [(1, "NS", "below", 60, "tricks")]


def test_spec_003_60_and_40_make_a_game_and_the_70_of_the_others_is_not_carried_on() -> None:
    sheet = example(Form.RUBBER, "game-in-two-deals").sheet
    assert [points for *_, points, _ in figures(sheet)] == [60, 70, 40]
    assert sheet.games == ((3, Side.NS),)
    assert (sheet.below(Side.EW), sheet.total(Side.EW)) == (0, 70)


def test_spec_003_a_rubber_won_by_950_counts_10_and_one_by_940_counts_9() -> None:
    assert (back_score(950), back_score(940)) == (10, 9)
    assert back_score(example(Form.RUBBER, "two-games").sheet.margin) == 10


RESULTS_OF_004 = [
    ("1NT", 7, False, 90),
    ("2S", 8, False, 110),
    ("3NT", 9, False, 400),
    ("3NT", 9, True, 600),
    ("4S", 10, False, 420),
    ("4H", 10, True, 620),
    ("4H", 11, True, 650),
    ("5D", 11, False, 400),
    ("6S", 12, True, 1430),
    ("2SX", 8, False, 470),
    ("4S", 9, False, -50),
    ("4S", 9, True, -100),
    ("4SX", 8, False, -300),
    ("4SX", 8, True, -500),
]


@pytest.mark.parametrize(("contract", "tricks", "is_vulnerable", "score"), RESULTS_OF_004)
def test_spec_004_the_table_of_fourteen_results(
    contract: str, tricks: int, is_vulnerable: bool, score: int
) -> None:
    vulnerability = Vulnerability.NS if is_vulnerable else Vulnerability.NONE
    assert score_ns(Outcome(Contract.parse(contract, Seat.NORTH), tricks), vulnerability) == score


def test_spec_004_the_fourteen_results_are_those_of_the_worked_example() -> None:
    sheet = example(Form.DUPLICATE, "fourteen-results").sheet
    scores: dict[int, int] = {}
    for entry in sheet.entries:
        sign = 1 if entry.side is Side.NS else -1
        scores[entry.deal] = scores.get(entry.deal, 0) + sign * entry.points
    assert sorted(scores.values()) == sorted(score for *_, score in RESULTS_OF_004)


def test_spec_004_three_notrump_with_ten_tricks_declared_by_north_on_board_1_is_430() -> None:
    shown = example(Form.DUPLICATE, "three-no-trump")
    auction = Auction.of(shown.first_dealer, shown.calls)
    assert auction.contract == Contract.parse("3NT", Seat.NORTH)
    assert auction.contract.leader is Seat.EAST
    assert shown.outcomes == (Outcome(auction.contract, 10),)
    assert shown.sheet.margin == 430


def test_spec_004_the_four_hands_have_16_4_9_and_11_points() -> None:
    deal = example(Form.DUPLICATE, "three-no-trump").deal
    assert deal is not None
    assert [deal[seat].hcp for seat in (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)] == [16, 4, 9, 11]
    assert deal[Seat.NORTH].shape == (3, 3, 4, 3) and deal[Seat.NORTH].is_balanced


def test_spec_004_a_board_passed_out_scores_nothing_and_chicago_deals_it_again() -> None:
    duplicate, chicago = (example(form, "passed-out").sheet for form in (Form.DUPLICATE, Form.CHICAGO))
    assert {entry.deal for entry in duplicate.entries} == {2}
    assert (chicago.last_deal, len(chicago.outcomes)) == (1, 2)


def test_spec_000_06_a_rubber_broken_off_gives_300_and_100_to_different_sides() -> None:
    sheet = example(Form.RUBBER, "broken-off").sheet
    assert figures(sheet)[-2:] == [
        (0, "NS", "above", 300, "unfinished_game"),
        (0, "EW", "above", 100, "unfinished_part_score"),
    ]


def test_spec_000_06_who_wins_the_rubber_may_lose_in_points() -> None:
    sheet = example(Form.RUBBER, "winner-of-games-loses").sheet
    assert (sheet.games_won(Side.NS), sheet.winner) == (2, Side.EW)


def test_facts_b_four_deals_of_chicago_with_a_part_score_carried_and_one_rewarded() -> None:
    sheet = example(Form.CHICAGO, "four-deals").sheet
    bonuses = [entry for entry in sheet.entries if entry.reason.value.endswith("bonus")]
    assert [(entry.deal, entry.points) for entry in bonuses] == [(2, 300), (3, 300), (4, 100)]
    assert sheet.is_over


def test_the_examples_of_a_form_have_names_of_their_own_and_its_form() -> None:
    for form in Form:
        names = [each.name for each in examples(form)]
        assert len(names) == len(set(names))
        assert {each.form for each in examples(form)} == {form}


def test_every_reason_that_a_form_knows_is_in_one_of_its_examples() -> None:
    for form in Form:
        shown = {entry.reason for each in examples(form) for entry in each.sheet.entries}
        assert set(REASONS[form]) - shown <= {Reason.ADJUSTMENT}, form


def test_in_duplicate_all_is_written_above_the_line() -> None:
    lines = {entry.line for each in examples(Form.DUPLICATE) for entry in each.sheet.entries}
    assert lines == {Line.ABOVE}
