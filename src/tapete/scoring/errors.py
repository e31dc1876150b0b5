"""What cannot be scored, and the errors that say so.

The tree, whole::

    ValueError
    └── ScoreError        a stable code, a rubber Law, what is wrong in words
        ├── RubberOver    a deal after the rubber has ended
        │   └── SetOver   the same in the other forms
        ├── HonorsRefused a claim of honors that the Laws or the pack forbid
        │   └── DealtHonorsRefused the same in the game of 1920, in which nobody claims
        └── CannotCompare scores that cannot be compared (duplicate)
"""

from __future__ import annotations


class ScoreError(ValueError):
    """Something that the score sheet cannot take; `law` is its number in the rubber code."""

    def __init__(self, code: str, law: int, text: str) -> None:
        super().__init__(code, law, text)
        self.code, self.law, self.text = code, law, text

    def __str__(self) -> str:
        return f"Law {self.law}: {self.text}"


class RubberOver(ScoreError):  # noqa: N818 (as the Laws would say it)
    """The rubber has ended: nothing more can be scored on it (Law 74; Law 80 when interrupted)."""

    def __init__(self, last_deal: int, *, interrupted: bool) -> None:
        law, how = (80, "was interrupted") if interrupted else (74, "ended")
        super().__init__("score/rubber-over", law, f"the rubber {how} after deal {last_deal}")


class SetOver(RubberOver):
    """A set of deals has ended or was closed; the code is the rubber's, so that programs need only one."""

    def __init__(self, text: str) -> None:
        ScoreError.__init__(self, "score/rubber-over", 74, text)

    def __str__(self) -> str:
        return self.text


class HonorsRefused(ScoreError):  # noqa: N818 (as the Laws would say it)
    """A claim of honors that comes too late, twice, for too few or for more than there are."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"score/honors-{code}", 81, text)


class DealtHonorsRefused(HonorsRefused):
    """Honors that cannot have been dealt, in the auction bridge of 1920: known by the section of its spec."""

    def __str__(self) -> str:
        return f"§07 of 1920: {self.text}"


class CannotCompare(ScoreError):  # noqa: N818 (as the Laws would say it)
    """Scores that no method of comparing can take; the Law is that of the duplicate code."""

    def __init__(self, text: str) -> None:
        super().__init__("score/cannot-compare", 78, text)

    def __str__(self) -> str:
        return f"Law 78 of duplicate: {self.text}"
