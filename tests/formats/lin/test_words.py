"""Calls and cards written together: what cannot be read of them reads as nothing by itself either."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tapete.formats import lin
from tapete.formats.lin.words import SpelledCalls, read_calls, read_cards


@given(
    st.lists(st.sampled_from(["p", "aP", "allpass", "1c", "7NT", "d", "XX", "!", " ", "1", "s", "a", "-"]))
)
def test_what_is_no_call_is_none_alone_either(pieces: list[str]) -> None:
    spelled = read_calls("".join(pieces))
    assert read_calls(spelled.rest) == SpelledCalls((), spelled.rest)


@given(st.lists(st.sampled_from(["HQ", "s10", "dt", "H", "1", "0", " ", "\n", ",", "q"])))
def test_what_is_no_card_is_none_alone_either(pieces: list[str]) -> None:
    _, rest = read_cards("".join(pieces))
    assert read_cards(rest) == ((), rest)


def test_a_call_and_the_passes_behind_it_may_be_written_together() -> None:
    assert [str(call) for call in lin.read("mb|pAp|").boards[0].record.calls] == ["P"] * 4
    assert [str(call) for call in lin.read("mb|1NallPass|").boards[0].record.calls] == ["1NT", "P", "P", "P"]


def test_blanks_may_stand_between_cards() -> None:
    (board,) = lin.read("pc|HQ H4\nHK|").boards
    assert [str(card) for card in board.record.cards] == ["HQ", "H4", "HK"]


def test_nobody_passes_any_more_once_a_card_is_played() -> None:
    reading = lin.read("mb|1C|pc|HQ|mb|ap|")
    assert [str(call) for call in reading.boards[0].record.calls] == ["1C"]
    assert [fault.code for fault in reading.faults] == ["notation/call"]
