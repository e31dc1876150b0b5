"""Thinking: a card is chosen by what it is worth over many layouts that agree with all that is public.

The solver, the chance and the clock are passed in; the hidden cards never are.
"""

from tapete.robots.thinking.ahead import views_ahead
from tapete.robots.thinking.effort import Clock, Effort
from tapete.robots.thinking.seed import seed_of
from tapete.robots.thinking.think import think_card
from tapete.robots.thinking.thought import CardChance, CardThought

__all__ = ["CardChance", "CardThought", "Clock", "Effort", "seed_of", "think_card", "views_ahead"]
