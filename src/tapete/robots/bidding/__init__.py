"""Bidding by the book: the file is read, an auction is read by it, and a hand chooses a call from it."""

from tapete.robots.bidding.choose import choose_call, explain, last_meaning, shown

__all__ = ["choose_call", "explain", "last_meaning", "shown"]
