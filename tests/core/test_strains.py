"""Law 18E: the rank of the denominations."""

from tapete.core import Strain, Suit


def test_the_strains_rank_clubs_diamonds_hearts_spades_no_trump() -> None:
    assert [str(strain) for strain in sorted(Strain)] == ["C", "D", "H", "S", "NT"]


def test_every_suit_is_the_trump_suit_of_its_strain() -> None:
    assert [suit.strain.suit for suit in Suit] == list(Suit)


def test_no_trump_has_no_suit() -> None:
    assert Strain.NOTRUMP.suit is None


def test_clubs_and_diamonds_are_the_minors() -> None:
    assert [strain for strain in Strain if strain.is_minor] == [Strain.CLUBS, Strain.DIAMONDS]
