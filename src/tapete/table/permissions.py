"""What a viewer may do now: said by the table, so that no screen need know a rule."""

from __future__ import annotations

from tapete.core import Call, Card, Hand, Seat
from tapete.scoring.honors import ENOUGH, honor_points
from tapete.table.card_play import refused_cards
from tapete.table.claim_line import demanded_card
from tapete.table.consent import INTERRUPTIBLE, undo_target
from tapete.table.honors_claims import claimable_deal, has_claimed, honors_held
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.seating import BETWEEN_RUBBERS
from tapete.table.state import Table
from tapete.table.talk import dummy_phrases, is_silent_dummy
from tapete.table.view_types import HonorsSeen, May


def may_of(table: Table, viewer: str) -> May:
    """Everything that the viewer may do, at his seat or without one."""
    seat = table.seat_of(viewer)
    if seat is None:
        return _may_of_watcher(table, viewer)
    if table.seats[seat].is_robot or table.seats[seat].away_since is not None:
        return May(take_seats=(seat,), leave_seat=table.phase in BETWEEN_RUBBERS)
    return _may_of_seat(table, seat)


def _may_of_watcher(table: Table, viewer: str) -> May:
    is_host = table.host.id == viewer
    return May(
        take_seats=tuple(s for s, occupant in table.seats.items() if occupant.person is None),
        seat_robots=_robots_wanted(table) if is_host else (),
        remove_robots=_removable_robots(table) if is_host else (),
        say=table.options.watchers and not table.is_dealing,
    )


def _may_of_seat(table: Table, seat: Seat) -> May:
    between = table.phase in BETWEEN_RUBBERS
    cards = legal_cards(table, seat)
    return May(
        take_seats=_other_seats(table) if between else (),
        seat_robots=_robots_wanted(table),
        remove_robots=_removable_robots(table),
        leave_seat=True,
        begin=table.phase is Phase.SEATING,
        draw=table.draw is not None and table.phase is Phase.DRAW and seat not in table.draw.seats,
        add_entropy=table.shuffling is not None
        and table.phase is Phase.CUT
        and table.shuffling.added[seat] is None,
        cut=table.phase is Phase.CUT and table.shuffling is not None and table.shuffling.cut_by is seat,
        calls=legal_calls(table, seat),
        explain=_own_calls(table, seat),
        cards=cards,
        claim=may_claim(table, seat),
        claim_cards=_claim_cards(table, seat),
        answer_claim=table.phase is Phase.CLAIM
        and table.claim is not None
        and seat in table.claim.defenders
        and table.claim.answers[seat] is None,
        refuse_play=_may_doubt(table, seat),
        let_play_pass=_may_doubt(table, seat),
        claim_honors=_reminder(table, seat),
        claim_honors_deals=_honors_deals(table, seat),
        ask_undo=_may_ask_undo(table, seat),
        answer_undo=table.undo is not None
        and seat.side is not table.undo.asked_by.side
        and table.undo.answers[seat] is None,
        ask_interrupt=_may_ask_interrupt(table),
        answer_interrupt=table.interrupt is not None and table.interrupt.answers[seat] is None,
        ready=table.phase in (Phase.RESULT, Phase.RUBBER_OVER) and seat not in table.ready,
        say=not is_silent_dummy(table, seat),
        dummy_phrases=dummy_phrases(table, seat),
        hint=table.options.hints and bool(cards or legal_calls(table, seat)),
    )


def legal_calls(table: Table, seat: Seat) -> tuple[Call, ...]:
    """The calls open to that seat."""
    auction = table.auction
    if table.phase is not Phase.AUCTION or auction is None or auction.turn is not seat:
        return ()
    return auction.legal_calls()


def legal_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards that seat may play, from dummy when it is dummy's turn and he is declarer."""
    play = table.play
    if table.phase is not Phase.PLAY or play is None or table.player_of(play.turn) is not seat:
        return ()
    hand = table.cards_of(play.turn)
    claim = table.claim
    if claim is None or play.turn.side is not claim.seat.side:
        doubtful = claim is not None and claim.is_doubtful
        return () if doubtful else tuple(play.legal_cards(hand))
    if claim.is_doubtful:
        return ()
    demanded = demanded_card(claim, play, hand)
    if demanded is not None:
        return (demanded,)
    return tuple(play.legal_cards(hand) - Hand.of(refused_cards(claim, len(play.cards))))


def may_claim(table: Table, seat: Seat) -> bool:
    """Whether that seat is the declarer and no claim stands."""
    play, contract = table.play, table.contract
    return (
        table.phase is Phase.PLAY
        and contract is not None
        and seat is contract.declarer
        and table.claim is None
        and play is not None
        and len(play.cards) > 0
    )


def _claim_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    if not may_claim(table, seat):
        return ()
    return (*table.cards_of(seat), *table.cards_of(seat.partner))


def _other_seats(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat, occupant in table.seats.items() if occupant.person is None)


def _robots_wanted(table: Table) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat, occupant in table.seats.items()
        if not occupant.is_robot and (occupant.person is None or occupant.away_since is not None)
    )


def _removable_robots(table: Table) -> tuple[Seat, ...]:
    if table.phase not in BETWEEN_RUBBERS:
        return ()
    return tuple(seat for seat, occupant in table.seats.items() if occupant.is_robot)


def _own_calls(table: Table, seat: Seat) -> tuple[int, ...]:
    if table.auction is None:
        return ()
    calls = enumerate(table.auction.seats_and_calls())
    return tuple(place for place, (caller, _) in calls if caller is seat)


def _may_doubt(table: Table, seat: Seat) -> bool:
    claim = table.claim
    if table.phase is not Phase.PLAY or claim is None or not claim.is_doubtful:
        return False
    return seat in claim.defenders and seat not in claim.let_pass


def _reminder(table: Table, seat: Seat) -> tuple[HonorsSeen, ...]:
    """The holder, and he alone, is reminded, if the table has it so."""
    if not table.options.honors_reminder or honors_held(table, seat) < ENOUGH:
        return ()
    contract = table.open_outcome.contract if table.open_outcome is not None else None
    deals = _honors_deals(table, seat)
    if contract is None or not deals:
        return ()
    held = honors_held(table, seat)
    return (HonorsSeen(deals[0], held, honor_points(contract.strain, held)),)


def _honors_deals(table: Table, seat: Seat) -> tuple[int, ...]:
    deal = claimable_deal(table)
    return () if deal is None or has_claimed(table, seat) else (deal,)


def _may_ask_undo(table: Table, seat: Seat) -> bool:
    if table.phase not in (Phase.AUCTION, Phase.PLAY) or table.undo is not None:
        return False
    try:
        undo_target(table, seat)
    except TableError:
        return False
    return True


def _may_ask_interrupt(table: Table) -> bool:
    sheet = table.sheet
    return (
        table.phase in INTERRUPTIBLE and table.interrupt is None and sheet is not None and not sheet.is_over
    )
