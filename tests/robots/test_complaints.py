"""What players complained of in other programs' robots, and what ours do in the same place."""

import json
from pathlib import Path
from typing import Any

import pytest

from tapete.core import Auction, Card, Deal, PartialDeal, Play, Seat, SeatView, Vulnerability, seat_view
from tapete.dd import solver
from tapete.robots import choose_call, choose_card, explain
from tapete.robots.thinking import Effort, seed_of, think_card
from tapete.scoring import rubber

GOLDEN = Path(__file__).parents[1] / "golden/robot_complaints.jsonl"
COMPLAINTS: list[dict[str, Any]] = [
    json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()
]
BIDDING = [row for row in COMPLAINTS if row["kind"] in ("bidding", "explanation")]
PLAY = [row for row in COMPLAINTS if row["kind"] in ("lead", "play")]
SHEET = rubber.start(Seat.NORTH)
VULNERABILITY = {"All": Vulnerability.BOTH, "NS": Vulnerability.NS, "EW": Vulnerability.EW}

BIDS_OTHERWISE = {
    "pbs-135-1": "after our redouble (10+) a four-card suit is shown before no trump is offered",
}
"""Positions where our robots call neither what was complained of nor what is listed as sensible, and why."""


def call_in(row: dict[str, Any]) -> tuple[SeatView, Auction]:
    auction = Auction.of(Seat(row["dealer"]), " ".join(row["auction_before"]))
    seat = Seat(row["seat"])
    assert auction.turn is seat
    vulnerability = VULNERABILITY.get(row["vul"], Vulnerability.NONE)
    hand = PartialDeal.parse(row["deal"])[seat]
    return SeatView(seat, vulnerability, auction, None, ((seat, hand),)), auction


def to_play_in(row: dict[str, Any]) -> SeatView:
    auction = Auction.of(Seat(row["dealer"]), " ".join(row["auction_before"]))
    contract = auction.contract
    assert contract is not None
    assert contract.declarer is Seat(row["declarer"])
    deal, play = Deal.parse(row["deal"]), Play.start(contract)
    for name in row["play_before"]:
        play = play.after(Card.parse(name), deal[play.turn])
    assert play.turn is Seat(row["seat"])
    chooser = contract.declarer if play.turn is contract.dummy else play.turn
    vulnerability = VULNERABILITY.get(row["vul"], Vulnerability.NONE)
    return seat_view(chooser, vulnerability, deal, auction, play)


@pytest.mark.parametrize("row", BIDDING, ids=lambda row: str(row["id"]))
def test_no_call_that_players_complained_of(row: dict[str, Any]) -> None:
    view, _ = call_in(row)
    call = str(choose_call(view, SHEET).call)
    assert call not in row.get("not", [])
    assert call in row["sensible"] or row["id"] in BIDS_OTHERWISE


@pytest.mark.parametrize("row", BIDDING, ids=lambda row: str(row["id"]))
def test_the_explanation_is_public_and_does_not_tell_the_hand(row: dict[str, Any]) -> None:
    view, auction = call_in(row)
    choice = choose_call(view, SHEET)
    assert choice.explanation == explain(auction.after(choice.call), SHEET)


@pytest.mark.parametrize("row", PLAY, ids=lambda row: str(row["id"]))
def test_no_card_that_players_complained_of(row: dict[str, Any]) -> None:
    card = str(choose_card(to_play_in(row), SHEET))
    assert card not in row["not"]
    assert card in row["sensible"]


@pytest.mark.process
@pytest.mark.parametrize("row", PLAY, ids=lambda row: str(row["id"]))
def test_no_card_that_players_complained_of_when_it_is_thought_over(row: dict[str, Any]) -> None:
    view = to_play_in(row)
    thought = think_card(view, SHEET, solver(), seed_of(view), Effort(seconds=1.0), lambda: 0.0)
    assert str(thought.card) not in row["not"]
    assert str(thought.card) in row["sensible"]
