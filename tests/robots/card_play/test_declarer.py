"""Declarer's leads from his two hands."""

from robots.tables import NEW_SHEET, forty_or_all_deals, played_deals, to_choose
from tapete.core import Strain
from tapete.robots import choose_card

SOUTH_LEADS = "HT H2 H5 HJ"


def lead(own: str, dummy: str, cards: str = SOUTH_LEADS, contract: str = "3NT") -> str:
    return str(choose_card(to_choose(own, dummy, cards, contract), NEW_SHEET))


def test_trumps_are_drawn_first() -> None:
    assert lead("AKQ32.A3.432.43", "J54.43.AKQ5.432", contract="4S")[0] == "S"


def test_a_loser_is_ruffed_before_dummy_loses_its_trumps() -> None:
    assert lead("AKQ32.A3.43.432", "J4.43.AKQ652.", contract="4S") == "C2"


def test_trumps_are_finessed_from_the_other_hand() -> None:
    assert lead("65432.A3.43.A32", "AQJ7.43.652.K4", contract="4S") == "S2"


def test_winners_are_cashed_once_there_are_enough() -> None:
    assert lead("AKQ2.A3.AKQ.A32", "543.43.432.K54")[1] in "AK"


def test_the_shorter_hand_cashes_first() -> None:
    assert lead("AK.A3.AK4.A8765", "QJ432.43.Q32.K43") in ("SA", "SK")


def test_declarer_leads_low_toward_a_tenace() -> None:
    assert lead("5432.A3.A32.A32", "AQJ.43.K54.K654", contract="3NT") == "S2"


def test_declarer_crosses_to_lead_toward_his_own_tenace() -> None:
    assert lead("AQJ2.A.432.432", "543.43.AK65.T65", contract="2NT")[0] == "D"


def test_the_longest_suit_is_developed() -> None:
    assert lead("KQ2.A3.A32.A32", "JT9876.4.K54.K5") == "SK"


def test_the_master_trump_is_left_to_them() -> None:
    assert lead("KQJT98.A3.43.A32", "765432.43.A5.543", contract="4S")[0] != "S"


@forty_or_all_deals
def test_trumps_are_drawn_in_most_trump_contracts_within_five_leads(deals: int) -> None:
    drawn, contracts = 0, 0
    for played in played_deals(deals):
        contract = played.auction.contract
        if contract is None or contract.strain is Strain.NOTRUMP or played.play is None:
            continue
        contracts += 1
        leads = [trick for trick in played.play.all_tricks() if trick.leader.side is contract.declarer.side][
            :5
        ]
        drawn += any(trick.cards[0].suit is contract.strain.suit for trick in leads)
    assert drawn >= 0.8 * contracts
