"""Who plays this evening."""

import pytest

from pad.writing import NAMES, Evening
from tapete.pad import OpenPad, PadError, open_pad
from tapete.pad.commands import AddPlayer, MarkAway, PadPlayer, RenamePlayer
from tapete.scoring import Form


def opening(*names: str, form: Form = Form.RUBBER) -> str:
    """The code with which a pad for these is refused."""
    players = tuple(PadPlayer(f"{number}", name) for number, name in enumerate(names))
    with pytest.raises(PadError) as caught:
        open_pad("open", OpenPad(form, players), 0.0)
    return caught.value.code


@pytest.mark.parametrize("form", Form)
def test_bridge_is_played_by_four_and_at_home_by_no_more_than_the_pad_takes(form: Form) -> None:
    most = 16 if form is Form.DUPLICATE else 6
    assert opening(*"abc", form=form) == "pad/players"
    assert opening(*map(chr, range(97, 98 + most)), form=form) == "pad/players"


def test_everybody_has_a_name_of_his_own() -> None:
    assert opening("Anna", "Berta", "Carles", " anna ") == "pad/same-name"
    assert [opening("Anna", "Berta", "Carles", name) for name in ("", "x" * 41, "a\u202eb")] == [
        "pad/bad-name"
    ] * 3


def test_a_name_is_kept_with_single_blanks_and_composed_accents() -> None:
    evening = Evening().write(AddPlayer(PadPlayer("n", "  Nu\u0301ria   Pons ")))
    assert evening.pad.players[-1].name == "Núria Pons"


def test_a_fifth_and_a_sixth_may_join_and_no_seventh() -> None:
    evening = Evening().write(*(AddPlayer(PadPlayer(name, name)) for name in ("Enric", "Fina")))
    assert [player.name for player in evening.pad.players] == [*NAMES[:4], "Enric", "Fina"]
    assert evening.refusal(AddPlayer(PadPlayer("G", "Gil"))).code == "pad/players"
    assert not evening.view.may.add_player


def test_nobody_joins_twice() -> None:
    assert Evening().refusal(AddPlayer(PadPlayer("A", "Otra"))).code == "pad/id-used"
    assert Evening().refusal(AddPlayer(PadPlayer("X", "Anna"))).code == "pad/same-name"


def test_a_misspelt_name_is_written_anew_everywhere() -> None:
    evening = Evening().write(RenamePlayer("A", "Ana"), RenamePlayer("A", "ana"))
    assert evening.pad.players[0] == PadPlayer("A", "ana")
    assert evening.refusal(RenamePlayer("A", "Berta")).code == "pad/same-name"
    assert evening.refusal(RenamePlayer("Z", "Zoe")).code == "pad/no-such-player"


def test_somebody_goes_home_and_comes_back() -> None:
    evening = Evening(players=5).write(MarkAway("B", True), MarkAway("B", True))
    assert evening.view.away == ("B",)
    assert evening.write(MarkAway("B", False)).view.away == ()
    assert evening.refusal(MarkAway("Z", True)).code == "pad/no-such-player"
