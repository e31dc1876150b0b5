"""A defender's leads after the first trick."""

from robots.tables import NEW_SHEET, to_choose
from tapete.robots import choose_card

EAST_HAS_WON = "H5 H2 HA H3"
"""West led a heart, East won it and is to lead; dummy lies to his right."""


def lead(own: str, dummy: str, cards: str = EAST_HAS_WON, contract: str = "3NT") -> str:
    return str(choose_card(to_choose(own, dummy, cards, contract), NEW_SHEET))


def test_partners_suit_is_returned() -> None:
    assert lead("Q43.76.9876.J65", "AK2.43.KQJ5.KQ43")[0] == "H"


def test_winners_that_beat_the_contract_are_cashed() -> None:
    taken = "H5 H2 HA H3 HK H4 H6 H7 HQ H8 H9 HT"
    assert lead("AK.J.9876.65", "Q2..KQJ5.KQ43", taken) in ("HJ", "SA")


def test_a_lone_ace_is_not_cashed_early() -> None:
    assert lead("432.76.A876.J65", "AK5.43.KQ5.KQ43") != "DA"


def test_partner_gets_the_ruff_he_is_waiting_for() -> None:
    west_ruffs_and_gives_the_lead_back = "C5 C2 CA C3 C9 C4 S2 CT S3 S4 SA S5"
    assert lead("76.876.8765.87", "43.A43.KQ5.KQ6", west_ruffs_and_gives_the_lead_back, "4S")[0] == "C"


def test_no_ruff_and_discard_is_given() -> None:
    both_void = "C5 C2 CA D2"
    assert lead("6.876.8765.87", "K43.A43.KQ5.", both_void, "4S")[0] != "C"
