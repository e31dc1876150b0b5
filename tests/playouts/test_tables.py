"""Tables side by side: at each of them the same is legal, and the same comes of it, as in core."""

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import strategies
from tapete.core import CALLS, Auction, Deal, Hand, Play, Seat
from tapete.playouts import ACTIONS, FIRST_CARD, NO_ACTION, NOBODY, NOBODY_BID, PlayoutError, Tables, playouts

SEATS = tuple(Seat)
BY_INDEX = sorted(CALLS, key=lambda call: call.index)


def actions_of(games: int, seed: int) -> tuple[Tables, npt.NDArray[np.int64]]:
    """Tables with the deals of some random games, and what was done at each of them, step by step."""
    played = playouts(games, seed)
    rows = []
    for game in range(games):
        cards = [FIRST_CARD + card.index for card in played.cards_of(game)]
        rows.append(played.calls_of(game).tolist() + cards)
    steps = max(map(len, rows))
    table = np.array([row + [NO_ACTION] * (steps - len(row)) for row in rows])
    return Tables(played.hands, played.dealers), table.T


class InCore:
    """One table, by core."""

    def __init__(self, deal: Deal, dealer: Seat) -> None:
        self.deal, self.auction = deal, Auction.start(dealer)
        self.play: Play | None = None

    def act(self, action: int) -> None:
        if action == NO_ACTION:
            return
        if self.play is not None:
            (card,) = Hand(1 << action - FIRST_CARD)
            self.play = self.play.after(card, self.deal[self.play.turn])
            return
        self.auction = self.auction.after(BY_INDEX[action])
        if self.auction.contract is not None:
            self.play = Play.start(self.auction.contract)

    @property
    def legal(self) -> list[int]:
        if self.play is None:
            return sorted(call.index for call in self.auction.legal_calls())
        if self.play.is_over:
            return []
        cards = self.play.legal_cards(self.deal[self.play.turn])
        return sorted(FIRST_CARD + card.index for card in cards)

    @property
    def seen(self) -> Hand:
        if self.play is None:
            return self.deal[self.auction.turn]
        contract, turn = self.auction.contract, self.play.turn
        assert contract is not None
        is_faced = bool(self.play.cards)
        eyes = contract.declarer if turn is contract.dummy and is_faced else turn
        own = self.deal[eyes] | (self.deal[contract.dummy] if is_faced else Hand())
        return own - Hand(self.play.played)


def test_at_each_table_the_same_is_legal_as_in_core() -> None:
    tables, steps = actions_of(40, seed=2)
    core = [
        InCore(deal, SEATS[dealer])
        for deal, dealer in zip(_deals(tables), tables.dealers.tolist(), strict=True)
    ]
    for actions in steps:
        legal, seen = tables.legal(), tables.seen().tolist()
        for table, one in enumerate(core):
            assert np.flatnonzero(legal[table]).tolist() == one.legal
            if one.legal:
                assert seen[table] == one.seen.mask
        tables.act(actions)
        for one, action in zip(core, actions.tolist(), strict=True):
            one.act(action)
    assert tables.is_over.all() and not tables.legal().any()


def _deals(tables: Tables) -> list[Deal]:
    games = playouts(len(tables), 0, hands=tables.hands)
    return [games.deal(table) for table in range(len(tables))]


@settings(max_examples=5)
@given(st.integers(0, 2**64 - 1))
def test_a_game_ends_as_it_did_when_it_was_played_out(seed: int) -> None:
    games = playouts(200, seed)
    tables, steps = actions_of(200, seed)
    for actions in steps:
        tables.act(actions)
    assert np.array_equal(tables.bids, games.bids)
    assert np.array_equal(tables.doublings, games.doublings)
    assert np.array_equal(tables.declarers, games.declarers)
    played = games.bids != NOBODY_BID
    taken = tables.tricks[np.arange(200), games.declarers & 1]
    assert np.array_equal(taken[played], games.tricks_taken[played])
    assert (tables.tricks.sum(axis=1) == 13 * played).all() and not tables.left[played].any()


def test_four_passes_end_a_game_without_a_card() -> None:
    tables, _ = actions_of(2, seed=1)
    for _ in range(4):
        assert not tables.is_over.any()
        tables.act(np.array([35, 35]))
    assert tables.is_over.all() and not tables.legal().any()
    assert tables.declarers.tolist() == [NOBODY, NOBODY]
    tables.act(np.array([NO_ACTION, 5]))


@given(st.lists(st.integers(-(2**40), 2**40) | st.integers(-2, ACTIONS), min_size=2, max_size=2))
def test_what_is_not_legal_is_refused_and_changes_nothing(actions: list[int]) -> None:
    tables, steps = actions_of(2, seed=3)
    for done in steps[:20]:
        tables.act(done)
    legal, before = tables.legal(), tables.left.copy()
    good = [0 <= action < ACTIONS and bool(legal[table, action]) for table, action in enumerate(actions)]
    if all(good):
        tables.act(np.array(actions))
        return
    with pytest.raises(PlayoutError, match=f"action {actions[good.index(False)]} is not legal at table"):
        tables.act(np.array(actions))
    assert np.array_equal(tables.left, before) and np.array_equal(tables.legal(), legal)


@pytest.mark.parametrize("actions", [np.array([1]), np.array([1.0, 2.0]), np.array([[1], [2]])])
def test_there_is_an_action_for_each_table(actions: npt.NDArray[np.int64]) -> None:
    tables, _ = actions_of(2, seed=1)
    with pytest.raises(PlayoutError, match="for each of 2 tables"):
        tables.act(actions)


@given(strategies.deals)
def test_a_table_begins_with_a_deal_and_a_dealer(deal: Deal) -> None:
    hands = np.array([[hand.mask for hand in deal.hands]], np.uint64)
    with pytest.raises(PlayoutError, match="dealer 0"):
        Tables(hands, np.array([4]))
    with pytest.raises(PlayoutError, match="no deal"):
        Tables(hands >> np.uint64(1), np.array([0]))


def test_tables_that_are_none_do_nothing() -> None:
    tables = Tables(np.zeros((0, 4), np.uint64), np.zeros(0, np.uint8))
    tables.act(np.zeros(0, np.int64))
    assert (len(tables), tables.legal().shape, len(tables.seen())) == (0, (0, ACTIONS), 0)


def test_what_was_done_can_be_taken_back() -> None:
    tables, steps = actions_of(3, seed=4)
    tables.act(steps[0])
    before, legal = tables.state.copy(), tables.legal()
    for actions in steps[1:30]:
        tables.act(actions)
    tables.state[:] = before
    assert np.array_equal(tables.legal(), legal)
    tables.act(steps[1])
