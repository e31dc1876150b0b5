"""What somebody writes on a pad. Ids are made by whoever writes, so that a phone out of reach can go on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapete.core import BySeat, Seat, Side
from tapete.scoring import Form
from tapete.scoring.chicago import ChicagoOptions

PadId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+\Z")]
"""An id that a client makes up, such as a UUID: 1 to 64 letters of ASCII."""
_Name = Annotated[str, msgspec.Meta(max_length=200)]
_Note = Annotated[str, msgspec.Meta(max_length=500)]
_Short = Annotated[str, msgspec.Meta(max_length=64)]
_Count = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
_Points = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class PadPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who plays this evening."""

    id: PadId
    name: _Name


class PadResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a deal, as it was typed; whether it can be is judged by the pad."""

    contract: _Short
    """`4H`, `3NTX`, `7CXX`, or `pass` when nobody bid."""
    declarer: Seat | None = None
    tricks: _Count | None = None
    """Tricks won by the declaring side, 0 to 13."""
    honors: tuple[tuple[Seat, _Count], ...] = ()
    """Honors held in one hand: claimed in rubber bridge and Chicago, as dealt in 1920."""
    doubled_by: Seat | None = None
    """Who doubled (or, of a redoubled contract, who redoubled), if that is to be kept."""


class PadCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all that can be written on a pad; on the wire `type` names the kind."""


class OpenPad(PadCommand, frozen=True, tag="open-pad"):
    """Begin a pad: the form, and who plays."""

    form: Form
    players: Annotated[tuple[PadPlayer, ...], msgspec.Meta(max_length=100)]
    chicago: ChicagoOptions = ChicagoOptions()


class AddPlayer(PadCommand, frozen=True, tag="add-player"):
    """Somebody joins the evening."""

    player: PadPlayer


class RenamePlayer(PadCommand, frozen=True, tag="rename-player"):
    """Somebody's name was misspelt."""

    player: PadId
    name: _Name


class MarkAway(PadCommand, frozen=True, tag="mark-away"):
    """Somebody goes home or rests, and is not proposed for a seat until he is back."""

    player: PadId
    is_away: bool


class StartUnit(PadCommand, frozen=True, tag="start-unit"):
    """Begin a rubber or a Chicago: who sits where, and who deals first."""

    unit: PadId
    seats: BySeat[PadId]
    first_dealer: Seat = Seat.NORTH


class StartBoards(PadCommand, frozen=True, tag="start-boards"):
    """Begin a set of duplicate boards, played as often as there are halves."""

    unit: PadId
    boards: _Count
    """How many boards, 1 to 36."""
    halves: Annotated[tuple[BySeat[PadId], ...], msgspec.Meta(max_length=100)]
    """Who sits where each time they are played, 2 to 8 times: one table with pairs swapped, or others."""
    first_board: _Count = 1


class EnterDeal(PadCommand, frozen=True, tag="enter-deal"):
    """Write down a deal that was played."""

    unit: PadId
    deal: PadId
    result: PadResult
    after: _Short | None = None
    """The deal it follows, as its writer saw the sheet ("" for none): refused if another stands there now."""
    before: PadId | None = None
    """A deal was forgotten: this one was played before that."""
    board: _Count | None = None
    """In duplicate: the number of the board."""
    half: _Count | None = None
    """In duplicate: which time it was played, from 1."""


class EnterHonors(PadCommand, frozen=True, tag="enter-honors"):
    """Honors claimed after the result was entered, while that is in time (Law 81, spec 000 §05)."""

    deal: PadId
    seat: Seat
    count: _Count


class CorrectDeal(PadCommand, frozen=True, tag="correct-deal"):
    """A deal was written down wrong: this is what came of it."""

    deal: PadId
    result: PadResult
    note: _Note = ""
    rest: PadId | None = None
    """If it then ends sooner: the deals after its end begin a new unit of this id, with the same seats."""


class RemoveDeal(PadCommand, frozen=True, tag="remove-deal"):
    """A deal was written down that was never played, or twice."""

    deal: PadId
    note: _Note = ""


class RecordRuling(PadCommand, frozen=True, tag="record-ruling"):
    """Something irregular happened, and what the players agreed on. Tricks moved by it are a correction."""

    ruling: PadId
    deal: PadId
    irregularity: _Short
    """The id of an irregularity of the laws, or "" for one that is not among them."""
    note: _Note = ""
    side: Side | None = None
    """Who is given points; none if nobody is."""
    points: _Points = 0
    law: _Count | None = None


class RemoveRuling(PadCommand, frozen=True, tag="remove-ruling"):
    """Take a ruling back."""

    ruling: PadId


class BreakOff(PadCommand, frozen=True, tag="break-off"):
    """Break a unit off and score it as it stands (Law 80); another deal takes it up again by itself."""

    unit: PadId


class RemoveUnit(PadCommand, frozen=True, tag="remove-unit"):
    """A unit was begun by mistake: it has no deal yet, and goes."""

    unit: PadId


class EndEvening(PadCommand, frozen=True, tag="end-evening"):
    """Settle: in points, or in money at so much a hundred."""

    stake: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """Money for each hundred points, such as `0.50`; empty: points alone."""
    currency: Annotated[str, msgspec.Meta(max_length=20)] = ""


class GoOn(PadCommand, frozen=True, tag="go-on"):
    """Play on after all: the evening is open again."""


AnyPadCommand = (
    AddPlayer
    | RenamePlayer
    | MarkAway
    | StartUnit
    | StartBoards
    | EnterDeal
    | EnterHonors
    | CorrectDeal
    | RemoveDeal
    | RecordRuling
    | RemoveRuling
    | BreakOff
    | RemoveUnit
    | EndEvening
    | GoOn
)
"""Everything that can be written on an open pad; a tagged union on the wire."""
