"""What C++ does at many tables is what numpy does, and records that are no tables never lead it astray."""

from types import ModuleType

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.dealing.native import hot
from tapete.playouts import ACTIONS, FIRST_CARD, NO_ACTION, NOBODY, NOBODY_BID, playouts
from tapete.playouts import state as plainly

pytestmark = pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")

Bytes = npt.NDArray[np.uint8]


def built() -> ModuleType:
    assert hot is not None
    return hot


def begun(count: int, seed: int) -> plainly.State:
    games = playouts(count, seed)
    return plainly.begun(games.hands, games.dealers)


def bytes_of(state: plainly.State) -> Bytes:
    return state.view(np.uint8).reshape(len(state), plainly.RECORD.itemsize)


@settings(max_examples=5)
@given(st.integers(0, 2**32), st.integers(1, 40))
def test_both_ways_go_through_the_same_states(seed: int, count: int) -> None:
    """Any action now and then: most of them are not legal, and then nothing changes."""
    plain, quick = begun(count, seed), begun(count, seed)
    rng = np.random.default_rng(seed)
    while not plain["is_over"].all():
        legal = plainly.legal(plain)
        assert np.array_equal(built().legal(bytes_of(quick)).view(np.bool_), legal)
        actions = (rng.random(legal.shape) * legal).argmax(axis=1)
        if rng.random() < 0.2:
            actions[rng.integers(count)] = rng.integers(-3, ACTIONS + 3)
        assert plainly.act(plain, actions) == built().act(bytes_of(quick), actions)
        assert np.array_equal(bytes_of(plain), bytes_of(quick))


@settings(max_examples=40)
@given(st.binary(min_size=64, max_size=64), st.integers(-5, 100), st.booleans())
def test_a_record_that_is_no_table_is_refused_or_harmless(junk: bytes, action: int, is_play: bool) -> None:
    state = np.frombuffer(junk, plainly.RECORD).copy()
    if is_play:
        state["turn"] %= 4
        state["bidder"] %= 4
        state["declarer"] %= 4
        state["leader"] %= 4
        state["bid"] %= NOBODY_BID
        state["played"] %= 53
    said = []
    for ask in (built().legal, lambda records: built().act(records, np.array([action]))):
        try:
            ask(bytes_of(state))
        except ValueError as error:
            said.append(str(error))
    assert set(said) <= {"record 0 is no table"}


@pytest.mark.parametrize(
    "records",
    [
        np.zeros((2, 63), np.uint8),
        np.zeros((2, 64), np.int64),
        np.zeros((4, 128), np.uint8)[:, ::2],
        np.zeros(64, np.uint8),
        None,
    ],
)
def test_what_are_no_records_are_refused(records: object) -> None:
    with pytest.raises(TypeError):
        built().legal(records)


@pytest.mark.parametrize("actions", [np.zeros(3, np.int64), np.zeros(2), np.zeros((2, 1), np.int64), [0, 0]])
def test_there_is_an_action_of_64_bits_for_each_record(actions: object) -> None:
    state = begun(2, 1)
    with pytest.raises((TypeError, ValueError)):
        built().act(bytes_of(state), actions)
    assert np.array_equal(state, begun(2, 1))


def test_a_record_says_of_every_place_that_nothing_is_there_yet() -> None:
    (one,) = begun(1, 1)
    assert (one["declarer"], one["bid"], one["trick"].tolist()) == (NOBODY, NOBODY_BID, [NOBODY] * 4)
    assert (plainly.RECORD.itemsize, FIRST_CARD, NO_ACTION) == (64, 38, -1)
