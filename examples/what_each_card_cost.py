"""The opening lead and the next cards of a hand, and what each gave away double dummy."""

from tapete.core import Auction, Deal, Play, Seat, parse_cards
from tapete.dd import analyze, solver

DEAL = "N:K832.J97.AQ5.J43 J7654.T3.K72.976 AQT.AKQ854.JT3.K 9.62.9864.AQT852"


def main() -> None:
    deal = Deal.parse(DEAL)
    contract = Auction.of(Seat.SOUTH, "1H P 2H P 4H P P P").contract
    assert contract is not None
    play = Play.start(contract)
    for card in parse_cards("CA C3 C7 CK CQ C4 C6 H4 DJ D4 D5 DK"):
        play = play.after(card, deal[play.turn])
    for played in analyze(solver(), deal.hands, play).cards:
        print(played.seat, played.card, f"cost {played.cost}" if played.cost else "")


if __name__ == "__main__":
    main()
