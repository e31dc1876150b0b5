"""A deal as it is typed in: a contract, or the whole auction, and the tricks won."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.cli.json_lines import Fault
from tapete.core import Auction, Contract, IllegalCall, ImpossibleOutcome, NotationError, Outcome, Seat


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """One deal; a passed-out one needs only its contract, `pass`. An auction says contract and declarer."""

    contract: str | None = None
    declarer: Seat | None = None
    tricks: int | None = None
    honors: dict[Seat, int] = {}
    auction: list[str] | None = None


class DuplicateDeal(Deal, forbid_unknown_fields=True):
    """One board: its number says who dealt and who was vulnerable; left out, its place in the list."""

    board: Annotated[int, msgspec.Meta(ge=1)] | None = None


def outcome_of(deal: Deal, dealer: Seat | None) -> Outcome:
    """What is to be scored; `dealer`, who called first, is None after the end. Raises `Fault`."""
    contract = _contract(deal)
    if deal.auction is not None and dealer is not None:
        contract = _called(deal, deal.auction, dealer)
    if contract is not None and deal.tricks is None:
        raise _missing("tricks")
    try:
        return Outcome(contract, deal.tricks or 0, tuple(deal.honors.items()))
    except ImpossibleOutcome as error:
        raise Fault(error.code, str(error)) from None


def _contract(deal: Deal) -> Contract | None:
    """As it is typed; None for a pass, or where only the auction is."""
    if deal.contract is None:
        if deal.auction is None:
            raise Fault("notation/field", "`contract` is missing")
        return None
    if deal.contract == "pass":
        return None
    if deal.declarer is None:
        raise _missing("declarer")
    try:
        return Contract.parse(deal.contract, deal.declarer)
    except NotationError as error:
        raise Fault("notation/contract", error.text) from None


def _called(deal: Deal, calls: list[str], dealer: Seat) -> Contract | None:
    try:
        auction = Auction.of(dealer, " ".join(calls))
    except NotationError as error:
        raise Fault("notation/call", error.text) from None
    except IllegalCall as error:
        raise Fault(error.law.code, str(error)) from None
    if not auction.is_over:
        raise Fault("record/incomplete-auction", "the auction does not end in passes")
    called = auction.contract
    heard, by = ("pass", None) if called is None else (str(called), called.declarer)
    if deal.contract not in (None, heard):
        raise Fault("record/contract", f"{deal.contract} is typed, {heard} was called")
    if deal.declarer not in (None, by):
        raise Fault("record/declarer", f"{deal.declarer} is typed, {by or 'nobody'} by the auction")
    return called


def _missing(field: str) -> Fault:
    return Fault("notation/field", f"`{field}` is missing; only a pass needs none")
