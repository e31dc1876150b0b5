"""Writes `web/src/wire.ts`: what travels between server and browser, as TypeScript types.

`python -m tapete.server.typescript web/src/wire.ts` writes it; a test fails when the committed file differs.
A field with a default is always there in what the server sends, and may be left out of what it reads.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from tapete.core import Bid, Call, Card, Doubling, Rank, Strain
from tapete.pad import AnyPadCommand
from tapete.robots.system_card import SystemCard
from tapete.server import (
    bodies,
    deal_bodies,
    file_bodies,
    messages,
    pad_bodies,
    practice_bodies,
    program_bodies,
    report_bodies,
    set_bodies,
)
from tapete.server.analysis_bodies import DealAnalysis
from tapete.server.docstrings import doc_of, field_docs
from tapete.server.grading_bodies import SeatGrading
from tapete.server.laws import LawBook
from tapete.server.rules_book import RulesBook
from tapete.table import events, intents
from tapete.table.view_types import DealRecord

UNIONS: dict[str, Any] = {
    "AnyIntent": intents.AnyIntent,
    "AnyEvent": events.AnyEvent,
    "AnyClientMessage": messages.AnyClientMessage,
    "AnyServerMessage": messages.AnyServerMessage,
    "AnyPadCommand": AnyPadCommand,
}
"""The unions that have a name of their own."""

READ: tuple[Any, ...] = (
    messages.AnyClientMessage,
    bodies.Rename,
    bodies.NewTable,
    set_bodies.FieldAsked,
    *pad_bodies.READ,
    *deal_bodies.READ,
    *practice_bodies.READ,
    *report_bodies.READ,
    *program_bodies.READ,
)
"""What the server reads."""

SENT: tuple[Any, ...] = (
    messages.AnyServerMessage,
    bodies.Me,
    bodies.TableMade,
    bodies.TableListed,
    bodies.Problem,
    set_bodies.SetResults,
    bodies.Health,
    LawBook,
    DealRecord,
    DealAnalysis,
    SeatGrading,
    RulesBook,
    SystemCard,
    *pad_bodies.SENT,
    *deal_bodies.SENT,
    *practice_bodies.SENT,
    *report_bodies.SENT,
    *file_bodies.SENT,
    *program_bodies.SENT,
)
"""What the server sends."""

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
_TEXTS: dict[type, str] = {
    Card: "`${Suit}${Rank}`",
    Bid: "`${1 | 2 | 3 | 4 | 5 | 6 | 7}${Strain}`",
    Call: 'Bid | "P" | "X" | "XX"',
}
"""Values that travel as text."""
_ALSO = {Card: (Rank,), Bid: (Strain,), Call: (Bid,)}
"""What those texts are made of."""
_NAMED = {frozenset(get_args(union)): name for name, union in UNIONS.items()}


def wire_module() -> str:
    """The whole of `wire.ts`, the same for the same structs."""
    sent, read = _reachable(SENT), _reachable(READ)
    parts = [_HEAD]
    for kind in sorted({*sent, *read, Doubling}, key=lambda kind: kind.__name__):
        parts.append(_declaration(kind, is_read_only_by_us=kind not in sent, sent=sent))
    for name, union in UNIONS.items():
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"export type {name} ={members};")
    return "\n\n".join(parts) + "\n"


_HEAD = """\
// Written by `python -m tapete.server.typescript web/src/wire.ts`; do not edit.
// What each message is for, with examples: docs/protocol.md."""


def _reachable(roots: tuple[Any, ...]) -> set[type]:
    """The classes that these types mention, however deep."""
    found: set[type] = set()
    waiting = list(roots)
    while waiting:
        for kind in _classes_in(waiting.pop()):
            if kind not in found:
                found.add(kind)
                waiting += [*_ALSO.get(kind, ()), *_fields(kind).values()]
    return found


def _classes_in(annotation: Any) -> Iterator[type]:
    origin = get_origin(annotation)
    if origin is not None:
        for part in (origin, *get_args(annotation)):
            yield from _classes_in(part)
    elif isinstance(annotation, type) and (
        issubclass(annotation, msgspec.Struct | Enum) or annotation in _TEXTS
    ):
        yield annotation


def _fields(kind: type) -> dict[str, Any]:
    if not issubclass(kind, msgspec.Struct):
        return {}
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def _declaration(kind: type, *, is_read_only_by_us: bool, sent: set[type]) -> str:
    doc = _comment(doc_of(kind), "")
    if kind in _TEXTS:
        return f"{doc}export type {kind.__name__} = {_TEXTS[kind]};"
    if issubclass(kind, Enum):
        return f"{doc}export type {kind.__name__} ={_members(kind)};"
    assert issubclass(kind, msgspec.Struct)
    lines = []
    if kind.__struct_config__.tag is not None:
        lines.append(f'  readonly {kind.__struct_config__.tag_field}: "{kind.__struct_config__.tag}";\n')
    optional = _defaulted(kind) if is_read_only_by_us else set()
    for name, annotation in _fields(kind).items():
        text = _type(annotation)
        if name in optional and annotation in sent and _defaulted(annotation) == set(_fields(annotation)):
            text = f"Partial<{text}>" if _fields(annotation) else text
        mark = "?" if name in optional else ""
        lines.append(f"{_comment(field_docs(kind).get(name, ''), '  ')}  readonly {name}{mark}: {text};\n")
    return f"{doc}export interface {kind.__name__}{_parameters(kind)} {{\n{''.join(lines)}}}"


def _members(kind: type[Enum]) -> str:
    docs = field_docs(kind)
    return "".join(f'\n{_comment(docs.get(m.name, ""), "  ")}  | "{m.value}"' for m in kind)


def _parameters(kind: type) -> str:
    names = [parameter.__name__ for parameter in getattr(kind, "__parameters__", ())]
    return f"<{', '.join(names)}>" if names else ""


def _defaulted(kind: type) -> set[str]:
    if not issubclass(kind, msgspec.Struct):
        return set()
    return {field.name for field in msgspec.structs.fields(kind) if not field.required}


def _type(annotation: Any) -> str:
    if annotation in _PLAIN:
        return _PLAIN[annotation]
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is None:
        assert isinstance(annotation, type | TypeVar)
        return annotation.__name__
    if origin is Annotated:
        return _type(arguments[0])
    if origin in (Union, UnionType):
        return _NAMED.get(frozenset(arguments)) or " | ".join(map(_type, arguments))
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin is tuple:
        return _tuple(arguments)
    return f"{origin.__name__}<{', '.join(map(_type, arguments))}>"


def _tuple(arguments: tuple[Any, ...]) -> str:
    if arguments[-1] is not ...:
        return f"readonly [{', '.join(map(_type, arguments))}]"
    one = _type(arguments[0])
    return f"readonly ({one})[]" if " " in one else f"readonly {one}[]"


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = text.replace("*/", "* /").split("\n")
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} *{' ' * bool(line)}{line}\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def main(path: str) -> None:
    """Write the module there."""
    Path(path).write_text(wire_module(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
