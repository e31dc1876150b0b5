"""Chicago: golden sets, the order of vulnerability, games, part-scores and honors."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.golden_scores import DECLARERS, SCORES
from strategies import outcomes, seats
from tapete.core import PASSED_OUT, Contract, Outcome, Seat, Side, Vulnerability
from tapete.scoring import Entry, HonorsRefused, Line, Reason, ScoreError, SetOver, chicago
from tapete.scoring.chicago import ChicagoOptions, ChicagoSheet, Vulnerable

ROWS: list[dict[str, Any]] = SCORES["chicago_sequences"]
options = st.builds(ChicagoOptions, st.sampled_from(Vulnerable), st.booleans())


def made(contract: str, declarer: Seat, tricks: int, **held: int) -> Outcome:
    honors = tuple((Seat(letter), count) for letter, count in held.items())
    return Outcome(Contract.parse(contract, declarer), tricks, honors)


def row_outcome(deal: dict[str, Any]) -> Outcome:
    if deal.get("passed_out"):
        return PASSED_OUT
    contract = Contract.parse(deal["contract"], DECLARERS[deal["decl"]])
    honors = tuple((DECLARERS[side], len(cards)) for side, cards in deal["honours"])
    return Outcome(contract, deal["tricks"], honors)


def scored(*played: Outcome, chosen: ChicagoOptions | None = None) -> ChicagoSheet:
    sheet = chicago.start(Seat.NORTH, chosen)
    for outcome in played:
        sheet = chicago.score(sheet, outcome)
    return sheet


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_golden_sets_score_as_written(row: dict[str, Any]) -> None:
    sheet = chicago.start(Seat(row["first_dealer"]), ChicagoOptions(Vulnerable(row["variant"])))
    for deal in row["deals"]:
        terms = chicago.terms(sheet)
        assert terms is not None
        assert (terms.deal, str(terms.dealer)) == (deal["deal"], deal["dealer"])
        assert {str(side): terms.vulnerability.of(side) for side in Side} == deal["vul"]
        before = {side: sheet.total(side) for side in Side}
        sheet = chicago.score(sheet, row_outcome(deal))
        gained = {str(side): sheet.total(side) - before[side] for side in Side}
        assert gained == deal.get("score", {"NS": 0, "EW": 0})
        if "part_progress" in deal:
            assert {str(side): sheet.below(side) for side in Side} == deal["part_progress"]
            bonuses = {entry.reason: entry.points for entry in sheet.entries if entry.deal == deal["deal"]}
            assert bonuses.get(Reason.GAME_BONUS, 0) == deal["game_bonus"]
            assert bonuses.get(Reason.PART_SCORE_BONUS, 0) == deal["partscore_bonus"]
            assert bonuses.get(Reason.TRICKS, 0) == deal["trick_points"]
    assert sheet.is_over
    assert {str(side): sheet.total(side) for side in Side} == row["totals"]
    assert sheet.margin == row["net_NS"]


@pytest.mark.parametrize("first", Seat)
@pytest.mark.parametrize("vulnerable", Vulnerable)
def test_nobody_then_one_side_twice_then_both_are_vulnerable(first: Seat, vulnerable: Vulnerable) -> None:
    sheet, seen = chicago.start(first, ChicagoOptions(vulnerable)), []
    while terms := chicago.terms(sheet):
        seen.append(terms)
        sheet = chicago.score(sheet, made("1NT", Seat.EAST, 6))
    assert [terms.dealer for terms in seen] == [first.after(deals) for deals in range(4)]
    assert (seen[0].vulnerability, seen[3].vulnerability) == (Vulnerability.NONE, Vulnerability.BOTH)
    for terms in seen[1:3]:
        assert terms.vulnerability.of(terms.dealer.side) == (vulnerable is Vulnerable.DEALER)
        assert terms.vulnerability.of(terms.dealer.side.other) == (vulnerable is Vulnerable.NONDEALER)


def test_the_other_way_round_is_the_order_of_boards_1_to_4() -> None:
    sheet, seen = chicago.start(Seat.NORTH, ChicagoOptions(Vulnerable.NONDEALER)), []
    while terms := chicago.terms(sheet):
        seen.append(str(terms.vulnerability))
        sheet = chicago.score(sheet, made("1NT", Seat.EAST, 6))
    assert seen == [row["vul"] for row in SCORES["board_cycle"][:4]]


@given(st.lists(outcomes(), max_size=7), seats, options)
def test_whatever_is_played_the_sheet_holds_together(
    played: list[Outcome], first: Seat, chosen: ChicagoOptions
) -> None:
    sheet = chicago.start(first, chosen)
    for outcome in played:
        if sheet.is_over:
            break
        before, deal = sheet, chicago.terms(sheet)
        sheet = chicago.score(sheet, outcome)
        assert sheet.entries[: len(before.entries)] == before.entries
        if outcome.is_passed_out:
            assert (sheet.entries, chicago.terms(sheet)) == (before.entries, deal)
        assert all(sheet.below(side) < 100 for side in Side)
    bonuses = [entry for entry in sheet.entries if entry.reason is Reason.GAME_BONUS]
    assert [(entry.deal, entry.side) for entry in bonuses] == list(sheet.games)
    assert all(entry.line is Line.ABOVE for entry in bonuses)
    assert chosen.honors or Reason.HONORS not in {entry.reason for entry in sheet.entries}
    assert sheet.is_over == (sum(not outcome.is_passed_out for outcome in sheet.outcomes) == 4)


def test_a_game_counts_by_the_vulnerability_of_its_deal_whatever_was_won_before() -> None:
    game = made("3NT", Seat.SOUTH, 9)
    sheet = scored(game, game, game, game)
    bonuses = [entry.points for entry in sheet.entries if entry.reason is Reason.GAME_BONUS]
    assert bonuses == [300, 300, 500, 500]


def test_a_game_of_one_side_wipes_out_the_part_score_of_the_other() -> None:
    sheet = scored(made("2H", Seat.SOUTH, 8), made("4S", Seat.EAST, 10))
    assert [sheet.below(side) for side in Side] == [0, 0]
    assert chicago.score(sheet, made("2S", Seat.SOUTH, 8)).games_won(Side.NS) == 0


def test_a_part_score_adds_100_on_the_fourth_deal_only_and_whoever_has_another() -> None:
    part, opponents = made("2H", Seat.SOUTH, 9), made("1NT", Seat.EAST, 7)
    first = scored(part)
    assert first.total(Side.NS) == 90
    last = scored(opponents, opponents, made("4S", Seat.EAST, 8), part)
    assert last.entries[-1] == Entry(4, Side.NS, Line.ABOVE, 100, Reason.PART_SCORE_BONUS)
    assert last.below(Side.EW) == 80


def test_a_part_score_that_completes_a_game_on_the_fourth_deal_has_the_bonus_of_the_game() -> None:
    failed = made("1C", Seat.EAST, 6)
    sheet = scored(made("2H", Seat.SOUTH, 8), failed, failed, made("2D", Seat.NORTH, 8))
    assert sheet.entries[-1] == Entry(4, Side.NS, Line.ABOVE, 500, Reason.GAME_BONUS)


def test_honors_count_unless_it_was_agreed_otherwise() -> None:
    held = made("4S", Seat.SOUTH, 10, S=5)
    assert scored(held).total(Side.NS) == 570
    assert scored(held, chosen=ChicagoOptions(honors=False)).total(Side.NS) == 420


def test_honors_claimed_late_stand_where_they_would_have_stood() -> None:
    game, next_deal = made("4S", Seat.SOUTH, 10), made("1NT", Seat.WEST, 7)
    claimed = chicago.claim_honors(scored(next_deal, game), 2, Seat.NORTH, 4)
    assert claimed == scored(next_deal, made("4S", Seat.SOUTH, 10, N=4))


@pytest.mark.parametrize(
    ("played", "deal", "code"),
    [
        ([], 1, "score/no-such-deal"),
        (["4S"], 2, "score/no-such-deal"),
        (["4S", "4S"], 1, "score/honors-too-late"),
        (["4S", "pass"], 1, "score/honors-too-late"),
        (["4S"] * 4, 4, "score/honors-too-late"),
    ],
)
def test_honors_are_claimed_before_the_next_result(played: list[str], deal: int, code: str) -> None:
    sheet = scored(*(PASSED_OUT if each == "pass" else made(each, Seat.SOUTH, 9) for each in played))
    with pytest.raises(ScoreError) as refused:
        chicago.claim_honors(sheet, deal, Seat.SOUTH, 4)
    assert refused.value.code == code


def test_honors_that_are_not_scored_cannot_be_claimed() -> None:
    sheet = scored(made("4S", Seat.SOUTH, 10), chosen=ChicagoOptions(honors=False))
    with pytest.raises(HonorsRefused) as refused:
        chicago.claim_honors(sheet, 1, Seat.SOUTH, 4)
    assert refused.value.code == "score/honors-not-counted"


def test_nothing_can_be_scored_after_the_fourth_deal() -> None:
    sheet = scored(*[made("1NT", Seat.WEST, 7)] * 4)
    assert (sheet.is_over, sheet.winner, chicago.terms(sheet)) == (True, Side.EW, None)
    with pytest.raises(SetOver, match="this Chicago ended after deal 4"):
        chicago.score(sheet, PASSED_OUT)
    with pytest.raises(SetOver):
        chicago.interrupt(sheet)


def test_a_set_broken_off_has_a_winner_and_no_bonus() -> None:
    sheet = scored(made("2H", Seat.SOUTH, 8))
    broken_off = chicago.interrupt(sheet)
    assert (broken_off.winner, broken_off.entries) == (Side.NS, sheet.entries)
    with pytest.raises(SetOver, match="broken off after deal 1"):
        chicago.score(broken_off, PASSED_OUT)


def test_an_option_is_written_as_it_is_typed() -> None:
    assert repr(Vulnerable.DEALER) == "Vulnerable.DEALER"
