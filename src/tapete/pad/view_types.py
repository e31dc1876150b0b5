"""What a pad shows, field by field: whoever has its link sees the same. There is nothing to hide on it.

The browser holds no rule of bridge: what may be entered, and what came of it, is said here.
"""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, BySide, Doubling, Seat, Side, Strain, Vulnerability, Words
from tapete.pad.commands import EndEvening, PadPlayer, PadResult
from tapete.pad.ledger import LedgerLine, Payment
from tapete.pad.state import Was
from tapete.pad.travellers import Method, PairLine, Traveller
from tapete.pad.turns import Proposal
from tapete.scoring import Form
from tapete.scoring.chicago import ChicagoOptions
from tapete.scoring.sheet_view import ContractSeen, EntrySeen, SheetSeen


class PadRulingSeen(msgspec.Struct, frozen=True):
    """What the players agreed on after an irregularity in a deal."""

    id: str
    irregularity: str
    title: Words | None
    """What the irregularity is called; None for one that is not among those of the laws."""
    note: str
    side: Side | None
    points: int
    law: int | None


class PadDealSeen(msgspec.Struct, frozen=True):
    """A deal on the pad and what came of it."""

    id: str
    place: int
    """Its place in the unit from 1, deals passed out counted too; 0 once it is removed."""
    number: int
    """Under which its figures stand on the sheet; the number of the board in duplicate."""
    half: int
    """In duplicate: which time the board was played. Otherwise 1."""
    dealer: Seat
    vulnerability: Vulnerability
    at: float
    """When it was entered, in seconds since 1970."""
    result: PadResult
    """As it was typed."""
    contract: ContractSeen | None
    tricks_taken: int
    over: int
    """Tricks over the contract; negative when it failed."""
    entries: tuple[EntrySeen, ...]
    score_ns: int
    rulings: tuple[PadRulingSeen, ...]
    honors_in_time: tuple[int, ...]
    """Honors in one hand that can still be claimed for it; none when it is too late."""
    is_corrected: bool
    was: tuple[Was, ...]
    """What it was before each correction."""
    changed_by: tuple[str, ...]
    """Other deals whose correction has changed its figures."""
    entries_before: tuple[EntrySeen, ...]
    """What its figures were, when another deal's correction has changed them."""


class RemovedDeal(msgspec.Struct, frozen=True):
    """A deal that was taken out: nothing written on a pad is lost."""

    id: str
    half: int
    board: int | None
    result: PadResult
    """As it last stood."""
    contract: ContractSeen | None
    was: tuple[Was, ...]
    """What it was before each correction; the last is its removal."""


class NextDeal(msgspec.Struct, frozen=True):
    """What the next deal of the unit is played under."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    after: str
    """The id of the last deal entered, "" before the first: what `enter-deal` may name."""


class UnitSeen(msgspec.Struct, frozen=True):
    """A rubber, a Chicago, or a set of boards."""

    id: str
    number: int
    seatings: tuple[BySeat[str], ...]
    """Who sits where, by ids: once, or in duplicate each time the boards are played."""
    first_dealer: Seat
    is_over: bool
    is_broken_off: bool
    """Another deal takes it up again."""
    sheet: SheetSeen | None
    """None in duplicate, which has travellers instead."""
    deals: tuple[PadDealSeen, ...]
    removed: tuple[RemovedDeal, ...]
    next: NextDeal | None
    """None once it takes no more, and in duplicate, where boards are played in any order."""
    back: BySide[int] | None
    """The back score in hundreds, once it is over; none in duplicate."""
    whole_changed_by: tuple[str, ...]
    """Deals whose correction has changed the figures of the whole (those of deal 0 on the sheet)."""
    whole_before: tuple[EntrySeen, ...]
    """What those figures were."""
    method: Method | None
    """In duplicate: how results are compared."""
    travellers: tuple[Traveller, ...]
    pairs: tuple[PairLine, ...]
    """In duplicate, the best first."""


class LevelChoice(msgspec.Struct, frozen=True):
    """A level of a contract and the tricks that fulfil it."""

    level: int
    tricks_needed: int


class HonorsChoice(msgspec.Struct, frozen=True):
    """Honors that can be entered in a strain: how many for one hand, and the most in all hands together."""

    strain: Strain
    counts: tuple[int, ...]
    most: int


class PadChoices(msgspec.Struct, frozen=True):
    """All that can be entered of a deal."""

    levels: tuple[LevelChoice, ...]
    strains: tuple[Strain, ...]
    doublings: tuple[Doubling, ...]
    tricks: tuple[int, ...]
    honors: tuple[HonorsChoice, ...]
    """Empty where honors do not count."""


class PadMay(msgspec.Struct, frozen=True):
    """What can be written now."""

    start_unit: bool
    add_player: bool
    enter_deal: tuple[str, ...]
    """The units that take another deal."""
    break_off: tuple[str, ...]
    remove_unit: tuple[str, ...]
    end_evening: bool
    go_on: bool


class PadView(msgspec.Struct, frozen=True):
    """A pad as everybody sees it."""

    version: int
    """How many lines have been written."""
    form: Form
    chicago: ChicagoOptions
    players: tuple[PadPlayer, ...]
    """In the order of their entry."""
    away: tuple[str, ...]
    """Who has gone home or rests, by their ids."""
    units: tuple[UnitSeen, ...]
    current: str | None
    """The unit that is being played."""
    proposal: Proposal
    """Who could play next, if the players do not want it otherwise."""
    ledger: tuple[LedgerLine, ...]
    ended: EndEvening | None
    """How the evening was settled, once it is over."""
    payments: tuple[Payment, ...]
    choices: PadChoices
    may: PadMay
