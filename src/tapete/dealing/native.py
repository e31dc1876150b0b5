"""The hot work in C++, where it has been built; without it the same comes of Python and numpy, slower."""

from __future__ import annotations

from types import ModuleType

hot: ModuleType | None
try:
    from tapete_native import _hot
except ImportError:
    hot = None
else:
    hot = _hot
