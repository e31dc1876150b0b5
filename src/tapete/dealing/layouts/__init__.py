"""Layouts: the hidden cards dealt again, by what is known and thought of each seat.

Each layout that fits is as likely as any other, or as likely as the weights of the points say. The lengths
are not tried but counted: of all ways to split the suits only those are drawn that fit, each by the number of
layouts behind it. Then the honors are dealt, and where the points do not fit, another split is drawn.
"""

from tapete.dealing.layouts.layouts import layouts
from tapete.dealing.layouts.limits import ANYTHING, LayoutError, Limits, Span
from tapete.dealing.layouts.result import Layouts

__all__ = ["ANYTHING", "LayoutError", "Layouts", "Limits", "Span", "layouts"]
