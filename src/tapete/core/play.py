"""The play of the cards: tricks in turn, following suit (Laws 44 and 45)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tapete.core.cards import Card, parse_cards
from tapete.core.contract import Contract
from tapete.core.hand import Hand
from tapete.core.laws import IllegalPlay, Law
from tapete.core.seats import BySide, Seat, Side
from tapete.core.strains import Strain

_FOLLOW = tuple(0x1FFF << 13 * suit for suit in range(4))


class Trick(msgspec.Struct, frozen=True):
    """A leader and up to four cards, in the order played."""

    leader: Seat
    cards: tuple[Card, ...]

    def winner(self, trump: Strain) -> Seat:
        """Who holds the trick: the highest trump, else the highest card of the suit led (Law 44E).

        >>> Trick(Seat.WEST, parse_cards("CA C3 C7 CK")).winner(Strain.HEARTS)
        Seat.WEST
        >>> Trick(Seat.WEST, parse_cards("CA H2 C7 CK")).winner(Strain.HEARTS)
        Seat.NORTH
        """
        best = winning_place(self.cards, trump)
        return self.leader.after(best)

    def seats_and_cards(self) -> Iterator[tuple[Seat, Card]]:
        """Who played what, in order."""
        return ((self.leader.after(place), card) for place, card in enumerate(self.cards))


def winning_place(cards: Sequence[Card], trump: Strain) -> int:
    """The place, from 0, of the card that wins among those played to a trick."""
    best, best_place = cards[0], 0
    for place in range(1, len(cards)):
        card = cards[place]
        if card.suit is best.suit:
            if card.index > best.index:
                best, best_place = card, place
        elif card.suit is trump.suit:
            best, best_place = card, place
    return best_place


class Play(msgspec.Struct, frozen=True):
    """The cards played so far, in order; whose turn it is and the tricks won follow from them.

    Play knows no hidden hand: to ask what is legal, hand in the cards of the seat in turn.
    """

    trump: Strain
    opening_leader: Seat
    leader: Seat
    """Who led, or is to lead, to the present trick."""
    turn: Seat
    """Whose hand is to play next."""
    cards: tuple[Card, ...] = ()
    tricks_ns: int = 0
    tricks_ew: int = 0
    played: int = 0
    """The cards played, as a mask."""

    @staticmethod
    def start(contract: Contract) -> Play:
        """The play of a contract before the opening lead."""
        leader = contract.leader
        return Play(contract.strain, leader, leader, leader)

    @staticmethod
    def of(trump: Strain, leader: Seat, cards: str) -> Play:
        """The play of cards written in order, legality not asked (the hands are not known here)."""
        play = Play(trump, leader, leader, leader)
        for card in parse_cards(cards):
            play = play.after(card, Hand(card.bit))
        return play

    def __repr__(self) -> str:
        cards = " ".join(map(str, self.cards))
        return f"Play.of({self.trump!r}, {self.opening_leader!r}, '{cards}')"

    def __str__(self) -> str:
        return f"{self.opening_leader}: {' '.join(map(str, self.cards)) or '-'}"

    @property
    def is_over(self) -> bool:
        """Whether all thirteen tricks have been played."""
        return len(self.cards) == 52

    @property
    def trick(self) -> Trick:
        """The present trick: what has been played to it so far."""
        return Trick(self.leader, self.cards[len(self.cards) // 4 * 4 :])

    @property
    def led(self) -> Card | None:
        """The card led to the present trick."""
        in_trick = len(self.cards) % 4
        return self.cards[-in_trick] if in_trick else None

    @property
    def tricks_played(self) -> int:
        """Tricks completed."""
        return len(self.cards) // 4

    @property
    def tricks_left(self) -> int:
        """Tricks not yet complete, the one in progress among them."""
        return 13 - self.tricks_played

    @property
    def tricks(self) -> BySide[int]:
        """Tricks won by each side."""
        return BySide(self.tricks_ns, self.tricks_ew)

    def tricks_won(self, side: Side) -> int:
        """Tricks won by one side."""
        return self.tricks_ns if side is Side.NS else self.tricks_ew

    @property
    def last_trick(self) -> Trick | None:
        """The last completed trick, or None before the first is complete."""
        end = len(self.cards) // 4 * 4
        if end == 0:
            return None
        cards = self.cards[end - 4 : end]
        # The leader of the trick is found from its winner, who leads to the present one.
        return Trick(self.leader.after(-winning_place(cards, self.trump)), cards)

    def all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks in order."""
        tricks, leader = [], self.opening_leader
        for start in range(0, len(self.cards) // 4 * 4, 4):
            trick = Trick(leader, self.cards[start : start + 4])
            tricks.append(trick)
            leader = trick.winner(self.trump)
        return tuple(tricks)

    def played_by(self, seat: Seat) -> Hand:
        """The cards that seat has played."""
        tricks = (*self.all_tricks(), self.trick)
        return Hand.of(card for trick in tricks for player, card in trick.seats_and_cards() if player is seat)

    def broken_law(self, card: Card, hand: Hand) -> Law | None:
        """The Law that forbids the seat in turn, holding `hand`, this card; None if it is legal.

        `hand` may be the original hand or what is left of it.
        """
        if len(self.cards) == 52:
            return Law.PLAY_OVER
        held = hand.mask & ~self.played
        if not held & card.bit:
            return Law.NOT_HELD
        return Law.MUST_FOLLOW if not _allowed(self, held) & card.bit else None

    def is_legal(self, card: Card, hand: Hand) -> bool:
        """Whether the seat in turn, holding `hand`, may play this card."""
        return self.broken_law(card, hand) is None

    def legal_cards(self, hand: Hand) -> Hand:
        """The cards that the seat in turn, holding `hand`, may play."""
        return Hand(_allowed(self, hand.mask & ~self.played))

    def after(self, card: Card, hand: Hand) -> Play:
        """The play with one more card from the seat in turn, which holds `hand`; raises `IllegalPlay`."""
        if (law := self.broken_law(card, hand)) is not None:
            raise IllegalPlay(law, card, self)
        cards = (*self.cards, card)
        leader, turn, ns, ew = self.leader, self.turn.lho, self.tricks_ns, self.tricks_ew
        if len(cards) % 4 == 0:
            leader = turn = leader.after(winning_place(cards[-4:], self.trump))
            if leader.side is Side.NS:
                ns += 1
            else:
                ew += 1
        return Play(self.trump, self.opening_leader, leader, turn, cards, ns, ew, self.played | card.bit)


def _allowed(play: Play, held: int) -> int:
    """Law 44C: of the cards held, those of the suit led, or all where there is none."""
    in_trick = len(play.cards) % 4
    if not in_trick:
        return held
    return held & _FOLLOW[play.cards[-in_trick].suit.index] or held
