"""Conditions judged the slow and plain way: a deal at a time, over hands of core."""

from __future__ import annotations

from tapete.core import Card, Deal, Hand, Rank, Strain, Suit
from tapete.dealing.language.shapes import Shape
from tapete.dealing.language.tree import (
    All,
    Any,
    Argument,
    Asked,
    Compared,
    Not,
    Number,
    Numeric,
    Product,
    Relation,
    Sum,
    Truth,
)

ACE, KING, QUEEN, JACK, TEN = sorted(Rank, reverse=True)[:5]
RANKS = {"aces": ACE, "kings": KING, "queens": QUEEN, "jacks": JACK, "tens": TEN}
LENGTHS = {"spades": Suit.SPADES, "hearts": Suit.HEARTS, "diamonds": Suit.DIAMONDS, "clubs": Suit.CLUBS}


def holds(node: Truth, deal: Deal) -> bool:
    match node:
        case Compared(left, relation, right):
            first, second = number(left, deal), number(right, deal)
            return {
                Relation.LESS: first < second,
                Relation.AT_MOST: first <= second,
                Relation.EQUAL: first == second,
                Relation.NOT_EQUAL: first != second,
                Relation.AT_LEAST: first >= second,
                Relation.MORE: first > second,
            }[relation]
        case Not(of):
            return not holds(of, deal)
        case All(parts):
            return all(holds(part, deal) for part in parts)
        case Any(parts):
            return any(holds(part, deal) for part in parts)
        case Asked(name, (who, *rest)):
            assert isinstance(who, tuple)
            return _truth(name, [deal[seat] for seat in who], rest)
        case _:
            raise AssertionError(node)


def number(node: Numeric, deal: Deal) -> int:
    match node:
        case Number(value):
            return value
        case Sum(left, right, is_minus):
            return number(left, deal) + (-1 if is_minus else 1) * number(right, deal)
        case Product(left, right):
            return number(left, deal) * number(right, deal)
        case Asked(name, (who, *rest)):
            assert isinstance(who, tuple)
            return _number(name, [deal[seat] for seat in who], rest)
        case _:
            raise AssertionError(node)


def _truth(name: str, hands: list[Hand], rest: list[Argument]) -> bool:
    hand = hands[0]
    match name, rest:
        case "balanced", _:
            return hand.is_balanced
        case "shape", (Shape() as shape,):
            clubs, diamonds, hearts, spades = (hand.length(suit) for suit in Suit)
            return shape.holds((clubs, diamonds, hearts, spades))
        case "has", (Hand() as cards,):
            return all(any(card in hand for hand in hands) for card in cards)
        case "stopper", (Suit() as suit,):
            length = hand.length(suit)
            return any(
                Card(suit, rank) in hand and length > beside
                for beside, rank in enumerate((ACE, KING, QUEEN, JACK))
            )
        case _:
            raise AssertionError(name)


def _number(name: str, hands: list[Hand], rest: list[Argument]) -> int:  # noqa: C901 (a list)
    hand = hands[0]
    if name in LENGTHS:
        return sum(hand.length(LENGTHS[name]) for hand in hands)
    if name in RANKS:
        return sum(card.rank is RANKS[name] for hand in hands for card in hand)
    match name, rest:
        case "hcp", ():
            return sum(hand.hcp for hand in hands)
        case "hcp", (Suit() as suit,):
            return sum(hand.in_suit(suit).hcp for hand in hands)
        case "length", (Suit() as suit,):
            return sum(hand.length(suit) for hand in hands)
        case "longest", _:
            return max(hand.shape)
        case "shortest", _:
            return min(hand.shape)
        case "controls", _:
            return sum({ACE: 2, KING: 1}.get(card.rank, 0) for hand in hands for card in hand)
        case "losers", _:
            return sum(_losers(hand, suit) for hand in hands for suit in Suit)
        case "top", (Suit() as suit, int() as count):
            high = sorted(Rank, reverse=True)[:count]
            return sum(card.rank in high for hand in hands for card in hand.in_suit(suit))
        case "honors", (Strain() as strain,):
            return hand.honors(strain)
        case "quality", (Suit() as suit,):
            cards = [card.rank for card in hand.in_suit(suit)]
            high = [rank for rank in cards if rank >= QUEEN]
            low = [rank for rank in cards if rank in (JACK, TEN)]
            return len(cards) + len(high) + (len(low) if high else 0)
        case "points", _:
            return _points(hand)
        case "support", (Suit() as suit,):
            return _support(hand, suit)
        case _:
            raise AssertionError(name)


def _losers(hand: Hand, suit: Suit) -> int:
    cards = [card.rank for card in hand.in_suit(suit)]
    wanted = (ACE, KING, QUEEN)[: min(3, len(cards))]
    return sum(rank not in cards for rank in wanted)


def _points(hand: Hand) -> int:
    return hand.hcp + sum(max(0, length - 4) for length in hand.shape)


def _support(hand: Hand, trump: Suit) -> int:
    aces = sum(card.rank is Rank.ACE for card in hand)
    more = 1 if aces > 1 else 0 if aces else -1
    trumps = hand.length(trump)
    if trumps < 3:
        return _points(hand) + more
    worth = {0: 5, 1: 3, 2: 1} if trumps > 3 else {0: 3, 1: 2, 2: 1}
    short = sum(worth.get(hand.length(suit), 0) for suit in Suit if suit is not trump)
    return max(_points(hand), hand.hcp + short) + more
