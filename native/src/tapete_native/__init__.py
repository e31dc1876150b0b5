"""Tapete's hot work in C++: a double-dummy solver.

Cards are numbers from 0 (deuce of clubs) to 51 (ace of spades), hands masks of these, seats North, East,
South, West 0 to 3, strains clubs, diamonds, hearts, spades, no trump 0 to 4. `tapete.dd` speaks it in bridge.
"""

from tapete_native._solver import BadPosition, NotFinished, Solver, Stop, Stopped, instructions

NOT_LEGAL, NOT_FINISHED = -1, -2
"""In the arrays of many answers: a card that may not be played; a question not finished in its time."""

__all__ = [
    "NOT_FINISHED",
    "NOT_LEGAL",
    "BadPosition",
    "NotFinished",
    "Solver",
    "Stop",
    "Stopped",
    "instructions",
]
