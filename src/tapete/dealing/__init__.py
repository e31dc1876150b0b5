"""Deals at random or under a condition, written in a small language over hands.

It may import `core` and numpy.
It never takes chance or a solver but what is passed in, and never gives up in silence.
"""
