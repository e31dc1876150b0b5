"""What can be wrong with a condition, where, and how it is told in three languages."""

from __future__ import annotations

from enum import Enum

import msgspec

from tapete.core import NotationError, Words


class Wrong(Enum):
    """Kinds of errors: a stable code, and words with places for what was found."""

    CHARACTER = (
        "condition/character",
        Words("«{found}» no se usa aquí", "«{found}» no s’usa aquí", "{found!r} is not used here"),
    )
    QUOTE = (
        "condition/quote",
        Words("faltan las comillas finales", "falten les cometes finals", "the closing quote is missing"),
    )
    EXPECTED = (
        "condition/expected",
        Words(
            "aquí se espera {expected}, no {found}",
            "aquí s’espera {expected}, no {found}",
            "{expected} is expected here, not {found}",
        ),
    )
    UNKNOWN = (
        "condition/unknown",
        Words(
            "nada se llama «{found}»{near}",
            "res no es diu «{found}»{near}",
            "nothing is called {found!r}{near}",
        ),
    )
    SYMBOL = (
        "condition/symbol",
        Words("aquí se escribe «{expected}»", "aquí s’escriu «{expected}»", "write {expected!r} here"),
    )
    RANGE = (
        "condition/range",
        Words(
            "el intervalo {found} está vacío",
            "l’interval {found} és buit",
            "the range {found} is empty",
        ),
    )
    NO_ENDS = (
        "condition/range",
        Words(
            "el intervalo necesita un principio o un final",
            "l’interval necessita un principi o un final",
            "a range needs a beginning or an end",
        ),
    )
    SHAPE = (
        "condition/shape",
        Words(
            "«{found}» no dice longitudes; por ejemplo: 5+S 4H, 5431, 54xx, any 4432",
            "«{found}» no diu llargades; per exemple: 5+S 4H, 5431, 54xx, any 4432",
            "{found!r} says no lengths; as in: 5+S 4H, 5431, 54xx, any 4432",
        ),
    )
    IMPOSSIBLE_SHAPE = (
        "condition/impossible-shape",
        Words(
            "ninguna mano de trece cartas es «{found}»",
            "cap mà de tretze cartes no és «{found}»",
            "no hand of thirteen cards is {found!r}",
        ),
    )
    CARDS = (
        "condition/cards",
        Words(
            "«{found}» no es una carta; por ejemplo: SA, HT, D2",
            "«{found}» no és una carta; per exemple: SA, HT, D2",
            "{found!r} is no card; as in: SA, HT, D2",
        ),
    )
    CONTRACT = (
        "condition/contract",
        Words(
            "«{found}» no es un contrato ni un palo; por ejemplo: 3NT, 4S, NT, H",
            "«{found}» no és un contracte ni un coll; per exemple: 3NT, 4S, NT, H",
            "{found!r} is neither a contract nor a strain; as in: 3NT, 4S, NT, H",
        ),
    )
    BETWEEN = (
        "condition/number",
        Words("un número {found}", "un nombre {found}", "a number {found}"),
    )
    TOO_LARGE = (
        "condition/too-large",
        Words("el número es demasiado grande", "el nombre és massa gran", "the number is too large"),
    )
    TOO_LONG = (
        "condition/too-long",
        Words("la condición es demasiado larga", "la condició és massa llarga", "the condition is too long"),
    )
    TOO_DEEP = (
        "condition/too-deep",
        Words("demasiados paréntesis o «not»", "massa parèntesis o «not»", "too many parentheses or nots"),
    )

    def __init__(self, code: str, words: Words) -> None:
        self.code, self.words = code, words


class Span(msgspec.Struct, frozen=True):
    """A stretch of the text: from which character, how many."""

    start: int
    length: int = 1


class ConditionError(NotationError):
    """A condition that cannot be read: where, how many characters are meant, code and words."""

    def __init__(self, wrong: Wrong, text: str, span: Span, **parts: Words | str) -> None:
        line = text.count("\n", 0, span.start) + 1
        column = span.start - text.rfind("\n", 0, span.start)
        self.code, self.words = wrong.code, _filled(wrong.words, parts)
        super().__init__(line, column, self.words.en)
        self.length = span.length

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes, with all they say."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[ConditionError], args: tuple[object, ...], said: dict[str, object]) -> ConditionError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(said)
    return error


def _filled(words: Words, parts: dict[str, Words | str]) -> Words:
    def fill(language: str) -> str:
        said = {
            name: part if isinstance(part, str) else getattr(part, language) for name, part in parts.items()
        }
        return str(getattr(words, language)).format(**said)

    return Words(fill("es"), fill("ca"), fill("en"))
