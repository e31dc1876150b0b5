"""Deals at random or under a condition, written in a small language over hands.

It may import `core` and numpy.
It never takes chance or a solver but what is passed in, and never gives up in silence.
"""

from tapete.dealing.batch import Batch
from tapete.dealing.condition import Condition, NoSolver, Solver
from tapete.dealing.deals import MOST_TRIES, CannotSwap, Dealt, Found, deals, gathered, search
from tapete.dealing.examples import EXAMPLES, Example
from tapete.dealing.functions import FUNCTIONS, Function, Takes
from tapete.dealing.given import GivenError, given_cards
from tapete.dealing.language.errors import ConditionError
from tapete.dealing.shuffle import BLOCK, NOTHING_GIVEN, blocks
from tapete.dealing.swap import Swap

__all__ = [
    "BLOCK",
    "EXAMPLES",
    "FUNCTIONS",
    "MOST_TRIES",
    "NOTHING_GIVEN",
    "Batch",
    "CannotSwap",
    "Condition",
    "ConditionError",
    "Dealt",
    "Example",
    "Found",
    "Function",
    "GivenError",
    "NoSolver",
    "Solver",
    "Swap",
    "Takes",
    "blocks",
    "deals",
    "gathered",
    "given_cards",
    "search",
]
