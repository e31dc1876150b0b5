"""Reported calls: kept with their deal and their row, and sealed until the deal is over."""

from __future__ import annotations

import secrets

import msgspec

from tapete.core import Auction, Deal
from tapete.robots import explain
from tapete.scoring import AnySheet, Terms
from tapete.server.board_sets import BoardSets
from tapete.server.clock import Clock
from tapete.server.codec import decoder, encode
from tapete.server.live_table import LiveTable
from tapete.server.practice_bodies import PracticeAsked
from tapete.server.practice_office import position_of
from tapete.server.refusal import Refusal
from tapete.server.report_bodies import CallReport, ReportedDeal, ReportSeen
from tapete.server.report_store import KeptReport, ReportStore
from tapete.table import Person, Phase, Table, TableError, Words, finished_at
from tapete.table.position import sheet_before
from tapete.table.view import calls_seen
from tapete.table.writing import written

MOST_OF_A_PERSON = 100
MOST_OF_A_TABLE = 1000


class _Kept(msgspec.Struct, frozen=True):
    """The body of a report in the store."""

    unit: int
    place: int
    by: str
    remark: str
    reported: ReportedDeal


_BODIES: msgspec.json.Decoder[_Kept] = decoder(_Kept)


class ReportOffice:
    """Takes reports, and shows them to the owner of their table."""

    def __init__(self, store: ReportStore, sets: BoardSets, clock: Clock) -> None:
        self._store, self._sets, self._clock = store, sets, clock

    async def take(self, live: LiveTable, person: Person, report: CallReport) -> str:
        """Keep a report, its id; the caller has made sure that this person may see the auction."""
        reported = _reported(live.state, report)
        remark = _remark(report.remark)
        every, own = await self._store.count(live.id, person.id)
        if every >= MOST_OF_A_TABLE or own >= MOST_OF_A_PERSON:
            raise Refusal("reports/too-many")
        kept = _Kept(report.unit, report.place, person.name, remark, reported)
        report_id = secrets.token_urlsafe(12)
        body = encode(kept).decode()
        await self._store.keep(KeptReport(report_id, person.id, self._clock.now(), body), live.id)
        return report_id

    async def shown(self, live: LiveTable, person_id: str) -> tuple[ReportSeen, ...]:
        """The reports of a table as its owner reads them now; raises `Refusal` for anybody else."""
        if live.state.host.id != person_id:
            raise Refusal("reports/not-yours")
        kept = await self._store.of_table(live.id)
        return tuple([await self._seen(live, person_id, each) for each in kept])

    async def _seen(self, live: LiveTable, person_id: str, report: KeptReport) -> ReportSeen:
        kept = _BODIES.decode(report.body)
        has_page = finished_at(live.state, kept.unit, kept.place) is not None
        seen = ReportSeen(report.id, kept.unit, kept.place, kept.by, report.at, "", None, has_page)
        if await self._is_sealed(live, person_id, kept):
            return seen
        return msgspec.structs.replace(seen, remark=kept.remark, reported=kept.reported)

    async def _is_sealed(self, live: LiveTable, person_id: str, kept: _Kept) -> bool:
        """Until the deal is over, and while the owner has yet to play the board at another table."""
        state = live.state
        if state.is_dealing and str(state.deal) == kept.reported.deal:
            return True
        done = finished_at(state, kept.unit, kept.place)
        if done is None:
            return False
        try:
            await self._sets.check_deal(live, kept.unit, done.terms.deal, person_id)
        except Refusal:
            return True
        return False


def is_on_the_table(state: Table, unit: int, place: int) -> bool:
    """Whether that is the deal whose auction lies on the table."""
    return state.auction is not None and (state.rubber, state.place) == (unit, place)


def _remark(text: str) -> str:
    try:
        return written(text)
    except TableError as error:
        raise Refusal(error.code) from None


def _reported(state: Table, report: CallReport) -> ReportedDeal:
    """The call with its deal, its auction and its row; raises `Refusal` where there is no such call."""
    if is_on_the_table(state, report.unit, report.place):
        assert state.auction is not None and state.deal is not None and state.terms is not None
        sheet = state.settled if state.phase is Phase.RESULT else state.sheet
        assert sheet is not None
        return _of(state, state.deal, state.auction, state.explanations, state.terms, sheet, report.call)
    done = finished_at(state, report.unit, report.place)
    if done is None:
        raise Refusal("wire/unknown-deal")
    position = position_of(state, done, report.place, PracticeAsked())
    sheet, _ = sheet_before(position, state.form, state.options)
    return _of(state, done.deal, done.auction, done.explanations, done.terms, sheet, report.call)


def _of(
    state: Table,
    deal: Deal,
    auction: Auction,
    explanations: tuple[Words, ...],
    terms: Terms,
    sheet: AnySheet,
    place: int,
) -> ReportedDeal:
    if place >= len(auction.calls):
        raise Refusal("wire/unknown-deal")
    so_far = Auction.start(auction.dealer)
    for call in auction.calls[: place + 1]:
        so_far = so_far.after(call)
    shown = explain(so_far, sheet, terms.vulnerability)
    calls = calls_seen(auction, explanations)
    return ReportedDeal(
        state.form,
        terms.dealer,
        terms.vulnerability,
        str(deal),
        calls,
        calls[place].call,
        calls[place].seat,
        place,
        None if shown is None else shown.row,
    )
