"""Think over a card: what each of them promises, by what declarer sees and the calls tell."""

from time import monotonic

from tapete.core import Auction, Card, Deal, Play, Seat, Vulnerability, seat_view
from tapete.dd import solver
from tapete.robots.thinking import Effort, seed_of, think_card
from tapete.scoring import rubber

deal = Deal.parse("N:K75.AJ4.QT6.9432 A2.K76.J9843.K85 QJ94.Q853.A75.A6 T863.T92.K2.QJT7")
auction = Auction.of(Seat.SOUTH, "1H P 1NT P P P")
contract = auction.contract
assert contract is not None

play = Play.start(contract).after(Card.parse("D4"), deal[Seat.EAST])
view = seat_view(contract.declarer, Vulnerability.NONE, deal, auction, play)
thought = think_card(view, rubber.start(Seat.SOUTH), solver(), seed_of(view), Effort(seconds=1.0), monotonic)
print(f"{auction}; after {play} {play.turn} plays {thought.card} ({thought.layouts} layouts)")
for chance in thought.cards:
    print(f"{chance.card}: {chance.tricks:.1f} tricks, goal reached in {chance.goal:.0%}")
