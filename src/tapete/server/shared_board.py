"""A board of a file as it is shown."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.core import BySeat, Contradiction, Record, Words, contradictions
from tapete.core.record import Replay
from tapete.formats.reading import Fault, Filed, Told
from tapete.scoring.duplicate import score_ns
from tapete.scoring.sheet_view import contract_seen
from tapete.server.analyst import is_solvable
from tapete.server.file_bodies import BoardListed, BoardSeen, ProblemSeen
from tapete.server.graded_board import is_gradable
from tapete.table.arrangement import laid_out
from tapete.table.view_types import CallSeen, TrickSeen


def board_listed(place: int, filed: Filed, faults: Iterable[Fault]) -> BoardListed:
    """A board in the list; `place` from 1, `faults` those of this board."""
    record = filed.record
    replay = record.replay()
    return BoardListed(
        place,
        title_of(place, filed),
        filed.names,
        filed.room,
        contract_seen(replay.contract),
        replay.is_passed_out,
        record.tricks_taken,
        _score(record),
        problems(filed, faults),
    )


def board_seen(place: int, of: int, filed: Filed, faults: Iterable[Fault]) -> BoardSeen:
    """A board in full."""
    record = filed.record
    replay = record.replay()
    strain = None if replay.contract is None else replay.contract.strain
    return BoardSeen(
        place,
        of,
        title_of(place, filed),
        record.number,
        filed.event,
        filed.site,
        filed.date,
        filed.room,
        record.dealer,
        record.vulnerability,
        filed.names,
        BySeat(*(laid_out(hand, hand, strain)[1] for hand in replay.hands)),
        BySeat(*(hand.hcp if len(hand) == 13 else None for hand in replay.hands)),
        _auction(replay, filed.calls, is_dealer_known=record.dealer is not None),
        contract_seen(replay.contract),
        replay.is_passed_out,
        _tricks(replay),
        record.claim is not None,
        record.tricks_taken,
        _score(record),
        filed.comments,
        problems(filed, faults),
        is_solvable(record),
        is_gradable(filed),
    )


def title_of(place: int, filed: Filed) -> str:
    """What a board is called: as its file says, else by its number, else by its place."""
    number = filed.record.number
    return filed.title or str(place if number is None else number)


def problems(filed: Filed, faults: Iterable[Fault]) -> tuple[ProblemSeen, ...]:
    """What is wrong with a board: in how it is written, and against the Laws or itself."""
    written = (_of_fault(fault) for fault in faults if not fault.is_warning)
    return (*written, *map(_of_contradiction, contradictions(filed.record)))


def _of_fault(fault: Fault) -> ProblemSeen:
    return ProblemSeen(
        fault.code, f"{fault.line}:{fault.column}" if fault.line else "", fault.text, fault.law
    )


def _of_contradiction(found: Contradiction) -> ProblemSeen:
    return ProblemSeen(found.code, found.where, found.text, None)


def _score(record: Record) -> int | None:
    outcome = record.outcome
    if outcome is None or record.vulnerability is None:
        return None
    return score_ns(outcome, record.vulnerability)


def _auction(replay: Replay, told: tuple[Told, ...], *, is_dealer_known: bool) -> tuple[CallSeen, ...]:
    """The calls by their seats; without a dealer nobody knows whose they are."""
    if not is_dealer_known:
        return ()
    shown = (*told, *(Told(),) * len(replay.auction.calls))
    calls = zip(replay.auction.seats_and_calls(), shown, strict=False)
    return tuple(CallSeen(seat, call, _words(each)) for (seat, call), each in calls)


def _words(told: Told) -> Words:
    return Words.typed(told.explanation or ("!" if told.is_alerted else ""))


def _tricks(replay: Replay) -> tuple[TrickSeen, ...]:
    play = replay.play
    if play is None:
        return ()
    done = tuple(
        TrickSeen(trick.leader, trick.cards, trick.winner(play.trump)) for trick in play.all_tricks()
    )
    left = play.trick
    return (*done, TrickSeen(left.leader, left.cards)) if left.cards else done
