"""The rows of a printed scoring table, with places for every form's figures."""

from __future__ import annotations

from enum import Enum

import msgspec

from tapete.core import Strain
from tapete.scoring.reason import Reason


class ByDoubling(msgspec.Struct, frozen=True):
    """The same thing undoubled, doubled and redoubled."""

    undoubled: int
    doubled: int
    redoubled: int


class TrickRow(msgspec.Struct, frozen=True):
    """What odd tricks are worth in a strain: the first, and each one after it."""

    strain: Strain
    first: ByDoubling
    following: ByDoubling


class OvertrickRow(msgspec.Struct, frozen=True):
    """What a trick over the contract puts above the line."""

    strain: Strain
    not_vulnerable: ByDoubling
    vulnerable: ByDoubling


class UndertrickRow(msgspec.Struct, frozen=True):
    """What so many undertricks cost together."""

    undertricks: int
    not_vulnerable: ByDoubling
    vulnerable: ByDoubling


class SlamRow(msgspec.Struct, frozen=True):
    """A slam: 12 tricks or all 13."""

    tricks: int
    not_vulnerable: int
    vulnerable: int


class Holding(Enum):
    """How the honors lie: in one hand, or in both hands of a pair."""

    THREE = "three"
    FOUR_DIVIDED = "four_divided"
    FIVE_AS_3_2 = "five_as_3_2"
    FOUR_IN_ONE = "four_in_one"
    FIVE_AS_4_1 = "five_as_4_1"
    FIVE_IN_ONE = "five_in_one"

    def __repr__(self) -> str:
        return f"Holding.{self.name}"


class HonorsRow(msgspec.Struct, frozen=True):
    """What honors that lie so are worth, from clubs to no trump; None where they cannot."""

    holding: Holding
    points: tuple[int | None, ...]


class BonusCase(Enum):
    """When a bonus is given that no single trick earns."""

    RUBBER_IN_TWO_GAMES = "rubber_in_two_games"
    RUBBER_IN_THREE_GAMES = "rubber_in_three_games"
    ONLY_GAME = "only_game"
    ONLY_PART_SCORE = "only_part_score"
    GAME = "game"
    GAME_VULNERABLE = "game_vulnerable"
    PART_SCORE = "part_score"

    def __repr__(self) -> str:
        return f"BonusCase.{self.name}"


class BonusRow(msgspec.Struct, frozen=True):
    """A bonus, and why it is given."""

    case: BonusCase
    reason: Reason
    points: int
