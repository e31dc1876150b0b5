"""What somebody at the table may want to do. `step` judges each against the state."""

from __future__ import annotations

from enum import Enum

import msgspec

from tapete.core import Call, Card, Seat, Side
from tapete.table.position import Position
from tapete.table.words import Words


class DummyPhrase(Enum):
    """All that dummy may say while the hand is played (Law 42, spec 000 §04)."""

    HAVING_NONE = "having-none"
    """Has declarer, who did not follow, really none of the suit led?"""
    WRONG_HAND = "wrong-hand"
    """The lead is not from the hand that declarer is about to lead from."""


class Intent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all intents; on the wire `type` names the kind."""


class TakeSeat(Intent, frozen=True, tag="take-seat"):
    """Sit down in an empty or robot-held seat, or come back to one's own."""

    seat: Seat


class LeaveSeat(Intent, frozen=True, tag="leave-seat"):
    """Get up: before the rubber the seat is free again, during it the seat is held."""


class SeatRobot(Intent, frozen=True, tag="seat-robot"):
    """Let a robot play an empty seat, or stand in for somebody who is away."""

    seat: Seat


class RemoveRobot(Intent, frozen=True, tag="remove-robot"):
    """Before the rubber: empty a robot's seat again."""

    seat: Seat


class BeginRubber(Intent, frozen=True, tag="begin-rubber"):
    """Begin: robots take what seats are empty, and the draw for dealer starts."""


class BringBoards(Intent, frozen=True, tag="bring-boards"):
    """The house brings the boards of a set that was dealt elsewhere, before the first set here is begun.

    Each deal is written as in PBN; the first is board 1.
    """

    origin: str
    deals: tuple[str, ...]


class LayPositions(Intent, frozen=True, tag="lay-positions"):
    """The house lays out positions for practice, before anything is played at the table."""

    positions: tuple[Position, ...]
    origin: str | None = None


class BeginPosition(Intent, frozen=True, tag="begin-position"):
    """At a table for practice: take up the position at that place, from 0, or the same one again."""

    place: int


class DeclareSystem(Intent, frozen=True, tag="declare-system"):
    """Say that one plays the house's system, or that one does not."""

    house_card: bool


class SpreadPack(Intent, frozen=True, tag="spread-pack"):
    """The house spreads a pack for the draw, in the order that the secret gives."""

    secret: str


class DrawCard(Intent, frozen=True, tag="draw-card"):
    """Take a card of the spread pack, by its place 1 to 50: none from the ends (Law 3)."""

    place: int


class Shuffle(Intent, frozen=True, tag="shuffle"):
    """The house shuffles: 32 secret bytes in hexadecimal, of which only the SHA-256 is shown."""

    secret: str


class PrepareDeal(Intent, frozen=True, tag="prepare-deal"):
    """The house lays out this deal in place of the one that would be cut, at a table for prepared deals.

    The deal is written as in PBN: `N:` and four hands clockwise.
    """

    deal: str


class AddEntropy(Intent, frozen=True, tag="add-entropy"):
    """Anyone seated may mix 16 random bytes of his own (hexadecimal) into the shuffle before the cut."""

    entropy: str


class Cut(Intent, frozen=True, tag="cut"):
    """Dealer's right-hand opponent cuts: 16 random bytes of his own, in hexadecimal (Law 5)."""

    entropy: str


class MakeCall(Intent, frozen=True, tag="make-call"):
    """Call in one's turn, with what the call shows if it needs saying."""

    call: Call
    explanation: Words = Words()


class ExplainCall(Intent, frozen=True, tag="explain-call"):
    """Say what an earlier call of one's own shows; all may read it. `place` counts calls from 0."""

    place: int
    explanation: Words


class PlayCard(Intent, frozen=True, tag="play-card"):
    """Play a card from the hand in turn; declarer plays dummy's too."""

    card: Card


class Claim(Intent, frozen=True, tag="claim"):
    """Declarer or a defender says how many of the remaining tricks his side wins (0 concedes them all).

    `line` is the order in which declarer will play these cards of his two hands; a defender names no card.
    `words` add to it.
    """

    tricks: int
    line: tuple[Card, ...] = ()
    words: str = ""


class AnswerClaim(Intent, frozen=True, tag="answer-claim"):
    """Who is asked accepts a claim or contests it; a conceding defender's partner objects (Laws 68, 70)."""

    accept: bool


class Adjudicate(Intent, frozen=True, tag="adjudicate"):
    """The house says what a contested claim is worth at the worst; None when it could not work that out."""

    tricks: int | None
    cards: tuple[Card, ...] = ()


class AnswerAdjudication(Intent, frozen=True, tag="answer-adjudication"):
    """One of the four accepts the adjudication, or objects and leaves it to the director."""

    accept: bool


class AssignTricks(Intent, frozen=True, tag="assign-tricks"):
    """The director, who is the host, says how many of the remaining tricks go to the claimer's side."""

    tricks: int


class RefusePlay(Intent, frozen=True, tag="refuse-play"):
    """A defender refuses a doubtful play on which a contested claim was silent."""


class LetPlayPass(Intent, frozen=True, tag="let-play-pass"):
    """A defender lets such a play pass; playing to the trick in his turn does the same."""


class ClaimHonors(Intent, frozen=True, tag="claim-honors"):
    """Claim the honors held in a deal whose play is over (Law 81, spec 000 §05)."""

    deal: int


class AskUndo(Intent, frozen=True, tag="ask-undo"):
    """Ask the other side to let one's last call or card be taken back."""


class AnswerUndo(Intent, frozen=True, tag="answer-undo"):
    """Grant or refuse it. Who asked withdraws with a refusal, who granted may still refuse."""

    grant: bool


class AskInterrupt(Intent, frozen=True, tag="ask-interrupt"):
    """Propose to break the rubber off and score it as it stands (Law 80)."""


class AnswerInterrupt(Intent, frozen=True, tag="answer-interrupt"):
    """Agree or not. Who proposed it or agreed may still think better of it while others have not answered."""

    agree: bool


class StopTable(Intent, frozen=True, tag="stop-table"):
    """Stop the table: something irregular happened (Law 13)."""


class ResumeTable(Intent, frozen=True, tag="resume-table"):
    """Let it go on with nothing settled."""


class NameIrregularity(Intent, frozen=True, tag="name-irregularity"):
    """Say what it was, by its name in the laws (`GET /api/laws`), and whose."""

    irregularity: str
    offender: Seat


class ChooseOption(Intent, frozen=True, tag="choose-option"):
    """Choose an option of the law, where one is entitled to."""

    option: str


class ProposeRemedy(Intent, frozen=True, tag="propose-remedy"):
    """Propose what goes on the sheet for `side`: tricks of the deal, points above the line, or nothing."""

    side: Side
    tricks: int = 0
    points: int = 0
    note: str = ""


class AnswerRemedy(Intent, frozen=True, tag="answer-remedy"):
    """Agree to what was proposed, or not."""

    agree: bool


class Ready(Intent, frozen=True, tag="ready"):
    """The result has been seen: go on to the next deal, to the score of the rubber, or to a new rubber."""


class Say(Intent, frozen=True, tag="say"):
    """Table talk, which everyone reads."""

    text: str


class DummySay(Intent, frozen=True, tag="dummy-say"):
    """What the law lets dummy say during the play."""

    phrase: DummyPhrase


AnyIntent = (
    TakeSeat
    | LeaveSeat
    | SeatRobot
    | RemoveRobot
    | BeginRubber
    | BringBoards
    | LayPositions
    | BeginPosition
    | DeclareSystem
    | SpreadPack
    | DrawCard
    | Shuffle
    | PrepareDeal
    | AddEntropy
    | Cut
    | MakeCall
    | ExplainCall
    | PlayCard
    | Claim
    | AnswerClaim
    | Adjudicate
    | AnswerAdjudication
    | AssignTricks
    | RefusePlay
    | LetPlayPass
    | ClaimHonors
    | AskUndo
    | AnswerUndo
    | AskInterrupt
    | AnswerInterrupt
    | StopTable
    | ResumeTable
    | NameIrregularity
    | ChooseOption
    | ProposeRemedy
    | AnswerRemedy
    | Ready
    | Say
    | DummySay
)
"""Every intent; a tagged union on the wire."""
