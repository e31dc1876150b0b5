from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

_Small = npt.NDArray[np.uint8]

def deal_out(numbers: npt.NDArray[np.uint16], given: Sequence[int]) -> npt.NDArray[np.uint16]: ...
def layouts(
    known: Sequence[int],
    spans: Sequence[Sequence[tuple[int, int]]],
    cannot: Sequence[int],
    thresholds: Sequence[Sequence[int]],
    count: int,
    seed: int,
    most_tries: int,
) -> tuple[npt.NDArray[np.uint64], int]: ...
def playouts(
    count: int,
    seed: int,
    first: int,
    hands: npt.NDArray[np.uint64] | None,
    dealers: _Small | None,
    threads: int,
    quick: bool,
) -> tuple[
    npt.NDArray[np.uint64], _Small, _Small, npt.NDArray[np.int64], _Small, _Small, _Small, _Small, _Small
]: ...
def legal(records: _Small) -> _Small: ...
def act(records: _Small, actions: npt.NDArray[np.int64]) -> int: ...
