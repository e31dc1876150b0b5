"""Reading an auction by the book: what each call showed, and where the seat in turn stands."""

from __future__ import annotations

from functools import lru_cache

from tapete.core import PASS, Auction, Bid, BySeat, Call, Seat, Suit
from tapete.robots.bidding.book_file import book_named
from tapete.robots.bidding.contexts import context_of
from tapete.robots.bidding.meaning import Meaning, joined
from tapete.robots.bidding.ranges import LENGTH, Range
from tapete.robots.bidding.row_calls import meanings_of
from tapete.robots.bidding.shown import Shown
from tapete.robots.bidding.situation import Said, Situation
from tapete.robots.bidding.stakes import Stakes

_HAND_MADE = Range(4, 13)


def meanings_at(situation: Situation) -> tuple[Meaning, ...]:
    """What every call of the book shows at this turn, row by row in the order they are tried.

    A call belongs to the first row that makes it; only rows marked `also` may make it too.
    """
    return _meanings(context_of(situation), situation) or _meanings("silent", situation)


def last_resort(situation: Situation) -> Meaning:
    """The pass of a hand for which the book has nothing at this turn."""
    return next(each for each in _meanings("silent", situation) if each.call is PASS)


def _meanings(context: str, situation: Situation) -> tuple[Meaning, ...]:
    owner: dict[Call, str] = {}
    return tuple(
        meaning
        for row in book_named(situation.stakes.book).by_context[context]
        for meaning in meanings_of(row, situation)
        if owner.setdefault(meaning.call, row.id) == row.id or row.also
    )


def situation_after(dealer: Seat, calls: tuple[Call, ...], stakes: Stakes) -> Situation:
    """Where the seat in turn stands after these calls."""
    for length in range(len(calls)):  # from the first call on: the longest auction has 319
        _situation(dealer, calls[:length], stakes)
    return _situation(dealer, calls, stakes)


def meanings_after(dealer: Seat, calls: tuple[Call, ...], stakes: Stakes) -> tuple[Meaning, ...]:
    """What every call shows that may follow these calls."""
    situation_after(dealer, calls, stakes)
    return _meanings_at(dealer, calls, stakes)


def meaning_after(dealer: Seat, calls: tuple[Call, ...], stakes: Stakes, call: Call) -> Meaning | None:
    """What that call shows after these; None when no row makes it."""
    found = _meaning_of(meanings_after(dealer, calls, stakes), call)
    return last_resort(_situation(dealer, calls, stakes)) if found is None and call is PASS else found


def forget() -> None:
    """Forget what has been read, because another book is laid out."""
    _meanings_at.cache_clear()
    _situation.cache_clear()


@lru_cache(maxsize=1024)
def _meanings_at(dealer: Seat, calls: tuple[Call, ...], stakes: Stakes) -> tuple[Meaning, ...]:
    return meanings_at(_situation(dealer, calls, stakes))


@lru_cache(maxsize=1024)
def _situation(dealer: Seat, calls: tuple[Call, ...], stakes: Stakes) -> Situation:
    if not calls:
        nothing, no_suits = BySeat.of(lambda _: Shown()), BySeat.of(lambda _: tuple[Suit, ...]())
        return Situation(Auction.start(dealer), stakes, nothing, (), no_suits)
    before = _situation(dealer, calls[:-1], stakes)
    meanings = _meanings_at(dealer, calls[:-1], stakes)
    return _with_call(before, calls[-1], _meaning_of(meanings, calls[-1]))


def _meaning_of(meanings: tuple[Meaning, ...], call: Call) -> Meaning | None:
    return joined([meaning for meaning in meanings if meaning.call is call])


def _with_call(before: Situation, call: Call, meaning: Meaning | None) -> Situation:
    seat = before.seat
    shown = before.shown.with_seat(seat, _shown(before.shown[seat], call, meaning))
    said = Said(seat, call, meaning.forcing if meaning else "none")
    return Situation(
        before.auction.after(call),
        before.stakes,
        shown,
        (*before.said, said),
        before.suits.with_seat(seat, _suits(before, call)),
    )


def _shown(before: Shown, call: Call, meaning: Meaning | None) -> Shown:
    if meaning is not None:
        return before.narrowed(_total(meaning), _lengths(meaning), meaning.stoppers)
    if not isinstance(call, Bid) or call.strain.suit is None or before.length(call.strain.suit).low > 0:
        return before
    return before.narrowed(before.points, _with_length(call.strain.suit, _HAND_MADE))


def _total(meaning: Meaning) -> Range:
    """The points shown, whichever way the row counts them."""
    return meaning.points.common(Range(meaning.hcp.low, 40))


def _lengths(meaning: Meaning) -> tuple[Range, Range, Range, Range]:
    least, most = {"balanced": (2, 5), "even": (1, 5), "flat": (2, 7)}.get(meaning.balance, (0, 13))
    clubs, diamonds, hearts, spades = (length.common(Range(least, most)) for length in meaning.lengths)
    return clubs, diamonds, hearts, spades


def _with_length(suit: Suit, cards: Range) -> tuple[Range, Range, Range, Range]:
    clubs, diamonds, hearts, spades = (cards if each is suit else LENGTH for each in Suit)
    return clubs, diamonds, hearts, spades


def _suits(before: Situation, call: Call) -> tuple[Suit, ...]:
    """The seat's suits after the call: a suit is his who bid it first."""
    own = before.own_suits
    if call is PASS or not isinstance(call, Bid) or call.strain.suit is None:
        return own
    suit = call.strain.suit
    return own if suit in (*own, *before.partner_suits, *before.their_suits) else (*own, suit)
