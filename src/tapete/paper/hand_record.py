"""Hand records: the boards of a session, thirty-six on a page that can be read, or four with all that happened."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import msgspec

from tapete.core import Bid, Card, Hand, Seat, Side, Strain, Suit
from tapete.dd import Par, ParContract, TrickTable
from tapete.formats.reading import Filed
from tapete.paper.typesetting import typeset
from tapete.paper.words import (
    SIGNS,
    Language,
    plain_call_text,
    rank_text,
    seat_text,
    strain_text,
    text,
    vulnerability_text,
)
from tapete.scoring import duplicate

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_STRAINS = (Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)


class Layout(Enum):
    """How many boards stand on a page."""

    THIRTY_SIX = 36
    FOUR = 4


class PrintedBoard(msgspec.Struct, frozen=True):
    """A board and, where it was worked out, what can be made on it."""

    filed: Filed
    makeable: TrickTable | None = None
    par: Par | None = None


class _HandData(msgspec.Struct, frozen=True):
    suits: list[list[str]]
    points: int | None


class _BoardData(msgspec.Struct, frozen=True):
    title: str
    dealer: str
    vulnerable: str
    vulnerable_sides: list[str]
    names: dict[str, str]
    hands: dict[str, _HandData]
    makeable: list[list[str]]
    par: str
    auction: list[list[str]]
    contract: str
    play: list[list[str]]
    comments: list[str]


class _Page(msgspec.Struct, frozen=True):
    title: str
    words: dict[str, str]
    seats: list[str]
    strains: list[str]
    boards: list[_BoardData]


def hand_record(
    boards: Sequence[PrintedBoard],
    language: Language,
    layout: Layout = Layout.THIRTY_SIX,
    title: str = "",
    *,
    own_letters: bool = False,
) -> bytes:
    """A PDF with these boards in their order; `own_letters`: A R D V in Spanish, A R D S in Catalan."""
    return typeset(template_of(layout), page_of(boards, language, title, own_letters=own_letters))


def template_of(layout: Layout) -> str:
    """The template of a layout."""
    return "thirty_six" if layout is Layout.THIRTY_SIX else "four"


def page_of(
    boards: Sequence[PrintedBoard], language: Language, title: str = "", *, own_letters: bool = False
) -> msgspec.Struct:
    """What a template is given."""
    writer = _Writer(language, own_letters)
    names = ("board", "dealer", "vulnerable", "par", "result", "lead", "points", "made-with")
    return _Page(
        title or text("records", language),
        {name: text(name, language) for name in names},
        [seat_text(seat, language) for seat in Seat],
        [strain_text(strain, language) for strain in _STRAINS],
        [writer.board(board) for board in boards],
    )


class _Writer:
    """Writes boards in one language."""

    def __init__(self, language: Language, own_letters: bool) -> None:
        self._language: Language = language
        self._own_letters = own_letters

    def board(self, board: PrintedBoard) -> _BoardData:
        filed, record = board.filed, board.filed.record
        vulnerability = record.vulnerability
        return _BoardData(
            filed.title or ("" if record.number is None else str(record.number)),
            "" if record.dealer is None else seat_text(record.dealer, self._language),
            "" if vulnerability is None else vulnerability_text(vulnerability, self._language),
            [] if vulnerability is None else [side.value for side in Side if vulnerability.of(side)],
            {seat.value: name for seat, name in filed.names.items()},
            {seat.value: self._hand(hand) for seat, hand in record.deal.hands.items()},
            self._makeable(board.makeable),
            self._par(board.par),
            self._auction(filed),
            self._result(filed),
            self._play(filed),
            list(filed.comments),
        )

    def _hand(self, hand: Hand) -> _HandData:
        suits = [[SIGNS[suit], self._ranks(hand, suit)] for suit in _SUITS]
        return _HandData(suits, hand.hcp if len(hand) == 13 else None)

    def _ranks(self, hand: Hand, suit: Suit) -> str:
        ranks = " ".join(
            rank_text(card.rank, self._language, own_letters=self._own_letters) for card in hand.in_suit(suit)
        )
        return ranks or ("–" if len(hand) else "")

    def _makeable(self, table: TrickTable | None) -> list[list[str]]:
        """A row for each seat: how many odd tricks, a dash where not even one."""
        if table is None:
            return []
        return [[_odd(table[seat][strain]) for strain in _STRAINS] for seat in Seat]

    def _par(self, par: Par | None) -> str:
        if par is None:
            return ""
        contracts = (
            f"{self._bid(each.bid)}{each.doubling.value} {self._result_by(each)}" for each in par.lowest
        )
        return f"{par.score_ns:+}: {', '.join(contracts)}" if par.contracts else "0"

    def _result_by(self, contract: ParContract) -> str:
        seats = "".join(seat_text(seat, self._language) for seat in contract.declarers)
        return f"{seats} {contract.overtricks:+}" if contract.overtricks else f"{seats} ="

    def _bid(self, bid: Bid) -> str:
        return f"{bid.level}{strain_text(bid.strain, self._language)}"

    def _auction(self, filed: Filed) -> list[list[str]]:
        """Rows of four from West on, blanks before the dealer."""
        record = filed.record
        if not record.calls or record.dealer is None:
            return []
        calls = [""] * Seat.WEST.places_to(record.dealer)
        for call in record.calls:
            is_bid = isinstance(call, Bid)
            calls.append(self._bid(call) if is_bid else plain_call_text(str(call), self._language))
        calls += [""] * (-len(calls) % 4)
        return [calls[place : place + 4] for place in range(0, len(calls), 4)]

    def _result(self, filed: Filed) -> str:
        outcome = filed.record.outcome
        if outcome is None:
            return ""
        contract = outcome.contract
        if contract is None:
            return text("passed", self._language)
        over = f"{outcome.overtricks:+}" if outcome.overtricks else "="
        declarer = seat_text(contract.declarer, self._language)
        written = f"{self._bid(contract.bid)}{contract.doubling.value} {declarer} {over}"
        vulnerability = filed.record.vulnerability
        return (
            written if vulnerability is None else f"{written}  {duplicate.score_ns(outcome, vulnerability):+}"
        )

    def _play(self, filed: Filed) -> list[list[str]]:
        """A row for each complete trick and the one in progress: who led, and the cards in order."""
        play = filed.record.replay().play
        if play is None:
            return []
        tricks = [*play.all_tricks(), play.trick]
        return [
            [seat_text(trick.leader, self._language), *map(self._card, trick.cards)]
            for trick in tricks
            if trick.cards
        ]

    def _card(self, card: Card) -> str:
        rank = rank_text(card.rank, self._language, own_letters=self._own_letters)
        return f"{SIGNS[card.suit]}{rank}"


def _odd(tricks: int) -> str:
    return str(tricks - 6) if tricks > 6 else "–"
