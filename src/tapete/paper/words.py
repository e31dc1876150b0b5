"""What is printed beside figures and cards, in three languages."""

from __future__ import annotations

from tapete.core import Call, Language, Rank, Seat, Side, Strain, Suit, Vulnerability, Words
from tapete.drawing.words import Look, call_text, strain_letters
from tapete.drawing.words import rank_text as drawn_rank
from tapete.drawing.words import seat_text as drawn_seat

LANGUAGES: tuple[Language, ...] = ("es", "ca", "en")

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_VULNERABLE = {
    Vulnerability.NONE: Words("Nadie", "Ningú", "None"),
    Vulnerability.NS: Words("N–S", "N–S", "N–S"),
    Vulnerability.EW: Words("E–O", "E–O", "E–W"),
    Vulnerability.BOTH: Words("Todos", "Tots", "Both"),
}
TEXTS = {
    "dealer": Words("Dador", "Repartidor", "Dealer"),
    "vulnerable": Words("Vulnerables", "En zona", "Vulnerable"),
    "par": Words("Par", "Par", "Par"),
    "passed": Words("Pasado", "Passat", "Passed out"),
    "records": Words("Manos jugadas", "Mans jugades", "Hand records"),
    "claim": Words(
        "Reclamación: {} bazas en total", "Reclamació: {} bases en total", "Claim: {} tricks in all"
    ),
    "notes": Words("Notas", "Notes", "Notes"),
    "see-notes": Words(
        "Más en las notas del final.", "Més a les notes del final.", "More in the notes at the end."
    ),
    "made-with": Words("Hecho con Tapete", "Fet amb Tapete", "Made with Tapete"),
    "page": Words("Página", "Pàgina", "Page"),
}


def say(words: Words, language: Language) -> str:
    """One of the three."""
    return words.said(language)


def text(name: str, language: Language) -> str:
    """A text of a hand record."""
    return say(TEXTS[name], language)


def seat_text(seat: Seat, language: Language) -> str:
    """A seat's letter, as the reader's language has it.

    >>> seat_text(Seat.WEST, "ca")
    'O'
    """
    return drawn_seat(seat, Look(language))


def side_text(side: Side, language: Language) -> str:
    """The letters of a side: `N–S`, `E–O`."""
    return "–".join(seat_text(seat, language) for seat in side.seats)


def vulnerability_text(vulnerability: Vulnerability, language: Language) -> str:
    """Who is vulnerable."""
    return say(_VULNERABLE[vulnerability], language)


def strain_text(strain: Strain, language: Language) -> str:
    """A suit's sign, or no trump by its letters."""
    return strain_letters(strain, Look(language)) if strain.suit is None else SIGNS[strain.suit]


def rank_text(rank: Rank, language: Language, *, own_letters: bool = False) -> str:
    """A rank, the ten as 10; `own_letters`: with the letters that cards have in that language.

    >>> rank_text(Rank.JACK, "es", own_letters=True), rank_text(Rank.JACK, "ca", own_letters=True)
    ('V', 'S')
    """
    return drawn_rank(rank, Look(language, own_letters))


def plain_call_text(call: str, language: Language) -> str:
    """Pass, double or redouble in words."""
    return call_text(Call.parse(call), Look(language))


def number_text(number: int, language: Language) -> str:
    """A figure as the language writes it, with a minus that is as wide as a plus.

    >>> number_text(-1430, "en"), number_text(-1430, "es"), number_text(14300, "ca")
    ('−1,430', '−1430', '14.300')
    """
    digits = str(abs(number))
    if language == "en" or abs(number) >= 10_000:
        digits = f"{abs(number):,}".replace(",", "," if language == "en" else ".")
    return f"−{digits}" if number < 0 else digits


def signed_text(number: int, language: Language) -> str:
    """A figure with its sign, unless it is nothing."""
    return f"+{number_text(number, language)}" if number > 0 else number_text(number, language)


def result_text(overtricks: int) -> str:
    """`=`, `+1` or `−2`, as it is written beside a contract."""
    return signed_text(overtricks, "es") if overtricks else "="
