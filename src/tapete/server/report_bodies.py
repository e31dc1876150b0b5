"""What is asked and told over REST of calls that somebody reports."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.core import Call, Seat, Vulnerability
from tapete.scoring import Form
from tapete.table.view_types import CallSeen

LONGEST_REMARK = 500


class CallReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A call to be reported: of the deal on the table or of one that is over, and what is wrong with it."""

    unit: int
    place: int
    """As the view and the page of a deal have them."""
    call: Annotated[int, msgspec.Meta(ge=0, le=318)]
    """Its place in the auction, from 0."""
    remark: Annotated[str, msgspec.Meta(max_length=LONGEST_REMARK)]


class ReportDone(msgspec.Struct, frozen=True):
    """It is kept for the owner of the table."""

    id: str


class ReportedDeal(msgspec.Struct, frozen=True):
    """The deal as it was when the call was reported."""

    form: Form
    dealer: Seat
    vulnerability: Vulnerability
    deal: str
    """As PBN has it."""
    auction: tuple[CallSeen, ...]
    """Up to the time of the report, with what was said of each call."""
    call: Call
    seat: Seat
    place: int
    """Of the call in the auction."""
    row: str | None
    """The row of the house's book that makes it; none where no row does."""


class ReportSeen(msgspec.Struct, frozen=True):
    """A report as the owner of the table reads it: sealed until that deal is over."""

    id: str
    unit: int
    place: int
    by: str
    at: float
    """In seconds."""
    remark: str
    """Empty while it is sealed: it might tell of a hand."""
    reported: ReportedDeal | None
    """None while it is sealed."""
    has_page: bool
    """Whether the deal was finished, and so has a page; what was only bid has none."""


class ReportsSeen(msgspec.Struct, frozen=True):
    """All that was reported at a table, the latest first."""

    table: str
    reports: tuple[ReportSeen, ...]


READ = (CallReport,)
SENT = (ReportDone, ReportsSeen)
