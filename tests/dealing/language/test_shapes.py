"""Shapes are those of the 560 that they say."""

import pytest

from tapete.dealing.language.shapes import every_shape, parse_shape

ALL = every_shape()


def test_there_are_560_shapes_of_13_cards() -> None:
    assert len(set(ALL)) == len(ALL) == 560
    assert all(sum(shape) == 13 for shape in ALL)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("5+S 4+H", sum(s >= 5 and h >= 4 for _, _, h, s in ALL)),
        ("4333", 1),
        ("any 4333", 4),
        ("ANY 3343", 4),
        ("any 4432", 12),
        ("any 5431", 24),
        ("any 4432 | any 4333 | any 5332", 28),
        ("xxxx", 560),
        ("54xx", 5),
        ("54xx 2-D", 3),
        ("6..7S", sum(s in (6, 7) for *_, s in ALL)),
        ("13S", 1),
        ("0♣ 6+♦", sum(c == 0 and d >= 6 for c, d, *_ in ALL)),
        ("5+s|5+h", sum(s >= 5 or h >= 5 for _, _, h, s in ALL)),
    ],
)
def test_a_text_stands_for_so_many_shapes(text: str, count: int) -> None:
    shape = parse_shape(text)
    assert sum(map(shape.holds, ALL)) == count
