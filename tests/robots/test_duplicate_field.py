"""A field of robots for the same boards: each table in its own way, and none of them absurd."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from tapete.core import DEALS, BySeat, Deal, Outcome
from tapete.robots import BOOK, Player, field, play_deal
from tapete.robots.temperament import BY_THE_BOOK, Temperament
from tapete.scoring import Terms, duplicate
from tapete.scoring.duplicate import score_ns
from tapete.scoring.imps import imps

SHEET = duplicate.start()
TABLES = 8


@cache
def boards(count: int) -> tuple[tuple[Deal, Terms], ...]:
    chance, found = Random(3), list[tuple[Deal, Terms]]()
    for number in range(1, count + 1):
        terms = duplicate.terms(SHEET, number)
        assert terms is not None
        found.append((Deal.from_number(chance.randrange(DEALS)), terms))
    return tuple(found)


def results(tables: int, seed: int, count: int) -> list[list[Outcome]]:
    """What each table made of each board."""
    players = field(tables, seed)
    return [[play_deal(deal, terms, SHEET, each)[2] for each in players] for deal, terms in boards(count)]


def against_the_book(tables: int, seed: int, count: int) -> Iterator[int]:
    """IMPs of every pair of the field on every board, both sides of it, against four robots of the book."""
    for deal, terms in boards(count):
        par = score_ns(play_deal(deal, terms, SHEET)[2], terms.vulnerability)
        for table in field(tables, seed):
            north_south, east_west = table.north, table.east
            for sign, seats in ((1, mixed(north_south, BOOK)), (-1, mixed(BOOK, east_west))):
                score = score_ns(play_deal(deal, terms, SHEET, seats)[2], terms.vulnerability)
                yield sign * imps(score - par)


def mixed(north_south: Player, east_west: Player) -> BySeat[Player]:
    return BySeat(north_south, east_west, north_south, east_west)


def test_the_same_seed_gives_the_same_results() -> None:
    assert results(3, 9, 3) == results(3, 9, 3)


def test_more_tables_are_the_same_tables_and_some_more() -> None:
    assert [row[:2] for row in results(4, 9, 3)] == results(2, 9, 3)


@pytest.mark.thorough
def test_tables_of_a_field_come_to_different_results() -> None:
    different = [len(set(row)) for row in results(TABLES, 1, 12)]
    assert sum(count > 1 for count in different) >= 8
    assert sum(different) / len(different) >= 2.2


@pytest.mark.thorough
def test_a_field_loses_little_against_the_book() -> None:
    lost = list(against_the_book(2, 2, 12))
    assert sum(lost) / len(lost) >= -2


@pytest.mark.slow
def test_a_larger_field_loses_little_against_the_book() -> None:
    lost = list(against_the_book(TABLES, 2, 60))
    assert sum(lost) / len(lost) >= -0.9


def test_a_player_of_the_book_has_no_whims() -> None:
    assert all(BY_THE_BOOK.whim(5, matter) == 0 for matter in range(50))


def test_whims_are_within_their_bounds_and_always_the_same_of_the_same_matter() -> None:
    player = Temperament(taste=77)
    found = [player.whim(2, matter, 1) for matter in range(200)]
    assert set(found) == {-2, -1, 0, 1, 2}
    assert found == [player.whim(2, matter, 1) for matter in range(200)]
    assert any(one != other for one, other in pairwise(found))
