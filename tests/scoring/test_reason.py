import pytest

from tapete.scoring import Reason


@pytest.mark.parametrize("reason", Reason)
def test_each_reason_names_its_law_and_its_section(reason: Reason) -> None:
    whole_rubber = {"rubber": 74, "unfinished_game": 80, "unfinished_part_score": 80}
    duplicate = {"game_bonus": 77, "part_score_bonus": 77}
    assert reason.law == (whole_rubber | duplicate).get(reason.value, 81)
    sections = dict.fromkeys(whole_rubber, "000 §06") | dict.fromkeys(duplicate, "004")
    assert reason.section == sections.get(reason.value, "000 §05")


def test_the_reasons_are_those_of_the_command_line() -> None:
    assert [reason.value for reason in Reason] == [
        "tricks",
        "overtricks",
        "insult",
        "slam",
        "undertricks",
        "honors",
        "rubber",
        "unfinished_game",
        "unfinished_part_score",
        "game_bonus",
        "part_score_bonus",
    ]


def test_a_reason_is_written_as_it_is_typed() -> None:
    assert repr(Reason.SLAM) == "Reason.SLAM"
