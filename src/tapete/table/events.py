"""What happened at a table, in order. The list of its events is the table."""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, Call, Card, Outcome, Seat
from tapete.scoring import Form
from tapete.table.intents import DummyPhrase
from tapete.table.options import Options
from tapete.table.people import Person
from tapete.table.position import Position
from tapete.table.ruling_state import Remedy
from tapete.table.words import Words


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all events; in the log `type` names the kind."""


class TableOpened(Event, frozen=True, tag="table-opened"):
    """The first event: somebody made the table."""

    host: Person
    options: Options
    form: Form = Form.RUBBER


class SeatTaken(Event, frozen=True, tag="seat-taken"):
    """Somebody sat down, or came back to his seat."""

    seat: Seat
    person: Person


class SeatLeft(Event, frozen=True, tag="seat-left"):
    """Somebody got up; `held` while his rubber goes on. `at` in seconds."""

    seat: Seat
    held: bool
    at: float


class RobotSeated(Event, frozen=True, tag="robot-seated"):
    """A robot plays the seat from now on."""

    seat: Seat


class RobotRemoved(Event, frozen=True, tag="robot-removed"):
    """The robot got up."""

    seat: Seat


class BoardsBrought(Event, frozen=True, tag="boards-brought"):
    """The boards of the first set were dealt elsewhere; nobody is told what is in them."""

    origin: str
    deals: tuple[str, ...]


class PositionsLaid(Event, frozen=True, tag="positions-laid"):
    """The table is one for practice, of these positions; nobody is told what is in them."""

    positions: tuple[Position, ...]
    origin: str | None = None


class PositionBegun(Event, frozen=True, tag="position-begun"):
    """The position at that place, from 0, is on the table as it was laid."""

    place: int


class BiddingEnded(Event, frozen=True, tag="bidding-ended"):
    """The auction is over, and so is a position that was for bidding only."""


class SystemDeclared(Event, frozen=True, tag="system-declared"):
    """A person said whether he plays the house's system at his seat."""

    seat: Seat
    house_card: bool


class PartnersChanged(Event, frozen=True, tag="partners-changed"):
    """After the four deals of Chicago the players moved: for each new seat, the seat its player sat in."""

    came_from: BySeat[Seat]


class RubberBegun(Event, frozen=True, tag="rubber-begun"):
    """A new rubber, or Chicago, or set of boards, counted from 1."""

    rubber: int


class PackSpread(Event, frozen=True, tag="pack-spread"):
    """The pack lies face down for the draw; the secret stays hidden until all have drawn."""

    secret: str
    commitment: str


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A seat drew a card for the first deal."""

    seat: Seat
    place: int
    card: Card


class SeatsDrawn(Event, frozen=True, tag="seats-drawn"):
    """The draw moved the players: for each new seat, the seat its player sat in."""

    came_from: BySeat[Seat]


class DealerDrawn(Event, frozen=True, tag="dealer-drawn"):
    """The highest card deals first."""

    dealer: Seat


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The pack is shuffled; only the commitment is shown until the deal is over."""

    secret: str
    commitment: str


class DealPrepared(Event, frozen=True, tag="deal-prepared"):
    """The next deal was laid out beforehand; nobody is told which it is."""

    deal: str


class EntropyAdded(Event, frozen=True, tag="entropy-added"):
    """A seat mixed bytes of its own into the shuffle."""

    seat: Seat
    entropy: str


class PackCut(Event, frozen=True, tag="pack-cut"):
    """The pack was cut, and so dealt: the deal follows from secret, added bytes and cut, unless prepared."""

    seat: Seat
    entropy: str


class CallMade(Event, frozen=True, tag="call-made"):
    """A call, with what it shows."""

    seat: Seat
    call: Call
    explanation: Words


class CallExplained(Event, frozen=True, tag="call-explained"):
    """What an earlier call shows; `place` counts calls from 0."""

    place: int
    explanation: Words


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A card played from the hand of `seat`."""

    seat: Seat
    card: Card


class ClaimMade(Event, frozen=True, tag="claim-made"):
    """The claimer's side claimed `tricks` of those that remain; declarer's hand is faced, if it was he."""

    seat: Seat
    tricks: int
    line: tuple[Card, ...]
    words: str


class ClaimAnswered(Event, frozen=True, tag="claim-answered"):
    """One of those who are asked accepted or contested."""

    seat: Seat
    accepted: bool


class ClaimAdjudicated(Event, frozen=True, tag="claim-adjudicated"):
    """The worst normal line of a contested claim was worked out, or could not be (Law 70 of duplicate)."""

    tricks: int | None
    cards: tuple[Card, ...]


class AdjudicationAnswered(Event, frozen=True, tag="adjudication-answered"):
    """A seat accepted it or objected."""

    seat: Seat
    accepted: bool


class PlayRefused(Event, frozen=True, tag="play-refused"):
    """A defender refused declarer's last card; it goes back to its hand."""

    seat: Seat
    card: Card


class PlayLetPass(Event, frozen=True, tag="play-let-pass"):
    """A defender let declarer's last card pass."""

    seat: Seat


class DealScored(Event, frozen=True, tag="deal-scored"):
    """The result was entered."""

    outcome: Outcome


class HonorsClaimed(Event, frozen=True, tag="honors-claimed"):
    """A seat claimed the honors it held in a deal."""

    seat: Seat
    deal: int
    count: int


class UndoAsked(Event, frozen=True, tag="undo-asked"):
    """A seat asks that the calls and cards after so many be taken back."""

    seat: Seat
    calls: int
    cards: int


class UndoAnswered(Event, frozen=True, tag="undo-answered"):
    """An opponent answered, or who asked withdrew."""

    seat: Seat
    granted: bool


class Undone(Event, frozen=True, tag="undone"):
    """So many calls and cards remain."""

    calls: int
    cards: int


class InterruptAsked(Event, frozen=True, tag="interrupt-asked"):
    """A seat proposes to break off the rubber."""

    seat: Seat


class InterruptAnswered(Event, frozen=True, tag="interrupt-answered"):
    """A seat answered."""

    seat: Seat
    agreed: bool


class RubberInterrupted(Event, frozen=True, tag="rubber-interrupted"):
    """All agreed; the rubber is scored as it stands, and a deal in progress is void."""


class TableStopped(Event, frozen=True, tag="table-stopped"):
    """A seat stopped the table: something irregular happened."""

    seat: Seat


class TableResumed(Event, frozen=True, tag="table-resumed"):
    """The table goes on with nothing settled; `seat` is None for a host who does not sit."""

    seat: Seat | None


class IrregularityNamed(Event, frozen=True, tag="irregularity-named"):
    """A seat said what it was, by its name in the laws, and whose."""

    seat: Seat
    irregularity: str
    offender: Seat


class OptionChosen(Event, frozen=True, tag="option-chosen"):
    """Who was entitled to it chose an option of the law."""

    seat: Seat
    option: str


class RemedyProposed(Event, frozen=True, tag="remedy-proposed"):
    """A seat proposed what goes on the sheet, perhaps nothing."""

    seat: Seat
    remedy: Remedy


class RemedyAnswered(Event, frozen=True, tag="remedy-answered"):
    """One of the others agreed or did not."""

    seat: Seat
    agreed: bool


class RulingMade(Event, frozen=True, tag="ruling-made"):
    """All agreed: the ruling stands, and the table goes on."""


class MadeReady(Event, frozen=True, tag="made-ready"):
    """A seat is ready to go on."""

    seat: Seat


class DealCleared(Event, frozen=True, tag="deal-cleared"):
    """The cards are gathered for the next deal."""


class RubberScored(Event, frozen=True, tag="rubber-scored"):
    """The rubber is scored: honors can no longer be claimed."""


class Said(Event, frozen=True, tag="said"):
    """Table talk; `seat` is None for a watcher. `at` in seconds."""

    seat: Seat | None
    name: str
    text: str
    at: float


class DummySaid(Event, frozen=True, tag="dummy-said"):
    """Dummy used his right."""

    seat: Seat
    phrase: DummyPhrase


AnyEvent = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | RobotSeated
    | RobotRemoved
    | BoardsBrought
    | PositionsLaid
    | PositionBegun
    | BiddingEnded
    | SystemDeclared
    | PartnersChanged
    | RubberBegun
    | PackSpread
    | CardDrawn
    | SeatsDrawn
    | DealerDrawn
    | Shuffled
    | DealPrepared
    | EntropyAdded
    | PackCut
    | CallMade
    | CallExplained
    | CardPlayed
    | ClaimMade
    | ClaimAnswered
    | ClaimAdjudicated
    | AdjudicationAnswered
    | PlayRefused
    | PlayLetPass
    | DealScored
    | HonorsClaimed
    | UndoAsked
    | UndoAnswered
    | Undone
    | InterruptAsked
    | InterruptAnswered
    | RubberInterrupted
    | TableStopped
    | TableResumed
    | IrregularityNamed
    | OptionChosen
    | RemedyProposed
    | RemedyAnswered
    | RulingMade
    | MadeReady
    | DealCleared
    | RubberScored
    | Said
    | DummySaid
)
"""Every event; a tagged union in the log."""
