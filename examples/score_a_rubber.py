"""Score the rubber of spec 000 §07: four hearts with an overtrick, then three no trump, 950 in all."""

from tapete.core import Contract, Outcome, Seat, Side
from tapete.scoring import Form, rubber, source


def main() -> None:
    sheet = rubber.start(first_dealer=Seat.SOUTH)
    sheet = rubber.score(sheet, Outcome(Contract.parse("4H", declarer=Seat.SOUTH), tricks_taken=11))
    sheet = rubber.score(sheet, Outcome(Contract.parse("3NT", declarer=Seat.SOUTH), tricks_taken=9))

    for entry in sheet.entries:
        deal = f"deal {entry.deal}" if entry.deal else "rubber"
        said = source(Form.RUBBER, entry.reason)
        why = f"{entry.reason.value} (Law {said.law}, {said.section})"
        print(f"{deal}  {entry.side}  {entry.points:>4} {entry.line.value} the line  {why}")
    print(f"{sheet.winner} wins the rubber by {sheet.margin}; North-South have {sheet.total(Side.NS)}.")


if __name__ == "__main__":
    main()
