"""What a decision may cost sets how many layouts are drawn."""

from tapete.robots.thinking import Effort


def test_fewer_layouts_are_looked_at_in_the_first_tricks_than_later() -> None:
    assert Effort(2.0).layouts_at(0) < Effort(2.0).layouts_at(8) == 400


def test_no_more_are_drawn_than_there_is_time_for_or_than_are_wanted() -> None:
    assert Effort(0.05).layouts_at(8) == 20
    assert Effort(0.0).layouts_at(8) == 10
    assert Effort(2.0, layouts=7).layouts_at(0) == 7
