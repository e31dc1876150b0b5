"""The scoring table of a form as it is printed in a book, each figure asked of the scorer itself."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.core import BIDS, Bid, Contract, Doubling, Outcome, Seat, Strain, Vulnerability
from tapete.scoring import auction1920, chicago, duplicate, unit
from tapete.scoring.auction1920 import GAME_1920
from tapete.scoring.chicago import ChicagoOptions, Vulnerable
from tapete.scoring.contract_entries import contract_entries
from tapete.scoring.form import Form
from tapete.scoring.reason import Reason
from tapete.scoring.sheet import GAME, Entry, Terms
from tapete.scoring.table_rows import (
    BonusCase,
    BonusRow,
    ByDoubling,
    Holding,
    HonorsRow,
    OvertrickRow,
    SlamRow,
    TrickRow,
    UndertrickRow,
)
from tapete.scoring.unit import AnySheet

REASONS: dict[Form, tuple[Reason, ...]] = {
    form: tuple(reason for reason in Reason if reason not in never)
    for form, never in {
        Form.RUBBER: (Reason.GAME_BONUS, Reason.PART_SCORE_BONUS),
        Form.AUCTION1920: (
            Reason.UNFINISHED_GAME,
            Reason.UNFINISHED_PART_SCORE,
            Reason.GAME_BONUS,
            Reason.PART_SCORE_BONUS,
        ),
        Form.CHICAGO: (Reason.RUBBER, Reason.UNFINISHED_GAME, Reason.UNFINISHED_PART_SCORE),
        Form.DUPLICATE: (Reason.HONORS, Reason.RUBBER, Reason.UNFINISHED_GAME, Reason.UNFINISHED_PART_SCORE),
    }.items()
}
"""What can stand on the sheet of each form."""


CYCLE = 16
"""Boards after which dealer and vulnerability begin again (Law 2 of duplicate)."""


class ScoringTable(msgspec.Struct, frozen=True):
    """Everything that can be scored in a form; rows that are worth nothing in it are left out."""

    form: Form
    is_vulnerable: bool
    """Whether there is such a thing as being vulnerable."""
    game: int
    """Points for tricks that make a game."""
    game_bids: tuple[Bid, ...]
    """The lowest bid of each strain that makes game from nothing, when made exactly."""
    tricks: tuple[TrickRow, ...]
    overtricks: tuple[OvertrickRow, ...]
    insult: ByDoubling
    slams: tuple[SlamRow, ...]
    undertricks: tuple[UndertrickRow, ...]
    honors: tuple[HonorsRow, ...]
    bonuses: tuple[BonusRow, ...]
    deals: tuple[Terms, ...]
    """Where the deal's number says who is vulnerable: the cycle, with North the first dealer."""
    deals_by_agreement: tuple[Terms, ...]
    """In Chicago: the same as others play it."""


def scoring_table(form: Form) -> ScoringTable:
    """The table of a form.

    >>> scoring_table(Form.RUBBER).tricks[4].first
    ByDoubling(undoubled=40, doubled=80, redoubled=160)
    """
    undertricks = tuple(_undertrick_row(form, count) for count in range(1, 14))
    return ScoringTable(
        form=form,
        is_vulnerable=any(row.vulnerable != row.not_vulnerable for row in undertricks),
        game=GAME_1920 if form is Form.AUCTION1920 else GAME,
        game_bids=tuple(sorted((_game_bid(form, strain) for strain in Strain), key=lambda bid: bid.index)),
        tricks=tuple(_trick_row(form, strain) for strain in Strain),
        overtricks=tuple(_overtrick_row(form, strain) for strain in Strain),
        insult=_by_doubling(form, "1C", 7, Reason.INSULT),
        slams=tuple(_slam_row(form, tricks) for tricks in (12, 13)),
        undertricks=undertricks,
        honors=tuple(_honors_rows(form)),
        bonuses=tuple(_bonus_rows(form)),
        deals=_cycle(form, Vulnerable.DEALER),
        deals_by_agreement=_cycle(form, Vulnerable.NONDEALER) if form is Form.CHICAGO else (),
    )


def _entries(form: Form, outcome: Outcome, *, vulnerable: bool = False) -> tuple[Entry, ...]:
    """What one deal alone puts on the sheet, with South declaring."""
    vulnerability = Vulnerability.BOTH if vulnerable else Vulnerability.NONE
    if form is Form.AUCTION1920:
        return auction1920.deal_entries(1, outcome)
    if form is Form.DUPLICATE:
        return duplicate.board_entries(1, outcome, vulnerability)
    return contract_entries(1, outcome, vulnerability)


def _points(form: Form, outcome: Outcome, reason: Reason, *, vulnerable: bool = False) -> int:
    entries = _entries(form, outcome, vulnerable=vulnerable)
    return sum(entry.points for entry in entries if entry.reason is reason)


def _outcome(contract: str, tricks: int, declarer: Seat = Seat.SOUTH) -> Outcome:
    return Outcome(Contract.parse(contract, declarer), tricks)


def _by_doubling(
    form: Form, bid: str, tricks: int, reason: Reason, *, vulnerable: bool = False
) -> ByDoubling:
    outcomes = (_outcome(bid + doubling.value, tricks) for doubling in Doubling)
    return ByDoubling(*(_points(form, outcome, reason, vulnerable=vulnerable) for outcome in outcomes))


def _by_vulnerability(form: Form, bid: str, tricks: int, reason: Reason) -> Iterator[ByDoubling]:
    return (_by_doubling(form, bid, tricks, reason, vulnerable=vulnerable) for vulnerable in (False, True))


def _trick_row(form: Form, strain: Strain) -> TrickRow:
    one, two = (_by_doubling(form, f"{level}{strain}", level + 6, Reason.TRICKS) for level in (1, 2))
    following = ByDoubling(
        two.undoubled - one.undoubled, two.doubled - one.doubled, two.redoubled - one.redoubled
    )
    return TrickRow(strain, one, following)


def _overtrick_row(form: Form, strain: Strain) -> OvertrickRow:
    return OvertrickRow(strain, *_by_vulnerability(form, f"1{strain}", 8, Reason.OVERTRICKS))


def _undertrick_row(form: Form, count: int) -> UndertrickRow:
    return UndertrickRow(count, *_by_vulnerability(form, "7C", 13 - count, Reason.UNDERTRICKS))


def _slam_row(form: Form, tricks: int) -> SlamRow:
    found = (_by_doubling(form, f"{tricks - 6}C", tricks, Reason.SLAM, vulnerable=v) for v in (False, True))
    return SlamRow(tricks, *(each.undoubled for each in found))


def _game_bid(form: Form, strain: Strain) -> Bid:
    enough = GAME_1920 if form is Form.AUCTION1920 else GAME
    of_strain = (bid for bid in BIDS if bid.strain is strain)
    made = ((bid, _points(form, _outcome(str(bid), bid.level + 6), Reason.TRICKS)) for bid in of_strain)
    return next(bid for bid, points in made if points >= enough)


_HELD = {
    Holding.THREE: (2, 1),
    Holding.FOUR_DIVIDED: (2, 2),
    Holding.FIVE_AS_3_2: (3, 2),
    Holding.FOUR_IN_ONE: (4, 0),
    Holding.FIVE_AS_4_1: (4, 1),
    Holding.FIVE_IN_ONE: (5, 0),
}


def _honors_rows(form: Form) -> Iterator[HonorsRow]:
    """In contract bridge only what one hand holds: what its partner has makes no row of its own."""
    for holding, (one, other) in _HELD.items():
        if form is Form.AUCTION1920 or other == 0:
            points = tuple(_honors(form, strain, one, other) for strain in Strain)
            if any(points):
                yield HonorsRow(holding, points)


def _honors(form: Form, strain: Strain, one: int, other: int) -> int | None:
    if strain is Strain.NOTRUMP and one + other > 4:
        return None
    contract = Contract.parse(f"1{strain}", Seat.SOUTH)
    return _points(form, Outcome(contract, 7, ((Seat.SOUTH, one), (Seat.NORTH, other))), Reason.HONORS)


_GAME, _THEIR_GAME = _outcome("3NT", 9), _outcome("3NT", 9, Seat.EAST)
_PART, _THEIR_PART = _outcome("1C", 7), _outcome("1C", 7, Seat.EAST)
_CASES: dict[BonusCase, tuple[Reason, tuple[Outcome, ...]]] = {
    BonusCase.RUBBER_IN_TWO_GAMES: (Reason.RUBBER, (_GAME, _GAME)),
    BonusCase.RUBBER_IN_THREE_GAMES: (Reason.RUBBER, (_GAME, _THEIR_GAME, _GAME)),
    BonusCase.ONLY_GAME: (Reason.UNFINISHED_GAME, (_GAME,)),
    BonusCase.ONLY_PART_SCORE: (Reason.UNFINISHED_PART_SCORE, (_PART,)),
    BonusCase.GAME: (Reason.GAME_BONUS, (_GAME,)),
    BonusCase.GAME_VULNERABLE: (Reason.GAME_BONUS, (_PART, _THEIR_PART, _PART, _GAME)),
    BonusCase.PART_SCORE: (Reason.PART_SCORE_BONUS, (_PART, _THEIR_PART, _PART, _THEIR_PART)),
}
"""The shortest way to each bonus, the deals of a unit from its first on."""


def _bonus_rows(form: Form) -> Iterator[BonusRow]:
    for case, (reason, outcomes) in _CASES.items():
        if reason in REASONS[form]:
            yield BonusRow(case, reason, _bonus(form, reason, outcomes))


def _bonus(form: Form, reason: Reason, outcomes: tuple[Outcome, ...]) -> int:
    """The last figure of that reason after these deals; a unit that is not over then is broken off."""
    sheet = unit.start(form, Seat.NORTH)
    for outcome in outcomes:
        sheet = unit.score(sheet, outcome)
    ended = sheet if sheet.is_over else unit.interrupt(sheet)
    return [entry.points for entry in ended.entries if entry.reason is reason][-1]


def _cycle(form: Form, vulnerable: Vulnerable) -> tuple[Terms, ...]:
    """Who deals and who is vulnerable, where it follows from the number of the deal."""
    if form is Form.DUPLICATE:
        return tuple(_terms(duplicate.start(CYCLE)))
    if form is Form.CHICAGO:
        return tuple(_terms(chicago.start(Seat.NORTH, ChicagoOptions(vulnerable))))
    return ()


def _terms(sheet: AnySheet) -> Iterator[Terms]:
    while (terms := unit.terms(sheet)) is not None:
        yield terms
        sheet = unit.score(sheet, _PART)
