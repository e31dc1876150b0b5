from tapete.scoring import Reason


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
        "adjustment",
    ]


def test_a_reason_is_written_as_it_is_typed() -> None:
    assert repr(Reason.SLAM) == "Reason.SLAM"
