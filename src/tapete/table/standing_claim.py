"""A claim on the table: who made it, who is asked, what was answered and what it is worth."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Card, Seat


class Adjudication(msgspec.Struct, frozen=True):
    """What a contested claim is worth in duplicate (Law 70): the four accept it or the director says."""

    tricks: int | None
    """Of those that remained; None when it could not be worked out."""
    cards: tuple[Card, ...] = ()
    """How the play would go at the worst."""
    answers: BySeat[bool | None] = BySeat(None, None, None, None)

    @property
    def is_for_director(self) -> bool:
        """Whether somebody objects, or there is nothing to accept."""
        return self.tricks is None or False in tuple(self.answers)


class StandingClaim(msgspec.Struct, frozen=True):
    """A claim that awaits answers or, once contested, binds declarer for the rest of the play."""

    seat: Seat
    declarer: Seat
    tricks: int
    of: int
    line: tuple[Card, ...]
    words: str
    answers: BySeat[bool | None] = BySeat(None, None, None, None)
    is_binding: bool = False
    is_doubtful: bool = False
    """Whether the last card is one that may still be refused."""
    let_pass: tuple[Seat, ...] = ()
    refused: tuple[Card, ...] = ()
    """Cards refused at one turn."""
    refused_at: int = -1
    """The number of cards played before that turn."""
    is_contested: bool = False
    """In duplicate: play has ended, and the claim is adjudicated."""
    adjudication: Adjudication | None = None

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """Declarer's opponents."""
        return self.declarer.lho, self.declarer.rho

    @property
    def is_of_defender(self) -> bool:
        """Whether a defender made it: no hand is faced, and it never binds (Law 70)."""
        return self.seat is not self.declarer

    @property
    def answerers(self) -> tuple[Seat, ...]:
        """The defenders; or a defender's partner, if any is conceded, and declarer, if any is claimed."""
        if not self.is_of_defender:
            return self.defenders
        partner = (self.seat.partner,) if self.tricks < self.of else ()
        return (*partner, self.declarer) if self.tricks else partner

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who has to answer now: both defenders at once, but declarer after the partner of who concedes."""
        if self.is_contested:
            return ()
        open_to = tuple(seat for seat in self.answerers if self.answers[seat] is None)
        return open_to[:1] if self.is_of_defender else open_to

    def tricks_of_declarer(self, tricks: int) -> int:
        """What declarer's side has of the tricks that remained, when the claimer's has so many."""
        return self.of - tricks if self.is_of_defender else tricks
