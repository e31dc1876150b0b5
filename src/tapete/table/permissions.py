"""What a viewer may do now: said by the table, so that no screen need know a rule."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Call, Card, Seat
from tapete.scoring.honors import ENOUGH, honor_points
from tapete.table.adjudication import awaits_director, may_answer_adjudication
from tapete.table.bidding import calls_of
from tapete.table.claim_line import allowed_cards, is_bound, refused_cards
from tapete.table.claims import cards_to_name, refusal_of_claim
from tapete.table.consent import INTERRUPTIBLE, may_interrupt, may_undo, undo_target
from tapete.table.honors_claims import claimable_deal, has_claimed, honors_held
from tapete.table.permissions_rulings import is_host_seat, may_settle
from tapete.table.phase import Phase
from tapete.table.practice import ON_THE_TABLE
from tapete.table.seating import BETWEEN_RUBBERS, is_free
from tapete.table.state import Ask, Table
from tapete.table.talk import dummy_phrases, is_silent_dummy
from tapete.table.view_types import HonorsSeen, May, MaySettle


def may_of(table: Table, viewer: str) -> May:
    """Everything that the viewer may do, at his seat or without one."""
    return replace(_may_at_the_table(table, viewer), read_reports=table.host.id == viewer)


def _may_at_the_table(table: Table, viewer: str) -> May:
    seat = table.seat_of(viewer)
    if seat is not None and table.seats[seat].is_present_person:
        return _may_of_seat(table, seat) if table.stop is None else _may_while_stopped(table, seat)
    is_host = table.host.id == viewer
    between = table.phase in BETWEEN_RUBBERS
    return May(
        take_seats=_free_seats(table) if seat is None else _seats_of_absent(table, seat),
        seat_robots=_robots_wanted(table) if is_host else (),
        remove_robots=_removable_robots(table) if is_host else (),
        leave_seat=seat is not None and between,
        assign_tricks=is_host and table.stop is None and awaits_director(table),
        settle=MaySettle(resume=is_host and table.stop is not None),
        say=seat is None and table.options.watchers and not table.is_dealing,
    )


def _may_while_stopped(table: Table, seat: Seat) -> May:
    grants, withdraws_undo = _may_answer(table.undo, seat)
    return May(
        seat_robots=_robots_wanted(table),
        leave_seat=True,
        explain=_explicable_calls(table, seat),
        ask_undo=_may_ask_undo(table, seat),
        answer_undo=grants,
        withdraw_undo=withdraws_undo,
        settle=may_settle(table, seat),
        say=not is_silent_dummy(table, seat),
    )


def _may_of_seat(table: Table, seat: Seat) -> May:
    calls, cards = legal_calls(table, seat), legal_cards(table, seat)
    doubts = _may_doubt(table, seat)
    cuts, adds = _may_cut(table, seat)
    grants, withdraws_undo = _may_answer(table.undo, seat)
    agrees, withdraws_interrupt = _may_answer(table.interrupt, seat)
    return May(
        take_seats=_free_seats(table) if table.phase in BETWEEN_RUBBERS else (),
        seat_robots=_robots_wanted(table),
        remove_robots=_removable_robots(table),
        leave_seat=True,
        begin=table.phase is Phase.SEATING,
        begin_position=table.practice is not None and table.phase in ON_THE_TABLE,
        declare_system=not table.is_dealing,
        draw=table.phase is Phase.DRAW and table.draw is not None and seat not in table.draw.seats,
        add_entropy=adds,
        cut=cuts,
        calls=calls,
        explain=_explicable_calls(table, seat),
        cards=cards,
        claim=may_claim(table, seat),
        claim_cards=_claim_cards(table, seat),
        answer_claim=_may_answer_claim(table, seat),
        answer_adjudication=may_answer_adjudication(table, seat),
        assign_tricks=is_host_seat(table, seat) and awaits_director(table),
        refuse_play=doubts,
        let_play_pass=doubts,
        claim_honors=_reminder(table, seat),
        claim_honors_deals=_honors_deals(table, seat),
        ask_undo=_may_ask_undo(table, seat),
        answer_undo=grants,
        withdraw_undo=withdraws_undo,
        ask_interrupt=_may_ask_interrupt(table),
        answer_interrupt=agrees,
        withdraw_interrupt=withdraws_interrupt,
        settle=may_settle(table, seat),
        ready=table.phase in (Phase.RESULT, Phase.RUBBER_OVER) and seat not in table.ready,
        say=not is_silent_dummy(table, seat),
        dummy_phrases=dummy_phrases(table, seat),
        hint=table.options.hints and bool(cards or calls),
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
    if not is_bound(table):
        return tuple(play.legal_cards(table.cards_of(play.turn)))
    if table.claim is not None and table.claim.is_doubtful:
        return ()
    return tuple(allowed_cards(table) - refused_cards(table))


def may_claim(table: Table, seat: Seat) -> bool:
    """Whether that seat may claim now, or concede."""
    return refusal_of_claim(table, seat) is None


def _claim_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    if not may_claim(table, seat):
        return ()
    return (*table.cards_of(seat), *table.cards_of(seat.partner)) if cards_to_name(table, seat) else ()


def _free_seats(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in Seat if is_free(table, seat))


def _seats_of_absent(table: Table, own: Seat) -> tuple[Seat, ...]:
    """Who left his seat may take it back, or between rubbers another."""
    if table.phase not in BETWEEN_RUBBERS:
        return (own,)
    return tuple(seat for seat in Seat if seat is own or is_free(table, seat))


def _robots_wanted(table: Table) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat, occupant in table.seats.items()
        if not occupant.is_robot and not occupant.is_present_person
    )


def _removable_robots(table: Table) -> tuple[Seat, ...]:
    if table.phase not in BETWEEN_RUBBERS:
        return ()
    return tuple(seat for seat, occupant in table.seats.items() if occupant.is_robot)


def _may_cut(table: Table, seat: Seat) -> tuple[bool, bool]:
    """Whether the seat may cut, and whether it may add bytes of its own before."""
    shuffling = table.shuffling
    if table.phase is not Phase.CUT or shuffling is None:
        return False, False
    return shuffling.cut_by is seat, shuffling.added[seat] is None


def _explicable_calls(table: Table, seat: Seat) -> tuple[int, ...]:
    if not table.is_dealing or is_silent_dummy(table, seat):
        return ()
    return tuple(calls_of(table, seat))


def _may_answer_claim(table: Table, seat: Seat) -> bool:
    claim = table.claim
    if table.phase is not Phase.CLAIM or claim is None:
        return False
    return seat in claim.asked


def _may_doubt(table: Table, seat: Seat) -> bool:
    claim = table.claim
    if table.phase is not Phase.PLAY or claim is None or not claim.is_doubtful:
        return False
    return seat in claim.defenders and seat not in claim.let_pass


def _reminder(table: Table, seat: Seat) -> tuple[HonorsSeen, ...]:
    """The holder, and he alone, is reminded, if the table has it so."""
    deals = _honors_deals(table, seat) if table.options.honors_reminder else ()
    held = honors_held(table, seat) if deals else 0
    outcome = table.open_outcome
    if held < ENOUGH or outcome is None or outcome.contract is None:
        return ()
    return (HonorsSeen(deals[0], held, honor_points(outcome.contract.strain, held)),)


def _honors_deals(table: Table, seat: Seat) -> tuple[int, ...]:
    deal = claimable_deal(table)
    return () if deal is None or has_claimed(table, seat) else (deal,)


def _may_ask_undo(table: Table, seat: Seat) -> bool:
    if table.phase not in (Phase.AUCTION, Phase.PLAY) or table.undo is not None or not may_undo(table):
        return False
    return undo_target(table, seat) is not None


def _may_ask_interrupt(table: Table) -> bool:
    return table.phase in INTERRUPTIBLE and table.interrupt is None and may_interrupt(table)


def _may_answer(ask: Ask | None, seat: Seat) -> tuple[bool, bool]:
    """Whether the seat may answer, and whether it may take back its asking or its consent."""
    if ask is None:
        return False, False
    return seat in ask.asked and ask.answers[seat] is None, ask.may_say_no(seat)
