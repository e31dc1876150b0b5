"""A deal, a hand and an auction as SVG, for a page or a notebook."""

import tapete
from tapete.core import Auction, Deal, Seat


def main() -> None:
    deal = Deal.from_number(20261130)
    auction = Auction.of(Seat.NORTH, "1NT P 3NT P P P")
    for thing in (deal, deal[Seat.SOUTH], auction):
        picture = tapete.draw(thing)
        print(type(thing).__name__, len(picture), picture[:40])


if __name__ == "__main__":
    main()
