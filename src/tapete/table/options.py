"""What is settled when a table is made."""

from __future__ import annotations

from enum import Enum

import msgspec

from tapete.scoring.chicago import Vulnerable
from tapete.scoring.duplicate import Scoring


class Undo(Enum):
    """What may be taken back when the other side consents."""

    NEVER = "never"
    AUCTION = "auction"
    ANY = "any"


class Seats(Enum):
    """Whether the people keep the seats they took, or the draw makes the partnerships (Law 3)."""

    FIXED = "fixed"
    DRAWN = "drawn"


class Partners(Enum):
    """What becomes of the partnerships after the four deals of Chicago."""

    CHANGE = "change"
    KEEP = "keep"


class Skill(Enum):
    """How the robots at a table choose their cards."""

    QUICK = "quick"
    STRONG = "strong"


MOST_BOARDS = 36


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    undo: Undo = Undo.AUCTION
    """What may be taken back by consent."""
    hints: bool = True
    """Whether a player may ask what the book would call or play."""
    honors_reminder: bool = True
    """Whether the holder of honors, and he alone, is reminded to claim them."""
    tempo: int = 1000
    """Milliseconds that a robot takes over a call or a card, 0 to 10,000."""
    skill: Skill = Skill.STRONG
    """Whether robots play by rule of thumb, or work each card out over the layouts that may be."""
    watchers: bool = True
    """Whether people behind no one's chair may look on; if not, they see who sits and what seat is free."""
    seats: Seats = Seats.FIXED
    """Whether seats stay as taken or are drawn for."""
    prepared_deals: bool = False
    """Whether the house may lay out prepared deals, as in a lesson; every view says that it does."""
    vulnerable: Vulnerable = Vulnerable.DEALER
    """Chicago: which side is vulnerable on the second and third deal."""
    honors: bool = True
    """Chicago: whether honors are scored."""
    partners: Partners = Partners.CHANGE
    """Chicago: whether the next four deals are played with another partner, where seats are not drawn."""
    boards: int = 8
    """Duplicate: how many boards a set has, 1 to 36."""
    scoring: Scoring = Scoring.MATCHPOINTS
    """Duplicate: what the boards are played for; robots bid and play accordingly."""

    def __post_init__(self) -> None:
        if not 0 <= self.tempo <= 10_000:
            raise ValueError(f"a robot's tempo is 0 to 10,000 milliseconds, not {self.tempo}")
        if not 1 <= self.boards <= MOST_BOARDS:
            raise ValueError(f"a set has 1 to {MOST_BOARDS} boards, not {self.boards}")
