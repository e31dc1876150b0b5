import pytest

from tapete.scoring import Reason


@pytest.mark.parametrize("reason", Reason)
def test_each_reason_names_its_law_and_its_section(reason: Reason) -> None:
    whole_rubber = {"rubber": 74, "unfinished_game": 80, "unfinished_part_score": 80}
    assert reason.law == whole_rubber.get(reason.value, 81)
    assert reason.section == ("000 §06" if reason.value in whole_rubber else "000 §05")


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
    ]


def test_a_reason_is_written_as_it_is_typed() -> None:
    assert repr(Reason.SLAM) == "Reason.SLAM"
