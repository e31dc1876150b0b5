"""What is thrown away: neither winners, nor the guards of honors, nor trumps."""

from robots.tables import NEW_SHEET, to_choose
from tapete.robots import choose_card

SOUTH_RUNS_CLUBS = "HT H2 H5 HJ CA"
"""South has won a heart and leads the ace of clubs, of which West has none."""


def thrown(own: str, dummy: str, contract: str = "3NT") -> str:
    return str(choose_card(to_choose(own, dummy, SOUTH_RUNS_CLUBS, contract), NEW_SHEET))


def test_a_small_card_of_a_long_useless_suit_is_thrown() -> None:
    assert thrown("K2.A.87643.", "AQ3.43.52.5432") == "D3"


def test_a_king_keeps_its_guard() -> None:
    assert thrown("K2..876.", "AQ3.43.AK52.5432") != "S2"


def test_winners_are_kept() -> None:
    assert thrown("32.AK.876.", "AQ4.43.952.5432")[0] != "H"


def test_as_many_cards_are_kept_as_dummy_has() -> None:
    assert thrown("T987.32.J864.", "AQ.4.KQT5.543")[0] != "D"


def test_a_trump_is_not_thrown_away() -> None:
    assert thrown("32.2.87643.", "AQ4.43.952.5432", "4C")[0] != "C"
