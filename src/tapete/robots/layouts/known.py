"""What a player knows for certain of the hands he does not see: how many cards, and which suits are gone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.core import PACK, BySeat, Hand, Play, Seat, SeatView, Suit


class Known(msgspec.Struct, frozen=True):
    """The cards that are out against a view: who may hold them, and what each hand has shown.

    `hidden` are the seats that the player does not see, in order; `room` how many cards are left to each,
    `may_hold` which of the cards that are `out` each may have, and `played` what each of the four played.
    """

    hidden: tuple[Seat, ...]
    room: tuple[int, ...]
    may_hold: tuple[Hand, ...]
    out: Hand
    seen: tuple[tuple[Seat, Hand], ...]
    played: BySeat[Hand]

    def of_any_shape(self) -> Known:
        """The same where nobody's failing to follow counts: there has been a revoke, if nothing else fits."""
        return msgspec.structs.replace(self, may_hold=(self.out,) * len(self.hidden))

    def forced(self) -> tuple[tuple[Hand, ...], Hand]:
        """What only one of the hidden hands may have, hand by hand; and the other cards, which are free."""
        mine = []
        for place, may in enumerate(self.may_hold):
            others = Hand()
            for other, theirs in enumerate(self.may_hold):
                others |= theirs if other != place else Hand()
            mine.append((may & self.out) - others)
        free = self.out
        for hand in mine:
            free -= hand
        return tuple(mine), free


def known(view: SeatView) -> Known:
    """What the view tells of the hidden hands, at any point of the play."""
    play, contract = view.play, view.contract
    assert play is not None and contract is not None
    seen = Hand(play.played)
    for _, hand in view.hands:
        seen |= hand
    out = PACK - seen
    faced = {seat for seat, _ in view.hands}
    hidden = tuple(seat for seat in Seat if seat not in faced)
    voids = set(shown_out(play))
    may_hold = tuple(_without(out, [suit for suit in Suit if (seat, suit) in voids]) for seat in hidden)
    room = tuple(cards_left(play, seat) for seat in hidden)
    return Known(hidden, room, may_hold, out, view.hands, _played(play))


def cards_left(play: Play, seat: Seat) -> int:
    """How many cards that seat still holds."""
    in_trick = len(play.cards) % 4
    return play.tricks_left - (play.leader.places_to(seat) < in_trick)


def shown_out(play: Play) -> Iterator[tuple[Seat, Suit]]:
    """Seats that have failed to follow, and to which suit."""
    for trick in (*play.all_tricks(), play.trick):
        for seat, card in trick.seats_and_cards():
            if card.suit is not trick.cards[0].suit:
                yield seat, trick.cards[0].suit


def _played(play: Play) -> BySeat[Hand]:
    masks = dict.fromkeys(Seat, 0)
    for trick in (*play.all_tricks(), play.trick):
        for seat, card in trick.seats_and_cards():
            masks[seat] |= card.bit
    return BySeat.of(lambda seat: Hand(masks[seat]))


def _without(cards: Hand, suits: list[Suit]) -> Hand:
    for suit in suits:
        cards -= cards.in_suit(suit)
    return cards
