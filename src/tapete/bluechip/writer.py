"""Messages as lines, without what ends a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from tapete.bluechip.messages import (
    BoardNumber,
    Called,
    Cards,
    Connecting,
    Dummy,
    EndOfSession,
    ErrorLine,
    Hands,
    Message,
    Played,
    Ready,
    ReadyForBid,
    ReadyForCard,
    Seated,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
)
from tapete.core import Bid, Call, Card, Hand, PlainCall, Suit, Vulnerability

ANY_SEAT = "ANYPL"
_VULNERABLE = {
    Vulnerability.NONE: "Neither",
    Vulnerability.NS: "N/S",
    Vulnerability.EW: "E/W",
    Vulnerability.BOTH: "Both",
}
_PLAIN = {"P": "passes", "X": "doubles", "XX": "redoubles"}


def line_of(message: Message) -> str:
    """The line that says this.

    >>> from tapete.core import Seat
    >>> line_of(Played(Seat.NORTH, Card.parse("SA")))
    'North plays AS'
    >>> line_of(Called(Seat.EAST, Call.parse("1NT"), "15 to 17"))
    'East bids 1NT Alert. 15 to 17'
    """
    return _WRITERS[type(message)](message)


def plain(text: str) -> str:
    """The text in the letters that the protocol knows, on one line and without quotation marks.

    >>> plain('«Núria»  "la gran"')
    'Nuria la gran'
    """
    apart = unicodedata.normalize("NFKD", text)
    kept = "".join(letter if " " <= letter <= "~" and letter != '"' else " " for letter in _ascii(apart))
    return " ".join(kept.split())


def _ascii(text: str) -> str:
    return "".join(letter for letter in text if not unicodedata.combining(letter))


def name_of(player: Hands) -> str:
    """North, East, South, West or Dummy."""
    return "Dummy" if isinstance(player, Dummy) else player.name.title()


def _call(call: Call) -> str:
    if isinstance(call, PlainCall):
        return _PLAIN[str(call)]
    assert isinstance(call, Bid)
    return f"bids {call}"


def _called(message: Called) -> str:
    alert = "" if message.alert is None else f" Alert. {plain(message.alert)}".rstrip()
    return f"{name_of(message.seat)} {_call(message.call)}{alert}"


def _connecting(message: Connecting) -> str:
    seat = ANY_SEAT if message.seat is None else name_of(message.seat)
    return f'Connecting "{plain(message.team)}" as {seat} using protocol version {message.version}'


def _card(card: Card) -> str:
    return f"{card.rank}{card.suit}"


def _hand(hand: Hand) -> str:
    return " ".join(f"{suit} {_ranks(hand, suit)}." for suit in sorted(Suit, reverse=True))


def _ranks(hand: Hand, suit: Suit) -> str:
    return " ".join(str(card.rank) for card in hand.in_suit(suit)) or "-"


def _timing(message: Timing) -> str:
    ns = f"this board {_minutes(message.ns_board)}, total {_hours(message.ns_total)}"
    ew = f"this board {_minutes(message.ew_board)}, total {_hours(message.ew_total)}"
    return f"Timing - N/S : {ns}. E/W : {ew}."


def _minutes(seconds: int) -> str:
    return f"{seconds // 60:02}:{seconds % 60:02}"


def _hours(seconds: int) -> str:
    return f"{seconds // 3600}:{_minutes(seconds % 3600)}"


def _board(message: BoardNumber) -> str:
    vulnerable = _VULNERABLE[message.vulnerability]
    return f"Board number {message.number}. Dealer {name_of(message.dealer)}. {vulnerable} vulnerable."


def _waits_for_card(message: ReadyForCard) -> str:
    player = "dummy" if isinstance(message.player, Dummy) else name_of(message.player)
    return f"{name_of(message.seat)} ready for {player}'s card to trick {message.trick}"


_WRITERS: dict[type[Message], Callable[[Any], str]] = {
    Connecting: _connecting,
    Ready: lambda m: f"{name_of(m.seat)} ready {m.step.value}",
    ReadyForBid: lambda m: f"{name_of(m.seat)} ready for {name_of(m.caller)}'s bid",
    ReadyForCard: _waits_for_card,
    Called: _called,
    Played: lambda m: f"{name_of(m.player)} plays {_card(m.card)}",
    Seated: lambda m: f'{name_of(m.seat)} ("{plain(m.team)}") seated',
    Teams: lambda m: f'Teams : N/S : "{plain(m.ns)}" E/W : "{plain(m.ew)}"',
    StartOfBoard: lambda _: "Start of Board",
    BoardNumber: _board,
    Cards: lambda m: f"{name_of(m.owner)}'s cards : {_hand(m.hand)}",
    ToLead: lambda m: f"{name_of(m.player)} to lead",
    Timing: _timing,
    EndOfSession: lambda _: "End of session",
    ErrorLine: lambda m: f"Error: {plain(m.text)}",
}
