"""The rules of bridge that the Laws print: cards, seats, calls, auction, play, deals, what a seat may see.

It may import nothing of Tapete, and of other libraries only msgspec for its frozen values.
It never does input or output, never knows a point of score, a clock, a player or a file format.
"""

from tapete.core.auction import Auction
from tapete.core.board import Board, board_dealer, board_vulnerability
from tapete.core.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call, PlainCall
from tapete.core.cards import DECK, Card, Rank, parse_cards
from tapete.core.contract import Contract, Doubling
from tapete.core.contradictions import Contradiction, contradictions
from tapete.core.deal import PACK, Deal, PartialDeal
from tapete.core.deal_number import DEALS
from tapete.core.hand import Hand
from tapete.core.laws import (
    Code,
    Illegal,
    IllegalCall,
    IllegalPlay,
    ImpossibleContract,
    ImpossibleOutcome,
    Law,
    NotationError,
)
from tapete.core.outcome import PASSED_OUT, Outcome
from tapete.core.play import Play, Trick, winning_place
from tapete.core.record import Record, Replay, Stated
from tapete.core.seats import BySeat, BySide, Seat, Side, Vulnerability
from tapete.core.strains import Strain, Suit
from tapete.core.view import SeatView, seat_view
from tapete.core.words import Language, Words

__all__ = [
    "BIDS",
    "CALLS",
    "DEALS",
    "DECK",
    "DOUBLE",
    "PACK",
    "PASS",
    "PASSED_OUT",
    "REDOUBLE",
    "Auction",
    "Bid",
    "Board",
    "BySeat",
    "BySide",
    "Call",
    "Card",
    "Code",
    "Contract",
    "Contradiction",
    "Deal",
    "Doubling",
    "Hand",
    "Illegal",
    "IllegalCall",
    "IllegalPlay",
    "ImpossibleContract",
    "ImpossibleOutcome",
    "Language",
    "Law",
    "NotationError",
    "Outcome",
    "PartialDeal",
    "PlainCall",
    "Play",
    "Rank",
    "Record",
    "Replay",
    "Seat",
    "SeatView",
    "Side",
    "Stated",
    "Strain",
    "Suit",
    "Trick",
    "Vulnerability",
    "Words",
    "board_dealer",
    "board_vulnerability",
    "contradictions",
    "parse_cards",
    "seat_view",
    "winning_place",
]
