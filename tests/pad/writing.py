"""An evening with a pad: whoever writes, and what the pad says to it."""

from __future__ import annotations

import pytest

from tapete.core import BySeat, Seat
from tapete.pad import (
    AnyPadCommand,
    OpenPad,
    Pad,
    PadError,
    PadView,
    Written,
    open_pad,
    replay,
    step,
    view_of,
)
from tapete.pad.commands import CorrectDeal, EnterDeal, PadPlayer, PadResult, StartBoards, StartUnit
from tapete.pad.state import PadDeal, Unit
from tapete.scoring import Form
from tapete.scoring.chicago import ChicagoOptions

PASSED = PadResult("pass")
NAMES = ("Anna", "Berta", "Carles", "Duna", "Enric", "Fina", "Gil", "Hug")
SEATS = BySeat("A", "B", "C", "D")
"""Anna and Carles against Berta and Duna."""
CHANGED = BySeat("B", "A", "D", "C")
"""The same pairs, each in the other direction."""


def made(text: str, *honors: tuple[Seat, int]) -> PadResult:
    """`4H S 11`: contract, declarer, tricks."""
    contract, declarer, tricks = text.split()
    return PadResult(contract, Seat(declarer), int(tricks), honors)


class Evening:
    """A pad, and the log that made it."""

    def __init__(
        self, form: Form = Form.RUBBER, players: int = 4, chicago: ChicagoOptions | None = None
    ) -> None:
        named = tuple(PadPlayer(name[0], name) for name in NAMES[:players])
        self.lines: list[Written] = list(
            open_pad("open", OpenPad(form, named, chicago or ChicagoOptions()), 1000.0)
        )
        self.pad: Pad = replay(self.lines)

    @property
    def view(self) -> PadView:
        """As everybody sees it."""
        return view_of(self.pad)

    @property
    def unit(self) -> Unit:
        """The last unit."""
        return self.pad.units[-1]

    def write(self, *commands: AnyPadCommand) -> Evening:
        """Write these, each at its second."""
        for command in commands:
            number = len(self.lines)
            written = step(self.pad, f"c{number}", command, 1000.0 + number)
            self.pad = replay(written, self.pad)
            self.lines += written
        return self

    def refusal(self, command: AnyPadCommand) -> PadError:
        """Why it cannot be written; the pad is as it was, and the words are there in three languages."""
        before = self.pad
        with pytest.raises(PadError) as caught:
            self.write(command)
        assert self.pad == before
        text = caught.value.text
        assert all((text.es, text.ca, text.en)) and "{" not in text.es + text.ca + text.en
        return caught.value

    def sits(self, unit: str = "u1", seats: BySeat[str] = SEATS, first_dealer: Seat = Seat.NORTH) -> Evening:
        """Begin a rubber or a Chicago."""
        return self.write(StartUnit(unit, seats, first_dealer))

    def boards(self, boards: int, *halves: BySeat[str], unit: str = "u1") -> Evening:
        """Begin a set of boards."""
        return self.write(StartBoards(unit, boards, halves or (SEATS, CHANGED)))

    def deals(self, *results: PadResult | str) -> Evening:
        """Enter deals in the last unit, with ids d1, d2, ... over the evening."""
        for result in results:
            self.write(self.entering(result))
        return self

    def entering(self, result: PadResult | str) -> EnterDeal:
        """The command that enters the next deal."""
        pad = self.pad
        number = 1 + sum(len(unit.deals) + len(unit.removed) for unit in pad.units)
        read = made(result) if isinstance(result, str) else result
        return EnterDeal(pad.units[-1].id, f"d{number}", read)

    def correct(self, deal: str, result: PadResult | str, note: str = "") -> Evening:
        """Correct a deal."""
        return self.write(CorrectDeal(deal, made(result) if isinstance(result, str) else result, note))

    def deal(self, deal: str) -> PadDeal:
        """The deal of that id."""
        return next(one for unit in self.pad.units for one in unit.deals if one.id == deal)


def eight_players(halves: int) -> Evening:
    """One board, played so many times by eight players in different pairs."""
    seatings = ("ABCD", "EFGH", "FAHC", "BEDG", "ACBD", "CADB", "EFHG", "FEGH")
    evening = Evening(Form.DUPLICATE, players=8)
    return evening.boards(1, *(BySeat(*four) for four in seatings[:halves]))
