"""A pad is what was written on it, in its order, each line once."""

import pytest
from msgspec.structs import replace

from pad.writing import PASSED, SEATS, Evening
from tapete.pad import OpenPad, PadError, Written, apply, replay, step
from tapete.pad.commands import AddPlayer, GoOn, PadPlayer, RenamePlayer, StartUnit
from tapete.pad.log import MOST_LINES
from tapete.scoring import Form


def test_a_command_that_was_done_is_not_done_again() -> None:
    pad = Evening().sits().deals(PASSED).pad
    assert step(pad, "c1", StartUnit("u1", SEATS), 9.0) == ()
    assert step(pad, "open", GoOn(), 9.0) == ()
    assert pad.done == {"open": 1, "c1": 2, "c2": 3}


def test_a_line_says_what_was_written_when_and_by_which_command() -> None:
    command = AddPlayer(PadPlayer("E", "Enric"))
    assert step(Evening().pad, "mine", command, 5.5) == (Written("mine", 5.5, command),)


def test_the_version_counts_the_lines() -> None:
    evening = Evening().sits().deals(PASSED, PASSED)
    assert evening.pad.version == evening.view.version == len(evening.lines) == 4


def test_a_log_goes_on_from_where_it_was_read_to() -> None:
    evening = Evening().sits().deals(PASSED, "4H S 10")
    assert replay(evening.lines[2:], replay(evening.lines[:2])) == evening.pad


def test_what_cannot_be_written_leaves_no_line() -> None:
    with pytest.raises(PadError, match="pad/not-ended: The evening is still open"):
        step(Evening().pad, "mine", GoOn(), 5.5)


def test_a_log_begins_with_its_opening() -> None:
    with pytest.raises(AssertionError):
        apply(None, Written("c", 0.0, GoOn()))
    with pytest.raises(AssertionError):
        replay([])


def test_a_pad_has_an_end() -> None:
    pad = replace(Evening().sits().pad, version=MOST_LINES)
    with pytest.raises(PadError) as caught:
        step(pad, "one more", RenamePlayer("A", "Anna"), 0.0)
    assert caught.value.code == "pad/full"
    assert step(pad, "c1", RenamePlayer("A", "Anna"), 0.0) == ()


def test_every_form_can_be_opened() -> None:
    assert [Evening(form).pad.form for form in Form] == list(Form)
    assert isinstance(Evening().lines[0].command, OpenPad)
