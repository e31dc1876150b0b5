"""From the text of a condition to its tree, by recursive descent: one method a rule of the grammar.

::

    condition = both { "or" both }
    both      = one { "and" one }
    one       = "not" one | compared
    compared  = sum { ("<" | "<=" | "=" | "!=" | ">=" | ">") sum } | sum "in" [number] ".." [number]
    sum       = product { ("+" | "-") product }
    product   = factor { "*" factor }
    factor    = number | "-" factor | function "(" argument { "," argument } ")" | "(" condition ")"
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import NoReturn, TypeAlias

from tapete.core import Words
from tapete.dealing.functions import FUNCTIONS, Function
from tapete.dealing.language.arguments import argument, named
from tapete.dealing.language.errors import ConditionError, Span, Wrong
from tapete.dealing.language.tokens import Kind, Token, tokens
from tapete.dealing.language.tree import (
    All,
    Any,
    Argument,
    Asked,
    Compared,
    Node,
    Not,
    Number,
    Numeric,
    Product,
    Relation,
    Sum,
    Truth,
)

DEEPEST = 30
"""Parentheses, `not` and minus signs within each other."""
MOST_OPERATIONS = 100
"""Signs of arithmetic in a condition: no tree grows deeper than whoever walks it can go."""
LARGEST = 10**6
"""No number that a condition can come to is larger."""

_CONDITION = Words("una condición", "una condició", "a condition")
_NUMBER = Words("un número", "un nombre", "a number")
_A_NUMBER_IS = Words("un número suelto", "un nombre tot sol", "a bare number")
_A_TRUTH_IS = Words("algo que es cierto o no", "quelcom que és cert o no", "something that is true or not")
_MOST_OF_A_FUNCTION = 500
_COMMA = Words("«,»", "«,»", "','")
_COMMA_OR_CLOSE = Words("«,» o «)»", "«,» o «)»", "',' or ')'")
_RESERVED = ("and", "or", "not", "in")
_ARITHMETIC = (Number, Sum, Product)
Read: TypeAlias = tuple[Node, Span]
"""A node and the stretch of text it was read from."""
Rule: TypeAlias = Callable[[], Read]


def parse(text: str) -> Truth:
    """Read a condition; raises `ConditionError`."""
    return _Parser(text).whole()


class _Parser:
    def __init__(self, text: str) -> None:
        self._text, self._tokens, self._place = text, tokens(text), 0
        self._depth = self._operations = 0

    @property
    def _next(self) -> Token:
        return self._tokens[self._place]

    def whole(self) -> Truth:
        node = self._truth(self._condition())
        if self._next.kind is not Kind.END:
            self._expected(
                Words("«and», «or» o el final", "«and», «or» o el final", "'and', 'or' or the end")
            )
        return node

    def _condition(self) -> Read:
        return self._joined("or", self._both, Any)

    def _both(self) -> Read:
        return self._joined("and", self._one, All)

    def _joined(self, word: str, read: Rule, join: Callable[[tuple[Truth, ...]], Truth]) -> Read:
        first = read()
        if not self._next.is_word(word):
            return first
        parts = [self._truth(first)]
        while self._takes_word(word):
            parts.append(self._truth(read()))
        return join(tuple(parts)), self._since(first[1])

    def _one(self) -> Read:
        span = self._next.span
        if not self._takes_word("not"):
            return self._compared()
        return Not(self._truth(self._deeper(self._one))), self._since(span)

    def _compared(self) -> Read:
        first = self._sum()
        if self._next.is_word("in"):
            return self._within(first)
        parts: list[Truth] = []
        left = first
        while self._next.kind is Kind.SIGN and (relation := _RELATIONS.get(self._next.text)) is not None:
            self._place += 1
            right = self._sum()
            parts.append(Compared(self._number(left), relation, self._number(right)))
            left = right
        if not parts:
            return first
        return parts[0] if len(parts) == 1 else All(tuple(parts)), self._since(first[1])

    def _within(self, value: Read) -> Read:
        number = self._number(value)
        self._place += 1
        start = self._next.span
        low = self._end_of_range()
        if not self._takes_sign(".."):
            self._expected(Words("«..»", "«..»", "'..'"))
        high = self._end_of_range()
        span = self._since(start)
        if low is None and high is None:
            raise ConditionError(Wrong.NO_ENDS, self._text, span)
        if low is not None and high is not None and low > high:
            raise ConditionError(Wrong.RANGE, self._text, span, found=f"{low}..{high}")
        ends = ((Relation.AT_LEAST, low), (Relation.AT_MOST, high))
        parts = tuple(Compared(number, relation, Number(end)) for relation, end in ends if end is not None)
        return parts[0] if len(parts) == 1 else All(parts), self._since(value[1])

    def _end_of_range(self) -> int | None:
        is_minus = self._next.is_sign("-")
        self._place += is_minus
        if self._next.kind is not Kind.NUMBER:
            return self._expected(_NUMBER) if is_minus else None
        return -self._literal() if is_minus else self._literal()

    def _sum(self) -> Read:
        left = self._product()
        while self._next.is_sign("+", "-"):
            is_minus = self._next.text == "-"
            self._place += 1
            right = self._product()
            left = Sum(self._number(left), self._number(right), is_minus), self._since(left[1])
            self._check_size(left)
        return left

    def _product(self) -> Read:
        left = self._factor()
        while self._takes_sign("*"):
            right = self._factor()
            left = Product(self._number(left), self._number(right)), self._since(left[1])
            self._check_size(left)
        return left

    def _factor(self) -> Read:
        token = self._next
        if token.kind is Kind.NUMBER:
            return Number(self._literal()), token.span
        if self._takes_sign("-"):
            return Sum(Number(0), self._number(self._deeper(self._factor)), True), self._since(token.span)
        if self._takes_sign("("):
            node, _ = self._deeper(self._condition)
            self._close()
            return node, self._since(token.span)
        if token.kind is Kind.NAME and token.text.lower() not in _RESERVED:
            return self._asked()
        return self._expected(_CONDITION)

    def _asked(self) -> Read:
        name = self._next
        function = FUNCTIONS.get(name.text.lower())
        if function is None:
            near = get_close_matches(name.text.lower(), FUNCTIONS, 1)
            hint = Words(*(f"; ¿{near[0]}?", f"; {near[0]}?", f"; {near[0]}?")) if near else ""
            raise ConditionError(Wrong.UNKNOWN, self._text, name.span, found=name.text, near=hint)
        self._place += 1
        if not self._takes_sign("("):
            self._expected(Words("«(»", "«(»", "'('"))
        arguments = self._arguments(function)
        return Asked(function.name, tuple(arguments)), self._since(name.span)

    def _arguments(self, function: Function) -> list[Argument]:
        found: list[Argument] = []
        for place, takes in enumerate(function.takes):
            if place:
                is_optional = place >= function.fewest
                if is_optional and self._next.is_sign(")"):
                    break
                if not self._takes_sign(","):
                    self._expected(_COMMA_OR_CLOSE if is_optional else _COMMA)
            found.append(argument(self._next, takes, self._text))
            self._place += 1
        self._close()
        return found

    def _close(self) -> None:
        if not self._takes_sign(")"):
            self._expected(Words("«)»", "«)»", "')'"))

    def _literal(self) -> int:
        token = self._next
        self._place += 1
        if len(token.text) > 4:
            raise ConditionError(Wrong.TOO_LARGE, self._text, token.span)
        return int(token.text)

    def _check_size(self, read: Read) -> None:
        self._operations += 1
        if self._operations > MOST_OPERATIONS:
            raise ConditionError(Wrong.TOO_LONG, self._text, read[1])
        if _largest(self._number(read)) > LARGEST:
            raise ConditionError(Wrong.TOO_LARGE, self._text, read[1])

    def _deeper(self, rule: Rule) -> Read:
        self._depth += 1
        if self._depth > DEEPEST:
            raise ConditionError(Wrong.TOO_DEEP, self._text, self._next.span)
        read = rule()
        self._depth -= 1
        return read

    def _truth(self, read: Read) -> Truth:
        node, span = read
        if isinstance(node, _ARITHMETIC) or (
            isinstance(node, Asked) and not FUNCTIONS[node.function].is_truth
        ):
            self._wrong_kind(span, _A_TRUTH_IS, _A_NUMBER_IS)
        return node

    def _number(self, read: Read) -> Numeric:
        node, span = read
        if isinstance(node, _ARITHMETIC) or (
            isinstance(node, Asked) and not FUNCTIONS[node.function].is_truth
        ):
            return node
        return self._wrong_kind(span, _NUMBER, _A_TRUTH_IS)

    def _wrong_kind(self, span: Span, expected: Words, found: Words) -> NoReturn:
        raise ConditionError(Wrong.EXPECTED, self._text, span, expected=expected, found=found)

    def _expected(self, expected: Words) -> NoReturn:
        token = self._next
        span = Span(token.span.start, max(1, token.span.length))
        raise ConditionError(Wrong.EXPECTED, self._text, span, expected=expected, found=named(token))

    def _takes_sign(self, *signs: str) -> bool:
        taken = self._next.is_sign(*signs)
        self._place += taken
        return taken

    def _takes_word(self, word: str) -> bool:
        taken = self._next.is_word(word)
        self._place += taken
        return taken

    def _since(self, start: Span) -> Span:
        last = self._tokens[self._place - 1].span
        return Span(start.start, last.start + last.length - start.start)


_RELATIONS = {relation.value: relation for relation in Relation}


def _largest(node: Numeric) -> int:
    """No number that this can come to is farther from 0."""
    match node:
        case Number(value):
            return value
        case Sum(left, right):
            return _largest(left) + _largest(right)
        case Product(left, right):
            return _largest(left) * _largest(right)
        case _:
            return _MOST_OF_A_FUNCTION
