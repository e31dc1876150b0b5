"""What a player knows at his turn to play: his cards, the cards faced, the cards gone, and who is void."""

from __future__ import annotations

import msgspec

from tapete.core import PACK, Card, Contract, Hand, Play, Seat, SeatView, Suit, Trick
from tapete.core.play import winning_place
from tapete.robots.card_play.holding import above, highest, holding
from tapete.robots.temperament import BY_THE_BOOK, Temperament


class Position(msgspec.Struct, frozen=True):
    """A turn to play, of `seat`, as the player who chooses the card sees it.

    `hand` is the hand in turn; `partner` the other hand of declarer's side where declarer chooses;
    `dummy` what is left of dummy; `unseen` the cards in hands that the player does not see,
    `against` all that may beat his: the unseen and, for a defender, what is faced of the others.
    """

    contract: Contract
    play: Play
    seat: Seat
    hand: Hand
    legal: Hand
    partner: Hand
    dummy: Hand
    unseen: Hand
    against: Hand
    is_declaring: bool
    trick: Trick
    trumps: Suit | None
    voids: frozenset[tuple[Seat, Suit]]
    """Seats that have failed to follow to a suit."""
    faced: tuple[tuple[Seat, Hand], ...]
    """The hands that the player sees: his own, dummy, and declarer's once a claim has faced it."""
    goal: int
    """Tricks that declarer's side plays for."""
    temperament: Temperament

    @property
    def led(self) -> Suit | None:
        """The suit led to the present trick; None when it is the lead that is to be chosen."""
        return self.trick.cards[0].suit if self.trick.cards else None

    @property
    def winning_card(self) -> Card:
        """The card that holds the present trick so far."""
        return self.trick.cards[winning_place(self.trick.cards, self.contract.strain)]

    @property
    def winning_seat(self) -> Seat:
        """Who holds the present trick so far."""
        return self.trick.winner(self.contract.strain)

    @property
    def is_partner_winning(self) -> bool:
        """Whether partner's card holds the trick so far."""
        return bool(self.trick.cards) and self.winning_seat is self.seat.partner

    @property
    def is_last(self) -> bool:
        """Whether this is the fourth card of the trick."""
        return len(self.trick.cards) == 3

    @property
    def dummy_is_next(self) -> bool:
        """Whether dummy plays after this seat, and last, to the trick."""
        return len(self.trick.cards) == 2 and self.seat.lho is self.contract.dummy

    @property
    def tricks_missing(self) -> int:
        """Tricks that the player's side still needs: to make the contract, or to beat it."""
        won = self.play.tricks_won(self.seat.side)
        return (self.goal if self.is_declaring else 14 - self.goal) - won

    def is_master(self, card: Card) -> bool:
        """Whether no card that may be against us is higher in its suit."""
        return card.rank.index > highest(holding(self.against, card.suit))

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether that seat is known to have none of the suit."""
        for faced, hand in self.faced:
            if faced is seat:
                return not holding(hand, suit)
        return (seat, suit) in self.voids or not holding(self.unseen, suit)

    def beats(self, card: Card) -> bool:
        """Whether the card would hold the trick so far."""
        cards = (*self.trick.cards, card)
        return winning_place(cards, self.contract.strain) == len(cards) - 1

    def in_suit(self, suit: Suit) -> int:
        """The hand's cards of that suit, as bits."""
        return holding(self.hand, suit)

    def beating(self, suit: Suit) -> int:
        """The hand's cards of the suit led that would hold the trick so far, as bits."""
        best = self.winning_card
        if best.suit is not suit:
            return 0
        return above(self.in_suit(suit), best.rank.index)


def position_of(view: SeatView, goal: int | None = None, temperament: Temperament = BY_THE_BOOK) -> Position:
    """The position of the seat in turn, as the owner of the view sees it; the contract is the usual goal."""
    play, contract = view.play, view.contract
    assert play is not None
    assert contract is not None
    seat = play.turn
    hand = view.hand(seat)
    assert hand is not None
    dummy = view.hand(contract.dummy) or Hand()
    is_declaring = view.seat.side is contract.declarer.side
    partner = (view.hand(seat.partner) or Hand()) if is_declaring else Hand()
    seen = Hand(play.played)
    for _, faced in view.hands:
        seen |= faced
    return Position(
        contract,
        play,
        seat,
        hand,
        play.legal_cards(hand),
        partner,
        dummy,
        PACK - seen,
        PACK - Hand(play.played) - hand - partner,
        is_declaring,
        play.trick,
        contract.strain.suit,
        _voids(play),
        view.hands,
        contract.tricks_needed if goal is None else goal,
        temperament,
    )


def _voids(play: Play) -> frozenset[tuple[Seat, Suit]]:
    tricks = (*play.all_tricks(), play.trick)
    return frozenset(
        (seat, trick.cards[0].suit)
        for trick in tricks
        for seat, card in trick.seats_and_cards()
        if card.suit is not trick.cards[0].suit
    )
