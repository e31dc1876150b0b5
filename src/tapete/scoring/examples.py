"""Worked examples for whoever reads the rules for the first time: what was played, and never a figure.

The sheets are worked out by the scorer itself. Among them are all the examples of the rule texts.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tapete.core import PASSED_OUT, Contract, Deal, Outcome, Seat, Strain, Trick, parse_cards
from tapete.scoring import duplicate, unit
from tapete.scoring.duplicate import DuplicateSheet
from tapete.scoring.form import Form
from tapete.scoring.unit import AnySheet


class Example(msgspec.Struct, frozen=True):
    """A few deals, one after the other from the first of a unit."""

    name: str
    form: Form
    outcomes: tuple[Outcome, ...]
    boards: tuple[int, ...] = ()
    """In duplicate: which board each outcome is of."""
    is_interrupted: bool = False
    first_dealer: Seat = Seat.NORTH
    calls: str = ""
    """The auction of the first deal, where it is worth telling."""
    deal: Deal | None = None
    """Its four hands, where the text has them."""

    @property
    def sheet(self) -> AnySheet:
        """The sheet as the scorer writes it."""
        sheet = unit.start(self.form, self.first_dealer)
        for place, outcome in enumerate(self.outcomes):
            if isinstance(sheet, DuplicateSheet):
                sheet = duplicate.score(sheet, outcome, self.boards[place])
            else:
                sheet = unit.score(sheet, outcome)
        return unit.interrupt(sheet) if self.is_interrupted else sheet


class TrickExample(msgspec.Struct, frozen=True):
    """Four cards on the table, and what is trumps."""

    name: str
    trump: Strain
    trick: Trick

    @property
    def winner(self) -> Seat:
        """Who wins it."""
        return self.trick.winner(self.trump)


def examples(form: Form) -> tuple[Example, ...]:
    """The examples of a form, the simplest first."""
    return _EXAMPLES[form]


def trick_example(form: Form) -> TrickExample:
    """A trick to look at: in the game of 1920 a trump wins it, in the others the card led."""
    if form is Form.AUCTION1920:
        return TrickExample("ruffed", Strain.SPADES, Trick(Seat.WEST, parse_cards("HA S3 HK H2")))
    return TrickExample("high-card", Strain.HEARTS, Trick(Seat.WEST, parse_cards("CA C3 C7 CK")))


BACK_SCORES = (950, 940)
"""Margins of a rubber whose hundreds are worth a look: half a hundred counts as one (spec 003)."""


def _played(text: str) -> Outcome:
    """`4H S 11` or `4H S 11 S4`: a contract, who declares, his tricks, and who holds how many honors."""
    if not text:
        return PASSED_OUT
    contract, declarer, tricks, *held = text.split()
    honors = tuple((Seat(each[0]), int(each[1])) for each in held)
    return Outcome(Contract.parse(contract, Seat(declarer)), int(tricks), honors)


def _chicago(name: str, *deals: str) -> Example:
    return Example(name, Form.CHICAGO, tuple(map(_played, deals)))


def _rubber(name: str, *deals: str, interrupted: bool = False) -> Example:
    return Example(name, Form.RUBBER, tuple(map(_played, deals)), is_interrupted=interrupted)


def _auction1920(name: str, *deals: str) -> Example:
    return Example(name, Form.AUCTION1920, tuple(map(_played, deals)))


def _duplicate(name: str, boards: dict[int, str]) -> Example:
    return Example(name, Form.DUPLICATE, tuple(map(_played, boards.values())), tuple(boards))


def _opened(example: Example, dealer: Seat, calls: str) -> Example:
    return replace(example, first_dealer=dealer, calls=calls)


_DEAL_OF_004 = Deal.parse("N:AQ4.KJ5.Q963.KJ2 JT97.A86.A87.T96 K82.Q93.KJ5.Q854 653.T742.T42.A73")
"""The four hands of spec 004; it names no seats, and they are taken in the order North, West, East, South."""
_FOURTEEN = {
    1: "1NT N 7",
    2: "3NT N 9",
    3: "2S S 8",
    4: "4H S 10",
    5: "4H S 11",
    6: "3NT N 9",
    7: "6S N 12",
    8: "4S S 10",
    9: "5D N 11",
    10: "4S N 9",
    11: "2SX S 8",
    12: "4SX S 8",
    14: "4S S 9",
    16: "4SX N 8",
}
"""The fourteen results of spec 004 on boards that have their vulnerability, all declared by North-South."""

_EXAMPLES: dict[Form, tuple[Example, ...]] = {
    Form.RUBBER: (
        _rubber("two-hearts", "2H S 8"),
        _opened(_rubber("two-games", "4H S 11", "3NT S 9"), Seat.SOUTH, "1H P 2H P 4H P P P"),
        _rubber("game-in-two-deals", "2H S 8", "2NT W 8", "1NT N 7"),
        _rubber("doubled-and-down", "4SX S 7"),
        _rubber("doubled-and-made", "2DX W 9"),
        _rubber("honors-in-defeat", "4S S 9 S4"),
        _rubber("slam", "4S S 10", "6H N 12 S5"),
        _rubber("broken-off", "4S S 10", "2D E 9", interrupted=True),
        _rubber("winner-of-games-loses", "4S S 10", "5CX S 6", "3NT N 9"),
    ),
    Form.AUCTION1920: (
        _auction1920("one-spade", "1S S 10"),
        _auction1920("one-heart-doubled", "1HX S 9"),
        _auction1920("four-honors", "2S S 8 S4"),
        _auction1920("honors-of-defenders", "3H S 8 S1 W3 E1"),
        _auction1920("seven-by-one-trick", "7NT S 12"),
        _auction1920("whole-rubber", "1S S 10", "2D W 8", "2NTX W 6", "3NT N 9"),
    ),
    Form.CHICAGO: (
        _chicago("four-deals", "2H S 8", "1NT N 7", "3NT W 9", "2S N 9"),
        _chicago("another-four", "3DX N 9", "6H E 12 E4", "3NT S 8", "2H W 10"),
        _chicago("passed-out", "", "4S N 10"),
    ),
    Form.DUPLICATE: (
        _opened(
            replace(_duplicate("three-no-trump", {1: "3NT N 10"}), deal=_DEAL_OF_004),
            Seat.NORTH,
            "1NT P 3NT P P P",
        ),
        _duplicate("fourteen-results", _FOURTEEN),
        _duplicate("passed-out", {1: "", 2: "1NT E 8"}),
    ),
}
