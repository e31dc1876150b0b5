"""What a viewer of the table is shown, built from nothing.

From the door one sees who sits and which seat is free. A watcher sees what a kibitzer sees who
stands behind no one's chair: the auction, the tricks, dummy after the opening lead, a hand faced by
a claim, and everything once the deal is over. A player sees his own cards as well.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tapete.core import Auction, BySeat, BySide, Card, Deal, Seat, SeatView, Vulnerability, seat_view
from tapete.scoring import Form, unit
from tapete.scoring.honors import honor_points
from tapete.scoring.sheet_view import contract_seen
from tapete.table.adjudication import is_adjudicated
from tapete.table.arrangement import laid_out
from tapete.table.claim_line import demanded_card, is_bound
from tapete.table.permissions import may_of
from tapete.table.phase import Phase
from tapete.table.remedies import rulings_of
from tapete.table.sameness import Same
from tapete.table.seating import next_players
from tapete.table.standing_claim import Adjudication, StandingClaim
from tapete.table.state import Ask, Draw, FinishedRubber, Shuffling, Table
from tapete.table.view_rulings import rulings_seen, stop_seen
from tapete.table.view_sheet import sheet_seen
from tapete.table.view_types import (
    AdjudicationSeen,
    AskSeen,
    CallSeen,
    ClaimSeen,
    DrawnCard,
    DrawProof,
    HandSeen,
    HonorsSeen,
    May,
    PracticeSeen,
    Proof,
    RubberSeen,
    SeatSeen,
    TableView,
    TrickSeen,
)
from tapete.table.waiting import waiting_for
from tapete.table.words import Words

_NO_TRICKS = BySide(0, 0)
_NOTHING = May()


def view_for(table: Table, viewer: str) -> TableView:
    """The table as the person with that id sees it: what everyone sees, and what is his alone."""
    seat, may = table.seat_of(viewer), may_of(table, viewer)
    if seat is None:
        return replace(
            _seen_by_all(Same(table)) if table.options.watchers else _seen_from_the_door(table), may=may
        )
    shared = _seen_by_all(Same(table))
    return replace(
        shared,
        seat=seat,
        seats=shared.seats.with_seat(seat, replace(shared.seats[seat], is_you=True)),
        hands=hands_seen(table, seat),
        last_trick=_last_trick(table, seat),
        may=may,
    )


def is_admitted(table: Table, viewer: str) -> bool:
    """Whether that person may follow the play here: he sits at the table, or watchers are welcome."""
    return table.options.watchers or table.seat_of(viewer) is not None


@lru_cache(maxsize=64)
def _seen_by_all(same: Same[Table]) -> TableView:
    """What a kibitzer sees who stands behind no one's chair: worked out once for all who look on."""
    table = same.thing
    play, outcome = table.play, table.open_outcome
    in_result = table.phase is Phase.RESULT
    return replace(
        _seen_from_the_door(table),
        vulnerability=_vulnerability(table),
        draw=() if table.draw is None else tuple(DrawnCard(*drawn) for drawn in table.draw.drawn),
        draw_proof=_draw_proof(table.draw),
        proof=proof_of(table.shuffling, table.deal if in_result else None),
        turn=_turn(table),
        waiting_for=waiting_for(table),
        auction=_calls_seen(table),
        contract=contract_seen(table.contract),
        hands=hands_seen(table, None),
        trick=None if play is None or play.led is None else TrickSeen(play.leader, play.trick.cards),
        last_trick=_last_trick(table, None),
        tricks=_NO_TRICKS if play is None else play.tricks,
        tricks_left=13 if play is None else play.tricks_left,
        claim=_claim_seen(table),
        sheet=None if table.sheet is None else sheet_seen(table.sheet),
        is_passed_out=in_result and table.contract is None,
        tricks_taken=outcome.tricks_taken if in_result and outcome is not None else None,
        claimed_honors=_claimed_honors(table),
        stop=stop_seen(table),
        rulings=rulings_seen(table.form, rulings_of(table, table.rubber)),
        undo=_ask_seen(table.undo),
        interrupt=_ask_seen(table.interrupt),
        ready=table.ready,
        talk=table.talk,
        rubbers=tuple(map(_rubber_seen, table.rubbers)),
        next_players=next_players(table) if table.phase is Phase.RUBBER_OVER else None,
    )


def _seen_from_the_door(table: Table) -> TableView:
    """What anyone is told who has the link: how far the table is, who sits and which seat is free."""
    terms = table.terms
    return TableView(
        version=table.version,
        form=table.form,
        phase=table.phase,
        options=table.options,
        host=table.host.name,
        seat=None,
        seats=BySeat.of(lambda seat: _seat_seen(table, seat)),
        rubber=table.rubber,
        deal=terms.deal if terms is not None else 0,
        place=table.place,
        boards=table.boards if table.form is Form.DUPLICATE else None,
        boards_from=table.brought.origin if table.brought is not None else None,
        practice=_practice_seen(table),
        dealer=terms.dealer if terms is not None else None,
        vulnerability=Vulnerability.NONE,
        draw=(),
        draw_proof=None,
        proof=None,
        turn=None,
        waiting_for=(),
        auction=(),
        contract=None,
        hands=(),
        trick=None,
        last_trick=None,
        tricks=_NO_TRICKS,
        tricks_left=13,
        claim=None,
        sheet=None,
        is_passed_out=False,
        tricks_taken=None,
        claimed_honors=(),
        stop=None,
        rulings=(),
        undo=None,
        interrupt=None,
        ready=(),
        talk=(),
        rubbers=(),
        next_players=None,
        may=_NOTHING,
    )


def _practice_seen(table: Table) -> PracticeSeen | None:
    practice = table.practice
    if practice is None:
        return None
    given = practice.position
    return PracticeSeen(
        practice.place,
        len(practice.positions),
        practice.following,
        len(given.calls),
        len(given.cards),
        given.is_bidding_only,
    )


def seat_view_of(table: Table, seat: Seat) -> SeatView:
    """What the seat may see of the deal in progress, in the form that robots are given."""
    assert table.deal is not None and table.auction is not None and table.terms is not None
    vulnerability = table.terms.vulnerability
    return seat_view(seat, vulnerability, table.deal, table.auction, table.play, _faced_seats(table))


def _faced_seats(table: Table) -> frozenset[Seat]:
    """The hand that declarer faced in claiming; the claim may stand or be contested (Law 68)."""
    claim = table.claim
    return frozenset() if claim is None or claim.is_of_defender else frozenset((claim.seat,))


def hands_seen(table: Table, viewer: Seat | None) -> tuple[HandSeen, ...]:
    """The hands that a seat, or a watcher, may see, with the cards left; in the result as they were dealt."""
    if table.deal is None:
        return ()
    if table.phase is Phase.RESULT or is_adjudicated(table):
        return tuple(_hand_seen(table, table.deal, seat) for seat in Seat)
    visible = set(_faced_seats(table))
    if viewer is not None:
        visible.add(viewer)
    if table.contract is not None and table.play is not None and table.play.cards:
        visible.add(table.contract.dummy)
    return tuple(_hand_seen(table, table.deal, seat) for seat in Seat if seat in visible)


def _hand_seen(table: Table, deal: Deal, seat: Seat) -> HandSeen:
    """A hand in the order in which it was arranged when it was picked up, or when trumps were known."""
    contract, dealt = table.contract, deal[seat]
    left = dealt if table.phase is Phase.RESULT else table.cards_of(seat)
    suits, cards = laid_out(dealt, left, contract.strain if contract is not None else None)
    is_dummy = contract is not None and contract.dummy is seat
    is_faced = seat in _faced_seats(table)
    return HandSeen(seat, suits, cards, is_dummy, is_faced)


def _seat_seen(table: Table, seat: Seat) -> SeatSeen:
    occupant = table.seats[seat]
    person = occupant.person
    name, program = (person.name, person.program) if person is not None else (None, None)
    cards_left = len(table.cards_of(seat)) if table.is_dealing else 0
    return SeatSeen(
        name, occupant.is_robot, occupant.is_away, False, cards_left, program, occupant.plays_house_card
    )


def _vulnerability(table: Table) -> Vulnerability:
    """Of the deal; once the rubber is over, as it ended."""
    if table.terms is not None:
        return table.terms.vulnerability
    return unit.vulnerability(table.sheet) if table.sheet is not None else Vulnerability.NONE


def _draw_proof(draw: Draw | None) -> DrawProof | None:
    if draw is None:
        return None
    return DrawProof(draw.commitment, draw.secret if len(draw.drawn) == 4 else None)


def proof_of(shuffling: Shuffling | None, over: Deal | None) -> Proof | None:
    """What the house published, and once the deal is `over` all of it."""
    if shuffling is None:
        return None
    return Proof(
        shuffling.commitment,
        None if over is None else shuffling.secret,
        shuffling.cut_by,
        shuffling.cut,
        shuffling.added,
        None if over is None else str(over.number),
        shuffling.is_prepared,
    )


def _turn(table: Table) -> Seat | None:
    if table.phase is Phase.AUCTION and table.auction is not None:
        return table.auction.turn
    return table.play.turn if table.phase is Phase.PLAY and table.play is not None else None


def _calls_seen(table: Table) -> tuple[CallSeen, ...]:
    return () if table.auction is None else calls_seen(table.auction, table.explanations)


def calls_seen(auction: Auction, explanations: tuple[Words, ...]) -> tuple[CallSeen, ...]:
    """The auction, each call with what it shows."""
    calls = zip(auction.seats_and_calls(), explanations, strict=True)
    return tuple(CallSeen(seat, call, explanation) for (seat, call), explanation in calls)


def _last_trick(table: Table, viewer: Seat | None) -> TrickSeen | None:
    """The last trick, until the viewer's side plays to the next (Law 66); for a watcher, until the lead."""
    play = table.play
    last = None if play is None or table.phase not in (Phase.PLAY, Phase.CLAIM) else play.last_trick
    if play is None or last is None:
        return None
    cards = len(play.cards) % 4
    is_late = cards > 0 if viewer is None else cards > 1 or (cards == 1 and play.leader.side is viewer.side)
    return None if is_late else TrickSeen(last.leader, last.cards, play.leader)


def _claim_seen(table: Table) -> ClaimSeen | None:
    """A claim and what it demands of the hand in turn."""
    claim, play = table.claim, table.play
    if claim is None or play is None:
        return None
    is_demanding = table.phase is Phase.PLAY and is_bound(table)
    return claim_seen(
        claim,
        bound_card=demanded_card(table) if is_demanding else None,
        doubtful_card=play.cards[-1] if claim.is_doubtful else None,
    )


def claim_seen(
    claim: StandingClaim, bound_card: Card | None = None, doubtful_card: Card | None = None
) -> ClaimSeen:
    """A claim with its answers."""
    return ClaimSeen(
        claim.seat,
        claim.is_of_defender,
        claim.tricks,
        claim.of,
        claim.line,
        claim.words,
        claim.answers,
        claim.is_binding,
        bound_card,
        doubtful_card,
        claim.is_contested,
        _adjudication_seen(claim.adjudication),
    )


def _adjudication_seen(adjudication: Adjudication | None) -> AdjudicationSeen | None:
    if adjudication is None:
        return None
    return AdjudicationSeen(
        adjudication.tricks, adjudication.cards, adjudication.answers, adjudication.is_for_director
    )


def _claimed_honors(table: Table) -> tuple[tuple[Seat, HonorsSeen], ...]:
    outcome = table.open_outcome
    if outcome is None or outcome.contract is None or table.settled is None:
        return ()
    deal, strain = table.settled.last_deal + 1, outcome.contract.strain
    return tuple(
        (seat, HonorsSeen(deal, count, honor_points(strain, count))) for seat, count in outcome.honors
    )


def _ask_seen(ask: Ask | None) -> AskSeen | None:
    return None if ask is None else AskSeen(ask.asked_by, ask.answers)


def _rubber_seen(rubber: FinishedRubber) -> RubberSeen:
    return RubberSeen(rubber.rubber, rubber.names, rubber.totals, rubber.winner)
