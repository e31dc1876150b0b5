"""What a viewer of the table is shown, built from nothing for each viewer.

A view holds what a person in that chair would see at a real table: his own cards, dummy after the
opening lead, a hand faced by a claim, and everything once the deal is over. A watcher sees what a
kibitzer sees who stands behind no one's chair.
"""

from __future__ import annotations

from tapete.core import BySeat, BySide, Play, Seat, SeatView, Vulnerability, seat_view
from tapete.scoring.honors import honor_points
from tapete.table.arrangement import arranged, suit_order
from tapete.table.claim_line import demanded_card
from tapete.table.permissions import may_of
from tapete.table.phase import Phase
from tapete.table.state import Ask, FinishedRubber, Shuffling, Spoken, StandingClaim, Table
from tapete.table.view_sheet import contract_seen, sheet_seen
from tapete.table.view_types import (
    AskSeen,
    CallSeen,
    ClaimSeen,
    DrawnCard,
    HandSeen,
    HonorsSeen,
    Proof,
    RubberSeen,
    SeatSeen,
    TableView,
    Talk,
    TrickSeen,
)
from tapete.table.waiting import waiting_for

_NO_TRICKS = BySide(0, 0)


def view_for(table: Table, viewer: str) -> TableView:
    """The table as the person with that id sees it."""
    seat = table.seat_of(viewer)
    play, auction, outcome = table.play, table.auction, table.open_outcome
    in_result = table.phase is Phase.RESULT
    terms = table.terms
    return TableView(
        version=table.version,
        phase=table.phase,
        options=table.options,
        host=table.host.name,
        seat=seat,
        seats=BySeat.of(lambda place: _seat_seen(table, place, place is seat)),
        rubber=table.rubber,
        deal=terms.deal if terms is not None else 0,
        dealer=terms.dealer if terms is not None else None,
        vulnerability=_vulnerability(table),
        draw=_drawn(table),
        proof=proof_of(table.shuffling, is_over=in_result, number=_number(table, in_result)),
        turn=_turn(table),
        waiting_for=waiting_for(table),
        auction=calls_seen(table),
        contract=contract_seen(table.contract),
        hands=hands_seen(table, seat),
        trick=_trick_seen(play),
        last_trick=_last_trick(play, seat) if table.phase is Phase.PLAY else None,
        tricks=play.tricks if play is not None else _NO_TRICKS,
        tricks_left=13 - play.tricks_played if play is not None else 13,
        claim=claim_seen(table.claim, table),
        sheet=sheet_seen(table.sheet) if table.sheet is not None else None,
        is_passed_out=in_result and auction is not None and auction.is_passed_out,
        tricks_taken=outcome.tricks_taken if in_result and outcome is not None else None,
        claimed_honors=_claimed_honors(table),
        undo=_ask_seen(table.undo),
        interrupt=_ask_seen(table.interrupt),
        ready=table.ready,
        talk=tuple(map(_talk, table.talk)),
        rubbers=tuple(map(_rubber_seen, table.rubbers)),
        may=may_of(table, viewer),
    )


def seat_view_of(table: Table, seat: Seat) -> SeatView:
    """What the seat may see of the deal in progress, in the form that robots are given."""
    assert table.deal is not None and table.auction is not None and table.terms is not None
    vulnerability = table.terms.vulnerability
    return seat_view(seat, vulnerability, table.deal, table.auction, table.play, faced_seats(table))


def faced_seats(table: Table) -> frozenset[Seat]:
    """The hands faced by a claim, standing or contested (Law 68)."""
    return frozenset((table.claim.seat,)) if table.claim is not None else frozenset()


def visible_seats(table: Table, viewer: Seat | None) -> frozenset[Seat]:
    """Whose cards that seat, or a watcher, may see."""
    if table.deal is None:
        return frozenset()
    if table.phase is Phase.RESULT:
        return frozenset(Seat)
    visible = faced_seats(table) | ({viewer} if viewer is not None else set())
    contract = table.contract
    is_dummy_faced = table.play is not None and len(table.play.cards) > 0
    return visible | {contract.dummy} if contract is not None and is_dummy_faced else visible


def hands_seen(table: Table, viewer: Seat | None) -> tuple[HandSeen, ...]:
    """The hands that may be seen, with the cards left in them; in the result as they were dealt."""
    visible = visible_seats(table, viewer)
    return tuple(_hand_seen(table, seat) for seat in Seat if seat in visible)


def _hand_seen(table: Table, seat: Seat) -> HandSeen:
    assert table.deal is not None
    contract = table.contract
    hand = table.deal[seat] if table.phase is Phase.RESULT else table.cards_of(seat)
    suits = suit_order(hand, contract.strain if contract is not None else None)
    is_dummy = contract is not None and contract.dummy is seat
    return HandSeen(seat, suits, arranged(hand, suits), is_dummy, seat in faced_seats(table))


def _seat_seen(table: Table, seat: Seat, is_you: bool) -> SeatSeen:
    occupant = table.seats[seat]
    name = occupant.person.name if occupant.person is not None else None
    cards_left = len(table.cards_of(seat)) if table.is_dealing else 0
    return SeatSeen(name, occupant.is_robot, occupant.away_since is not None, is_you, cards_left)


def _vulnerability(table: Table) -> Vulnerability:
    if table.terms is not None:
        return table.terms.vulnerability
    return table.sheet.vulnerability if table.sheet is not None else Vulnerability.NONE


def _drawn(table: Table) -> tuple[DrawnCard, ...]:
    return () if table.draw is None else tuple(DrawnCard(*drawn) for drawn in table.draw.drawn)


def proof_of(shuffling: Shuffling | None, *, is_over: bool, number: int | None) -> Proof | None:
    """What the house published, and once the deal is over all of it."""
    if shuffling is None:
        return None
    secret = shuffling.secret if is_over else None
    shown = str(number) if number is not None else None
    return Proof(shuffling.commitment, secret, shuffling.cut_by, shuffling.cut, shuffling.added, shown)


def _number(table: Table, is_over: bool) -> int | None:
    return table.deal.number if is_over and table.deal is not None else None


def _turn(table: Table) -> Seat | None:
    if table.phase is Phase.AUCTION and table.auction is not None:
        return table.auction.turn
    return table.play.turn if table.phase is Phase.PLAY and table.play is not None else None


def calls_seen(table: Table) -> tuple[CallSeen, ...]:
    """The auction, each call with what it shows."""
    if table.auction is None:
        return ()
    calls = zip(table.auction.seats_and_calls(), table.explanations, strict=True)
    return tuple(CallSeen(seat, call, explanation) for (seat, call), explanation in calls)


def _trick_seen(play: Play | None) -> TrickSeen | None:
    if play is None or play.led is None:
        return None
    return TrickSeen(play.leader, play.trick.cards)


def _last_trick(play: Play | None, viewer: Seat | None) -> TrickSeen | None:
    """The last trick, until the viewer's side plays to the next (Law 66); for a watcher, until the lead."""
    if play is None or play.tricks_played == 0:
        return None
    played = {seat.side for seat, _ in play.trick.seats_and_cards()}
    if (viewer.side in played) if viewer is not None else played:
        return None
    last = play.last_trick
    assert last is not None
    return TrickSeen(last.leader, last.cards, play.leader)


def claim_seen(claim: StandingClaim | None, table: Table) -> ClaimSeen | None:
    """A claim and what it demands of the hand in turn."""
    if claim is None:
        return None
    play, bound = table.play, None
    assert play is not None
    if claim.is_binding and table.phase is Phase.PLAY and play.turn.side is claim.seat.side:
        bound = demanded_card(claim, play, table.cards_of(play.turn))
    return ClaimSeen(
        claim.seat,
        claim.tricks,
        claim.of,
        claim.line,
        claim.words,
        claim.answers,
        claim.is_binding,
        bound,
        play.cards[-1] if claim.is_doubtful else None,
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


def _talk(line: Spoken) -> Talk:
    return Talk(line.place, line.seat, line.name, line.text, line.phrase)


def _rubber_seen(rubber: FinishedRubber) -> RubberSeen:
    return RubberSeen(rubber.rubber, rubber.names, rubber.totals, rubber.winner)
