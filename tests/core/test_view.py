"""What a seat may see: its own cards, dummy after the opening lead (Law 41), and hands faced by a claim."""

from hypothesis import given
from hypothesis import strategies as st

from strategies import boards, closed_auctions, played, seats
from tapete.core import Auction, Board, Hand, Play, Seat, SeatView, seat_view


@st.composite
def positions(draw: st.DrawFn) -> tuple[Board, Auction, Play | None]:
    """A board with its auction and as much of its play as was drawn."""
    board, auction = draw(boards), draw(closed_auctions())
    if auction.contract is None:
        return board, auction, None
    return board, auction, played(Play.start(auction.contract), board.deal, draw(st.binary(max_size=52)))


def shown(view: SeatView) -> Hand:
    """Every card of which the view says where it is or was."""
    played_cards = Hand(view.play.played) if view.play is not None else Hand()
    return Hand.of(card for _, hand in view.hands for card in hand) | played_cards


@given(positions(), seats, st.frozensets(seats))
def test_a_view_never_holds_an_unseen_card(
    position: tuple[Board, Auction, Play | None], seat: Seat, faced: frozenset[Seat]
) -> None:
    board, auction, play = position
    view = seat_view(seat, board.vulnerability, board.deal, auction, play, faced)
    led = play is not None and bool(play.cards)
    dummy = {auction.contract.dummy} if led and auction.contract is not None else set()
    seen = {seat} | faced | dummy
    hidden = [board.deal[other] for other in Seat if other not in seen]
    gone = Hand(play.played) if play is not None else Hand()
    assert not any((hand - gone) & shown(view) for hand in hidden)
    assert {other for other, _ in view.hands} == seen
    for other in Seat:
        assert view.hand(other) == (board.deal[other] - gone if other in seen else None)


@given(positions(), seats)
def test_a_seat_knows_its_own_hand_and_what_each_has_played(
    position: tuple[Board, Auction, Play | None], seat: Seat
) -> None:
    board, auction, play = position
    view = seat_view(seat, board.vulnerability, board.deal, auction, play)
    gone = Hand(play.played) if play is not None else Hand()
    assert view.dealt == board.deal[seat]
    assert view.own == board.deal[seat] - gone
    assert view.contract == auction.contract
    for other in Seat:
        assert view.played_by(other) == board.deal[other] & gone


@given(boards, seats)
def test_before_the_opening_lead_dummy_is_hidden(board: Board, seat: Seat) -> None:
    auction = Auction.of(board.dealer, "1NT P P P")
    assert auction.contract is not None
    view = seat_view(seat, board.vulnerability, board.deal, auction, Play.start(auction.contract))
    assert [other for other, _ in view.hands] == [seat]
