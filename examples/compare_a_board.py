"""One board at six tables, by matchpoints, IMPs and Butler; then with one result that was adjusted."""

from tapete.core import Contract, Outcome, Seat, board_vulnerability
from tapete.scoring.assigned import Assigned, Potential
from tapete.scoring.butler import butler_imps, datum
from tapete.scoring.duplicate import score_ns
from tapete.scoring.imps import cross_imp_averages, cross_imps
from tapete.scoring.matchpoints import matchpoints
from tapete.scoring.weighted import weighted_matchpoints

BOARD = 2
RESULTS = (("4S", 10), ("4S", 11), ("4S", 9), ("3NT", 10), ("2S", 10), ("4SX", 9))


def main() -> None:
    vulnerability = board_vulnerability(BOARD)
    played = [Outcome(Contract.parse(text, Seat.SOUTH), tricks) for text, tricks in RESULTS]
    scores = [score_ns(outcome, vulnerability) for outcome in played]

    averages = cross_imp_averages(cross_imps(scores))
    against_datum = butler_imps(scores, datum(scores))
    # At the last table the director judges that six times in ten it would have made, undoubled.
    made = score_ns(played[0], vulnerability)
    adjusted = Assigned.both(Potential(made, 60), Potential(scores[-1], 40))
    after = weighted_matchpoints([*map(Assigned.played, scores[:-1]), adjusted])

    print("contract  score  matchpoints  IMPs for each  Butler  after the ruling")
    for place, points in enumerate(matchpoints(scores)):
        text, tricks = RESULTS[place]
        imps = f"{averages[place]:>13.2f}  {against_datum[place]:>6}"
        print(f"{text:>3} {tricks:>4}  {scores[place]:>5}  {points:>11}  {imps}  {after[place].ns:>16.1f}")


if __name__ == "__main__":
    main()
