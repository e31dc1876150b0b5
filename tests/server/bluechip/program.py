"""A program of ours that speaks the protocol as its public description says, and knows nothing of the server.

It reads lines by itself, without the codec that is tested: it sees what any program would.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from random import Random

from tapete.core import PASS, Auction, Bid, Call, Card, Hand, Play, Seat

PATIENCE = 20
"""Seconds after which a line that never comes fails the test."""
OPEN: list[TestProgram] = []
"""Programs that were connected and have not hung up."""
_SAID = {"passes": "P", "doubles": "X", "redoubles": "XX"}


class TestProgram:
    """One seat: follows the boards, calls and plays at random, and remembers every line."""

    __test__ = False

    def __init__(self, team: str, seat: Seat, chance: Random | None = None, version: int = 18) -> None:
        self.team, self.seat, self.version = team, seat, version
        self.chance = chance or Random(1)
        self.heard: list[str] = []
        self.boards: list[tuple[Auction, Play | None]] = []
        self.hand = Hand()
        self.dummys = Hand()
        self.alerts: list[str] = []

    @property
    def name(self) -> str:
        return self.seat.name.title()

    async def connect(self, port: int, line: str = "") -> TestProgram:
        """Come in, by this line or the usual one."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", port)
        usual = f'Connecting "{self.team}" as {self.name} using protocol version {self.version}'
        OPEN.append(self)
        self.say(line or usual)
        return self

    def say(self, line: str) -> None:
        self._writer.write(f"{line}\r\n".encode())

    async def hear(self) -> str:
        async with asyncio.timeout(PATIENCE):
            line = (await self._reader.readline()).decode("ascii")
        assert line == "" or line.endswith("\r\n")
        self.heard.append(line.strip())
        return line.strip()

    async def expect(self, beginning: str) -> str:
        line = await self.hear()
        assert line.startswith(beginning), f"{self.name} expected {beginning!r} and heard {line!r}"
        return line

    async def hang_up(self) -> None:
        self._writer.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()
        if self in OPEN:
            OPEN.remove(self)

    async def sit(self) -> None:
        assert await self.hear() == f'{self.name} ("{self.team}") seated'
        self.say(f"{self.name} ready for teams")

    async def start(self) -> None:
        await self.sit()
        await self.expect('Teams : N/S : "')
        self.say(f"{self.name} ready to start")

    async def session(self) -> None:
        """All boards, to the end of the session."""
        await self.start()
        while (line := await self.hear()) != "End of session":
            if not line.startswith("Timing - N/S : this board "):
                assert line == "Start of Board"
                await self.board()
        assert await self.hear() == "", "the server hangs up"
        await self.hang_up()

    async def board(self) -> None:
        self.say(f"{self.name} ready for deal")
        line = await self.expect("Board number ")
        found = re.fullmatch(r"Board number \d+\. Dealer (\w+)\. (Neither|N/S|E/W|Both) vulnerable\.", line)
        assert found is not None
        self.say(f"{self.name} ready for cards")
        self.hand = hand_in(await self.expect(f"{self.name}'s cards : S "))
        auction = await self.auction(Auction.start(Seat[found[1].upper()]))
        self.boards.append((auction, await self.play(auction)))

    async def auction(self, auction: Auction) -> Auction:
        while not auction.is_over:
            if auction.turn is self.seat:
                await self.before_call(auction)
                call = self.call(auction)
                self.say(f"{self.name} {spoken(call)}{self.alert(call)}")
            else:
                self.say(f"{self.name} ready for {auction.turn.name.title()}'s bid")
                call = self._heard_call(await self.expect(auction.turn.name.title()))
            auction = auction.after(call)
        return auction

    def _heard_call(self, line: str) -> Call:
        words, _, alert = line.partition(" Alert. ")
        self.alerts += [alert] if alert else []
        word, *bid = words.split()[1:]
        return Call.parse(bid[0] if word == "bids" else _SAID[word])

    async def before_call(self, auction: Auction) -> None:
        """A wicked program says something else first."""

    async def before_card(self, play: Play, *, is_dummys: bool) -> None:
        """So it does here."""

    async def before_waiting(self, play: Play) -> None:
        """And here."""

    def call(self, auction: Auction) -> Call:
        low = [call for call in auction.legal_calls() if isinstance(call, Bid) and call.level < 3]
        return self.chance.choice(low) if low and self.chance.random() < 0.5 else PASS

    def alert(self, call: Call) -> str:
        return " Alert. Meant as it is" if call is not PASS else ""

    async def play(self, auction: Auction) -> Play | None:
        contract = auction.contract
        if contract is None:
            return None
        play = Play.start(contract)
        while not play.is_over:
            turn, dummy = play.turn, contract.dummy
            if len(play.cards) == 1 and self.seat is not dummy:
                self.say(f"{self.name} ready for dummy")
                self.dummys = hand_in(await self.expect("Dummy's cards : S "))
            if self.seat is (contract.declarer if turn is dummy else turn):
                card = await self._own_card(play, is_dummys=turn is dummy)
            else:
                await self.before_waiting(play)
                named = "dummy" if self.seat is dummy is turn else turn.name.title()
                self.say(f"{self.name} ready for {named}'s card to trick {play.tricks_played + 1}")
                line = await self.expect(f"{turn.name.title()} plays ")
                card = Card.parse(line[-1] + line[-2])
                if turn is dummy:
                    self.dummys = self.dummys.without(card)
            play = play.after(card, Hand.of([card]) if turn is not self.seat else self.hand)
            self.hand = self.hand.without(card)
        return play

    async def _own_card(self, play: Play, *, is_dummys: bool) -> Card:
        turn = play.turn.name.title()
        if not play.trick.cards:
            assert await self.hear() == f"{'Dummy' if is_dummys else turn} to lead"
        await self.before_card(play, is_dummys=is_dummys)
        legal = list(play.legal_cards(self.dummys if is_dummys else self.hand))
        card = self.chance.choice(legal)
        self.say(f"{turn} plays {card.rank}{card.suit}")
        if is_dummys:
            self.dummys = self.dummys.without(card)
        return card


def spoken(call: Call) -> str:
    plain = {"P": "passes", "X": "doubles", "XX": "redoubles"}
    return plain.get(str(call)) or f"bids {call}"


def hand_in(line: str) -> Hand:
    suits = line.partition(" : ")[2].rstrip(". ").split(". ")
    assert [suit[0] for suit in suits] == list("SHDC")
    return Hand.parse(".".join(suit[2:].replace(" ", "").replace("-", "") for suit in suits))
