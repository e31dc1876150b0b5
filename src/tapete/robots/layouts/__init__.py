"""Layouts: how the cards that a player does not see may lie, by all that is public.

They agree with the cards seen, with who has shown out, and, as far as the calls were the book's,
with every call that was made and every one that was not.
"""

from tapete.robots.layouts.known import Known, known
from tapete.robots.layouts.layouts import Layouts, layouts, likely_layouts

__all__ = ["Known", "Layouts", "known", "layouts", "likely_layouts"]
