"""What stands beside cards in a picture, and how it is told to whoever hears it, in three languages."""

from __future__ import annotations

import msgspec

from tapete.core import Call, Hand, Language, PlainCall, Rank, Seat, Strain, Suit, Vulnerability, Words


class Look(msgspec.Struct, frozen=True):
    """How a picture is drawn, and for whom."""

    language: Language = "en"
    own_letters: bool = False
    """Whether cards have the letters of that language (R D V, R D S) rather than K Q J."""
    four_colors: bool = True
    """Whether each suit has a color of its own, or two share black and two red."""


USUAL = Look()

_SEATS = {
    Seat.NORTH: Words("Norte", "Nord", "North"),
    Seat.EAST: Words("Este", "Est", "East"),
    Seat.SOUTH: Words("Sur", "Sud", "South"),
    Seat.WEST: Words("Oeste", "Oest", "West"),
}
_SUITS = {
    Suit.SPADES: Words("picas", "piques", "spades"),
    Suit.HEARTS: Words("corazones", "cors", "hearts"),
    Suit.DIAMONDS: Words("diamantes", "diamants", "diamonds"),
    Suit.CLUBS: Words("tréboles", "trèvols", "clubs"),
}
_NOTRUMP = Words("sin triunfo", "sense trumfo", "no trump")
_NOTRUMP_LETTERS = Words("ST", "SA", "NT")
_CALLS = {
    PlainCall.PASS: Words("Paso", "Passo", "Pass"),
    PlainCall.DOUBLE: Words("Doblo", "Doblo", "Double"),
    PlainCall.REDOUBLE: Words("Redoblo", "Redoblo", "Redouble"),
}
_VULNERABLE = {
    Vulnerability.NONE: Words("nadie vulnerable", "ningú vulnerable", "nobody vulnerable"),
    Vulnerability.NS: Words("Norte-Sur vulnerables", "Nord-Sud vulnerables", "North-South vulnerable"),
    Vulnerability.EW: Words("Este-Oeste vulnerables", "Est-Oest vulnerables", "East-West vulnerable"),
    Vulnerability.BOTH: Words("todos vulnerables", "tots vulnerables", "both sides vulnerable"),
}
_RANKS = {"es": {"K": "R", "Q": "D", "J": "V"}, "ca": {"K": "R", "Q": "D", "J": "S"}}
TEXTS = {
    "hand": Words("Mano", "Mà", "Hand"),
    "deal": Words("Reparto", "Repartiment", "Deal"),
    "board": Words("Estuche", "Repartiment", "Board"),
    "dealer": Words("Dador", "Repartidor", "Dealer"),
    "auction": Words("Subasta", "Subhasta", "Auction"),
    "table": Words(
        "Bazas posibles a cartas vistas", "Bases possibles a cartes vistes", "Double-dummy tricks"
    ),
    "void": Words("ninguna carta", "cap carta", "none"),
    "empty": Words("sin cartas", "sense cartes", "no cards"),
}


def say(words: Words, look: Look) -> str:
    """One of the three."""
    return words.said(look.language)


def text(name: str, look: Look) -> str:
    """A text of a picture."""
    return say(TEXTS[name], look)


def seat_text(seat: Seat, look: Look) -> str:
    """A seat's letter, as the language has it.

    >>> seat_text(Seat.WEST, Look("ca"))
    'O'
    """
    return seat_word(seat, look)[0]


def seat_word(seat: Seat, look: Look) -> str:
    """A seat as it is said."""
    return say(_SEATS[seat], look)


def rank_text(rank: Rank, look: Look) -> str:
    """A rank, the ten as 10.

    >>> [rank_text(rank, Look("es", own_letters=True)) for rank in (Rank.ACE, Rank.KING, Rank.JACK, Rank.TEN)]
    ['A', 'R', 'V', '10']
    """
    if rank is Rank.TEN:
        return "10"
    own = _RANKS.get(look.language, {}) if look.own_letters else {}
    return own.get(str(rank), str(rank))


def strain_letters(strain: Strain, look: Look) -> str:
    """No trump by its letters; a suit has its sign instead."""
    return say(_NOTRUMP_LETTERS, look) if strain is Strain.NOTRUMP else ""


def strain_word(strain: Strain, look: Look) -> str:
    """A strain as it is said."""
    return say(_NOTRUMP if strain.suit is None else _SUITS[strain.suit], look)


def call_text(call: Call, look: Look) -> str:
    """Pass, double or redouble in words; of a bid only the level."""
    return say(_CALLS[call], look) if isinstance(call, PlainCall) else str(call)[0]


def call_word(call: Call, look: Look) -> str:
    """A call as it is said."""
    if isinstance(call, PlainCall):
        return say(_CALLS[call], look)
    return f"{str(call)[0]} {strain_word(Strain(str(call)[1:]), look)}"


def vulnerability_word(vulnerability: Vulnerability, look: Look) -> str:
    """Who is vulnerable, as it is said."""
    return say(_VULNERABLE[vulnerability], look)


def hand_words(hand: Hand, look: Look) -> str:
    """A hand as it is said, suit by suit.

    >>> hand_words(Hand.parse("K5.T..2"), Look("en"))
    'spades K 5, hearts 10, diamonds none, clubs 2'
    """
    if not hand.mask:
        return text("empty", look)
    parts = []
    for suit in sorted(Suit, reverse=True):
        ranks = " ".join(rank_text(card.rank, look) for card in hand.in_suit(suit))
        parts.append(f"{say(_SUITS[suit], look)} {ranks or text('void', look)}")
    return ", ".join(parts)
