"""Five friends play three rubbers; a deal is written down wrong, a telephone is out of reach."""

from collections.abc import Iterable

from pad.writing import PASSED, Evening, made
from tapete.core import BySeat, Seat
from tapete.pad import AnyPadCommand, Pad, replay, take
from tapete.pad.commands import CorrectDeal, EndEvening, EnterDeal, EnterHonors, PadResult, StartUnit

FIRST = (
    ("a1", made("4S N 10")),  # 120, a game
    ("a2", made("3NT E 9")),  # it made eight: nobody notices until the rubber is over
    ("a3", PASSED),
    ("a4", made("2S W 7")),  # 50; 100 if East-West had that game
    ("a5", made("2H S 8")),  # 60
    ("a6", made("1NT S 8")),  # 40 and 30: the rubber
)
SECOND = (
    ("b1", made("6H E 12")),  # 180 and 500
    ("b2", made("4SX S 7")),  # 500
    ("b3", made("5D W 11")),  # 100, and 700 for the rubber
)
THIRD = (
    ("c1", made("1NT N 7")),  # 40
    ("c2", made("3NT W 10")),  # 100 and 30
    ("c3", made("4H N 10")),  # 120; South claims four honors
    ("c4", made("3NT S 9")),  # 100, and 500 for the rubber
)


def queue(
    unit: str, seats: BySeat[str], deals: Iterable[tuple[str, PadResult]]
) -> list[tuple[str, AnyPadCommand]]:
    """A rubber as a telephone keeps it until it is in reach again."""
    commands: list[tuple[str, AnyPadCommand]] = [(f"start {unit}", StartUnit(unit, seats))]
    after = ""
    for deal, result in deals:
        commands.append((f"enter {deal}", EnterDeal(unit, deal, result, after=after)))
        after = deal
    return commands


def sent(pad: Pad, commands: list[tuple[str, AnyPadCommand]]) -> Pad:
    """Half of it is sent; then all of it, and all again because no answer came."""
    half, _ = take(pad, commands[: len(commands) // 2], 5.0)
    pad = replay(half, pad)
    lines, answers = take(pad, commands, 6.0)
    pad = replay(lines, pad)
    assert [answer.refusal for answer in answers] == [None] * len(commands)
    assert take(pad, commands, 7.0) == ((), answers)
    return pad


def test_five_players_three_rubbers_one_correction_and_everybody_owes_what_he_should() -> None:
    evening = Evening(players=5)
    assert evening.view.proposal.sits_out == ("E",)
    evening.pad = sent(evening.pad, queue("first", BySeat("A", "C", "B", "D"), FIRST))
    assert [line.back for line in evening.view.ledger] == [8, 8, -8, -8, 0]  # 850 to 100

    evening.write(CorrectDeal("a2", made("3NT E 8"), "eight tricks"))
    [first] = evening.view.units
    assert [deal.id for deal in first.deals if deal.is_corrected] == ["a2"]
    assert [deal.id for deal in first.deals if deal.changed_by == ("a2",)] == ["a4"]
    assert first.whole_changed_by == ("a2",)
    assert [line.back for line in evening.view.ledger] == [11, 11, -11, -11, 0]  # 1050: half a hundred up

    assert (evening.view.proposal.sits_out, evening.view.proposal.cuts_in) == (("A",), ("E",))
    evening.pad = sent(evening.pad, queue("second", evening.view.proposal.seats, SECOND))
    assert [line.back for line in evening.view.ledger] == [11, -9, -31, 9, 20]  # 1980

    assert (evening.view.proposal.sits_out, evening.view.proposal.cuts_in) == (("B",), ("A",))
    third = queue("third", evening.view.proposal.seats, THIRD)
    third.insert(4, ("honors", EnterHonors("c3", Seat.SOUTH, 4)))
    evening.pad = sent(evening.pad, third)
    evening.write(EndEvening("0.10", "€"))

    ledger = {line.player: (line.units, line.points, line.back, line.money) for line in evening.view.ledger}
    assert ledger == {
        "A": (2, 1780, 18, "1.80"),
        "B": (2, -930, -9, "-0.90"),
        "C": (3, -3760, -38, "-3.80"),
        "D": (3, 1660, 16, "1.60"),
        "E": (2, 1250, 13, "1.30"),
    }
    assert [(one.payer, one.payee, one.hundreds, one.money) for one in evening.view.payments] == [
        ("C", "A", 18, "1.80"),
        ("C", "D", 16, "1.60"),
        ("B", "E", 9, "0.90"),
        ("C", "E", 4, "0.40"),
    ]
