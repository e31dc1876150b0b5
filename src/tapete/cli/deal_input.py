"""What is typed for `tapete deal`: a condition, pointed at where it cannot be read, and given cards."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer

from tapete.core import BySeat, NotationError, PartialDeal
from tapete.dealing import EXAMPLES, NOTHING_GIVEN, Condition, ConditionError, given_cards


def condition_of(where: str | None, example: str | None) -> Condition | None:
    """The one asked for, or both together; None for neither."""
    named = next((one for one in EXAMPLES if one.id == example), None)
    if example is not None and named is None:
        raise typer.BadParameter(f"no example is called {example!r}; see `tapete deal --examples`")
    texts = [text for text in (named.condition if named else None, where) if text is not None]
    if not texts:
        return None
    parsed = [_parsed(text) for text in texts]
    return parsed[0] if len(parsed) == 1 else Condition.parse(" and ".join(f"({text}\n)" for text in texts))


def _parsed(text: str) -> Condition:
    try:
        return Condition.parse(text)
    except ConditionError as error:
        _point_at(text, error)


def _point_at(text: str, error: ConditionError) -> NoReturn:
    """The line with the fault, and carets under it."""
    line = text.split("\n")[error.line - 1].replace("\t", " ")
    before = max(0, error.column - 60)
    carets = "^" * max(1, min(error.length, len(line) - error.column + 1))
    sys.stderr.write(f"where:{error.line}:{error.column}: {error.code}: {error.text}\n")
    sys.stderr.write(f"    {line[before : before + 100]}\n    {' ' * (error.column - 1 - before)}{carets}\n")
    raise typer.Exit(2)


def given_of(text: str | None, hands: BySeat[str]) -> PartialDeal:
    """The cards of a deal in PBN and those of each seat together."""
    try:
        whole = PartialDeal.parse(text) if text is not None else NOTHING_GIVEN
        typed = given_cards(hands)
        return PartialDeal(BySeat.of(lambda seat: whole[seat] | typed[seat]))
    except NotationError as error:
        raise typer.BadParameter(error.text) from None
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
