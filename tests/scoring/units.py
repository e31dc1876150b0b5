"""Any unit of any form, as far as it goes."""

from __future__ import annotations

from hypothesis import strategies as st

from strategies import low_outcomes, outcomes, seats
from tapete.core import Outcome, Side
from tapete.scoring import AnySheet, Form, UnitOptions, unit
from tapete.scoring.chicago import ChicagoOptions, Vulnerable

chicago_options = st.builds(ChicagoOptions, st.sampled_from(Vulnerable), st.booleans())
unit_options = st.builds(UnitOptions, chicago_options, st.none() | st.integers(1, 6))
empty_sheets = st.builds(unit.start, st.sampled_from(Form), seats, unit_options)
played = st.lists(outcomes() | low_outcomes(), max_size=10)


def as_far_as_it_goes(sheet: AnySheet, deals: list[Outcome]) -> AnySheet:
    """The sheet with these deals, up to its end."""
    for outcome in deals:
        if sheet.is_over:
            break
        sheet = unit.score(sheet, outcome)
    return sheet


@st.composite
def sheets(draw: st.DrawFn) -> AnySheet:
    """A sheet of any form with some deals on it, at times broken off."""
    sheet = as_far_as_it_goes(draw(empty_sheets), draw(played))
    return unit.interrupt(sheet) if not sheet.is_over and draw(st.booleans()) else sheet


@st.composite
def adjusted_sheets(draw: st.DrawFn) -> AnySheet:
    """A sheet with at least one deal on it, and up to three adjustments."""
    sheet = draw(sheets().filter(lambda sheet: bool(sheet.outcomes)))
    for _ in range(draw(st.integers(0, 3))):
        deal, side = draw(st.sampled_from(sheet.deal_numbers)), draw(st.sampled_from(list(Side)))
        sheet = unit.adjust(
            sheet, deal, side, draw(st.integers(-500, 500)), draw(st.none() | st.integers(1, 93))
        )
    return sheet
