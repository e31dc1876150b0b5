"""What is printed beside figures and cards, in three languages."""

from __future__ import annotations

from typing import Literal

from tapete.core import Rank, Seat, Strain, Suit, Vulnerability, Words

Language = Literal["es", "ca", "en"]
LANGUAGES: tuple[Language, ...] = ("es", "ca", "en")

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
SEATS = {
    Seat.NORTH: Words("N", "N", "N"),
    Seat.EAST: Words("E", "E", "E"),
    Seat.SOUTH: Words("S", "S", "S"),
    Seat.WEST: Words("O", "O", "W"),
}
_VULNERABLE = {
    Vulnerability.NONE: Words("Nadie", "Ningú", "None"),
    Vulnerability.NS: Words("N-S", "N-S", "N-S"),
    Vulnerability.EW: Words("E-O", "E-O", "E-W"),
    Vulnerability.BOTH: Words("Todos", "Tots", "Both"),
}
_NOTRUMP = Words("ST", "SA", "NT")
_CALLS = {
    "P": Words("Paso", "Passo", "Pass"),
    "X": Words("Doblo", "Doblo", "Double"),
    "XX": Words("Redoblo", "Redoblo", "Redouble"),
}
_RANKS = {
    "es": {"A": "A", "K": "R", "Q": "D", "J": "V"},
    "ca": {"A": "A", "K": "R", "Q": "D", "J": "S"},
    "en": {},
}
TEXTS = {
    "board": Words("Estuche", "Repartiment", "Board"),
    "dealer": Words("Dador", "Repartidor", "Dealer"),
    "vulnerable": Words("Vulnerables", "Vulnerables", "Vulnerable"),
    "par": Words("Par", "Par", "Par"),
    "result": Words("Resultado", "Resultat", "Result"),
    "lead": Words("Salida", "Sortida", "Lead"),
    "points": Words("Puntos", "Punts", "Points"),
    "passed": Words("Pasado", "Passat", "Passed out"),
    "records": Words("Manos jugadas", "Mans jugades", "Hand records"),
    "we": Words("Nosotros", "Nosaltres", "We"),
    "they": Words("Ellos", "Ells", "They"),
    "total": Words("Total", "Total", "Total"),
    "sheet": Words("Hoja de tanteo", "Full de puntuació", "Score sheet"),
    "deals": Words("Repartos", "Repartiments", "Deals"),
    "deal": Words("Reparto", "Repartiment", "Deal"),
    "evening": Words("La velada", "La vetllada", "The evening"),
    "back-score": Words("Cientos", "Centenes", "Hundreds"),
    "player": Words("Jugador", "Jugador", "Player"),
    "made-with": Words("Hecho con Tapete", "Fet amb Tapete", "Made with Tapete"),
}


def say(words: Words, language: Language) -> str:
    """One of the three."""
    return str(getattr(words, language))


def text(name: str, language: Language) -> str:
    """A text of the printed page."""
    return say(TEXTS[name], language)


def seat_text(seat: Seat, language: Language) -> str:
    """A seat's letter, as the reader's language has it.

    >>> seat_text(Seat.WEST, "ca")
    'O'
    """
    return say(SEATS[seat], language)


def vulnerability_text(vulnerability: Vulnerability, language: Language) -> str:
    """Who is vulnerable."""
    return say(_VULNERABLE[vulnerability], language)


def strain_text(strain: Strain, language: Language) -> str:
    """A suit's sign, or no trump by its letters."""
    return say(_NOTRUMP, language) if strain.suit is None else SIGNS[strain.suit]


def rank_text(rank: Rank, language: Language, *, own_letters: bool = False) -> str:
    """A rank, the ten as 10; `own_letters`: with the letters that cards have in that language."""
    if rank is Rank.TEN:
        return "10"
    return _RANKS[language].get(rank.value, rank.value) if own_letters else rank.value


def plain_call_text(call: str, language: Language) -> str:
    """Pass, double or redouble in words."""
    return say(_CALLS[call], language)
