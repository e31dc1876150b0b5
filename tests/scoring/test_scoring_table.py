import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import outcomes
from tapete.core import Bid, Doubling, Outcome, Seat, Strain, Vulnerability
from tapete.core.contract import Contract
from tapete.scoring import Form, Reason, unit
from tapete.scoring.contract_points import insult_points, overtrick_points, slam_points, trick_points
from tapete.scoring.contract_points import undertrick_points as undertricks_of_contract
from tapete.scoring.scoring_table import REASONS, scoring_table
from tapete.scoring.table_rows import BonusCase, ByDoubling, Holding

CONTRACT_FORMS = (Form.RUBBER, Form.CHICAGO, Form.DUPLICATE)


def contract(level: int, strain: Strain, doubling: Doubling) -> Contract:
    return Contract(Bid(level, strain), doubling, Seat.SOUTH)


def three(figures: ByDoubling) -> tuple[int, int, int]:
    return (figures.undoubled, figures.doubled, figures.redoubled)


@pytest.mark.parametrize("form", CONTRACT_FORMS)
def test_the_table_of_contract_bridge_is_that_of_law_81(form: Form) -> None:
    table = scoring_table(form)
    for row in table.tricks:
        one, two = (
            tuple(trick_points(contract(level, row.strain, doubling)) for doubling in Doubling)
            for level in (1, 2)
        )
        assert three(row.first) == one
        assert three(row.following) == tuple(both - first for both, first in zip(two, one, strict=True))
    for over in table.overtricks:
        for figures, vulnerable in ((over.not_vulnerable, False), (over.vulnerable, True)):
            assert three(figures) == tuple(
                overtrick_points(contract(1, over.strain, doubling), 1, vulnerable=vulnerable)
                for doubling in Doubling
            )
    for down in table.undertricks:
        for figures, vulnerable in ((down.not_vulnerable, False), (down.vulnerable, True)):
            assert three(figures) == tuple(
                undertricks_of_contract(doubling, down.undertricks, vulnerable=vulnerable)
                for doubling in Doubling
            )
    assert three(table.insult) == tuple(map(insult_points, Doubling))
    assert [(row.tricks, row.not_vulnerable, row.vulnerable) for row in table.slams] == [
        (level + 6, slam_points(level, vulnerable=False), slam_points(level, vulnerable=True))
        for level in (6, 7)
    ]


@pytest.mark.parametrize("form", Form)
def test_undertricks_are_told_one_by_one_up_to_all_thirteen(form: Form) -> None:
    assert [row.undertricks for row in scoring_table(form).undertricks] == list(range(1, 14))


@pytest.mark.parametrize("form", Form)
def test_only_in_1920_is_nobody_vulnerable(form: Form) -> None:
    assert scoring_table(form).is_vulnerable is (form is not Form.AUCTION1920)


@pytest.mark.parametrize("form", Form)
def test_the_bids_that_make_game_from_nothing_are_the_same_in_every_form(form: Form) -> None:
    assert list(map(str, scoring_table(form).game_bids)) == ["3NT", "4H", "4S", "5C", "5D"]


def test_in_1920_a_game_is_30_and_a_trick_6_to_10() -> None:
    table = scoring_table(Form.AUCTION1920)
    assert table.game == 30
    assert [row.first.undoubled for row in table.tricks] == [6, 7, 8, 9, 10]
    assert all(row.first == row.following for row in table.tricks)
    assert {three(row.not_vulnerable) for row in table.overtricks} == {(0, 50, 100)}
    assert [(row.tricks, row.not_vulnerable) for row in table.slams] == [(12, 50), (13, 100)]


def test_in_1920_honors_have_six_rows_and_aces_three() -> None:
    rows = {row.holding: row.points for row in scoring_table(Form.AUCTION1920).honors}
    assert rows == {
        Holding.THREE: (12, 14, 16, 18, 30),
        Holding.FOUR_DIVIDED: (24, 28, 32, 36, 40),
        Holding.FIVE_AS_3_2: (30, 35, 40, 45, None),
        Holding.FOUR_IN_ONE: (48, 56, 64, 72, 100),
        Holding.FIVE_AS_4_1: (54, 63, 72, 81, None),
        Holding.FIVE_IN_ONE: (60, 70, 80, 90, None),
    }
    assert repr(Holding.THREE) == "Holding.THREE"


def test_in_contract_bridge_only_one_hand_counts_its_honors_and_in_duplicate_none() -> None:
    for form in (Form.RUBBER, Form.CHICAGO):
        rows = {row.holding: row.points for row in scoring_table(form).honors}
        assert rows == {
            Holding.FOUR_IN_ONE: (100, 100, 100, 100, 150),
            Holding.FIVE_IN_ONE: (150, 150, 150, 150, None),
        }
    assert scoring_table(Form.DUPLICATE).honors == ()


def test_bonuses_are_those_of_each_form() -> None:
    bonuses = {form: {row.case: row.points for row in scoring_table(form).bonuses} for form in Form}
    games = {BonusCase.GAME: 300, BonusCase.GAME_VULNERABLE: 500}
    assert bonuses == {
        Form.RUBBER: {
            BonusCase.RUBBER_IN_TWO_GAMES: 700,
            BonusCase.RUBBER_IN_THREE_GAMES: 500,
            BonusCase.ONLY_GAME: 300,
            BonusCase.ONLY_PART_SCORE: 100,
        },
        Form.AUCTION1920: dict.fromkeys(
            (BonusCase.RUBBER_IN_TWO_GAMES, BonusCase.RUBBER_IN_THREE_GAMES), 250
        ),
        Form.CHICAGO: games | {BonusCase.PART_SCORE: 100},
        Form.DUPLICATE: games | {BonusCase.PART_SCORE: 50},
    }
    assert repr(BonusCase.GAME) == "BonusCase.GAME"


def test_dealer_and_vulnerability_follow_the_number_of_the_deal_in_chicago_and_duplicate() -> None:
    boards = scoring_table(Form.DUPLICATE).deals
    assert [terms.deal for terms in boards] == list(range(1, 17))
    chicago = scoring_table(Form.CHICAGO)
    assert chicago.deals_by_agreement == boards[:4]
    assert [terms.vulnerability for terms in chicago.deals] == [
        Vulnerability.NONE,
        Vulnerability.EW,
        Vulnerability.NS,
        Vulnerability.BOTH,
    ]
    for form in (Form.RUBBER, Form.AUCTION1920):
        assert scoring_table(form).deals == scoring_table(form).deals_by_agreement == ()


@given(st.sampled_from(Form), st.lists(outcomes(), max_size=6), st.booleans())
def test_no_sheet_has_a_figure_for_a_reason_that_its_form_does_not_know(
    form: Form, played: list[Outcome], is_broken_off: bool
) -> None:
    sheet = unit.start(form, Seat.NORTH)
    for outcome in played:
        if not sheet.is_over:
            sheet = unit.score(sheet, outcome)
    if is_broken_off and not sheet.is_over:
        sheet = unit.interrupt(sheet)
    assert {entry.reason for entry in sheet.entries} <= set(REASONS[form])
    assert Reason.ADJUSTMENT in REASONS[form]
