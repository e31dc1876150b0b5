"""Ten deals for a lesson on the opening of one no trump, and how often such a hand comes."""

import tapete
from tapete.core import Seat
from tapete.dealing import deals


def main() -> None:
    for deal in tapete.deal(10, where="hcp(N) in 15..17 and balanced(N)", seed=1):
        print(deal[Seat.NORTH], deal[Seat.NORTH].hcp)
    dealt = deals("hcp(N) in 15..17 and balanced(N)", 1_000, seed=1)
    print(f"one hand in {dealt.tries / len(dealt.deals):.1f}")


if __name__ == "__main__":
    main()
