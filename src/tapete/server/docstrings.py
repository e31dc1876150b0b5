"""Docstrings of classes and of their fields, which Python does not keep at run time."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from importlib import import_module
from itertools import pairwise


def doc_of(cls: type) -> str:
    """What the class says of itself without its Python examples; empty when it says nothing."""
    text = inspect.cleandoc(cls.__doc__ or "") if "__doc__" in cls.__dict__ else ""
    return "\n\n".join(part for part in text.split("\n\n") if not part.startswith(">>>"))


@cache
def field_docs(cls: type) -> dict[str, str]:
    """The string below each field or member of the class."""
    body = _classes(cls.__module__)[cls.__name__].body
    found = {}
    for statement, below in pairwise(body):
        name = _field_name(statement)
        if name and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[name] = inspect.cleandoc(str(below.value.value))
    return found


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module, whose source is read once for all of them."""
    tree = ast.parse(inspect.getsource(import_module(module)))
    return {statement.name: statement for statement in tree.body if isinstance(statement, ast.ClassDef)}


def _field_name(statement: ast.stmt) -> str | None:
    match statement:
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return None
