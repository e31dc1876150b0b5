# ruff: noqa: N818 (errors here are named by what is wrong)
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

_Hands = tuple[int, int, int, int]
_Row = list[int]

class BadPosition(ValueError):
    """Hands or a trick that cannot be; it says in which way."""

class NotFinished(RuntimeError):
    """A question that took longer than its seconds."""

class Stopped(NotFinished):
    """A question whose `stop` was set."""

class Stop:
    """Set by whoever wants an answer no more, from any thread."""

    def __init__(self) -> None: ...
    def set(self) -> None: ...
    @property
    def is_set(self) -> bool: ...

def instructions() -> list[str]:
    """Those that this processor has, of "plain", "avx2" and "avx512"."""

class Solver:
    """A double-dummy solver on some threads. Its answers do not depend on what it was asked before.

    `instructions` is the best there is unless it is named, `memory` the bytes that a thread may take: when
    they are used up it forgets what it knows and goes on. Every question may take `seconds` (0: as long as
    it takes), else it raises `NotFinished`; and it raises `BadPosition`. Another thread may use the same
    solver: it waits.
    """

    def __init__(self, *, threads: int = 1, instructions: str = "", memory: int = ...) -> None: ...
    @property
    def threads(self) -> int: ...
    @property
    def memory(self) -> int:
        """Bytes taken at present."""
    def table(
        self, hands: _Hands, *, seconds: float = 0.0, stop: Stop | None = None
    ) -> tuple[_Row, _Row, _Row, _Row, _Row]:
        """Tricks by strain and declarer. Hands of one length, which may be fewer than thirteen cards."""
    def strain(self, hands: _Hands, strain: int, *, seconds: float = 0.0, stop: Stop | None = None) -> _Row:
        """Tricks by declarer in one strain."""
    def cards(
        self,
        hands: _Hands,
        strain: int,
        leader: int,
        trick: Sequence[int] = (),
        *,
        low: int = 0,
        high: int = 13,
        seconds: float = 0.0,
        stop: Stop | None = None,
    ) -> list[tuple[int, int]]:
        """Each legal card, highest first, with the further tricks of the side in turn, that on the table too.

        `hands` are what is left without the cards of `trick`. Tricks beyond `low` and `high` are told as
        these: with low = goal - 1, high = goal it is asked only whether that is reached, which is quicker.
        """
    def cards_along(
        self,
        hands: _Hands,
        strain: int,
        leader: int,
        play: Sequence[int],
        *,
        seconds: float = 0.0,
        stop: Stop | None = None,
    ) -> list[list[tuple[int, int]]]:
        """What `cards` tells before each card of a play."""
    def trace(
        self,
        hands: _Hands,
        strain: int,
        leader: int,
        play: Sequence[int],
        *,
        seconds: float = 0.0,
        stop: Stop | None = None,
    ) -> list[int]:
        """Tricks of North-South in all, at everybody's best, before the first card and after each."""
    def tables(
        self, hands: npt.NDArray[np.uint64], *, seconds: float = 0.0, stop: Stop | None = None
    ) -> npt.NDArray[np.int8]:
        """Of hands (n, 4) the tables (n, 5, 4), over all threads; -2 all through for a deal not finished."""
    def cards_of_each(
        self,
        hands: npt.NDArray[np.uint64],
        strains: npt.NDArray[np.int8],
        leaders: npt.NDArray[np.int8],
        tricks: npt.NDArray[np.int8],
        *,
        low: int = 0,
        high: int = 13,
        seconds: float = 0.0,
        stop: Stop | None = None,
    ) -> npt.NDArray[np.int8]:
        """What `cards` tells of n positions, over all threads: (n, 52), -1 where a card is not legal.

        `hands` is (n, 4), `strains` and `leaders` (n,), `tricks` (n, 3) with -1 behind the cards on the
        table. A row is -2 all through where it was not finished.
        """
    def cards_of_layouts(
        self,
        hands: npt.NDArray[np.uint64],
        strain: int,
        leader: int,
        trick: Sequence[int] = (),
        *,
        low: int = 0,
        high: int = 13,
        seconds: float = 0.0,
        stop: Stop | None = None,
    ) -> npt.NDArray[np.int8]:
        """The same where only the hands differ."""
