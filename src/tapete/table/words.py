"""Words at the table; they are defined in core, because rulings speak too and see no table."""

from __future__ import annotations

from tapete.core.words import Words

__all__ = ["Words"]
