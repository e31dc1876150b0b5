"""Hypothesis strategies for every room: one place, so that all tests mean the same by a contract."""

from __future__ import annotations

from itertools import product

from hypothesis import strategies as st
from msgspec.structs import replace

from tapete.core import (
    BIDS,
    CALLS,
    DEALS,
    DECK,
    Auction,
    Board,
    BySeat,
    Contract,
    Deal,
    Doubling,
    Hand,
    Outcome,
    PartialDeal,
    Play,
    Record,
    Seat,
    Side,
    Stated,
    Strain,
    Suit,
    Vulnerability,
)
from tapete.formats.reading import Filed, Room, Told

seats = st.sampled_from(Seat)
sides = st.sampled_from(Side)
suits = st.sampled_from(Suit)
strains = st.sampled_from(Strain)
calls = st.sampled_from(CALLS)
bids = st.sampled_from(BIDS)
cards = st.sampled_from(DECK)
hands = st.integers(0, (1 << 52) - 1).map(Hand)
deal_numbers = st.integers(0, DEALS - 1) | st.sampled_from((0, DEALS - 1))
deals = deal_numbers.map(Deal.from_number)
vulnerabilities = st.sampled_from(Vulnerability)
contracts = st.builds(Contract, bids, st.sampled_from(Doubling), seats)
boards = st.builds(Board, st.integers(1, 64), seats, vulnerabilities, deals)


@st.composite
def partial_deals(draw: st.DrawFn) -> PartialDeal:
    """A deal of which only some cards are known."""
    deal, known = draw(deals), draw(hands)
    silent = draw(st.frozensets(seats))
    return PartialDeal(
        BySeat.of(lambda seat: Hand() if seat in silent else deal[seat] & known),
    )


@st.composite
def auctions(draw: st.DrawFn) -> Auction:
    """An auction of legal calls, over or not; a low draw is a pass, the next the double or lowest bid."""
    auction = Auction.start(draw(seats))
    for choice in draw(st.binary(max_size=40)):
        if auction.is_over:
            break
        legal = auction.legal_calls()
        auction = auction.after(legal[choice % min(len(legal), 5)])
    return auction


@st.composite
def closed_auctions(draw: st.DrawFn) -> Auction:
    """An auction that has ended."""
    auction = draw(auctions())
    while not auction.is_over:
        auction = auction.after(auction.legal_calls()[0])
    return auction


def played(play: Play, deal: Deal, choices: bytes) -> Play:
    """Play on with legal cards, one for each choice, highest first."""
    for choice in choices:
        legal = tuple(play.legal_cards(deal[play.turn]))
        play = play.after(legal[choice % len(legal)], deal[play.turn])
    return play


@st.composite
def plays(draw: st.DrawFn, deal: Deal, min_cards: int = 0) -> Play:
    """A play of legal cards of that deal in any contract, thirteen tricks long or shorter."""
    choices = draw(st.binary(min_size=min_cards, max_size=52))
    return played(Play.start(draw(contracts)), deal, choices)


_ALL_CONTRACTS = tuple(Contract(*parts) for parts in product(BIDS, Doubling, Seat))
_LOW_CONTRACTS = tuple(Contract(bid, Doubling.UNDOUBLED, seat) for bid, seat in product(BIDS[:10], Seat))
_HELD = tuple(tuple(zip(Seat, counts, strict=True)) for counts in product(range(6), repeat=4))
_HONORS_HELD = {
    honors: tuple(held for held in _HELD if sum(count for _, count in held) <= honors) for honors in (4, 5)
}


@st.composite
def _outcome_of(draw: st.DrawFn, contracts: tuple[Contract, ...], fewest: int, most: int) -> Outcome:
    contract = draw(st.sampled_from(contracts))
    honors = _HONORS_HELD[4 if contract.strain is Strain.NOTRUMP else 5]
    return Outcome(contract, draw(st.integers(fewest, most)), draw(st.sampled_from(honors)))


def outcomes() -> st.SearchStrategy[Outcome]:
    """The outcome of any deal: contract, tricks and honors as they can be dealt; at times nobody bid."""
    return _outcome_of(_ALL_CONTRACTS, 0, 13) | st.just(Outcome(None))


def low_outcomes() -> st.SearchStrategy[Outcome]:
    """Outcomes of low contracts often made, so that part-scores meet each other."""
    return _outcome_of(_LOW_CONTRACTS, 6, 10)


def words(max_size: int = 30, apart_from: str = "") -> st.SearchStrategy[str]:
    """Text that fits on a line: letters of any writing and signs, but no control characters."""
    letters = st.characters(exclude_categories=("Cc", "Cs"), exclude_characters=apart_from)
    return st.text(letters | st.sampled_from('AaÉñł[]{}();%"\\\\|#=*^+-!?$ 1'), max_size=max_size)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record, right or wrong, whole or in part."""
    deal, auction = draw(deals), draw(auctions())
    calls_made = draw(st.just(auction.calls) | st.lists(calls, max_size=12).map(tuple))
    contract = auction.contract if auction.contract is not None else draw(contracts)
    play = played(Play.start(contract), deal, draw(st.binary(max_size=52)))
    stated = draw(
        st.just(Stated())
        | st.just(Stated(contract.bid, contract.doubling, contract.declarer))
        | st.builds(Stated, bids, st.sampled_from(Doubling), st.none() | seats, st.just(False))
        | st.builds(Stated, declarer=st.none() | seats, is_passed_out=st.booleans())
    )
    return Record(
        draw(st.just(PartialDeal(deal.hands)) | partial_deals()),
        draw(st.none() | st.integers(1, 999)),
        draw(st.none() | st.just(auction.dealer) | seats),
        draw(st.none() | vulnerabilities),
        calls_made,
        draw(st.just(play.cards) | st.lists(cards, max_size=9).map(tuple)),
        draw(st.none() | st.integers(0, 13)),
        replace(stated, tricks_taken=draw(st.none() | st.integers(0, 13))),
    )


@st.composite
def filed_boards(draw: st.DrawFn) -> Filed:
    """A board as a file holds it, with something in each of its places at times."""
    record = draw(records())
    text = words().filter(lambda one: one != "?")
    told = draw(st.lists(st.builds(Told, words(), st.booleans()), max_size=len(record.calls)))
    while told and told[-1] == Told():
        told.pop()
    return Filed(
        record,
        BySeat.of(lambda _: draw(text)),
        draw(st.sampled_from((None, *Room))),
        draw(text),
        draw(text),
        draw(text),
        draw(text),
        title=draw(words()),
        calls=tuple(told),
        comments=tuple(draw(st.lists(words(apart_from="\r"), max_size=3))),
        extra=tuple(draw(st.lists(st.tuples(words(8), words()), max_size=3))),
    )
