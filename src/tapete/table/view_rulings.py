"""A stopped table and its rulings as everyone sees them: the law in words, and who may choose."""

from __future__ import annotations

from tapete.core import Words
from tapete.rulings import Irregularity, irregularity
from tapete.scoring import Form
from tapete.table.ruling_state import Ruling
from tapete.table.rulings import choosers, code_of, options_of
from tapete.table.state import Table
from tapete.table.view_types import LawSeen, OptionSeen, RulingSeen, StopSeen


def stop_seen(table: Table) -> StopSeen | None:
    """How far the matter is settled; None while the table is not stopped."""
    stop = table.stop
    if stop is None:
        return None
    return StopSeen(
        stop.stopped_by,
        _law_seen(table.form, stop.irregularity),
        stop.offender,
        tuple(
            OptionSeen(option.id, option.text, option.tricks, choosers(table, option), option.unsure)
            for option in options_of(table)
        ),
        stop.option,
        stop.chosen_by,
        stop.remedy,
        stop.proposed_by,
        stop.answers,
    )


def rulings_seen(form: Form, rulings: tuple[Ruling, ...]) -> tuple[RulingSeen, ...]:
    """Rulings with their laws in words."""
    return tuple(
        RulingSeen(
            ruling.rubber,
            ruling.place,
            _law_seen(form, ruling.irregularity),
            ruling.offender,
            _option_text(ruling),
            ruling.chosen_by,
            ruling.remedy,
        )
        for ruling in rulings
    )


def _law_seen(form: Form, name: str | None) -> LawSeen | None:
    named, code = _found(name), code_of(form)
    if named is None or code is None:
        return None
    return LawSeen(named.id, named.number, code, named.title, named.happened, named.unsure)


def _option_text(ruling: Ruling) -> Words | None:
    named = _found(ruling.irregularity)
    options = () if named is None else named.options
    return next((option.text for option in options if option.id == ruling.option), None)


def _found(name: str | None) -> Irregularity | None:
    return None if name is None else irregularity(name)
