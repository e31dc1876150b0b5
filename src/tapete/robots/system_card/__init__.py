"""The system card: every row of a book as a player reads it, and the natural leads."""

from tapete.robots.system_card.card import CardChapter, CardGroup, CardLine, SystemCard, system_card
from tapete.robots.system_card.leads import LeadLine

__all__ = ["CardChapter", "CardGroup", "CardLine", "LeadLine", "SystemCard", "system_card"]
