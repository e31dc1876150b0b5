"""Tapete: the open, self-hosted home of bridge.

For programmers: `read` and `write` files, `deal` at random or under a condition, `solve` and `par`,
`score` and `draw`. They are loaded when they are first asked for, so that `import tapete` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tapete.library import UnknownFormat, deal, draw, par, read, score, solve, write

__version__ = "0.1.0"

__all__ = ["UnknownFormat", "__version__", "deal", "draw", "par", "read", "score", "solve", "write"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'tapete' has no attribute {name!r}")
    return getattr(import_module("tapete.library"), name)


def __dir__() -> list[str]:
    return __all__
