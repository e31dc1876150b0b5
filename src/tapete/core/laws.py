"""What the Laws forbid, and the errors that say so.

The tree, whole::

    ValueError
    ├── NotationError     cannot read it: line, column, text
    │   └── ImpossibleContract  a contract that no auction can end in: the number of its Law too
    ├── ImpossibleOutcome tricks that nobody can have won: a code, the number of a Law, text
    └── Illegal           read it, not allowed: a Law, what was tried, where
        ├── IllegalCall
        └── IllegalPlay

Anything else that is raised is a bug of ours and is never caught in an inner room.

The numbers are the same in the rubber and the duplicate codes; what follows an irregularity is not.
The table in `docs/core.md` says where the two part.
"""

from __future__ import annotations

from enum import Enum


class Code(Enum):
    """The books that number their laws: those of rubber bridge and of duplicate."""

    RUBBER = "rubber"
    DUPLICATE = "duplicate"

    def __repr__(self) -> str:
        return f"Code.{self.name}"


class Law(Enum):
    """A rule that a call or a card can break: its number in the Laws and its stable code."""

    OUT_OF_TURN = (29, "call/out-of-turn")
    INSUFFICIENT = (27, "call/insufficient")
    INADMISSIBLE_DOUBLE = (36, "call/inadmissible-double")
    INADMISSIBLE_REDOUBLE = (36, "call/inadmissible-redouble")
    AUCTION_OVER = (39, "call/auction-over")
    MUST_FOLLOW = (44, "play/must-follow")
    LEAD_OUT_OF_TURN = (53, "play/out-of-turn")
    NOT_HELD = (45, "play/not-held")
    PLAY_OVER = (44, "play/over")

    def __init__(self, number: int, code: str) -> None:
        self.number = number
        self.code = code

    def __repr__(self) -> str:
        return f"Law.{self.name}"


class NotationError(ValueError):
    """Text that cannot be read; says where: line and column count from 1."""

    def __init__(self, line: int, column: int, text: str) -> None:
        super().__init__(line, column, text)
        self.line, self.column, self.text = line, column, text

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.text}"


class ImpossibleContract(NotationError):  # noqa: N818 (as the Laws would say it)
    """A contract of more than seven odd tricks or fewer than one, or doubled thrice (Laws 18 and 19)."""

    def __init__(self, line: int, column: int, text: str, law: int) -> None:
        super().__init__(line, column, text)
        self.args, self.law = (line, column, text, law), law


class ImpossibleOutcome(ValueError):  # noqa: N818 (as the Laws would say it)
    """More tricks than a pack has, fewer than none, or any in a passed-out deal."""

    code = "score/tricks-impossible"

    def __init__(self, text: str, law: int) -> None:
        super().__init__(text, law)
        self.text, self.law = text, law

    def __str__(self) -> str:
        return f"Law {self.law}: {self.text}"


class Illegal(ValueError):  # noqa: N818 (the Laws' own word)
    """Something that was read well and that a Law forbids."""

    def __init__(self, law: Law, attempt: object, state: object) -> None:
        super().__init__(law, attempt, state)
        self.law, self.attempt, self.state = law, attempt, state

    def __str__(self) -> str:
        return f"Law {self.law.number}: {self.attempt} is not allowed after {self.state}"


class IllegalCall(Illegal):
    """A call that the auction so far forbids."""


class IllegalPlay(Illegal):
    """A card that the play so far, or the hand it comes from, forbids."""
