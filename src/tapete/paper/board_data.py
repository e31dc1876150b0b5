"""A board in the words and signs of one language, ready for a template."""

from __future__ import annotations

import msgspec

from tapete.core import (
    PASSED_OUT,
    Bid,
    Call,
    Card,
    Contract,
    Hand,
    Language,
    Outcome,
    Seat,
    Side,
    Strain,
    Suit,
)
from tapete.dd import Par, ParContract, TrickTable
from tapete.formats.reading import Filed
from tapete.paper.words import (
    SIGNS,
    plain_call_text,
    rank_text,
    result_text,
    seat_text,
    signed_text,
    strain_text,
    text,
    vulnerability_text,
)
from tapete.scoring import duplicate

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_OTHER_FORMS = ("rubber", "chicago", "auction")
_STRAINS = (Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)


class HandData(msgspec.Struct, frozen=True):
    """A hand: for each suit from spades its sign and its ranks. No suits where none of its cards is known."""

    suits: list[tuple[str, list[str]]]
    points: int | None


class CallData(msgspec.Struct, frozen=True):
    """A call in words, in short, and the number of what is told about it."""

    text: str
    short: str
    note: str


class BoardData(msgspec.Struct, frozen=True):
    """All that a page can say of a board."""

    title: str
    dealer: str
    vulnerable: str
    vulnerable_sides: list[str]
    event: str
    names: dict[str, str]
    hands: dict[str, HandData]
    makeable: list[list[str]]
    """Rows: whose, then the odd tricks in each strain; a side whose seats make the same has one row."""
    par: list[str]
    """The score, then the contracts."""
    blanks: int
    """Places before the dealer in the first round of the auction, which West begins on paper."""
    auction: list[CallData]
    contract: str
    score: str
    play: list[list[str]]
    """For each trick who led, then the cards in order."""
    notes: list[str]


class Pen:
    """Writes in one language; `own_letters`: cards by the letters they have in it."""

    def __init__(self, language: Language, own_letters: bool = False) -> None:
        self.language: Language = language
        self._own_letters = own_letters
        self.seats = [seat_text(seat, language) for seat in Seat]
        self.strains = [strain_text(strain, language) for strain in _STRAINS]

    def board(
        self, filed: Filed, makeable: TrickTable | None, par: Par | None, scored: Outcome | None = None
    ) -> BoardData:
        """A board with what was told of it and what can be made; `scored`: its outcome after a ruling."""
        record = filed.record
        vulnerability, outcome = record.vulnerability, scored or record.outcome
        contract = record.replay().contract if outcome is None else outcome.contract
        auction, explained = self._auction(filed)
        return BoardData(
            filed.title or ("" if record.number is None else str(record.number)),
            "" if record.dealer is None else seat_text(record.dealer, self.language),
            "" if vulnerability is None else vulnerability_text(vulnerability, self.language),
            [] if vulnerability is None else [side.value for side in Side if vulnerability.of(side)],
            _cut(filed.event, 120),
            {seat.value: _cut(name, 60) for seat, name in filed.names.items()},
            {seat.value: self._hand(hand) for seat, hand in record.deal.hands.items()},
            self._makeable(makeable),
            self._par(par),
            0 if record.dealer is None else Seat.WEST.places_to(record.dealer),
            auction,
            text("passed", self.language)
            if outcome == PASSED_OUT
            else self._contract(contract, None if outcome is None else outcome.overtricks),
            self._score(filed, outcome),
            self._play(filed),
            [*explained, *self._claim(filed), *(" ".join(comment.split()) for comment in filed.comments)],
        )

    def bid(self, bid: Bid) -> str:
        """Such as `3♥` or `1ST`."""
        return f"{bid.level}{strain_text(bid.strain, self.language)}"

    def contract(self, contract: Contract, overtricks: int | None = None) -> str:
        """Such as `4♠X S −2`."""
        declarer = seat_text(contract.declarer, self.language)
        result = "" if overtricks is None else f" {result_text(overtricks)}"
        return f"{self.bid(contract.bid)}{contract.doubling} {declarer}{result}"

    def call(self, call: Call) -> str:
        """A bid, or pass, double and redouble in words."""
        return self.bid(call) if isinstance(call, Bid) else plain_call_text(str(call), self.language)

    def ranks(self, hand: Hand, suit: Suit) -> list[str]:
        """The hand's cards of a suit, the highest first."""
        return [self._rank(card) for card in hand.in_suit(suit)]

    def card(self, card: Card) -> str:
        """Such as `♥10`."""
        return f"{SIGNS[card.suit]}{self._rank(card)}"

    def _rank(self, card: Card) -> str:
        return rank_text(card.rank, self.language, own_letters=self._own_letters)

    def _contract(self, contract: Contract | None, overtricks: int | None) -> str:
        return "" if contract is None else self.contract(contract, overtricks)

    def _hand(self, hand: Hand) -> HandData:
        if not len(hand):
            return HandData([], None)
        suits = [(SIGNS[suit], self.ranks(hand, suit) or ["–"]) for suit in _SUITS]
        return HandData(suits, hand.hcp if len(hand) == 13 else None)

    def _makeable(self, table: TrickTable | None) -> list[list[str]]:
        if table is None:
            return []
        rows: list[list[str]] = []
        for side in Side:
            one, other = side.seats
            same = table[one] == table[other]
            for seats in [side.seats] if same else [(one,), (other,)]:
                name = "".join(seat_text(seat, self.language) for seat in seats)
                rows.append([name, *(_odd(table[seats[0]][strain]) for strain in _STRAINS)])
        return rows

    def _par(self, par: Par | None) -> list[str]:
        if par is None:
            return []
        return [signed_text(par.score_ns, self.language), *(self._par_contract(one) for one in par.lowest)]

    def _par_contract(self, contract: ParContract) -> str:
        seats = "".join(seat_text(seat, self.language) for seat in contract.declarers)
        return f"{self.bid(contract.bid)}{contract.doubling} {seats} {result_text(contract.overtricks)}"

    def _auction(self, filed: Filed) -> tuple[list[CallData], list[str]]:
        """The calls, and what is told of them by the numbers that stand beside the calls."""
        calls: list[CallData] = []
        told: list[str] = []
        for place, call in enumerate(filed.record.calls):
            of_call = filed.calls[place] if place < len(filed.calls) else None
            note = "" if of_call is None or not of_call.is_alerted else "*"
            if of_call is not None and of_call.explanation:
                explanation = " ".join(of_call.explanation.split())
                if explanation not in told:
                    told.append(explanation)
                note = str(told.index(explanation) + 1)
            short = self.bid(call) if isinstance(call, Bid) else str(call)
            calls.append(CallData(self.call(call), short, note))
        return calls, [f"{number}: {explanation}" for number, explanation in enumerate(told, 1)]

    def _score(self, filed: Filed, outcome: Outcome | None) -> str:
        """As a board of duplicate; nothing where it was scored on a sheet of another form."""
        vulnerability = filed.record.vulnerability
        is_other = filed.scoring.lower().startswith(_OTHER_FORMS)
        if is_other or outcome is None or vulnerability is None or outcome.is_passed_out:
            return ""
        return signed_text(duplicate.score_ns(outcome, vulnerability), self.language)

    def _claim(self, filed: Filed) -> list[str]:
        claim = filed.record.claim
        return [] if claim is None else [text("claim", self.language).format(claim)]

    def _play(self, filed: Filed) -> list[list[str]]:
        play = filed.record.replay().play
        if play is None:
            return []
        tricks = [trick for trick in (*play.all_tricks(), play.trick) if trick.cards]
        return [[seat_text(trick.leader, self.language), *map(self.card, trick.cards)] for trick in tricks]


def _odd(tricks: int) -> str:
    """How many odd tricks, a dash where not even one."""
    return str(tricks - 6) if tricks > 6 else "–"


def _cut(text: str, most: int) -> str:
    """On one line, and no longer than there is room for."""
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 1]}…"
