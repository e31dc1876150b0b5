"""The order that the Laws give to suits, ranks, seats and the rest."""

from itertools import permutations

import pytest

from tapete.core import Doubling, Rank, Seat, Side, Strain, Suit, Vulnerability
from tapete.core.order import Ordered

KINDS: tuple[type[Ordered], ...] = (Suit, Strain, Rank, Seat, Side, Vulnerability, Doubling)


@pytest.mark.parametrize("kind", KINDS)
def test_members_are_ordered_by_their_place(kind: type[Ordered]) -> None:
    members = tuple(kind)
    assert [member.index for member in members] == list(range(len(members)))
    for low in members:
        for high in members:
            assert (low < high, low <= high) == (low.index < high.index, low.index <= high.index)
            assert (low > high, low >= high) == (low.index > high.index, low.index >= high.index)


@pytest.mark.parametrize("kind", KINDS)
def test_a_member_is_read_from_its_text_and_pasted_from_its_repr(kind: type[Ordered]) -> None:
    for member in kind:
        assert kind(str(member)) is member
        assert repr(member) == f"{kind.__name__}.{member.name}"


def test_different_kinds_never_compare() -> None:
    for one, other in permutations((next(iter(kind)) for kind in KINDS), 2):
        assert one != other
        for comparison in ("__lt__", "__le__", "__gt__", "__ge__"):
            assert getattr(one, comparison)(other) is NotImplemented, (one, other)
        with pytest.raises(TypeError):
            _ = one < other


def test_the_type_checker_refuses_to_compare_kinds() -> None:
    with pytest.raises(TypeError):
        _ = Seat.NORTH < Suit.CLUBS  # type: ignore[operator]  # an unused ignore would fail the check


@pytest.mark.parametrize("kind", KINDS)
def test_a_set_of_members_keeps_one_order_in_every_run(kind: type[Ordered]) -> None:
    assert [hash(member) for member in kind] == list(range(len(tuple(kind))))
