"""The hot work in C++ is there under the names that its stub gives, with the arguments that it gives."""

import ast
import re
from pathlib import Path

import pytest

from tapete.dealing.native import hot

STUB = Path(__file__).parents[2] / "native" / "src" / "tapete_native" / "_hot.pyi"

pytestmark = pytest.mark.skipif(hot is None, reason="no C++ has been built on this machine")


def test_the_stub_says_what_the_module_has() -> None:
    told = {
        node.name: [argument.arg for argument in node.args.args]
        for node in ast.parse(STUB.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    names = [name for name in dir(hot) if not name.startswith("_")]
    assert {name: _arguments(getattr(hot, name)) for name in names} == told


def _arguments(function: object) -> list[str]:
    """As the first line of its documentation lists them."""
    signature = str(function.__doc__).splitlines()[0]
    return re.findall(r"[(\s](\w+): ", signature)
