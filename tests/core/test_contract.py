"""Contracts: what the declaring side has undertaken."""

import pytest
from hypothesis import given

from strategies import contracts
from tapete.core import Contract, Doubling, NotationError, Seat


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
