"""Lines as messages. Programs are loose with blanks, capitals and full stops, and so is this."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tapete.bluechip.messages import (
    DUMMY,
    BoardNumber,
    Called,
    Cards,
    Connecting,
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
    Step,
    Teams,
    Timing,
    ToLead,
)
from tapete.core import Call, Card, Hand, NotationError, Rank, Seat, Suit, Vulnerability

_SEATS = {name: seat for seat in Seat for name in (seat.name.lower(), str(seat).lower())}
_VULNERABLE = {
    "neither": Vulnerability.NONE,
    "n/s": Vulnerability.NS,
    "e/w": Vulnerability.EW,
    "both": Vulnerability.BOTH,
}
_CALLS = {"passes": "P", "pass": "P", "doubles": "X", "double": "X", "redoubles": "XX", "redouble": "XX"}
_STEPS = {step.value: step for step in Step} | {"for start": Step.START, "for dummy's cards": Step.DUMMY}
_TRUMPLESS = {"N", "NT"}

_S = "(north|east|south|west|[nesw])"
_H = "(north|east|south|west|dummy|[nesw])"
_TIME = r"(?:(\d+):)?(\d+):(\d\d)"
_TAKEN = rf"this board {_TIME}, ?total {_TIME}"


def read(line: str) -> Message:
    """What a line says; raises `NotationError` where it says nothing that the protocol knows.

    >>> read("SOUTH  bids 1nt. Alert. 12-14")
    Called(seat=Seat.SOUTH, call=Bid(1, Strain.NOTRUMP), alert='12-14')
    >>> read("west ready for Dummy's card to trick 3")
    ReadyForCard(seat=Seat.WEST, player=<Dummy.DUMMY: 'Dummy'>, trick=3)
    """
    text = " ".join(line.split())
    for pattern, make in _FORMS:
        found = pattern.fullmatch(text)
        if found is not None:
            return make(found)
    raise NotationError(1, 1, f"not a line of the protocol: {line[:80]!r}")


def _seat(text: str) -> Seat:
    return _SEATS[text.lower()]


def _player(text: str) -> Hands:
    return DUMMY if text.lower() == "dummy" else _seat(text)


def _connecting(found: re.Match[str]) -> Message:
    seat = _SEATS.get(found[2].lower())
    return Connecting(found[1].strip(), seat, int(found[3]))


def _called(found: re.Match[str]) -> Message:
    word, bid = found[2].lower(), (found[3] or "").upper()
    if bid and bid[1:] in _TRUMPLESS:
        bid = f"{bid[0]}NT"
    return Called(_seat(found[1]), Call.parse(bid or _CALLS[word]), _alert(found[4]))


def _alert(text: str | None) -> str | None:
    return None if text is None else text.strip()


def _played(found: re.Match[str]) -> Message:
    rank, suit = found[2] or found[5], found[3] or found[4]
    return Played(_player(found[1]), Card(Suit(suit.upper()), _rank(rank)))


def _rank(text: str) -> Rank:
    return Rank("T" if text == "10" else text.upper())


def _cards(found: re.Match[str]) -> Message:
    cards = list(_cards_in(found[2]))
    hand = Hand.of(cards)
    if len(cards) != 13 or len(hand) != 13:
        raise NotationError(1, found.start(2) + 1, "a hand has thirteen cards")
    return Cards(_player(found[1]), hand)


def _cards_in(text: str) -> Iterator[Card]:
    for suit, ranks in re.findall(r"([shdc])([^shdc.]*)", text, re.IGNORECASE):
        for rank in re.findall(r"10|[2-9tjqka]", ranks, re.IGNORECASE):
            yield Card(Suit(suit.upper()), _rank(rank))


def _timing(found: re.Match[str]) -> Message:
    numbers = [int(number or 0) for number in found.groups()]
    seconds = [h * 3600 + m * 60 + s for h, m, s in zip(*[iter(numbers)] * 3, strict=True)]
    return Timing(*seconds)


def _board(found: re.Match[str]) -> Message:
    return BoardNumber(int(found[1]), _seat(found[2]), _VULNERABLE[found[3].lower()])


_Form = tuple[re.Pattern[str], Callable[[re.Match[str]], Message]]


def _form(pattern: str, make: Callable[[re.Match[str]], Message]) -> _Form:
    return re.compile(pattern, re.IGNORECASE | re.ASCII), make


_FORMS: tuple[_Form, ...] = (
    _form(rf"{_S} ready ({'|'.join(_STEPS)})\.?", lambda m: Ready(_seat(m[1]), _STEPS[m[2].lower()])),
    _form(rf"{_S} ready for {_S} ?'s bid\.?", lambda m: ReadyForBid(_seat(m[1]), _seat(m[2]))),
    _form(
        rf"{_S} ready for {_H} ?'s card to trick (\d{{1,2}})\.?",
        lambda m: ReadyForCard(_seat(m[1]), _player(m[2]), int(m[3])),
    ),
    _form(
        rf"{_S} (passes|pass|doubles|double|redoubles|redouble|bids? ([1-7] ?(?:[shdc]|nt?)))\.?"
        r"(?: ?\.?(?:alert|infos)\b\.?(.*))?",
        _called,
    ),
    _form(rf"{_H} plays? (?:(10|[2-9tjqka])([shdc])|([shdc])(10|[2-9tjqka]))\.?", _played),
    _form(rf'connecting "([^"]*)" as ({_S[1:-1]}|any\w*) using protocol version (\d{{1,4}})\.?', _connecting),
    _form(rf'{_S} ?\(?"([^"]*)"\)? seated\.?', lambda m: Seated(_seat(m[1]), m[2])),
    _form(r'teams ?: ?n/s ?: ?"([^"]*)"[.,]? e/w ?: ?"([^"]*)"\.?', lambda m: Teams(m[1], m[2])),
    _form(r"start of board\.?", lambda _: StartOfBoard()),
    _form(rf"board number (\d{{1,6}})\. ?dealer {_S}\. ?(neither|n/s|e/w|both) vulnerable\.?", _board),
    _form(rf"{_H} ?'s cards ?: ?([shdc2-9tjqka10 .-]*)", _cards),
    _form(rf"{_H} to lead\.?", lambda m: ToLead(_player(m[1]))),
    _form(
        rf"timing - n/s ?: ?{_TAKEN}\. ?e/w ?: ?{_TAKEN}\.?",
        _timing,
    ),
    _form(r"end of session\.?", lambda _: EndOfSession()),
    _form(r"error:? ?(.*)", lambda m: ErrorLine(m[1])),
)
"""Whole lines, blanks already single."""
