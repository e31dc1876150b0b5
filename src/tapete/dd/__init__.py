"""Double dummy: what can be made with all cards in view, behind one small port over a solver.

It may import `core` and `scoring`, and the solver's library, which no other room knows.
It never has a rule of bridge of its own.
"""
