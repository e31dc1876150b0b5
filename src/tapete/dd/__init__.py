"""Double dummy: what can be made with all cards in view, behind one small port over a solver.

It may import `core` and `scoring`, and the solver's library, which no other room knows.
It never has a rule of bridge of its own.
"""

from tapete.dd.dds import dds
from tapete.dd.par import Par, ParContract, par
from tapete.dd.position import NotSolvable, Position
from tapete.dd.solver import Solver
from tapete.dd.trick_table import StrainTricks, TrickTable

__all__ = [
    "NotSolvable",
    "Par",
    "ParContract",
    "Position",
    "Solver",
    "StrainTricks",
    "TrickTable",
    "dds",
    "par",
]
