"""What the methods of `tapete compare` share: a question is read, answered, and its name comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec

from tapete.cli.json_lines import Fault, explain
from tapete.scoring import ScoreError

Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]
"""A share in percent."""
Amount = Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]

_Question = TypeVar("_Question", bound="Question")
_CHOICES = {
    "scale": "a scale (docs/cli.md)",
    "datum": "mean or median",
    "method": "matchpoints or cross-imps",
    "kind": "average, average_plus or average_minus",
}


class Question(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every method takes: a name that comes back with the answer."""

    id: object = None


def method(
    kind: type[_Question], compare: Callable[[_Question], dict[str, object]]
) -> Callable[[object], object]:
    """A method as the reader of lines calls it; the name comes back if the question has one."""

    def answer(question: object) -> object:
        try:
            asked = msgspec.convert(question, kind)
            answered = compare(asked)
        except msgspec.ValidationError as error:
            raise Fault("notation/field", explain(error, _CHOICES)) from None
        except ScoreError as error:
            raise Fault(error.code, str(error)) from None
        return answered if asked.id is None else {"id": asked.id, **answered}

    return answer
