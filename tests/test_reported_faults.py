"""Faults that were reported of other programs, in auctions, plays and scores: what ours answers.

Those of files are answered where each format is tested, those of double dummy in `tests/dd`.
"""

from typing import Any

import pytest

from dealt_boards import reported_faults
from tapete.core import (
    CALLS,
    Auction,
    Call,
    Contract,
    Deal,
    Hand,
    IllegalCall,
    IllegalPlay,
    Outcome,
    Play,
    Seat,
    Side,
    Strain,
    Vulnerability,
    parse_cards,
    winning_place,
)
from tapete.scoring import rubber
from tapete.scoring.duplicate import score_ns
from tapete.scoring.matchpoints import matchpoints, percentages, top
from tapete.scoring.sheet import Line

ROWS = reported_faults()
VULNERABILITY = {str(one): one for one in Vulnerability} | {"All": Vulnerability.BOTH}


def of_kind(kind: str, key: str) -> list[str]:
    return [name for name, row in ROWS.items() if row["kind"] == kind and key in str(row["input"])]


@pytest.mark.parametrize("name", of_kind("auction", "'calls'"))
def test_an_auction_is_legal_up_to_the_call_that_is_not(name: str) -> None:
    told, expected = ROWS[name]["input"], ROWS[name]["expected"]
    auction, illegal_at = Auction.start(Seat(told["dealer"])), None
    for place, call in enumerate(map(Call.parse, told["calls"])):
        try:
            auction = auction.after(call)
        except IllegalCall:
            illegal_at = place
            break
    assert illegal_at == expected.get("illegal_at")
    if "contract" in expected:
        contract = auction.contract
        assert contract is not None and auction.is_over is expected["complete"]
        assert (str(contract), str(contract.declarer)) == (expected["contract"], expected["declarer"])
    if "legal" in expected:
        assert {str(call) for call in CALLS if auction.is_legal(call)} == set(expected["legal"])


def outcome_of(told: dict[str, Any]) -> tuple[Outcome, Vulnerability]:
    contract = Contract.parse(told["contract"], Seat(told["declarer"]))
    return Outcome(contract, told["tricks"]), VULNERABILITY[told["vul"]]


@pytest.mark.parametrize(
    "name", [name for name in of_kind("scoring", "'declarer'") if "score_ns" in ROWS[name]["expected"]]
)
def test_a_board_scores_as_the_laws_say(name: str) -> None:
    told, expected = ROWS[name]["input"], ROWS[name]["expected"]["score_ns"]
    boards = told if isinstance(told, list) else [told]
    assert [score_ns(*outcome_of(board)) for board in boards] == (
        expected if isinstance(expected, list) else [expected]
    )


def test_equal_scores_share_matchpoints() -> None:
    told, expected = ROWS["mp-ties"]["input"]["scores_ns"], ROWS["mp-ties"]["expected"]
    points = matchpoints(list(told.values()))
    assert dict(zip(told, points, strict=True)) == expected["mp_ns"]
    assert top(len(told)) == expected["top"]
    shares = dict(zip(told, (round(share, 2) for share in percentages(points)), strict=True))
    assert shares == expected["pct_ns"]
    assert {name: top(len(told)) - won for name, won in zip(told, points, strict=True)} == expected["mp_ew"]


def test_a_board_passed_out_is_compared_and_one_that_was_awarded_is_not() -> None:
    row = ROWS["mp-passout-and-artificial"]
    told = row["input"]["scores_ns"]
    assert dict(zip(told, matchpoints(list(told.values())), strict=True)) == row["expected"]["mp_ns_real"]


def test_only_what_was_bid_stands_below_the_line() -> None:
    told = ROWS["rubber-overtricks-above"]["input"]
    contract = Contract.parse(told["contract"], Seat(told["declarer"]))
    sheet = rubber.score(rubber.start(Seat.NORTH), Outcome(contract, told["tricks"]))
    sums = {
        line: sum(one.points for one in sheet.entries if one.line is line and one.side is Side.NS)
        for line in Line
    }
    assert (
        f"NS {sums[Line.ABOVE]}/{sums[Line.BELOW]}"
        == ROWS["rubber-overtricks-above"]["expected"]["ScoreRubber"]
    )


def test_a_trick_is_won_by_the_highest_trump_else_by_the_highest_card_of_the_suit_led() -> None:
    row = ROWS["play-trick-winner"]
    winners = []
    for told in row["input"]:
        strain = Strain.NOTRUMP if told["trump"] is None else Strain(told["trump"])
        cards = parse_cards(" ".join(told["cards"]))
        winners.append(str(Seat(told["lead"]).after(winning_place(cards, strain))))
    assert winners == row["expected"]["winners"]


def test_the_player_on_declarers_left_leads_and_his_partner_is_dummy() -> None:
    row = ROWS["play-lead-out-of-declarer"]
    contracts = [Contract.parse("1C", Seat(told["declarer"])) for told in row["input"]]
    assert [str(one.leader) for one in contracts] == row["expected"]["leaders"]
    assert [str(one.dummy) for one in contracts] == row["expected"]["dummies"]


def played(told: dict[str, Any]) -> tuple[Play, Deal, int | None]:
    deal = Deal.parse(told["deal"])
    play = Play.start(Contract.parse(told["contract"], Seat(told["declarer"])))
    for place, card in enumerate(parse_cards(" ".join(told["play"]))):
        try:
            play = play.after(card, deal[play.turn])
        except IllegalPlay:
            return play, deal, place
    return play, deal, None


def test_dummys_card_is_chosen_by_declarer_from_dummys_hand() -> None:
    told, expected = ROWS["play-dummy-turn"]["input"], ROWS["play-dummy-turn"]["expected"]
    told = {"declarer": "S", **told}
    play, deal, _ = played(told)
    declarer = play.opening_leader.rho
    assert play.turn is declarer.partner
    assert (str(play.turn), str(declarer)) == (expected["turn"], expected["who_decides"])
    assert {str(card) for card in play.legal_cards(deal[play.turn])} == set(expected["legal"])


def test_no_card_is_played_twice() -> None:
    row = ROWS["play-card-twice"]
    assert played(row["input"])[2] == row["expected"]["error_at"]


def test_hands_of_one_suit_are_a_deal() -> None:
    deal = Deal.parse(ROWS["deal-thirteen-card-suits"]["input"]["deal"])
    assert all(isinstance(hand, Hand) and len(hand) == 13 for hand in deal.hands)
