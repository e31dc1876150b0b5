"""Docstrings of classes and of their fields, which Python does not keep at run time."""

from __future__ import annotations

import ast
import inspect
import textwrap
from functools import cache


def doc_of(cls: type) -> str:
    """What the class says of itself without its Python examples; empty when it says nothing."""
    text = inspect.cleandoc(cls.__doc__ or "") if "__doc__" in cls.__dict__ else ""
    return "\n\n".join(part for part in text.split("\n\n") if not part.startswith(">>>"))


@cache
def field_docs(cls: type) -> dict[str, str]:
    """The string below each field or member of the class."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for statement, below in zip(tree.body, tree.body[1:], strict=False):
        name = _field_name(statement)
        if name and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[name] = inspect.cleandoc(str(below.value.value))
    return found


def _field_name(statement: ast.stmt) -> str | None:
    match statement:
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return None
