"""A condition: its text, its tree, and of which deals of a batch it is true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import eq, ge, gt, le, lt, ne
from typing import Protocol, assert_never

import msgspec
import numpy as np
import numpy.typing as npt

from tapete.core import Bid, Deal, Seat, Strain
from tapete.dealing.batch import Batch, Numbers, Truths
from tapete.dealing.functions import FUNCTIONS
from tapete.dealing.language.parser import parse
from tapete.dealing.language.tree import (
    All,
    Any,
    Argument,
    Asked,
    Compared,
    Node,
    Not,
    Number,
    Numeric,
    Product,
    Relation,
    Sum,
    Truth,
)


class Solver(Protocol):
    """Says how many tricks a declarer takes with all cards in view, of each deal in turn."""

    def __call__(self, deals: Sequence[Deal], declarer: Seat, strain: Strain, /) -> Sequence[int]: ...  # noqa: D102


class NoSolver(ValueError):  # noqa: N818 (what is wrong, in the words of whoever deals)
    """A condition asks for tricks with all cards in view and nobody was passed in who can say."""


_COMPARE: dict[Relation, Callable[[Numbers, Numbers], Truths]] = {
    Relation.LESS: lt,
    Relation.AT_MOST: le,
    Relation.EQUAL: eq,
    Relation.NOT_EQUAL: ne,
    Relation.AT_LEAST: ge,
    Relation.MORE: gt,
}


class Condition(msgspec.Struct, frozen=True):
    """Something that is true or not of a deal.

    >>> condition = Condition.parse("hcp(N) in 15..17 and balanced(N)")
    >>> condition.holds(Batch.of([Deal.from_number(0)])).tolist()
    [False]
    """

    text: str
    tree: Truth

    @staticmethod
    def parse(text: str) -> Condition:
        """Read a condition; raises `ConditionError`, which says where and what was expected."""
        return Condition(text, parse(text))

    @property
    def parts(self) -> tuple[Truth, ...]:
        """What must all be true, in the order in which it is cheapest to ask."""
        whole = self.tree.of if isinstance(self.tree, All) else (self.tree,)
        return tuple(sorted(whole, key=needs_solver))

    @property
    def needs_solver(self) -> bool:
        """Whether it asks for tricks with all cards in view."""
        return needs_solver(self.tree)

    def holds(self, batch: Batch, solver: Solver | None = None) -> Truths:
        """Of which deals it is true; raises `NoSolver`."""
        return Judge(batch, solver).truth(self.tree)


def needs_solver(node: Node) -> bool:
    """Whether a solver must be asked."""
    match node:
        case Asked(function):
            return FUNCTIONS[function].measure is None
        case Compared(left=left, right=right) | Sum(left=left, right=right) | Product(left=left, right=right):
            return needs_solver(left) or needs_solver(right)
        case Not(of=of):
            return needs_solver(of)
        case All(of=parts) | Any(of=parts):
            return any(map(needs_solver, parts))
        case _:
            return False


class Judge:
    """Answers for one batch; a solver is asked last, and only where the rest leaves it open."""

    def __init__(self, batch: Batch, solver: Solver | None = None) -> None:
        self._batch, self._solver = batch, solver

    def truth(self, node: Truth) -> Truths:
        """Of which deals a part of a condition is true."""
        match node:
            case Compared(left, relation, right):
                return _COMPARE[relation](self.number(left), self.number(right))
            case Not(of):
                return np.logical_not(self.truth(of))
            case All(parts):
                return self._joined(parts, True)
            case Any(parts):
                return self._joined(parts, False)
            case Asked(function, arguments):
                measure = FUNCTIONS[function].measure
                if measure is None:
                    return self._makes(*arguments)
                truths: Truths = measure(self._batch, *arguments)
                return truths
            case _:
                assert_never(node)

    def number(self, node: Numeric) -> Numbers:
        """What a number comes to in each deal."""
        match node:
            case Number(value):
                return np.full(1, value)
            case Sum(left, right, is_minus):
                first, second = self._wide(left), self._wide(right)
                return first - second if is_minus else first + second
            case Product(left, right):
                return self._wide(left) * self._wide(right)
            case Asked(function, arguments):
                measure = FUNCTIONS[function].measure
                if measure is None:
                    return self._tricks(*arguments)
                numbers: Numbers = self._batch.counted(node, lambda: measure(self._batch, *arguments))
                return numbers
            case _:
                assert_never(node)

    def _joined(self, parts: tuple[Truth, ...], is_and: bool) -> Truths:
        """`and` and `or`: what is cheap for all deals, then what is not for those that are still open."""
        cheap = [self.truth(part) for part in parts if not needs_solver(part)]
        joined = reduce(np.logical_and if is_and else np.logical_or, cheap, np.full(len(self._batch), is_and))
        for part in parts:
            if needs_solver(part):
                still = np.flatnonzero(joined == is_and)
                joined[still] = Judge(self._batch.where(still), self._solver).truth(part)
        return joined

    def _wide(self, node: Numeric) -> npt.NDArray[np.int64]:
        return self.number(node).astype(np.int64)

    def _makes(self, declarer: Argument, contract: Argument) -> Truths:
        assert isinstance(contract, Bid)
        return self._tricks(declarer, contract.strain) >= 6 + contract.level

    def _tricks(self, declarer: Argument, strain: Argument) -> Numbers:
        assert isinstance(declarer, tuple) and isinstance(strain, Strain)
        if self._solver is None:
            raise NoSolver("a solver is needed for tricks with all cards in view")
        if not len(self._batch):
            return np.zeros(0, np.int64)
        solver = self._solver
        return self._batch.counted(
            ("dd", declarer, strain),
            lambda: np.array(solver(list(self._batch), declarer[0], strain), np.int64),
        )
