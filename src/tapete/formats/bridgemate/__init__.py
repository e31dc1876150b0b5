"""Bridgemate: the results of an evening as its tables have them, in its database or exported as CSV."""

from tapete.formats.bridgemate import database, exports

__all__ = ["database", "exports"]
