"""The values themselves."""

from tapete.rulings import Chooser, irregularity


def test_a_chooser_is_pasted_from_its_repr() -> None:
    assert [repr(chooser) for chooser in Chooser] == [f"Chooser.{chooser.name}" for chooser in Chooser]


def test_a_law_is_cited_with_its_part() -> None:
    redress, bid = irregularity("revoke-redress"), irregularity("insufficient-bid")
    assert redress is not None and bid is not None
    assert (redress.number, bid.number) == ("64C", "27")
