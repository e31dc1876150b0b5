"""The state of a table: what its events add up to."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tapete.core import Auction, BySeat, BySide, Card, Contract, Deal, Hand, Outcome, Play, Seat, Side
from tapete.scoring import AnySheet, Form, Terms
from tapete.table.options import Options
from tapete.table.people import Occupant, Person
from tapete.table.phase import Phase
from tapete.table.position import Practice
from tapete.table.ruling_state import Ruling, Stop
from tapete.table.standing_claim import StandingClaim
from tapete.table.view_types import Talk
from tapete.table.words import Words


class Draw(msgspec.Struct, frozen=True):
    """The draw for the first deal: the spread pack's secret, and who took the card of which place."""

    secret: str
    commitment: str
    drawn: tuple[tuple[Seat, int, Card], ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who has drawn."""
        return tuple(seat for seat, _, _ in self.drawn)


class Shuffling(msgspec.Struct, frozen=True):
    """The chance behind a deal: see `fair_deal`."""

    secret: str
    commitment: str
    cut_by: Seat
    added: BySeat[str | None] = BySeat(None, None, None, None)
    cut: str | None = None
    is_prepared: bool = False
    """The deal was laid out beforehand: nothing of this made it."""


class Ask(msgspec.Struct, frozen=True):
    """A question that waits for the consent of others."""

    asked_by: Seat
    asked: tuple[Seat, ...]
    """Who must consent."""
    answers: BySeat[bool | None] = BySeat(None, None, None, None)
    calls: int = 0
    """Of an undo: the calls that would remain."""
    cards: int = 0
    """Of an undo: the cards that would remain."""

    def is_agreed_with(self, seat: Seat) -> bool:
        """Whether everyone has consented once that seat does."""
        return all(self.answers[other] for other in self.asked if other is not seat)

    def may_say_no(self, seat: Seat) -> bool:
        """Whether the seat asked, or has consented, and can still think better of it."""
        return seat is self.asked_by or bool(self.answers[seat])

    def answered(self, seat: Seat, consents: bool) -> Ask | None:
        """The question with that seat's answer; None once it is refused or withdrawn."""
        return replace(self, answers=self.answers.with_seat(seat, True)) if consents else None


class FinishedDeal(msgspec.Struct, frozen=True):
    """A deal that is over, with all that happened in it."""

    rubber: int
    terms: Terms
    names: BySeat[str | None]
    shuffling: Shuffling | None
    """None for a board that was dealt elsewhere."""
    deal: Deal
    auction: Auction
    explanations: tuple[Words, ...]
    play: Play | None
    claim: StandingClaim | None
    outcome: Outcome


class Brought(msgspec.Struct, frozen=True):
    """A set of boards that was dealt elsewhere, and is played again here."""

    origin: str
    """Where it was dealt, as the house writes it."""
    deals: tuple[Deal, ...]


class FinishedRubber(msgspec.Struct, frozen=True):
    """A rubber that is scored."""

    rubber: int
    names: BySeat[str | None]
    totals: BySide[int]
    winner: Side | None
    sheet: AnySheet


_EMPTY = Occupant()


class Table(msgspec.Struct, frozen=True):
    """One live table. Every event counts one version; `position` is the version of the last event
    that changed what may be called or played, against which a late command is judged stale."""

    host: Person
    options: Options
    seats: BySeat[Occupant] = BySeat(_EMPTY, _EMPTY, _EMPTY, _EMPTY)
    form: Form = Form.RUBBER
    phase: Phase = Phase.SEATING
    version: int = 0
    position: int = 0
    rubber: int = 0
    settled: AnySheet | None = None
    """The sheet before the last result: the honors of that deal can still be claimed."""
    open_outcome: Outcome | None = None
    """That last result."""
    sheet: AnySheet | None = None
    """The sheet with it."""
    draw: Draw | None = None
    brought: Brought | None = None
    """The boards of the set in progress, where they were dealt elsewhere."""
    practice: Practice | None = None
    """At a table for practice: what is practised."""
    prepared: Deal | None = None
    """The deal that the cut will bring, where the house prepared one."""
    shuffling: Shuffling | None = None
    terms: Terms | None = None
    """Of the deal in progress or about to be dealt."""
    deal: Deal | None = None
    auction: Auction | None = None
    explanations: tuple[Words, ...] = ()
    contract: Contract | None = None
    """Once the auction is closed; none in a deal passed out."""
    play: Play | None = None
    claim: StandingClaim | None = None
    void_claims: tuple[StandingClaim, ...] = ()
    """Defenders' claims in this deal that came to nothing: play went on."""
    stop: Stop | None = None
    """While the table is stopped."""
    rulings: tuple[Ruling, ...] = ()
    """All that were made at this table."""
    ready: tuple[Seat, ...] = ()
    undo: Ask | None = None
    interrupt: Ask | None = None
    finished: tuple[FinishedDeal, ...] = ()
    rubbers: tuple[FinishedRubber, ...] = ()
    talk: tuple[Talk, ...] = ()
    spoken: int = 0
    """Lines of talk so far, those no longer on the table too."""

    @property
    def place(self) -> int:
        """The place of the deal in progress, or of the last one, in this rubber; 0 before the first."""
        over = sum(done.rubber == self.rubber for done in self.finished)
        return over if self.phase in (Phase.RESULT, Phase.RUBBER_OVER) or self.terms is None else over + 1

    @property
    def boards(self) -> int:
        """How many boards a set has at this table."""
        if self.practice is not None:
            return len(self.practice.positions)
        return self.options.boards if self.brought is None else len(self.brought.deals)

    @property
    def is_dealing(self) -> bool:
        """Whether cards are in people's hands."""
        return self.phase in (Phase.AUCTION, Phase.PLAY, Phase.CLAIM)

    def seat_of(self, person_id: str) -> Seat | None:
        """The seat that belongs to that person."""
        for seat, occupant in self.seats.items():
            if occupant.person is not None and occupant.person.id == person_id:
                return seat
        return None

    def cards_of(self, seat: Seat) -> Hand:
        """The cards left in that seat's hand."""
        assert self.deal is not None
        hand = self.deal[seat]
        return hand if self.play is None else Hand(hand.mask & ~self.play.played)

    def player_of(self, hand: Seat) -> Seat:
        """Who plays that hand: declarer plays dummy's (Law 41)."""
        contract = self.contract
        return contract.declarer if contract is not None and hand is contract.declarer.partner else hand

    @property
    def names(self) -> BySeat[str | None]:
        """The names of the people at the table."""
        return BySeat(*(o.person.name if o.person is not None else None for o in self.seats))
