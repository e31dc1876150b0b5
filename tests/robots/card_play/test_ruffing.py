"""Void in the suit led: ruff, overruff, or throw a card away."""

from robots.tables import NEW_SHEET, to_choose
from tapete.robots import choose_card


def play(own: str, dummy: str, cards: str, contract: str = "4S") -> str:
    return str(choose_card(to_choose(own, dummy, cards, contract), NEW_SHEET))


def test_a_defender_ruffs_declarers_winner_with_his_lowest_trump() -> None:
    assert play("T42.Q.9876.", "AK.43.543.", "HT H2 H5 HJ CA") == "S2"


def test_a_defender_does_not_ruff_partners_winner() -> None:
    assert play("T42.65.9876.", "53.43.543.32", "CA C4") in ("D6", "H5")


def test_a_defender_overruffs_as_cheaply_as_he_can() -> None:
    assert play("T42.65.9876.", "5.43.543.432", "CK S3") == "S4"


def test_declarer_ruffs_in_dummy() -> None:
    assert play("KQJT.8.AKQ.432", "532.43.5432.", "CA") == "S2"


def test_nobody_ruffs_what_he_cannot_win() -> None:
    assert play("42.65.9876.", "5.43.543.432", "CK SQ") in ("D6", "H5")
