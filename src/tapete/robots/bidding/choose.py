"""The call that a robot makes, and what any call shows, by the book alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tapete.core import PASS, Auction, Bid, BySeat, SeatView, Vulnerability
from tapete.robots.bidding.meaning import Meaning, joined
from tapete.robots.bidding.reading import last_resort, meaning_after, meanings_after, situation_after
from tapete.robots.bidding.shown import Shown
from tapete.robots.bidding.stakes import stakes_of
from tapete.robots.bidding.strength import Strength, strength
from tapete.robots.bidding.wording import explanation_of
from tapete.robots.explanation import Choice, Explanation
from tapete.robots.temperament import BY_THE_BOOK, Temperament
from tapete.scoring import AnySheet


def choose_call(view: SeatView, sheet: AnySheet, temperament: Temperament = BY_THE_BOOK) -> Choice:
    """The book's call for the seat in turn: the first row that the hand fits, valued as the temperament does.

    Where no row fits, the call that the hand misses by least; it never jumps then, doubles, or bids a suit
    that it does not hold, and passes where there is nothing else.
    """
    stakes = stakes_of(sheet, view.vulnerability)
    meanings = meanings_after(view.auction.dealer, view.auction.calls, stakes)
    hand = strength(view.dealt)
    side = view.seat.side
    more = temperament.points + temperament.whim(1, hand.hand.mask)

    def misses(meaning: Meaning) -> int:
        wins_game = isinstance(meaning.call, Bid) and stakes.is_game(side, meaning.call)
        return meaning.misses(hand, more + temperament.games * wins_game)

    chosen = _fitting(meanings, hand, misses) or _nearest(meanings, hand, misses)
    if chosen is None:
        silent = last_resort(situation_after(view.auction.dealer, view.auction.calls, stakes))
        return Choice(silent.call, explanation_of(silent))
    shown = joined([meaning for meaning in meanings if meaning.call is chosen.call])
    assert shown is not None
    return Choice(chosen.call, explanation_of(shown))


def explain(
    auction: Auction, sheet: AnySheet, vulnerability: Vulnerability | None = None
) -> Explanation | None:
    """What the last call of the auction shows by the book; None when no row makes it.

    The vulnerability is by default that of the sheet's next deal.
    """
    meaning = last_meaning(auction, sheet, vulnerability)
    return None if meaning is None else explanation_of(meaning)


def last_meaning(
    auction: Auction, sheet: AnySheet, vulnerability: Vulnerability | None = None
) -> Meaning | None:
    """The ranges of the last call of the auction; None when there is none or no row makes it."""
    if not auction.calls:
        return None
    stakes = stakes_of(sheet, vulnerability)
    return meaning_after(auction.dealer, auction.calls[:-1], stakes, auction.calls[-1])


def shown(auction: Auction, sheet: AnySheet, vulnerability: Vulnerability | None = None) -> BySeat[Shown]:
    """What each seat has shown by its calls so far: public ranges of points and of cards."""
    return situation_after(auction.dealer, auction.calls, stakes_of(sheet, vulnerability)).shown


def _fitting(
    meanings: tuple[Meaning, ...], hand: Strength, misses: Callable[[Meaning], int]
) -> Meaning | None:
    """The call of the first row that the hand fits; of several calls of one row the best suit's."""
    for meaning in meanings:
        if not misses(meaning):
            fitting = (each for each in meanings if each.row == meaning.row and not misses(each))
            return _best_suit(fitting, hand)
    return None


def _nearest(
    meanings: tuple[Meaning, ...], hand: Strength, misses: Callable[[Meaning], int]
) -> Meaning | None:
    """Of the calls that such a hand may make at all, the one that it misses by least."""
    suiting = [meaning for meaning in meanings if meaning.suits(hand)]
    return min(suiting, key=lambda meaning: (misses(meaning), meaning.call is not PASS), default=None)


def _best_suit(meanings: Iterable[Meaning], hand: Strength) -> Meaning:
    """The longest suit; of equal ones the higher with five cards or more, the cheaper bid with four."""

    def rank(meaning: Meaning) -> tuple[int, int]:
        if not isinstance(meaning.call, Bid) or meaning.suit is None:
            return 0, 0
        length = hand.lengths[meaning.suit.index]
        return length, meaning.suit.index if length > 4 else -meaning.call.index

    return max(meanings, key=rank)
