"""What a viewer of a table is shown, field by field. There is no place in it for an unseen card.

The browser holds no rule of bridge: what may be done, and what comes of it, is said here.
"""

from __future__ import annotations

import msgspec

from tapete.core import BySeat, BySide, Call, Card, Code, Seat, Side, Suit, Vulnerability
from tapete.scoring import Form
from tapete.scoring.sheet_view import ContractSeen, EntrySeen, SheetSeen
from tapete.table.intents import DummyPhrase
from tapete.table.options import Options
from tapete.table.people import Program
from tapete.table.phase import Phase
from tapete.table.ruling_state import Remedy
from tapete.table.words import Words


class SeatSeen(msgspec.Struct, frozen=True):
    """Who sits there."""

    name: str | None
    """The person's name; None for a robot's own seat and for an empty one."""
    is_robot: bool
    """Whether a robot plays it now; with a name, it stands in for him."""
    is_away: bool
    is_you: bool
    cards_left: int
    """Cards still in the hand, seen or not."""
    program: Program | None = None
    """Whose program sits there; None for a person and for the house's robots."""
    plays_house_card: bool = False
    """Whether he declared the house's system; its robots play nothing else."""


class PracticeSeen(msgspec.Struct, frozen=True):
    """What is practised: the table says so to everybody, and nothing of it counts."""

    place: int
    """Of the position on the table, from 0."""
    of: int
    following: int
    """The place of the next; after the last comes the first again."""
    calls: int
    """Calls that were given, and cards: nobody made them here."""
    cards: int
    is_bidding_only: bool


class DrawnCard(msgspec.Struct, frozen=True):
    """A card drawn for the first deal, and its place in the spread pack."""

    seat: Seat
    place: int
    card: Card


class HandSeen(msgspec.Struct, frozen=True):
    """A hand that the viewer may see, with the cards left, in the order in which they lie.

    `suits` is the order of the columns: in dummy from dummy's right, trumps first (Law 41); in a
    hand of one's own from the left.
    """

    seat: Seat
    suits: tuple[Suit, ...]
    cards: tuple[Card, ...]
    is_dummy: bool
    is_faced_by_claim: bool


class CallSeen(msgspec.Struct, frozen=True):
    """A call and what it shows (empty words: nothing was said)."""

    seat: Seat
    call: Call
    explanation: Words


class TrickSeen(msgspec.Struct, frozen=True):
    """A trick, in the order of play; `winner` once it is complete."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None = None


class AdjudicationSeen(msgspec.Struct, frozen=True):
    """What a contested claim is worth at the worst, for the four to accept (None: not yet)."""

    tricks: int | None
    """Of those that remained; None when it could not be worked out."""
    cards: tuple[Card, ...]
    """How the play would go."""
    answers: BySeat[bool | None]
    is_for_director: bool
    """Whether the host, as director, has to say."""


class ClaimSeen(msgspec.Struct, frozen=True):
    """A claim: answered by those it asks (None: not yet), or contested and binding the rest of the play."""

    claimer: Seat
    is_of_defender: bool
    """No hand is faced; his partner is asked about what he concedes, then declarer about the rest."""
    tricks: int
    of: int
    """The tricks that remained."""
    line: tuple[Card, ...]
    words: str
    answers: BySeat[bool | None]
    is_binding: bool
    """Contested: play goes on, bound to the line."""
    bound_card: Card | None
    """The card that the line demands of the hand in turn."""
    doubtful_card: Card | None
    """Declarer's last card, on which the line was silent, while a defender may refuse it."""
    is_contested: bool
    """In duplicate: play has ended and the claim is adjudicated."""
    adjudication: AdjudicationSeen | None


class HonorsSeen(msgspec.Struct, frozen=True):
    """Honors held in one hand: of which deal, how many, and what they are worth."""

    deal: int
    count: int
    points: int


class AskSeen(msgspec.Struct, frozen=True):
    """A question that others must answer (None: not yet): an undo, or breaking off the rubber."""

    asked_by: Seat
    answers: BySeat[bool | None]


class DrawProof(msgspec.Struct, frozen=True):
    """All that the browser needs to spread the pack of the draw again (docs/fair-deal.md)."""

    commitment: str
    secret: str | None
    """Shown once all four have drawn."""


class Proof(msgspec.Struct, frozen=True):
    """All that the browser needs to compute the deal again (docs/fair-deal.md)."""

    commitment: str
    secret: str | None
    """Shown once the deal is over."""
    cut_by: Seat
    cut: str | None
    added: BySeat[str | None]
    deal_number: str | None
    """A decimal number, too long for a browser's own numbers; shown once the deal is over."""
    is_prepared: bool
    """The house laid this deal out beforehand: there is no chance in it to prove."""


class Talk(msgspec.Struct, frozen=True):
    """A line of table talk; a phrase of dummy's has no text."""

    place: int
    seat: Seat | None
    name: str
    text: str
    phrase: DummyPhrase | None


class OptionSeen(msgspec.Struct, frozen=True):
    """An option of the law that was named."""

    id: str
    text: Words
    tricks: int
    """Tricks that it passes to the side that did not offend."""
    choosers: tuple[Seat, ...]
    unsure: bool
    """Whether the players should look it up in their law book."""


class LawSeen(msgspec.Struct, frozen=True):
    """What was irregular, in words."""

    id: str
    number: str
    """Such as `27A`."""
    code: Code
    title: Words
    happened: Words
    unsure: bool


class StopSeen(msgspec.Struct, frozen=True):
    """The table is stopped, and this is how far the matter is settled."""

    stopped_by: Seat
    law: LawSeen | None
    offender: Seat | None
    options: tuple[OptionSeen, ...]
    option: str | None
    chosen_by: Seat | None
    remedy: Remedy | None
    proposed_by: Seat | None
    answers: BySeat[bool | None]


class RulingSeen(msgspec.Struct, frozen=True):
    """How something irregular was settled."""

    rubber: int
    place: int
    law: LawSeen | None
    offender: Seat | None
    option: Words | None
    chosen_by: Seat | None
    remedy: Remedy


class MaySettle(msgspec.Struct, frozen=True):
    """What the viewer may do to stop the table, and to settle what was irregular."""

    stop: bool = False
    resume: bool = False
    name: bool = False
    """Whether he may say what it was; the form must have laws that name it."""
    choose: tuple[str, ...] = ()
    """Options of the law that he is entitled to choose."""
    propose: bool = False
    adjust: bool = False
    """Whether a remedy may have tricks or points: a deal passed out has none to adjust."""
    answer: bool = False


class RubberSeen(msgspec.Struct, frozen=True):
    """A finished rubber at this table: for each side who played, and what they made of it."""

    rubber: int
    names: BySeat[str | None]
    totals: BySide[int]
    winner: Side | None


class May(msgspec.Struct, frozen=True):
    """What the viewer may do now, so that the browser need not know."""

    take_seats: tuple[Seat, ...] = ()
    seat_robots: tuple[Seat, ...] = ()
    remove_robots: tuple[Seat, ...] = ()
    leave_seat: bool = False
    begin: bool = False
    begin_position: bool = False
    """For practice: to take up a position, or the same one again."""
    declare_system: bool = False
    """To say whether one plays the house's system."""
    draw: bool = False
    add_entropy: bool = False
    cut: bool = False
    calls: tuple[Call, ...] = ()
    explain: tuple[int, ...] = ()
    """Places of one's own calls that one may explain, from 0."""
    cards: tuple[Card, ...] = ()
    """Legal cards of the hand in turn, when the viewer plays it."""
    claim: bool = False
    claim_cards: tuple[Card, ...] = ()
    """Cards that a claim's line may name: none of a defender's."""
    answer_claim: bool = False
    answer_adjudication: bool = False
    assign_tricks: bool = False
    """As director: to say what a contested claim is worth."""
    refuse_play: bool = False
    let_play_pass: bool = False
    claim_honors: tuple[HonorsSeen, ...] = ()
    """Honors that the viewer held and may still claim: for him alone, and only if the table reminds him."""
    claim_honors_deals: tuple[int, ...] = ()
    """Deals in which a claim of honors is still in time (whether he held any is his to know)."""
    ask_undo: bool = False
    answer_undo: bool = False
    withdraw_undo: bool = False
    """To refuse, with an answer of no, what one asked or granted."""
    ask_interrupt: bool = False
    answer_interrupt: bool = False
    withdraw_interrupt: bool = False
    """To say no after all to what one proposed or agreed to."""
    settle: MaySettle = MaySettle()
    ready: bool = False
    say: bool = False
    dummy_phrases: tuple[DummyPhrase, ...] = ()
    hint: bool = False
    read_reports: bool = False
    """As whoever made the table: to read what was reported there."""


class TableView(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. Where watchers are not admitted they see who sits, and no card."""

    version: int
    """How many events the table has: the version that a command must name."""
    form: Form
    phase: Phase
    options: Options
    host: str
    """The name of who made the table."""
    seat: Seat | None
    """The viewer's seat; None for a watcher."""
    seats: BySeat[SeatSeen]
    rubber: int
    """Which rubber this is, or Chicago, or set of boards, from 1; 0 before the first."""
    deal: int
    """Which deal of it, from 1, or which board; 0 before the first."""
    place: int
    """Its place among the deals of the rubber, those passed out too: with `rubber`, its address."""
    boards: int | None
    """How many boards the set has; none in the other forms."""
    boards_from: str | None
    """Where these boards were dealt, when the set is played again here."""
    practice: PracticeSeen | None
    dealer: Seat | None
    """Of the deal in progress, or of the one about to be dealt."""
    vulnerability: Vulnerability
    draw: tuple[DrawnCard, ...]
    draw_proof: DrawProof | None
    proof: Proof | None
    turn: Seat | None
    """Whose hand is to call or play."""
    waiting_for: tuple[Seat, ...]
    """Who must act before the table goes on: declarer for dummy's cards too."""
    auction: tuple[CallSeen, ...]
    contract: ContractSeen | None
    hands: tuple[HandSeen, ...]
    trick: TrickSeen | None
    last_trick: TrickSeen | None
    """While the law lets the viewer look at it: until his side plays to the next (Law 66)."""
    tricks: BySide[int]
    tricks_left: int
    claim: ClaimSeen | None
    sheet: SheetSeen | None
    is_passed_out: bool
    """In the result: nobody bid."""
    tricks_taken: int | None
    """In the result: the tricks of declarer's side."""
    claimed_honors: tuple[tuple[Seat, HonorsSeen], ...]
    """Honors claimed of the last deal that is over."""
    stop: StopSeen | None
    rulings: tuple[RulingSeen, ...]
    """Those of this rubber."""
    undo: AskSeen | None
    interrupt: AskSeen | None
    ready: tuple[Seat, ...]
    talk: tuple[Talk, ...]
    rubbers: tuple[RubberSeen, ...]
    """The finished rubbers at this table."""
    next_players: BySeat[Seat] | None
    """When Chicago is over and partners change: for each seat, where its next player sits now."""
    may: May


class DealRecord(msgspec.Struct, frozen=True):
    """A finished deal with all its cards face up: the page after the deal."""

    form: Form
    rubber: int
    place: int
    deal: int
    dealer: Seat
    vulnerability: Vulnerability
    names: BySeat[str | None]
    hands: BySeat[tuple[Card, ...]]
    hcp: BySeat[int]
    auction: tuple[CallSeen, ...]
    contract: ContractSeen | None
    tricks: tuple[TrickSeen, ...]
    """All tricks, the last perhaps incomplete when a claim ended the play."""
    claim: ClaimSeen | None
    rulings: tuple[RulingSeen, ...]
    tricks_taken: int
    entries: tuple[EntrySeen, ...]
    proof: Proof | None
    """None for a board that was dealt elsewhere."""
    is_practice: bool
    """Whether it was practice, and counted nowhere."""
