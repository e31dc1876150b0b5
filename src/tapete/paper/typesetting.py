"""From a template and what is to be printed to a PDF. What people wrote travels as data, never as markup."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Literal

import msgspec
import typst

Kind = Literal["pdf", "png", "svg"]


def typeset(template: str, data: msgspec.Struct) -> bytes:
    """The PDF of that template with that data."""
    pages = _compile(template, data, "pdf")
    assert isinstance(pages, bytes)
    return pages


def picture(template: str, data: msgspec.Struct, dots_per_inch: float = 110) -> bytes:
    """The first page as a PNG, to be looked at."""
    pages = _compile(template, data, "png", dots_per_inch)
    return pages[0] if isinstance(pages, list) else pages


def _compile(
    template: str, data: msgspec.Struct, kind: Kind, dots_per_inch: float = 110
) -> bytes | list[bytes]:
    inputs = {"data": msgspec.json.encode(data).decode()}
    compiled: bytes | list[bytes] = typst.compile(
        _template(template), format=kind, ppi=dots_per_inch, sys_inputs=inputs
    )
    return compiled


@cache
def _template(name: str) -> bytes:
    folder = resources.files("tapete.paper") / "templates"
    common = (folder / "common.typ").read_bytes()
    return common + b"\n" + (folder / f"{name}.typ").read_bytes()
