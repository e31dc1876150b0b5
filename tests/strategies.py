"""Hypothesis strategies for every room: one place, so that all tests mean the same by a contract."""

from __future__ import annotations

from itertools import product

from hypothesis import strategies as st

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
    Seat,
    Side,
    Strain,
    Suit,
    Vulnerability,
)

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
