"""The words and signs of a condition, each with its place."""

from __future__ import annotations

import re
from enum import Enum

import msgspec

from tapete.dealing.language.errors import ConditionError, Span, Wrong

LONGEST = 2_000
"""Characters of a condition; a longer one is refused before anything else."""


class Kind(Enum):
    """What a token is."""

    NUMBER = "number"
    NAME = "name"
    TEXT = "text"
    SIGN = "sign"
    END = "end"


class Token(msgspec.Struct, frozen=True):
    """A number, a name, a text in quotes or a sign, and where it stands."""

    kind: Kind
    text: str
    """As written; a text without its quotes, a sign in its usual form."""
    span: Span

    def is_sign(self, *signs: str) -> bool:
        """Whether it is one of these signs."""
        return self.kind is Kind.SIGN and self.text in signs

    def is_word(self, word: str) -> bool:
        """Whether it is that word, in small letters or capitals."""
        return self.kind is Kind.NAME and self.text.lower() == word


_TOKEN = re.compile(
    r"""(?P<blank>\s+|\#[^\n]*)
      | (?P<number>[0-9]+)
      | (?P<name>[A-Za-z_][A-Za-z0-9_]*|[♠♥♦♣♤♡♢♧])
      | (?P<text>"[^"\n]*"|'[^'\n]*'|“[^”\n]*”|«[^»\n]*»)
      | (?P<quote>["'“«])
      | (?P<foreign>&&?|\|\|?|!(?!=)|/)
      | (?P<sign>\.\.|<=|>=|==|!=|≤|≥|≠|[-–−<>=+*(),])""",
    re.VERBOSE,
)
_USUAL = {"≤": "<=", "≥": ">=", "≠": "!=", "==": "=", "–": "-", "−": "-"}
_INSTEAD = {"&": "and", "&&": "and", "|": "or", "||": "or", "!": "not"}


def tokens(text: str) -> list[Token]:
    """The tokens of a condition, the last one its end; raises `ConditionError`.

    >>> [token.text for token in tokens("hcp(N) in 15..17")]
    ['hcp', '(', 'N', ')', 'in', '15', '..', '17', '']
    """
    if len(text) > LONGEST:
        raise ConditionError(Wrong.TOO_LONG, text, Span(LONGEST))
    found, place = [], 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        token = None if match is None else _token(text, match)
        place = place + 1 if match is None else match.end()
        if match is None:
            raise ConditionError(Wrong.CHARACTER, text, Span(place - 1), found=text[place - 1])
        if token is not None:
            found.append(token)
    found.append(Token(Kind.END, "", Span(len(text.rstrip()))))
    return found


def _token(text: str, match: re.Match[str]) -> Token | None:
    span, written = Span(match.start(), match.end() - match.start()), match.group()
    if match.lastgroup == "blank":
        return None
    if match.lastgroup == "quote":
        raise ConditionError(Wrong.QUOTE, text, span)
    if match.lastgroup == "foreign":
        instead = _INSTEAD.get(written)
        if instead is None:
            raise ConditionError(Wrong.CHARACTER, text, span, found=written)
        raise ConditionError(Wrong.SYMBOL, text, span, expected=instead)
    kind = Kind(match.lastgroup)
    if kind is Kind.TEXT:
        written = written[1:-1]
    return Token(kind, _USUAL.get(written, written) if kind is Kind.SIGN else written, span)
