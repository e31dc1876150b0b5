"""Contracts: what the declaring side has undertaken."""

import pytest
from hypothesis import given

from strategies import contracts
from tapete.core import Contract, Doubling, ImpossibleContract, NotationError, Seat


@given(contracts)
def test_a_contract_is_written_and_read_back(contract: Contract) -> None:
    assert Contract.parse(str(contract), contract.declarer) == contract


@given(contracts)
def test_the_player_on_declarers_left_leads_and_the_partner_is_dummy(contract: Contract) -> None:
    assert contract.leader is contract.declarer.lho
    assert contract.dummy is contract.declarer.partner


@given(contracts)
def test_a_contract_is_for_the_strain_and_tricks_of_its_bid(contract: Contract) -> None:
    assert (contract.level, contract.strain) == (contract.bid.level, contract.bid.strain)
    assert contract.tricks_needed == contract.level + 6


def test_a_contract_is_undoubled_doubled_or_redoubled() -> None:
    doublings = [Contract.parse(text, Seat.EAST).doubling for text in ("4S", "4SX", "4SXX")]
    assert doublings == [Doubling.UNDOUBLED, Doubling.DOUBLED, Doubling.REDOUBLED]


@pytest.mark.parametrize(
    "text", ["", "4", "4N", "4s", "8C", "0NT", "4SXXX", "4S X", "4S\n", "Pass", "4♠", "٤S"]
)
def test_what_is_not_a_contract_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not a contract"):
        Contract.parse(text, Seat.NORTH)


@pytest.mark.parametrize(
    ("text", "law", "why"),
    [
        ("8C", 18, "a bid is for 1 to 7 odd tricks"),
        ("0NT", 18, "a bid is for 1 to 7 odd tricks"),
        ("10SX", 18, "a bid is for 1 to 7 odd tricks"),
        ("4SXXX", 19, "nothing comes after a redouble"),
    ],
)
def test_a_contract_that_no_auction_can_end_in_is_refused_with_its_law(text: str, law: int, why: str) -> None:
    with pytest.raises(ImpossibleContract, match=f"not a contract: '{text}' .Law {law}: {why}") as refused:
        Contract.parse(text, Seat.NORTH)
    assert refused.value.law == law
