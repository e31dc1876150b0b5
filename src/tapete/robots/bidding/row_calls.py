"""Which calls a row of the book makes at a turn, and what each of them shows."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.core import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain, Suit
from tapete.robots.bidding.book_row import Bound, Row
from tapete.robots.bidding.conditions import CALL_WORDS, TURN_WORDS
from tapete.robots.bidding.meaning import Meaning
from tapete.robots.bidding.ranges import LENGTH, POINTS, Range
from tapete.robots.bidding.shown import Lengths
from tapete.robots.bidding.situation import Situation
from tapete.robots.bidding.strains import strain_of
from tapete.robots.bidding.strength import SUITS

_PLAIN: dict[str, Call] = {"P": PASS, "X": DOUBLE, "XX": REDOUBLE}
_STRAINS_OF_GAME = (Strain.NOTRUMP, Strain.SPADES)
"""Where a side that passes might have bid game: no trump and the majors."""
_MAJORS_FIRST = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def meanings_of(row: Row, situation: Situation) -> Iterator[Meaning]:
    """What each call shows that the row allows at this turn, whatever the hand."""
    if not all(TURN_WORDS[word](situation) for word in row.when if word in TURN_WORDS):
        return
    asked = [CALL_WORDS[word] for word in row.when if word in CALL_WORDS]
    for call in _calls(row, situation):
        if situation.auction.is_legal(call) and all(holds(situation, call) for holds in asked):
            meaning = _meaning(row, call, situation)
            if meaning is not None:
                yield meaning


def _calls(row: Row, situation: Situation) -> Iterator[Call]:
    if row.call in _PLAIN:
        yield _PLAIN[row.call]
        return
    strains = (Strain.NOTRUMP,) if row.call == "NT" else tuple(suit.strain for suit in _suits(row, situation))
    for strain in strains:
        level = _level(row, strain, situation)
        if situation.cheapest(strain) <= level <= 7:
            yield Bid(level, strain)


def _suits(row: Row, situation: Situation) -> tuple[Suit, ...]:
    partner, own, theirs = situation.partner_suits, situation.own_suits, situation.their_suits
    if row.call == "first":
        return partner[:1]
    if row.call == "last":
        return partner[-1:]
    if row.call == "own":
        return own[:1]
    if row.call == "new":
        return tuple(suit for suit in SUITS if suit not in (*partner, *own, *theirs))
    return tuple(suit for suit in SUITS if suit not in theirs)


def _level(row: Row, strain: Strain, situation: Situation) -> int:
    """The level at which the row bids that strain; 0 where it does not."""
    cheapest, game = situation.cheapest(strain), situation.game_bid(strain).level
    if isinstance(row.level, int):
        return row.level
    return {
        "cheapest": cheapest,
        "jump": cheapest + 1,
        "double_jump": cheapest + 2,
        "game": max(cheapest, game),
        "invite": game - 1,
    }[row.level or "cheapest"]


def _meaning(row: Row, call: Call, situation: Situation) -> Meaning | None:
    points = _points(row, call, situation)
    lengths = _lengths(row, call, situation)
    if points.is_empty or lengths is None:
        return None
    hcp = Range(*row.hcp) if row.hcp else POINTS
    heads = row.es, row.ca, row.en
    suit = _suit(call, situation)
    stoppers = _stoppers(row, situation)
    return Meaning(
        row.id,
        heads,
        call,
        suit,
        row.measure,
        points,
        hcp,
        lengths,
        row.balance,
        stoppers,
        row.good,
        row.honors,
        row.forcing,
        _is_bold(call, situation),
    )


def _is_bold(call: Call, situation: Situation) -> bool:
    """Whether it is a jump, a double or a redouble."""
    if isinstance(call, Bid):
        return call.level > situation.cheapest(call.strain)
    return call is not PASS


def _suit(call: Call, situation: Situation) -> Suit | None:
    """The suit of a bid, or the suit doubled."""
    bid = situation.auction.final_bid if call is DOUBLE else call
    return bid.strain.suit if isinstance(bid, Bid) else None


def _points(row: Row, call: Call, situation: Situation) -> Range:
    partner = situation.partner.points
    points = Range(*row.points) if row.points else POINTS
    for bounds, held in ((row.together, partner.low), (row.likely, partner.likely)):
        if bounds:
            low, high = (_number(bound, call, situation) for bound in bounds)
            points = points.common(Range(max(low - held, 0), high - held))
    return points


def _number(bound: Bound, call: Call, situation: Situation) -> int:
    """A bound in points for two hands: `bid` and `game` stand for what those need."""
    if isinstance(bound, int):
        return bound
    word, added = bound[:-2] if bound[-2] in "+-" else bound, bound[-2:] if bound[-2] in "+-" else "0"
    strain = strain_of(call)
    if word == "bid":
        assert isinstance(call, Bid)
        return situation.stakes.total_for(situation.side, call) + int(added)
    strains = (strain,) if strain else _STRAINS_OF_GAME
    stakes, side = situation.stakes, situation.side
    return min(stakes.total_for(side, situation.game_bid(strain)) for strain in strains) + int(added)


def _lengths(row: Row, call: Call, situation: Situation) -> Lengths | None:
    """The cards that the row asks of each suit; None where there is no such suit or no such range."""
    wanted = [LENGTH] * 4
    for word, bounds in row.lengths.items():
        suit = _suit_named(word, call, situation)
        if suit is None:
            return None
        wanted[suit.index] = wanted[suit.index].common(Range(*bounds))
    if row.fit:
        suit = _suit_named("bid", call, situation)
        if suit is None:
            return None
        held = situation.partner.length(suit).low
        if held < 2:
            return None
        least = max(row.fit - held, 0)
        wanted[suit.index] = wanted[suit.index].common(Range(least, 13))
    if any(length.is_empty for length in wanted):
        return None
    clubs, diamonds, hearts, spades = wanted
    return clubs, diamonds, hearts, spades


def _suit_named(word: str, call: Call, situation: Situation) -> Suit | None:
    if word == "bid":
        strain = strain_of(call)
        return strain.suit if strain else None
    suits = {
        "first": situation.partner_suits[:1],
        "last": situation.partner_suits[-1:],
        "own": situation.own_suits[:1],
        "theirs": situation.their_suits[-1:],
    }[word]
    return suits[0] if suits else None


def _stoppers(row: Row, situation: Situation) -> tuple[Suit, ...]:
    """The suits to be stopped, spades first, leaving out those that partner has bid or shown a stopper in."""
    ours = (*situation.partner_suits, *situation.own_suits)
    wanted = {
        "none": (),
        "theirs": situation.their_suits,
        "unbid": tuple(suit for suit in SUITS if suit not in ours),
    }[row.stopper]
    return tuple(suit for suit in _MAJORS_FIRST if suit in wanted and suit not in situation.partner.stopped)
