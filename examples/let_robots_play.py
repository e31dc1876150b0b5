"""Four robots bid and play a board; what each call shows is told."""

from tapete.core import Deal
from tapete.robots import explain, play_deal
from tapete.scoring import duplicate


def main() -> None:
    sheet = duplicate.start()
    terms = duplicate.terms(sheet, 7)
    assert terms is not None
    auction, play, outcome = play_deal(Deal.from_number(47), terms, sheet)
    for place, (seat, call) in enumerate(auction.seats_and_calls(), 1):
        shown = explain(type(auction).of(auction.dealer, " ".join(map(str, auction.calls[:place]))), sheet)
        print(seat, call, "" if shown is None else shown.en)
    print(outcome.contract, outcome.tricks_taken, "tricks")
    print("" if play is None else " ".join(map(str, play.cards)))


if __name__ == "__main__":
    main()
