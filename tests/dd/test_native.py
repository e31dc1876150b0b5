"""What our own solver has beyond the port: threads, time, an end on demand, and what it says of nonsense."""

import os
import signal
import threading
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dd.golden import FREAK, PLAYED, ROWS, strain_of
from tapete.core import BySeat, Card, Deal, Hand, Play, Seat, Strain, parse_cards
from tapete.dd import NotFinished, NotSolvable, Position, TrickTable

tapete_native = pytest.importorskip("tapete_native", reason="it was not built: there is no C++ compiler")
native = pytest.importorskip("tapete.dd.native")

ACES, KINGS, QUEENS, JACKS = (sum(1 << 13 * suit + rank for suit in range(4)) for rank in (12, 11, 10, 9))
HANDS = (ACES, KINGS, QUEENS, JACKS)


def masks(deal: Deal) -> tuple[int, ...]:
    return tuple(hand.mask for hand in deal.hands)


def played(row: dict[str, Any]) -> Play:
    text = row["play"]
    cards = " ".join(text[place : place + 2] for place in range(0, len(text), 2))
    return Play.of(strain_of(row), Seat(row["leader"]), cards)


@pytest.mark.thorough
def test_many_tables_come_in_order_whatever_the_threads() -> None:
    deals = [Deal.parse(row["deal"]) for row in ROWS[:3]]
    expected = tuple(TrickTable.read(row["table"]) for row in ROWS[:3])
    assert native.Native(threads=3).tables(deals) == expected
    assert native.Native(threads=1).tables(deals) == expected
    assert native.Native(threads=2).tables([]) == ()


@pytest.mark.parametrize("row", PLAYED[:4], ids=lambda row: row["id"])
def test_a_play_is_told_from_its_end_as_card_by_card(row: dict[str, Any]) -> None:
    deal, play = Deal.parse(row["deal"]), played(row)
    solver = native.Native()
    along = solver.cards_along(deal.hands, play)
    now = Play.of(play.trump, play.opening_leader, "")
    assert {str(card): tricks for card, tricks in along[0].items()} == row["lead_tricks_for_leader_side"]
    for card, values in list(zip(play.cards, along, strict=True))[:12]:
        assert values == solver.cards(Position(deal.hands, now))
        now = now.after(card, deal[now.turn])
    trace = tapete_native.Solver().trace(
        masks(deal), play.trump.index, play.opening_leader.index, [card.index for card in play.cards]
    )
    declarers = trace if play.opening_leader.rho.side.seats[0] is Seat.NORTH else [13 - ns for ns in trace]
    expected = row["trace_declarer_tricks"]
    assert declarers[: len(expected)] == expected


def test_a_deal_that_takes_too_long_is_not_finished_and_the_solver_goes_on() -> None:
    hasty = native.Native(threads=2, seconds=0.01)
    with pytest.raises(NotFinished):
        hasty.table(FREAK)
    left = np.array([masks(FREAK)] * 2, np.uint64)
    assert (hasty.cards_of_layouts(Play.of(Strain.SPADES, Seat.NORTH, ""), left) == -2).all()
    ending = Deal.parse(ROWS[0]["deal"])
    fast, slow = native.Native(seconds=60).tables([ending]), hasty.tables([FREAK])
    assert fast == (TrickTable.read(ROWS[0]["table"]),)
    assert isinstance(slow[0], NotFinished) and str(slow[0]) == "not solved in 0.01 seconds"
    with pytest.raises(NotFinished):
        hasty.cards_of_each([Position(FREAK.hands, Play.of(Strain.SPADES, Seat.NORTH, ""))])


@pytest.mark.parametrize("ask", ["table", "tables"])
def test_a_question_can_be_stopped_from_another_thread(ask: str) -> None:
    stop, solver = tapete_native.Stop(), tapete_native.Solver(threads=2)
    question = masks(FREAK) if ask == "table" else np.array([masks(FREAK)] * 3, np.uint64)
    timer = threading.Timer(0.01, stop.set)
    timer.start()
    with pytest.raises(tapete_native.Stopped, match="stopped"):
        getattr(solver, ask)(question, stop=stop)
    timer.join()
    assert stop.is_set
    assert solver.table(HANDS)[4] == [4, 0, 4, 0]


def interrupted(*_: object) -> None:
    """What Ctrl-C does."""
    raise KeyboardInterrupt


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="no such signal on this system")
@pytest.mark.parametrize("ask", ["table", "tables"])
def test_a_signal_is_seen_to_while_a_question_is_answered(ask: str) -> None:
    solver = tapete_native.Solver(threads=2)
    question = masks(FREAK) if ask == "table" else np.array([masks(FREAK)] * 3, np.uint64)
    before = signal.signal(signal.SIGUSR1, interrupted)
    timer = threading.Timer(0.02, os.kill, (os.getpid(), signal.SIGUSR1))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            getattr(solver, ask)(question, seconds=60)
    finally:
        timer.join()
        signal.signal(signal.SIGUSR1, before)
    assert solver.table(HANDS)[4] == [4, 0, 4, 0]


def test_with_hardly_any_memory_it_forgets_and_is_still_right() -> None:
    solver = tapete_native.Solver(memory=1)
    deal = Deal.parse(ROWS[1]["deal"])
    expected = TrickTable.read(ROWS[1]["table"])
    found = solver.table(masks(deal))
    assert [found[strain.index] for strain in Strain] == [
        [expected[seat][strain] for seat in Seat] for strain in Strain
    ]
    assert solver.memory < 16_000_000


def test_several_threads_may_ask_one_solver() -> None:
    solver = native.Native()
    deal = Deal.parse(ROWS[2]["deal"])
    found: list[TrickTable] = []
    threads = [threading.Thread(target=lambda: found.append(solver.table(deal))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [TrickTable.read(ROWS[2]["table"])] * 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (((0, 0, 0, 0), 4), "North holds 0 cards"),
        (((ACES, KINGS, QUEENS, 1), 4), "West holds 1 cards, North 4"),
        (((ACES, ACES, QUEENS, JACKS), 4), "CA is there twice, the second time in East's hand"),
        (((1 << 52, 1, 2, 4), 4), "North's hand has bits that are no cards"),
        ((HANDS, 5), "a strain is 0 to 4, not 5"),
        ((HANDS, -1), "a strain is 0 to 4"),
    ],
)
def test_hands_that_cannot_be_are_refused_with_what_is_wrong(arguments: tuple[Any, ...], said: str) -> None:
    with pytest.raises(tapete_native.BadPosition, match=said):
        tapete_native.Solver().strain(*arguments)


@pytest.mark.parametrize(
    ("leader", "trick", "said"),
    [
        (4, [], "a seat is 0 to 3, not 4"),
        (3, [52], "a card is 0 to 51, not 52"),
        (3, [-3], "a card is 0 to 51"),
        (3, [12], "CA is there twice, the second time on the table"),
        (3, [0], "West holds 4 cards instead of 3"),
        (0, [0, 1, 2, 3], "at most three cards"),
    ],
)
def test_a_trick_that_cannot_be_is_refused(leader: int, trick: list[int], said: str) -> None:
    with pytest.raises(tapete_native.BadPosition, match=said):
        tapete_native.Solver().cards(HANDS, 4, leader, trick)


def test_a_revoke_on_the_table_is_refused_in_the_words_of_the_port() -> None:
    left = BySeat(*map(Hand.parse, ("A...", "K...", "Q3...", "J4...")))
    play = Play(Strain.NOTRUMP, Seat.NORTH, Seat.NORTH, Seat.SOUTH, parse_cards("S5 H5"), played=0)
    with pytest.raises(NotSolvable, match="East played H5 and still has a card of the suit led"):
        native.Native().cards(Position(left, play))


@pytest.mark.parametrize(
    ("play", "said"), [([0], "North does not hold C2"), ([12, 24], "East must follow suit, not play DK")]
)
def test_a_play_that_breaks_the_law_is_refused(play: list[int], said: str) -> None:
    solver = tapete_native.Solver()
    for ask in (solver.trace, solver.cards_along):
        with pytest.raises(tapete_native.BadPosition, match=said):
            ask(HANDS, 4, 0, play)


def test_what_is_wrong_in_a_batch_is_told_with_its_number() -> None:
    solver = tapete_native.Solver()
    with pytest.raises(tapete_native.BadPosition, match="number 1: South holds 0 cards"):
        solver.tables(np.array([HANDS, (1, 2, 0, 4)], np.uint64))
    small = np.zeros(2, np.int8)
    with pytest.raises(tapete_native.BadPosition, match="as many strains"):
        solver.cards_of_each(np.array([HANDS], np.uint64), small, small, np.full((2, 3), -1, np.int8))
    with pytest.raises(tapete_native.BadPosition, match="tricks from 3 to 2"):
        solver.cards(HANDS, 4, 0, low=3, high=2)


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="1 to 1024"):
        tapete_native.Solver(threads=0)
    with pytest.raises(ValueError, match="not mmx"):
        tapete_native.Solver(instructions="mmx")


anything = (
    st.integers(-(1 << 65), 1 << 65) | st.integers(-2, 55) | st.floats() | st.text(max_size=2) | st.none()
)
small_hands = st.permutations(range(12)).map(
    lambda cards: [sum(1 << c for c in cards[i::4]) for i in range(4)]
)
SOLVER = tapete_native.Solver(threads=2)


@given(
    st.sampled_from(("table", "strain", "cards", "cards_along", "trace", "tables", "cards_of_layouts")),
    small_hands | st.lists(anything, max_size=5),
    st.lists(st.integers(0, 5) | anything | st.lists(st.integers(-1, 53) | anything, max_size=5), max_size=3),
    st.dictionaries(st.sampled_from(("low", "high", "seconds", "stop", "trick")), anything, max_size=2),
)
def test_whatever_is_asked_is_answered_or_refused(
    ask: str, hands: list[Any], more: list[Any], named: dict[str, Any]
) -> None:
    array = ask in {"tables", "cards_of_layouts"}
    try:
        question = np.array([hands, hands], np.uint64) if array else tuple(hands)
    except (TypeError, ValueError, OverflowError):
        return
    with suppress(TypeError, ValueError, tapete_native.NotFinished):
        getattr(SOLVER, ask)(question, *more, **{"seconds": 1.0, **named})


def test_an_answer_names_cards_from_the_highest_down() -> None:
    found = tapete_native.Solver().cards(HANDS, 4, 0)
    assert found == [(Card.parse(name).index, 4) for name in ("SA", "HA", "DA", "CA")]
