"""What is asked and told over REST of practice."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.core import Seat, Words
from tapete.scoring.sheet_view import ContractSeen
from tapete.server.analysis_bodies import DealAnalysis
from tapete.server.deal_bodies import DealsAsked, DealText
from tapete.table.options import MOST_BOARDS, Options
from tapete.table.view_types import CallSeen

MOST_CARDS = 51


class FinishedNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that is over: its table, as in the address of its page, its unit and its place in it."""

    table: Annotated[str, msgspec.Meta(max_length=32)]
    unit: int
    place: int


class BoardNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of a file that people share: the file's id, and its place from 1."""

    file: Annotated[str, msgspec.Meta(max_length=32)]
    place: int


class PracticeAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for practice: deals that one has seen, or nobody, or one that is over, or a file's board."""

    seen: Annotated[tuple[DealText, ...], msgspec.Meta(max_length=MOST_BOARDS)] = ()
    unseen: DealsAsked | None = None
    of: FinishedNamed | None = None
    of_board: BoardNamed | None = None
    keeps_auction: bool = False
    """Of a deal that is over, or a board with its auction: play begins at once, in its contract."""
    cards: Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS)] = 0
    """Of such a one: so many cards were played already; the auction is kept then."""
    is_bidding_only: bool = False
    seat: Seat | None = None
    """To sit there at once, with robots in the other seats; without it the table waits for people."""
    options: Options = Options()


class BiddingCompared(msgspec.Struct, frozen=True):
    """After bidding only: how the house's book would have bid the four hands, and what can be made."""

    auction: tuple[CallSeen, ...]
    contract: ContractSeen | None
    analysis: DealAnalysis


class ByTheCard(msgspec.Struct, frozen=True):
    """What a call shows by the house's card; no row where the book does not make it."""

    row: str | None
    explanation: Words


READ = (PracticeAsked,)
SENT = (BiddingCompared, ByTheCard)
