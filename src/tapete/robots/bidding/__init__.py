"""Bidding by the book: the file is read, an auction is read by it, and a hand chooses a call from it."""

from tapete.robots.bidding.book_faults import BookError
from tapete.robots.bidding.book_file import read_book
from tapete.robots.bidding.choose import choose_call, explain, last_meaning, shown
from tapete.robots.bidding.own_book import bid_by

__all__ = ["BookError", "bid_by", "choose_call", "explain", "last_meaning", "read_book", "shown"]
