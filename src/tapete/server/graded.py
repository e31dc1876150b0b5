"""Grades as they travel, and what they are made of: a finished deal with the sheet before it."""

from __future__ import annotations

import msgspec

from tapete.core import Auction, Seat, Vulnerability, Words
from tapete.dd import PlayedCard
from tapete.robots import Explanation
from tapete.robots.teaching import CardGrade, PlayedDeal, grade_calls
from tapete.scoring import AnySheet
from tapete.server.analyst import Analysed, analysed
from tapete.server.grading_bodies import CallGraded, CardGraded, ClaimGraded, KnownSeen
from tapete.server.hints import looked_at
from tapete.server.practice_bodies import PracticeAsked
from tapete.server.practice_office import position_of
from tapete.table import Person, Table
from tapete.table.position import sheet_before
from tapete.table.state import FinishedDeal


class GradedDeal(msgspec.Struct, frozen=True):
    """A deal that is over, with what its grades rest on; `sheet` is the one before it."""

    analysed: Analysed
    vulnerability: Vulnerability
    auction: Auction
    sheet: AnySheet
    played: PlayedDeal | None
    """Its play with what the players knew; None where nothing was played."""
    done: FinishedDeal | None = None
    """Where it was played here."""


def graded_deal(table: Table, done: FinishedDeal, place: int) -> GradedDeal:
    """A finished deal of a table, at that place."""
    sheet = graded_sheet(table, done, place)
    vulnerability, played = done.terms.vulnerability, played_deal(done, sheet)
    return GradedDeal(analysed(table.form, done), vulnerability, done.auction, sheet, played, done)


def graded_sheet(table: Table, done: FinishedDeal, place: int) -> AnySheet:
    """The sheet before the deal at that place."""
    position = position_of(table, done, place, PracticeAsked())
    sheet, _ = sheet_before(position, table.form, table.options)
    return sheet


def played_deal(done: FinishedDeal, sheet: AnySheet) -> PlayedDeal | None:
    """The play of a finished deal with what its players knew; None where nothing was played."""
    if done.play is None or not done.play.cards:
        return None
    faced, faced_from = None, 52
    if done.claim is not None and done.claim.is_binding:
        faced, faced_from = done.claim.seat, 4 * (13 - done.claim.of)
    vulnerability = done.terms.vulnerability
    return PlayedDeal(done.deal, vulnerability, done.auction, done.play, sheet, faced, faced_from)


def calls_graded(deal: GradedDeal, seat: Seat) -> tuple[CallGraded, ...]:
    """The calls of that seat against the book."""
    grades = grade_calls(deal.analysed.deal, deal.auction, deal.vulnerability, deal.sheet, (seat,))
    return tuple(
        CallGraded(
            grade.place,
            grade.call,
            grade.kind,
            grade.standing,
            _words(grade.explanation),
            grade.against,
            grade.book.call,
            _words(grade.book.explanation),
            tuple(map(looked_at, grade.rejected)),
        )
        for grade in grades
    )


def card_graded(grade: CardGrade) -> CardGraded:
    """A card's grade as it travels."""
    known = grade.known
    seen = None
    if known is not None:
        seen = KnownSeen(
            known.won + known.played.tricks,
            known.played.goal,
            known.best.card,
            known.won + known.best.tricks,
            known.best.goal,
            known.layouts,
            known.exact,
        )
    return CardGraded(
        grade.place, grade.seat, grade.card, grade.kind, grade.verdict, grade.cost, grade.better, seen
    )


def claim_graded(done: FinishedDeal | None, worth: tuple[PlayedCard, ...], seat: Seat) -> ClaimGraded | None:
    """A claim of this seat that ended the play; None where there was none."""
    claim = None if done is None else done.claim
    if done is None or claim is None or claim.seat is not seat or not worth or len(worth) == 52:
        return None
    return ClaimGraded(seat, done.outcome.tricks_taken, worth[-1].after)


def own_seat(table: Table, done: FinishedDeal, person: Person) -> Seat | None:
    """Where that person sat in a finished deal, as far as names tell; None for who did not."""
    seat = table.seat_of(person.id)
    if seat is not None and done.names[seat] == person.name:
        return seat
    return next((each for each in Seat if person.name and done.names[each] == person.name), None)


def _words(explanation: Explanation | None) -> Words:
    if explanation is None:
        return Words()
    return Words(explanation.es, explanation.ca, explanation.en)
