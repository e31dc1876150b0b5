"""Deals laid out beforehand, for a lesson or a proof: nobody's chance made them, and every view says so."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Deal, NotationError
from tapete.table.events import DealPrepared
from tapete.table.intents import PrepareDeal
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, only_house, only_in
from tapete.table.state import Table


def judge_prepare_deal(table: Table, who: Who, intent: PrepareDeal, now: float) -> Events:
    """The house alone, before the cut, and only where the options of the table allow it."""
    only_house(who)
    if not table.options.prepared_deals:
        raise TableError("table/no-prepared-deals")
    only_in(table, Phase.DRAW, Phase.SHUFFLE, Phase.CUT)
    try:
        deal = Deal.parse(intent.deal)
    except NotationError:
        raise TableError("table/bad-deal") from None
    return (DealPrepared(str(deal)),)


def fold_deal_prepared(table: Table, event: DealPrepared) -> Table:
    """The cut will bring this deal. Another one may still take its place."""
    shuffling = table.shuffling
    if shuffling is not None:
        shuffling = replace(shuffling, is_prepared=True)
    return replace(table, prepared=Deal.parse(event.deal), shuffling=shuffling)


JUDGES: Judges = {PrepareDeal: judge_prepare_deal}
FOLDS: Folds = {DealPrepared: fold_deal_prepared}
