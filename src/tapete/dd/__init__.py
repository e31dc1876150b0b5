"""Double dummy: what can be made with all cards in view, behind one small port over a solver.

It may import `core` and `scoring`, and the solver's library, which no other room knows.
It never has a rule of bridge of its own.
"""

from tapete.dd.analysis import Analysis, CardWorth, PlayedCard, analyze, analyzed
from tapete.dd.batch import analysis_of, in_order, table_of, tables
from tapete.dd.dds import dds
from tapete.dd.door import solver
from tapete.dd.par import Par, ParContract, par
from tapete.dd.port import NotFinished, Solver
from tapete.dd.position import NotSolvable, Position
from tapete.dd.trick_table import StrainTricks, TrickTable
from tapete.dd.workers import BUDGET, Workers

__all__ = [
    "BUDGET",
    "Analysis",
    "CardWorth",
    "NotFinished",
    "NotSolvable",
    "Par",
    "ParContract",
    "PlayedCard",
    "Position",
    "Solver",
    "StrainTricks",
    "TrickTable",
    "Workers",
    "analysis_of",
    "analyze",
    "analyzed",
    "dds",
    "in_order",
    "par",
    "solver",
    "table_of",
    "tables",
]
