"""A robot's claim: only when every trick that remains is certain."""

from random import Random

from robots.tables import NEW_SHEET, Played, ending, forty_or_all_deals, played_deals, to_choose
from tapete.core import Card, Contract, Play, Seat, SeatView, Vulnerability, seat_view
from tapete.robots import answers_claim, claim_to_make


def first_claim(played: Played) -> tuple[Play, SeatView] | None:
    """The first moment of the deal at which declarer would claim."""
    contract = played.auction.contract
    if contract is None or played.play is None:
        return None
    play = Play.start(contract)
    for card in played.play.cards:
        if play.cards and play.led is None and play.turn.side is contract.declarer.side:
            view = seat_view(contract.declarer, played.terms.vulnerability, played.deal, played.auction, play)
            if claim_to_make(view, played.sheet) is not None:
                return play, view
        play = play.after(card, played.deal[play.turn])
    return None


def tricks_along(played: Played, play: Play, contract: Contract, line: tuple[Card, ...], rng: Random) -> int:
    """Tricks that declarer's side takes when it plays its line and the defenders play at random."""
    before = play.tricks_won(contract.declarer.side)
    while not play.is_over:
        hand = played.deal[play.turn]
        legal = tuple(play.legal_cards(hand))
        named = [card for card in line if card in legal]
        is_ours = play.turn.side is contract.declarer.side
        play = play.after(named[0] if is_ours else rng.choice(legal), hand)
    return play.tricks_won(contract.declarer.side) - before


@forty_or_all_deals
def test_a_claim_comes_true_however_the_defenders_play(deals: int) -> None:
    rng, claims = Random(1), 0
    for played in played_deals(deals):
        found, contract = first_claim(played), played.auction.contract
        if found is None or contract is None:
            continue
        play, view = found
        claim = claim_to_make(view, played.sheet)
        assert claim is not None
        claims += 1
        assert claim[0] == 13 - play.tricks_played
        assert len(claim[1]) == 2 * claim[0]
        for _ in range(5):
            assert tricks_along(played, play, contract, claim[1], rng) == claim[0]
    assert claims > deals / 5


@forty_or_all_deals
def test_both_defenders_accept_a_robots_claim(deals: int) -> None:
    for played in played_deals(deals):
        found, contract = first_claim(played), played.auction.contract
        if found is None or contract is None:
            continue
        play, view = found
        tricks, line = claim_to_make(view, played.sheet) or (0, ())
        faced = frozenset({contract.declarer})
        for seat in contract.declarer.side.other.seats:
            seen = seat_view(seat, played.terms.vulnerability, played.deal, played.auction, play, faced)
            assert answers_claim(seen, played.sheet, tricks, line)


def claim_at(hands: str, contract: str = "3NT") -> int | None:
    auction, play, four = ending(hands, contract)
    seen = tuple((seat, four[seat]) for seat in (Seat.NORTH, Seat.SOUTH))
    claim = claim_to_make(SeatView(Seat.SOUTH, Vulnerability.NONE, auction, play, seen), NEW_SHEET)
    return None if claim is None else claim[0]


def test_winners_from_the_top_are_claimed() -> None:
    assert claim_at("543... .543.. AKQ... ..543.") == 3


def test_nothing_is_claimed_that_a_bad_break_could_spoil() -> None:
    assert claim_at("5432... .543..2 AKQ4... ..5432.") is None


def test_nothing_is_claimed_while_a_trump_is_out_that_cannot_be_drawn() -> None:
    assert claim_at("543... .54..2 AKQ... ..543.", "4C") is None
    assert claim_at("543... .54..2 KQ...3 A.54..", "4C") is None
    assert claim_at("543... .54..2 AK...3 ..543.", "4C") == 3


def test_the_last_trick_is_played_rather_than_claimed() -> None:
    assert claim_at("5... .5.. A... ..5.") is None


def test_a_defender_claims_nothing() -> None:
    assert claim_to_make(to_choose("AKQ...", "543...", "HT H2"), NEW_SHEET) is None
