"""Who may see what, told again from the bare log: it shares no line with the views that it checks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from table.game import Game
from tapete.core import DEALS, Auction, Card, Deal, Seat, board_dealer
from tapete.scoring import Form
from tapete.server.codec import encode
from tapete.table import AnyEvent, Person, public_event, view_for
from tapete.table import events as e
from tapete.table.position import Position

CARD = re.compile(r'"([CDHS][2-9TJQKA])"')
"""A card in JSON, wherever it stands."""


class Oracle:
    """What has been seen at a table, by everyone and by each person."""

    def __init__(self) -> None:
        self.owners: dict[Seat, Person | None] = dict.fromkeys(Seat)
        self.people: dict[str, Person] = {}
        self.host = ""
        self.admits_watchers = True
        self.drawn: dict[Seat, Card] = {}
        self.secrets: set[str] = set()
        self.draw_secret = ""
        self.dealer: Seat | None = None
        self.form, self.boards, self.board = Form.RUBBER, list[str](), 0
        self.is_passed_out = False
        self.positions: tuple[Position, ...] = ()
        self._clear()

    def _clear(self) -> None:
        self.secret, self.added, self.prepared = "", dict.fromkeys(Seat, ""), ""
        self.deal: Deal | None = None
        self.calls: list[Any] = []
        self.played: list[Card] = []
        self.claimer: Seat | None = None
        self.is_over = self.is_open = False

    def hear(self, event: AnyEvent) -> None:
        """Take the next event of the log into account."""
        match event:
            case e.TableOpened():
                self.people[event.host.id] = event.host
                self.admits_watchers = event.options.watchers
                self.form = event.form
            case e.BoardsBrought():
                self.boards = list(event.deals)
            case e.RubberBegun() if self.form is Form.DUPLICATE:
                self.boards = self.boards if event.rubber == 1 else []
                self._next_board(1)
            case e.PartnersChanged():
                self.owners = {seat: self.owners[event.came_from[seat]] for seat in Seat}
            case e.SeatTaken():
                self.owners[event.seat] = event.person
                self.people[event.person.id] = event.person
            case e.SeatLeft(held=False):
                self.owners[event.seat] = None
            case e.DealCleared() | e.RubberScored() | e.RubberInterrupted():
                assert self.dealer is not None
                if not (self.form is Form.CHICAGO and self.is_passed_out):
                    self.dealer = self.dealer.lho
                self.drawn, self.draw_secret = {}, ""
                self._clear()
                if isinstance(event, e.DealCleared) and self.form is Form.DUPLICATE:
                    self._next_board(self.board + 1)
            case _:
                self._hear_ceremony(event)

    def _next_board(self, number: int) -> None:
        """The boards say who deals; one dealt elsewhere needs no shuffle."""
        self._clear()
        self.board, self.dealer = number, board_dealer(number)
        if self.boards:
            self.deal = Deal.parse(self.boards[number - 1])

    def _begin(self, position: Position) -> None:
        """What a position gives happened before, and is known."""
        self._clear()
        self.deal = Deal.parse(position.deal)
        self.calls, self.played = list(position.calls), list(position.cards)
        self.dealer = position.first_dealer
        if self.form is Form.DUPLICATE:
            self.dealer = board_dealer(position.board)
        elif position.earlier:
            self.dealer = self.dealer.lho

    def _hear_ceremony(self, event: AnyEvent) -> None:
        match event:
            case e.PackSpread():
                self.draw_secret = event.secret
            case e.CardDrawn():
                self.drawn[event.seat] = event.card
            case e.SeatsDrawn():
                self.owners = {seat: self.owners[event.came_from[seat]] for seat in Seat}
                self.drawn = {seat: self.drawn[event.came_from[seat]] for seat in Seat}
            case e.DealerDrawn():
                self.dealer = event.dealer
            case e.Shuffled():
                self.secret = event.secret
            case e.DealPrepared():
                self.prepared = event.deal
            case e.EntropyAdded():
                self.added[event.seat] = event.entropy
            case e.PackCut():
                self.deal = Deal.parse(self.prepared) if self.prepared else self._dealt(event.entropy)
            case _:
                self._hear_play(event)

    def _hear_play(self, event: AnyEvent) -> None:
        match event:
            case e.CallMade():
                self.calls.append(event.call)
            case e.CardPlayed():
                self.played.append(event.card)
            case e.PlayRefused():
                assert self.played.pop() is event.card
            case e.Undone():
                del self.calls[event.calls :], self.played[event.cards :]
            case e.ClaimMade():
                self.claimer = event.seat
            case e.ClaimAdjudicated():
                self.is_open = True
            case e.DealScored():
                self.is_over = True
                self.is_passed_out = event.outcome.is_passed_out
            case _:
                self._hear_practice(event)

    def _hear_practice(self, event: AnyEvent) -> None:
        match event:
            case e.PositionsLaid():
                self.positions = event.positions
            case e.PositionBegun():
                self._begin(self.positions[event.place])
            case e.BiddingEnded():
                self.is_over = True

    def _dealt(self, cut: str) -> Deal:
        seed = sha256(bytes.fromhex(self.secret + "".join(self.added[seat] for seat in Seat) + cut)).digest()
        blocks = (sha256(seed + bytes([0, 0, 0, counter])).digest()[:12] for counter in range(256))
        return Deal.from_number(next(n for n in (int.from_bytes(b, "big") for b in blocks) if n < DEALS))

    @property
    def faced(self) -> set[Card]:
        """The cards of this deal that lie open to everyone at the table, or did."""
        if self.deal is None:
            return set()
        if self.is_over or self.is_open:
            return {card for hand in self.deal.hands for card in hand}
        open_hands = []
        if self.played:
            assert self.dealer is not None
            auction = Auction.start(self.dealer)
            for call in self.calls:
                auction = auction.after(call)
            assert auction.contract is not None
            declarer = auction.contract.declarer
            open_hands = [declarer.partner, declarer] if self.claimer is declarer else [declarer.partner]
        return {card for seat in open_hands for card in self.deal[seat]} | set(self.played)

    def seat_of(self, viewer: str) -> Seat | None:
        return next((s for s, owner in self.owners.items() if owner is not None and owner.id == viewer), None)

    def is_admitted(self, viewer: str) -> bool:
        """Whether the viewer may follow the play."""
        return self.admits_watchers or self.seat_of(viewer) is not None

    def visible(self, viewer: str, faced: set[Card]) -> set[Card]:
        """The cards that the viewer may see, those that lie open to all being `faced`."""
        seat = self.seat_of(viewer)
        if not self.is_admitted(viewer):
            return set()
        return faced | set(self.deal[seat]) if seat is not None and self.deal is not None else faced

    def hidden_texts(self) -> Iterator[str]:
        """What nobody may read now: ids always, secrets and the deal's number while they are secret."""
        yield from self.people
        if self.secret and not self.is_over:
            yield self.secret
        if self.draw_secret and len(self.drawn) < 4:
            yield self.draw_secret
        if self.deal is not None and not self.is_over:
            yield str(self.deal.number)
        if self.prepared:
            yield self.prepared
        yield from self.boards
        yield from (position.deal for position in self.positions)


def check_views(game: Game, oracle: Oracle, viewers: list[str]) -> None:
    """No view holds a card or a secret that its viewer may not see."""
    faced, hidden = oracle.faced, list(oracle.hidden_texts())
    for viewer in viewers:
        view = view_for(game.table, viewer)
        if view.draw:
            assert {drawn.card for drawn in view.draw} <= set(oracle.drawn.values())
            assert oracle.is_admitted(viewer)
        text = encode(replace(view, draw=())).decode()
        assert cards_in(text) <= oracle.visible(viewer, faced), (viewer, text)
        assert not [secret for secret in hidden if secret in text]


def check_event(event: AnyEvent, oracle: Oracle) -> None:
    """No public event tells more than what a watcher has seen by then."""
    text = encode(public_event(event)).decode()
    taken_back = {event.card} if isinstance(event, e.PlayRefused) else set()
    assert cards_in(text) <= oracle.faced | set(oracle.drawn.values()) | taken_back, text
    assert not [secret for secret in oracle.hidden_texts() if secret in text]


def cards_in(text: str) -> set[Card]:
    """Every card named anywhere in a JSON text."""
    return {Card.parse(name) for name in CARD.findall(text)}
