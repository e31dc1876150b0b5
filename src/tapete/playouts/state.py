"""What stands at a table, a record for each, and the plain way to go on from there: by numpy, all at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tapete.core import CALLS
from tapete.playouts.games import NO_CARD, NOBODY, NOBODY_BID, Small

State = npt.NDArray[np.void]
Masks = npt.NDArray[np.uint64]
Places = npt.NDArray[np.intp]
Truths = npt.NDArray[np.bool_]
Actions = npt.NDArray[np.integer[Any]]

FIRST_CARD = len(CALLS)
PASS, DOUBLE, REDOUBLE = NOBODY_BID, NOBODY_BID + 1, NOBODY_BID + 2

RECORD = np.dtype([
    ("left", "u8", 4),
    ("named", "u1", (2, 5)),
    ("trick", "u1", 4),
    ("tricks", "u1", 2),
    ("turn", "u1"),
    ("bid", "u1"),
    ("doubling", "u1"),
    ("declarer", "u1"),
    ("leader", "u1"),
    ("bidder", "u1"),
    ("passes", "u1"),
    ("played", "u1"),
    ("is_over", "?"),
    ("spare", "u1", 7),
])  # fmt: skip
"""64 bytes, as C++ has them too: the cards each seat still holds; for each side and strain who named it
first; the present trick; tricks won by each side; and, by the index of what it stands for, the rest."""

_ONE = np.uint64(1)
_SUIT = np.uint64((1 << 13) - 1)
_BIDS = np.uint64((1 << NOBODY_BID) - 1)


def begun(hands: Masks, dealers: Small) -> State:
    """Tables before the first call."""
    state = np.zeros(len(dealers), RECORD)
    state["left"], state["turn"], state["bid"] = hands, dealers, NOBODY_BID
    state["named"] = state["declarer"] = state["leader"] = NOBODY
    state["trick"] = NO_CARD
    return state


def legal_calls(state: State) -> Masks:
    """Bit by `Call.index`, what may be called at each table."""
    has_bid = state["bid"] != NOBODY_BID
    above = np.where(has_bid, state["bid"] + 1, 0).astype(np.uint64)
    calls = _BIDS >> above << above | _ONE << np.uint64(PASS)
    theirs = (state["bidder"] ^ state["turn"]) & 1 == 1
    calls |= (has_bid & theirs & (state["doubling"] == 0)).astype(np.uint64) << np.uint64(DOUBLE)
    calls |= (has_bid & ~theirs & (state["doubling"] == 1)).astype(np.uint64) << np.uint64(REDOUBLE)
    return np.where((state["declarer"] == NOBODY) & ~state["is_over"], calls, np.uint64(0))


def legal_cards(state: State) -> Masks:
    """Bit by `Card.index`, what may be played at each table."""
    held = state["left"][np.arange(len(state)), state["turn"]]
    led = state["trick"][:, 0]
    suit = _SUIT << (led // 13 % 4 * 13).astype(np.uint64)
    follow = np.where(led == NO_CARD, held, held & suit)
    may = (state["declarer"] != NOBODY) & ~state["is_over"]
    return np.where(may, np.where(follow == 0, held, follow), np.uint64(0))


def legal(state: State) -> Truths:
    """Which actions are legal, calls and then cards."""
    calls, cards = _bits(legal_calls(state), FIRST_CARD), _bits(legal_cards(state), 52)
    return np.concatenate([calls, cards], axis=1)


def act(state: State, actions: Actions) -> int:
    """A call or a card at each table; the first where that is not legal, and nothing is done, or -1."""
    going = ~state["is_over"]
    auction = going & (state["declarer"] == NOBODY)
    playing = going & ~auction
    is_legal = np.where(auction, _is_in(actions, legal_calls(state)), ~playing)
    is_legal |= playing & _is_in(actions - FIRST_CARD, legal_cards(state))
    if not is_legal.all():
        return int(np.argmin(is_legal))
    _call(state, np.flatnonzero(auction), actions[auction].astype(np.uint8))
    _play(state, np.flatnonzero(playing), (actions[playing] - FIRST_CARD).astype(np.uint8))
    return -1


def _is_in(places: Actions, masks: Masks) -> Truths:
    is_place = (places >= 0) & (places < 64)
    bits = masks >> np.where(is_place, places, 63).astype(np.uint64) & _ONE
    found: Truths = is_place & (bits == 1)
    return found


def _call(state: State, at: Places, calls: Small) -> None:
    turns = state["turn"][at]
    passes = np.where(calls == PASS, state["passes"][at] + 1, 0)
    state["passes"][at] = passes
    state["doubling"][at] = np.where(calls == PASS, state["doubling"][at], np.maximum(calls, PASS) - PASS)
    is_bid = calls < NOBODY_BID
    bid, who, strains = at[is_bid], turns[is_bid], calls[is_bid] % 5
    state["bid"][bid], state["bidder"][bid] = calls[is_bid], who
    first = state["named"][bid, who & 1, strains]
    state["named"][bid, who & 1, strains] = np.where(first == NOBODY, who, first)
    state["turn"][at] = (turns + 1) % 4
    has_bid = state["bid"][at] != NOBODY_BID
    state["is_over"][at[~has_bid & (passes == 4)]] = True
    done = at[has_bid & (passes == 3)]
    declarers = state["named"][done, state["bidder"][done] & 1, state["bid"][done] % 5]
    state["declarer"][done] = declarers
    state["leader"][done] = state["turn"][done] = (declarers + 1) % 4


def _play(state: State, at: Places, cards: Small) -> None:
    turns = state["turn"][at]
    state["left"][at, turns] &= ~(_ONE << cards.astype(np.uint64))
    place = state["played"][at] % 4
    state["trick"][at, place] = cards
    state["played"][at] += 1
    state["turn"][at] = (turns + 1) % 4
    full = at[place == 3]
    winners = (state["leader"][full] + _winning_places(state, full)) % 4
    state["leader"][full] = state["turn"][full] = winners
    state["tricks"][full, winners & 1] += 1
    state["trick"][full] = NO_CARD
    state["is_over"][full[state["played"][full] == 52]] = True


def _winning_places(state: State, at: Places) -> Small:
    """The place of the card that wins a full trick: the highest trump, else of the suit led."""
    cards = state["trick"][at].astype(np.int16)
    suits = cards // 13
    trumps = (state["bid"][at] % 5)[:, None]
    worth = cards + np.where(suits == trumps, 128, np.where(suits == suits[:, :1], 64, 0))
    best: Small = worth.argmax(axis=1).astype(np.uint8)
    return best


def _bits(masks: Masks, count: int) -> Truths:
    """The lowest so many bits of each mask."""
    octets = masks.astype("<u8").view(np.uint8).reshape(len(masks), 8)
    return np.unpackbits(octets, axis=1, count=count, bitorder="little").view(np.bool_)
