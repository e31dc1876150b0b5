"""From a template and what is to be printed to a PDF. What people wrote travels as data, never as markup."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Literal

import msgspec
import typst

Kind = Literal["pdf", "png"]


class Template(msgspec.Struct, frozen=True):
    """A kind of page: the files of `templates` that make it, in their order."""

    parts: tuple[str, ...]


def typeset(template: Template, data: msgspec.Struct) -> bytes:
    """The PDF of that template with that data: tagged for whoever listens; the same data, the same PDF."""
    pages = _compile(template, data, "pdf")
    assert isinstance(pages, bytes)
    return pages


def pictures(template: Template, data: msgspec.Struct, dots_per_inch: float = 110) -> list[bytes]:
    """Each page as a PNG, to be looked at."""
    pages = _compile(template, data, "png", dots_per_inch)
    return pages if isinstance(pages, list) else [pages]


def _compile(
    template: Template, data: msgspec.Struct, kind: Kind, dots_per_inch: float = 110
) -> bytes | list[bytes]:
    inputs = {"data": msgspec.json.encode(data).decode()}

    def compiled(is_universal: bool) -> bytes | list[bytes]:
        pages: bytes | list[bytes] = typst.compile(
            _source(template),
            font_paths=_fonts(),
            format=kind,
            ppi=dots_per_inch,
            sys_inputs=inputs,
            pdf_standards="ua-1" if is_universal else [],
        )
        return pages

    if kind == "png":
        return compiled(False)
    try:
        return compiled(True)
    except typst.TypstError:  # somebody wrote a letter that no font has: tagged all the same
        return compiled(False)


@cache
def _source(template: Template) -> bytes:
    folder = resources.files("tapete.paper") / "templates"
    return b"\n".join((folder / f"{part}.typ").read_bytes() for part in ("common", *template.parts))


@cache
def _fonts() -> typst.Fonts:
    """Looked up once; those of the system only stand in for letters that ours lack."""
    return typst.Fonts()
