"""Replay the record of a board, trick by trick, and ask another what contradicts it."""

from tapete.core import (
    Auction,
    Bid,
    PartialDeal,
    Record,
    Seat,
    Stated,
    Strain,
    contradictions,
    parse_cards,
)

DEAL = PartialDeal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")
CALLS = Auction.of(Seat.NORTH, "1NT P 2C P 2H P 4H P P P").calls
CARDS = parse_cards("D9 D4 DK D3 C5 C2 C9 CK H5 H2 HQ H4 HA H9 H6 H3")


def main() -> None:
    record = Record(DEAL, number=1, dealer=Seat.NORTH, calls=CALLS, cards=CARDS, claim=10)
    replay = record.replay()
    for seat, call in replay.auction.seats_and_calls():
        print(f"{seat} calls {call}")

    assert replay.contract is not None
    assert replay.play is not None
    print(f"{replay.contract} by {replay.contract.declarer}; {replay.contract.leader} leads")
    for trick in replay.play.all_tricks():
        cards = " ".join(map(str, trick.cards))
        print(f"{trick.leader} leads: {cards}  {trick.winner(replay.play.trump)} wins")
    print(f"claimed: {record.tricks_taken} tricks")

    doubtful = Record(
        DEAL,
        calls=CALLS,
        cards=parse_cards("D9 D4 DK S2"),
        stated=Stated(Bid(4, Strain.HEARTS), declarer=Seat.NORTH, tricks_taken=14),
    )
    for found in contradictions(doubtful):
        print(f"{found.where}: {found.code}: {found.text}")


if __name__ == "__main__":
    main()
