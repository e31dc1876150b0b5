"""What can be made on the deal of spec 000 §07, and par."""

import tapete
from tapete.core import Deal, Seat, Strain, Vulnerability

DEAL = "N:K832.J97.AQ5.J43 J7654.T3.K72.976 AQT.AKQ854.JT3.K 9.62.9864.AQT852"


def main() -> None:
    deal = Deal.parse(DEAL)
    table = tapete.solve(deal)
    print("  " + "".join(f"{strain!s:>4}" for strain in Strain))
    for seat in Seat:
        print(seat, "".join(f"{table[seat][strain]:>4}" for strain in Strain))
    best = tapete.par(deal, Seat.SOUTH, Vulnerability.NONE)
    print("par", best.score_ns, *best.contracts)


if __name__ == "__main__":
    main()
