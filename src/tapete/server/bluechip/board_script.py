"""One board with a program, in the order of the protocol: the cards, the auction, thirteen tricks."""

from __future__ import annotations

from itertools import count

from tapete.bluechip import (
    DUMMY,
    BoardNumber,
    Called,
    Cards,
    Played,
    ReadyForBid,
    ReadyForCard,
    StartOfBoard,
    Step,
    ToLead,
)
from tapete.core import Auction, Call, Card, Contract, Play, Seat
from tapete.server.bluechip.board import dealt_to, explanation_of, turn_at
from tapete.server.bluechip.conversation import Conversation, OutOfStep
from tapete.server.bluechip.program_table import ProgramTable
from tapete.table import Words
from tapete.table.intents import MakeCall, PlayCard
from tapete.table.writing import LONGEST_TEXT


class BoardScript:
    """What was said of a board so far; raises `OutOfStep` when the table took some of it back."""

    def __init__(self, talk: Conversation, table: ProgramTable) -> None:
        self._talk, self._table, self._seat = talk, table, talk.seat
        self._calls: tuple[Call, ...] = ()
        self._cards: tuple[Card, ...] = ()

    async def run(self) -> None:
        """From the start of the board to its last card."""
        talk = self._talk
        terms = talk.state.terms
        assert terms is not None
        talk.lines.send(StartOfBoard())
        await talk.ready(Step.DEAL)
        talk.lines.send(BoardNumber(terms.deal, terms.dealer, terms.vulnerability))
        await talk.ready(Step.CARDS)
        talk.lines.send(Cards(self._seat, dealt_to(talk.state, self._seat, self._seat)))
        await self._tell_auction()
        contract = talk.state.contract
        if contract is not None:
            await self._tell_play(contract)

    async def _tell_auction(self) -> None:
        for place in count():
            auction = self._auction()
            if place == len(auction.calls) and auction.is_over:
                return
            caller = auction.dealer.after(place)
            if caller is self._seat:
                await self._own_call(place)
            else:
                await self._others_call(caller, place)
            self._calls = self._auction().calls[: place + 1]

    async def _others_call(self, caller: Seat, place: int) -> None:
        talk = self._talk
        await talk.expect(ReadyForBid(self._seat, caller))
        await talk.until_so(lambda _: len(self._auction().calls) > place)
        # What a call shows is told to the opponents: partner must not be helped by it (Law 16).
        alert = None if caller is self._seat.partner else explanation_of(talk.state, place)
        talk.lines.send(Called(caller, self._auction().calls[place], alert))

    async def _own_call(self, place: int) -> None:
        talk, began = self._talk, self._talk.now()
        while True:
            if len(self._auction().calls) > place:
                raise OutOfStep
            message = await talk.line()
            if not isinstance(message, Called) or message.seat is not self._seat:
                talk.unexpected(message, f"{self._seat.name.title()} passes, doubles, redoubles or bids")
                continue
            alert = (message.alert or "")[:LONGEST_TEXT]
            if await talk.done(MakeCall(message.call, Words(alert, alert, alert)), message):
                self._table.thought(self._seat.side, talk.now() - began)
                return

    async def _tell_play(self, contract: Contract) -> None:
        for number in range(52):
            hand = turn_at(self._play(), number)
            if number == 1:
                await self._face_dummy(contract.dummy)
            player = contract.declarer if hand is contract.dummy else hand
            if player is self._seat:
                await self._own_card(hand, number, is_dummys=hand is contract.dummy)
            else:
                await self._others_card(hand, number, is_dummys=hand is contract.dummy)
            self._cards = self._play().cards[: number + 1]

    async def _face_dummy(self, dummy: Seat) -> None:
        """Dummy himself need not be told his cards."""
        if self._seat is not dummy:
            await self._talk.ready(Step.DUMMY)
            self._talk.lines.send(Cards(DUMMY, dealt_to(self._talk.state, self._seat, dummy)))

    async def _others_card(self, hand: Seat, number: int, *, is_dummys: bool) -> None:
        talk, trick = self._talk, number // 4 + 1
        names = (hand, DUMMY) if is_dummys else (hand,)
        await talk.expect(*(ReadyForCard(self._seat, name, trick) for name in names))
        await talk.until_so(lambda _: len(self._play().cards) > number)
        talk.lines.send(Played(hand, self._play().cards[number]))

    async def _own_card(self, hand: Seat, number: int, *, is_dummys: bool) -> None:
        talk, began = self._talk, self._talk.now()
        names = (hand, DUMMY) if is_dummys else (hand,)
        if number % 4 == 0:
            talk.lines.send(ToLead(names[-1]))
        while True:
            if len(self._play().cards) > number:
                raise OutOfStep
            message = await talk.line()
            if not isinstance(message, Played) or message.player not in names:
                talk.unexpected(message, f"{hand.name.title()} plays a card")
                continue
            if await talk.done(PlayCard(message.card), message):
                self._table.thought(self._seat.side, talk.now() - began)
                return

    def _auction(self) -> Auction:
        auction = self._talk.state.auction
        if auction is None or auction.calls[: len(self._calls)] != self._calls:
            raise OutOfStep
        return auction

    def _play(self) -> Play:
        play = self._talk.state.play
        if play is None or play.cards[: len(self._cards)] != self._cards:
            raise OutOfStep
        return play
