"""What stands on a printed score sheet and on the paper of an evening, in three languages."""

from __future__ import annotations

import re
from datetime import date

from tapete.core import Language, Words
from tapete.core.laws import Code
from tapete.paper.words import say
from tapete.scoring import Form, Reason

FORMS = {
    Form.RUBBER: Words("Rubber", "Rubber", "Rubber bridge"),
    Form.AUCTION1920: Words(
        "Bridge de subasta de 1920", "Bridge de subhasta de 1920", "Auction bridge of 1920"
    ),
    Form.CHICAGO: Words("Chicago", "Chicago", "Chicago"),
    Form.DUPLICATE: Words("Duplicado", "Duplicat", "Duplicate"),
}
_RUBBER = Words("Rubber", "Rubber", "Rubber")
UNITS = {
    Form.RUBBER: _RUBBER,
    Form.AUCTION1920: _RUBBER,
    Form.CHICAGO: Words("Chicago", "Chicago", "Chicago"),
    Form.DUPLICATE: Words("Serie", "Sèrie", "Set"),
}
REASONS = {
    Reason.TRICKS: Words("Bazas contratadas", "Bases contractades", "Tricks bid and made"),
    Reason.OVERTRICKS: Words("Bazas extra", "Bases de més", "Overtricks"),
    Reason.INSULT: Words("Contrato doblado cumplido", "Contracte doblat complert", "Doubled contract made"),
    Reason.SLAM: Words("Slam", "Eslam", "Slam"),
    Reason.UNDERTRICKS: Words("Bazas de menos", "Bases de menys", "Undertricks"),
    Reason.HONORS: Words("Honores", "Honors", "Honors"),
    Reason.RUBBER: Words("Rubber ganado", "Rubber guanyat", "Rubber won"),
    Reason.UNFINISHED_GAME: Words(
        "Única manga de un rubber interrumpido",
        "Única mànega d’un rubber interromput",
        "The only game of a rubber broken off",
    ),
    Reason.UNFINISHED_PART_SCORE: Words(
        "Único parcial de un rubber interrumpido",
        "Únic parcial d’un rubber interromput",
        "The only part-score of a rubber broken off",
    ),
    Reason.GAME_BONUS: Words("Prima de manga", "Prima de mànega", "Game bonus"),
    Reason.PART_SCORE_BONUS: Words("Prima de parcial", "Prima de parcial", "Part-score bonus"),
    Reason.ADJUSTMENT: Words("Arreglo", "Arranjament", "Adjustment"),
}
ALL_TRICKS = Words("Bazas sobre seis", "Bases sobre sis", "Tricks over six")
"""Of the game of 1920, in which they count whether they were bid or not."""
LAW = Words("Ley", "Llei", "Law")
CODES = {
    Code.RUBBER: Words("bridge de rubber", "bridge de rubber", "rubber bridge"),
    Code.DUPLICATE: Words("bridge duplicado", "bridge duplicat", "duplicate bridge"),
}
RULES = Words("Reglas de Tapete, {}", "Regles de Tapete, {}", "Tapete’s rules, {}")
WON = Words("Ganan {} por {}.", "Guanyen {} per {}.", "{} win by {}.")
TIE = Words("Empate a puntos.", "Empat a punts.", "It is a tie.")
INTERRUPTED = Words(
    "Interrumpido de común acuerdo.", "Interromput de comú acord.", "Broken off by agreement."
)
BROKEN_OFF = Words("Interrumpida.", "Interrompuda.", "Broken off.")
PASSED_OUT = Words("pasado: {}", "passat: {}", "passed out: {}")
PAYS = Words("{} paga a {}: {}", "{} paga a {}: {}", "{} pays {}: {}")
HUNDRED = Words("{} ciento", "{} cent", "{} hundred")
HUNDREDS = Words("{} cientos", "{} cents", "{} hundreds")
BOARD_NS = Words("N–S {}", "N–S {}", "N–S {}")
WAS = Words("antes {}", "abans {}", "before {}")
SHEET_TEXTS = {
    "sheet": Words("Hoja de tanteo", "Full de puntuació", "Score sheet"),
    "we": Words("Nosotros", "Nosaltres", "We"),
    "they": Words("Ellos", "Ells", "They"),
    "total": Words("Total", "Total", "Total"),
    "part-score": Words("Parcial", "Parcial", "Part-score"),
    "number": Words("N.º", "Núm.", "No."),
    "deal": Words("Reparto", "Repartiment", "Deal"),
    "board": Words("Estuche", "Repartiment", "Board"),
    "dealer": Words("Dador", "Repartidor", "Dealer"),
    "vulnerable": Words("Vul.", "Zona", "Vul"),
    "contract": Words("Contrato", "Contracte", "Contract"),
    "points": Words("Puntos", "Punts", "Points"),
    "passed": Words("Pasado", "Passat", "Passed out"),
    "whole": Words("Del rubber entero", "De tot el rubber", "For the rubber as a whole"),
    "nothing": Words("Todavía no hay nada anotado.", "Encara no hi ha res anotat.", "Nothing is scored yet."),
    "robot": Words("Robot", "Robot", "Robot"),
    "made-with": Words("Hecho con Tapete", "Fet amb Tapete", "Made with Tapete"),
    "page": Words("Página", "Pàgina", "Page"),
    "evening": Words("La velada", "La vetllada", "The evening"),
    "ledger": Words("Cuentas de la velada", "Comptes de la vetllada", "The evening’s ledger"),
    "ledger-means": Words(
        "Cada partida terminada se cuenta en cientos, y medio ciento vale uno: 950 son 10, 940 son 9.",
        "Cada partida acabada es compta en cents, i mig cent val un: 950 són 10, 940 són 9.",
        "Each one that is over counts in hundreds, and half a hundred counts as one: 950 is 10, 940 is 9.",
    ),
    "player": Words("Jugador", "Jugador", "Player"),
    "units": Words("Partidas", "Partides", "Played"),
    "back": Words("Cientos", "Cents", "Back score"),
    "money": Words("Dinero", "Diners", "Money"),
    "settled": Words("Quién paga a quién", "Qui paga a qui", "Who pays whom"),
    "even": Words(
        "Todos en paz: nadie debe nada.",
        "Tothom en paus: ningú no deu res.",
        "All even: nobody owes anything.",
    ),
    "pairs": Words("Clasificación", "Classificació", "Ranking"),
    "place": Words("Puesto", "Lloc", "Place"),
    "pair": Words("Pareja", "Parella", "Pair"),
    "compared": Words("Comparados", "Comparats", "Compared"),
    "imps": Words("IMP", "IMP", "IMPs"),
    "percent": Words("Por ciento", "Per cent", "Percent"),
}
_MONTHS = {
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "ca": "gener febrer març abril maig juny juliol agost setembre octubre novembre desembre",
    "en": "January February March April May June July August September October November December",
}
_AS_I = re.compile(r"h?[iíy](?![ae])", re.IGNORECASE)


def sheet_text(name: str, language: Language) -> str:
    """A text of a score sheet."""
    return say(SHEET_TEXTS[name], language)


def date_text(day: date, language: Language) -> str:
    """The day in words.

    >>> date_text(date(2026, 4, 1), "ca"), date_text(date(2026, 11, 30), "es")
    ('1 d’abril de 2026', '30 de noviembre de 2026')
    """
    month = _MONTHS[language].split()[day.month - 1]
    if language == "en":
        return f"{day.day} {month} {day.year}"
    of = "d’" if language == "ca" and month[0] in "ao" else "de "
    return f"{day.day} {of}{month} de {day.year}"


def both_text(one: str, other: str, language: Language) -> str:
    """Two names as one says them.

    >>> both_text("Ana", "Inés", "es"), both_text("Ana", "Pau", "ca")
    ('Ana e Inés', 'Ana i Pau')
    """
    if language == "es":
        return f"{one} {'e' if _AS_I.match(other) else 'y'} {other}"
    return f"{one} {'i' if language == 'ca' else 'and'} {other}"
