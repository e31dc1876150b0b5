"""An evening of four friends with real cards: two rubbers, one deal corrected, and who pays whom."""

from tapete.core import Seat
from tapete.pad import AnyPadCommand, OpenPad, open_pad, replay, step, view_of
from tapete.pad.commands import CorrectDeal, EndEvening, EnterDeal, PadPlayer, PadResult, StartUnit
from tapete.scoring import Form

FRIENDS = tuple(PadPlayer(name[0], name) for name in ("Anna", "Biel", "Carla", "Dídac"))
PLAYED = (
    (("4S", Seat.NORTH, 10), ("2H", Seat.EAST, 8), ("3NT", Seat.SOUTH, 9)),
    (("6D", Seat.WEST, 12), ("1NT", Seat.NORTH, 6), ("4H", Seat.EAST, 11)),
)


def main() -> None:
    log = open_pad("opening", OpenPad(Form.RUBBER, FRIENDS), now=0.0)
    pad = replay(log)

    def write(command: AnyPadCommand) -> None:
        nonlocal pad
        pad = replay(step(pad, f"line {pad.version}", command, now=0.0), pad)

    for rubber, deals in enumerate(PLAYED, 1):
        write(StartUnit(f"rubber {rubber}", view_of(pad).proposal.seats))
        for deal, (contract, declarer, tricks) in enumerate(deals, 1):
            result = PadResult(contract, declarer, tricks)
            write(EnterDeal(f"rubber {rubber}", f"{rubber}.{deal}", result))

    # In the first rubber two hearts was down one: the sheet after it is counted again.
    write(CorrectDeal("1.2", PadResult("2H", Seat.EAST, 7)))
    write(EndEvening(stake="0.50", currency="€"))

    view = view_of(pad)
    names = {player.id: player.name for player in view.players}
    for line in view.ledger:
        print(f"{names[line.player]:6} {line.points:+5} {line.back:+3}")
    for paid in view.payments:
        print(f"{names[paid.payer]} pays {names[paid.payee]} {paid.money} €")


if __name__ == "__main__":
    main()
