"""Whole games: legal to the last card, the same for a seed however they are asked for, and both ways."""

from math import sqrt

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import strategies
from tapete.core import BIDS, DECK, Deal, Seat
from tapete.dealing.chance import Chance, SeedError
from tapete.dealing.native import hot
from tapete.playouts import NO_CARD, NOBODY, NOBODY_BID, Games, PlayoutError, playouts
from tapete.playouts.playouts import plainly, turns

COLUMNS = Games.__struct_fields__


def assert_the_same(one: Games, other: Games) -> None:
    for name in COLUMNS:
        column, like = getattr(one, name), getattr(other, name)
        assert (column.dtype, column.shape) == (like.dtype, like.shape), name
        assert np.array_equal(column, like), name


def some(games: Games, start: int, end: int) -> Games:
    """Some of the games in a row."""
    first, last = games.starts[start], games.starts[end]
    return Games(
        **{name: getattr(games, name)[start:end] for name in COLUMNS if name not in {"calls", "starts"}},
        calls=games.calls[first:last],
        starts=games.starts[start : end + 1] - first,
    )


@pytest.fixture(scope="module")
def games() -> Games:
    return playouts(300, seed=5)


def test_every_call_and_card_of_every_game_is_legal(games: Games) -> None:
    for game in range(len(games)):
        auction, play = games.auction(game), games.play(game)
        assert auction.is_over
        contract = auction.contract
        if contract is None:
            assert play is None and games.cards_of(game) == ()
            continue
        assert play is not None and play.is_over
        assert (BIDS[games.bids[game]], games.doublings[game]) == (contract.bid, contract.doubling.index)
        assert games.declarers[game] == contract.declarer.index
        assert games.tricks_taken[game] == play.tricks_won(contract.declarer.side)


def test_a_game_all_four_passed_has_no_contract_and_no_card() -> None:
    games = playouts(100_000 if hot else 2_000, seed=0)
    passed = games.bids == NOBODY_BID
    if hot:
        assert passed.sum() == pytest.approx(100_000 / 36**4, abs=4)
    assert (games.declarers[passed] == NOBODY).all() and (games.cards[passed] == NO_CARD).all()
    assert not games.tricks_taken[passed].any() and not games.doublings[passed].any()


@settings(max_examples=8)
@given(st.integers(0, 2**64 - 1), st.integers(0, 20), st.integers(0, 10))
def test_a_game_is_the_same_however_it_is_asked_for(seed: int, before: int, count: int) -> None:
    whole = playouts(before + count, seed)
    assert_the_same(playouts(count, seed, first=before), some(whole, before, before + count))


def test_the_deals_are_those_of_the_seed_alone(games: Games) -> None:
    deals = {games.deal(game) for game in range(len(games))}
    assert len(deals) == len(games)
    assert games.dealers[:5].tolist() == [0, 1, 2, 3, 0]


@given(st.lists(st.tuples(strategies.deals, strategies.seats), max_size=4), st.integers(0, 2**64 - 1))
def test_deals_and_dealers_can_be_given(given_: list[tuple[Deal, Seat]], seed: int) -> None:
    hands = np.array([[hand.mask for hand in deal.hands] for deal, _ in given_], np.uint64).reshape(-1, 4)
    dealers = np.array([seat.index for _, seat in given_], np.int64)
    games = playouts(len(given_), seed, hands=hands, dealers=dealers)
    for game, (deal, dealer) in enumerate(given_):
        assert (games.deal(game), games.auction(game).dealer) == (deal, dealer)
    assert_the_same(games, plainly(seed, 0, hands, dealers))


@pytest.fixture(scope="module")
def by_core() -> Games:
    return plainly(9, 70, None, turns(600, 70))


@pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")
@pytest.mark.parametrize("quick", [True, False], ids=["newer machines", "any machine"])
@pytest.mark.parametrize("threads", [1, 3])
def test_core_plays_the_same_games_as_cpp(by_core: Games, quick: bool, threads: int) -> None:
    assert hot is not None
    assert_the_same(by_core, Games(*hot.playouts(600, 9, 70, None, None, threads, quick)))


@pytest.mark.slow
@pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")
def test_core_plays_the_same_twenty_thousand_games_as_cpp() -> None:
    assert hot is not None
    quick = Games(*hot.playouts(20_000, 1, 0, None, None, 2, True))
    assert_the_same(plainly(1, 0, None, turns(20_000, 0)), quick)


def test_each_card_is_dealt_to_each_seat_as_often() -> None:
    count = 5_000 if hot else 500
    hands = playouts(count, seed=3).hands
    held = (hands[:, :, None] >> np.arange(52, dtype=np.uint64) & np.uint64(1)).sum(axis=0)
    assert np.abs(held - count / 4).max() < 5 * sqrt(count * 3 / 16)


def test_the_first_call_is_each_of_36_as_often() -> None:
    count = 50_000 if hot else 1_000
    games = playouts(count, seed=4)
    times = np.bincount(games.calls[games.starts[:-1]], minlength=36)
    assert len(times) == 36
    assert ((times - count / 36) ** 2 / (count / 36)).sum() < 35 + 5 * sqrt(70)


def test_the_numbers_of_a_game_lie_where_they_should(games: Games) -> None:
    """The first number of game 2 says which card changes with the last of the pack."""
    last = DECK[Chance(5, 2 * 1024).below(52)]
    assert games.deal(2).holder(last) is Seat.WEST


def test_calls_can_be_laid_out_as_a_table(games: Games) -> None:
    table = games.table_of_calls()
    assert table.shape == (len(games), np.diff(games.starts).max())
    for game, row in enumerate(table.tolist()):
        assert [call for call in row if call != NOBODY] == games.calls_of(game).tolist()
    assert playouts(0, seed=1).table_of_calls().shape == (0, 0)


DEAL = np.array([[hand.mask for hand in Deal.from_number(3).hands]], np.uint64)


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        (DEAL.astype(np.int64), "masks of 64 bits"),
        (DEAL[0], "masks of 64 bits"),
        (np.repeat(DEAL, 2, axis=0), r"the shape \(1, 4\)"),
        (DEAL[:, [0, 0, 2, 3]], "row 0 of the hands is no deal"),
        (DEAL | np.uint64(1 << 60), "row 0 of the hands is no deal"),
    ],
)
def test_what_is_no_deal_is_refused(hands: npt.NDArray[np.uint64], words: str) -> None:
    with pytest.raises(PlayoutError, match=words):
        playouts(1, 1, hands=hands)


@pytest.mark.parametrize(
    ("dealers", "words"),
    [
        (np.array([0.0]), "whole numbers"),
        (np.array([0, 1]), "whole numbers"),
        (np.array([4]), "dealer 0 is no seat"),
        (np.array([-1]), "dealer 0 is no seat"),
    ],
)
def test_who_is_no_dealer_is_refused(dealers: npt.NDArray[np.int64], words: str) -> None:
    with pytest.raises(PlayoutError, match=words):
        playouts(1, 1, dealers=dealers)


@pytest.mark.parametrize(("count", "first", "threads"), [(-1, 0, 1), (1, -1, 1), (1, 2**54, 1), (1, 0, 0)])
def test_numbers_that_cannot_be_are_refused(count: int, first: int, threads: int) -> None:
    with pytest.raises(PlayoutError, match="cannot be"):
        playouts(count, 1, first=first, threads=threads)


def test_a_seed_that_is_none_is_refused() -> None:
    with pytest.raises(SeedError):
        playouts(1, -1)


JUNK = st.one_of(
    st.none(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=3),
    st.builds(
        np.zeros,
        st.sampled_from([(3,), (2, 4), (4,), ()]),
        st.sampled_from(["u1", "u8", "f8"]),
    ),
)


@pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")
@settings(max_examples=60)
@given(JUNK, st.integers(1, 6))
def test_the_binding_refuses_what_is_no_argument(junk: object, place: int) -> None:
    assert hot is not None
    arguments: list[object] = [2, 1, 0, None, None, 1, True]
    arguments[place] = junk
    try:
        Games(*hot.playouts(*arguments))
    except (TypeError, ValueError):
        return
