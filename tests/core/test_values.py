"""What all values of the room have in common: frozen, hashable, pasted back from their repr, of one kind."""

import copy
import operator
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tapete.core
from strategies import (
    auctions,
    boards,
    calls,
    cards,
    contracts,
    deals,
    hands,
    outcomes,
    partial_deals,
    plays,
    seats,
    sides,
    strains,
    suits,
    vulnerabilities,
)
from tapete.core import (
    BySeat,
    BySide,
    Code,
    Contradiction,
    Doubling,
    Law,
    PlainCall,
    Play,
    Rank,
    Record,
    SeatView,
    Stated,
    Trick,
    Words,
    seat_view,
)

NAMES = {name: getattr(tapete.core, name) for name in tapete.core.__all__}


@st.composite
def views(draw: st.DrawFn) -> SeatView:
    board, auction = draw(boards), draw(auctions())
    play = None if auction.contract is None else Play.start(auction.contract)
    return seat_view(draw(seats), board.vulnerability, board.deal, auction, play)


records = st.builds(
    Record,
    deal=partial_deals(),
    dealer=st.none() | seats,
    calls=auctions().map(lambda auction: auction.calls),
    stated=st.builds(Stated, declarer=st.none() | seats),
)
KINDS: dict[str, st.SearchStrategy[Any]] = {
    "Side": sides,
    "Seat": seats,
    "Suit": suits,
    "Strain": strains,
    "Rank": st.sampled_from(Rank),
    "Vulnerability": vulnerabilities,
    "Doubling": st.sampled_from(Doubling),
    "Law": st.sampled_from(Law),
    "Code": st.sampled_from(Code),
    "Words": st.builds(Words, *[st.text(max_size=5)] * 3),
    "PlainCall": st.sampled_from(PlainCall),
    "Bid": calls.filter(lambda call: not isinstance(call, PlainCall)),
    "Card": cards,
    "Hand": hands,
    "Deal": deals,
    "PartialDeal": partial_deals(),
    "Board": boards,
    "Contract": contracts,
    "Auction": auctions(),
    "Trick": st.builds(Trick, seats, st.lists(cards, max_size=4).map(tuple)),
    "Play": deals.flatmap(plays),
    "Outcome": outcomes(),
    "SeatView": views(),
    "BySeat": st.builds(BySeat, *[st.integers()] * 4),
    "BySide": st.builds(BySide, cards, cards),
    "Stated": st.builds(Stated, declarer=seats),
    "Record": records,
    "Replay": records.map(Record.replay),
    "Contradiction": st.builds(Contradiction, *[st.text(max_size=5)] * 3),
}


def of_each_kind(test: Callable[..., None]) -> Callable[[], None]:
    """A property of any value: few examples, since each of them is a value of every kind."""
    return settings(max_examples=4)(given(st.tuples(*KINDS.values()))(test))


ORDERINGS: tuple[Callable[[Any, Any], object], ...] = (operator.lt, operator.le, operator.gt, operator.ge)


def test_every_kind_of_value_the_room_offers_is_tried_here() -> None:
    classes = {name for name, thing in NAMES.items() if isinstance(thing, type)}
    errors = {name for name in classes if issubclass(NAMES[name], Exception)}
    assert classes - errors - {"Call"} == set(KINDS)


@of_each_kind
def test_a_value_is_pasted_back_from_its_repr(values: tuple[Any, ...]) -> None:
    for value in values:
        pasted = eval(repr(value), dict(NAMES))
        assert type(pasted) is type(value)
        assert pasted == value
        assert hash(pasted) == hash(value)


@of_each_kind
def test_a_value_survives_a_pickle_and_a_copy(values: tuple[Any, ...]) -> None:
    for value in values:
        for again in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
            assert type(again) is type(value)
            assert again == value
            assert hash(again) == hash(value)


@of_each_kind
def test_a_value_made_of_others_cannot_be_changed(values: tuple[Any, ...]) -> None:
    for value in values:
        for field in getattr(value, "__struct_fields__", ()):
            with pytest.raises(AttributeError):
                setattr(value, field, None)
            with pytest.raises(AttributeError):
                delattr(value, field)


@of_each_kind
def test_different_kinds_are_never_equal_and_never_ordered(values: tuple[Any, ...]) -> None:
    for one, other in permutations(values, 2):
        assert one != other
    assert len(set(values)) == len(values)


def test_only_what_the_laws_rank_is_ordered() -> None:
    ranked = {"Side", "Seat", "Suit", "Strain", "Rank", "Vulnerability", "Doubling", "Bid", "Card"}
    samples = {name: kind for name, kind in NAMES.items() if name in ranked - {"Bid", "Card"}}
    firsts = [next(iter(kind)) for kind in samples.values()] + [tapete.core.BIDS[0], tapete.core.DECK[0]]
    for one, other in permutations((*firsts, tapete.core.PASS, tapete.core.PACK, 0, "N", None), 2):
        for ordering in ORDERINGS:
            with pytest.raises(TypeError):
                ordering(one, other)


def test_every_value_made_of_others_is_a_frozen_struct() -> None:
    structs = [
        thing for thing in NAMES.values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    ]
    assert len(structs) == 17
    assert all(struct.__struct_config__.frozen for struct in structs)


RUN = """
from tapete.core import *
print(list({*Seat, *Suit, *Strain}) == list({*Seat, *Suit, *Strain}), list(set(DECK)), list(set(CALLS)))
print([list(map(str, kind)) for kind in map(set, (Seat, Suit, Strain, Rank, PlainCall))])
"""


def test_sets_of_cards_calls_and_seats_keep_one_order_whatever_the_seed_of_the_hash() -> None:
    """Text hashes otherwise in every process; the same seed of chance must give the same lines."""
    answers = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", RUN], env=environment, capture_output=True, text=True, check=True
        )
        answers.add(done.stdout)
    assert len(answers) == 1
