"""A defending robot claims, or concedes, what no layout and no play can change; so it answers too."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

import pytest

from robots.tables import ending, played_deals
from tapete.core import (
    DEALS,
    PACK,
    Auction,
    BySeat,
    Card,
    Deal,
    Hand,
    Play,
    Seat,
    SeatView,
    Side,
    Suit,
    Vulnerability,
    seat_view,
)
from tapete.robots.claims import answers_defenders_claim, defenders_claim_to_make
from tapete.robots.claims.every_layout import takes_in_every_layout
from tapete.robots.layouts.known import cards_left, known
from tapete.robots.layouts.splits import every_split, hands_of

ALL = Hand(PACK.mask)


def at_the_end(seed: int, left: int, contract: str = "3NT") -> tuple[Auction, Deal, Play]:
    """A random deal, declared by South and played at random until so many tricks are left."""
    chance = Random(seed)
    deal, auction = Deal.from_number(chance.randrange(DEALS)), Auction.of(Seat.SOUTH, f"{contract} P P P")
    assert auction.contract is not None
    play = Play.start(auction.contract)
    for _ in range(52 - 4 * left):
        hand = Hand(deal[play.turn].mask & ~play.played)
        play = play.after(chance.choice(tuple(play.legal_cards(hand))), hand)
    return auction, deal, play


def fewest(play: Play, hands: dict[Seat, Hand], side: Side) -> int:
    """The tricks that side takes from here at the worst, looking at every card of everybody."""
    if play.is_over:
        return 0
    hand = hands[play.turn]
    counts = []
    for card in play.legal_cards(hand):
        after = play.after(card, hand)
        won = after.tricks_won(side) - play.tricks_won(side)
        counts.append(won + fewest(after, {**hands, play.turn: hand.without(card)}, side))
    return min(counts)


def every_layout(view: SeatView) -> Iterator[dict[Seat, Hand]]:
    """All that the two hidden hands may be after what they failed to follow to."""
    play = view.play
    assert play is not None
    seen = dict(view.hands)
    one, other = (seat for seat in Seat if seat not in seen)
    out = ALL - Hand(play.played)
    for hand in seen.values():
        out -= hand
    for chosen in combinations(tuple(out), cards_left(play, one)):
        hands = {**seen, one: Hand.of(chosen), other: out - Hand.of(chosen)}
        if not any(hands[seat].length(suit) for seat, suit in _voids(play)):
            yield hands


@lru_cache(maxsize=1)
def _voids(play: Play) -> list[tuple[Seat, Suit]]:
    return [
        (seat, trick.cards[0].suit)
        for trick in (*play.all_tricks(), play.trick)
        for seat, card in trick.seats_and_cards()
        if card.suit is not trick.cards[0].suit
    ]


@pytest.mark.parametrize("left", [1, 2])
def test_what_is_certain_is_so_in_every_layout_by_every_card(left: int) -> None:
    found = set()
    for seed in range(40):
        auction, deal, play = at_the_end(seed, left, "3S" if seed % 2 else "3NT")
        view = seat_view(Seat.EAST, Vulnerability.NONE, deal, auction, play)
        for seat in (Seat.SOUTH, Seat.EAST):
            worst = min(fewest(play, hands, seat.side) for hands in every_layout(view))
            found.add(worst)
            for tricks in range(left + 1):
                assert takes_in_every_layout(view, seat, tricks) == (worst >= tricks)
    assert found == set(range(left + 1))


@pytest.mark.parametrize("left", [2, 3])
def test_a_defender_claims_what_his_side_takes_in_every_layout_by_every_card_and_nothing_else(
    left: int,
) -> None:
    found = set[int | None]()
    for seed in range(60 if left == 2 else 10):
        auction, deal, play = at_the_end(seed, left, "3S" if seed % 2 else "3NT")
        play = one_card_more(play, deal, seed % 3)
        view = seat_view(Seat.EAST, Vulnerability.NONE, deal, auction, play)
        counts = set()
        for hands in every_layout(view):
            most = play.tricks_left - fewest(play, hands, Side.NS)
            counts |= {fewest(play, hands, Side.EW), most}
            if len(counts) > 1:
                break
        found |= counts if len(counts) == 1 else {None}
        claim = defenders_claim_to_make(view, 100_000)
        assert claim == ((counts.pop(), ()) if len(counts) == 1 else None)
    assert left > 2 or found == {None, 0, 1, 2}


def one_card_more(play: Play, deal: Deal, cards: int) -> Play:
    """The play after so many more cards, each the first that is legal."""
    for _ in range(cards):
        hand = Hand(deal[play.turn].mask & ~play.played)
        play = play.after(next(iter(play.legal_cards(hand))), hand)
    return play


def test_when_a_robot_has_claimed_its_side_wins_so_many_tricks_whatever_they_went_on_to_play() -> None:
    conceded = claimed = in_part = 0
    for played in played_deals(20):
        contract = played.auction.contract
        if played.play is None or contract is None:
            continue
        side = contract.declarer.side.other
        taken = played.play.tricks_won(side)
        for before, view in _defenders_turns(played.deal, played.auction, played.play):
            claim = defenders_claim_to_make(view)
            if claim is not None:
                conceded += claim[0] == 0
                claimed += claim[0] == before.tricks_left
                in_part += 0 < claim[0] < before.tricks_left
                assert before.tricks_won(side) + claim[0] == taken
    assert conceded and claimed and in_part


def test_a_defender_claims_the_same_however_the_cards_lie_that_he_does_not_see() -> None:
    chance, claims = Random(3), 0
    for played in played_deals(20):
        if played.play is None:
            continue
        for before, view in _defenders_turns(played.deal, played.auction, played.play):
            if before.tricks_left > 4:
                continue
            claim = defenders_claim_to_make(view)
            claims += claim is not None
            other = dealt_again(played.deal, before, view, chance)
            anew = seat_view(view.seat, view.vulnerability, other, played.auction, before)
            assert defenders_claim_to_make(anew) == claim
    assert claims


def dealt_again(deal: Deal, play: Play, view: SeatView, chance: Random) -> Deal:
    """The deal with the cards that this seat does not see shared out among the two otherwise."""
    hands, masks = {seat: deal[seat] for seat in Seat}, every_split(known(view))
    column = masks.T[chance.randrange(masks.shape[1])]
    for seat, left in zip(known(view).hidden, hands_of(column), strict=True):
        hands[seat] = play.played_by(seat) | left
    return Deal(BySeat.of(hands.__getitem__))


def _defenders_turns(deal: Deal, auction: Auction, whole: Play) -> Iterator[tuple[Play, SeatView]]:
    assert auction.contract is not None
    play = Play.start(auction.contract)
    for card in whole.cards:
        if play.cards and play.turn.side is not auction.contract.declarer.side:
            yield play, seat_view(play.turn, Vulnerability.NONE, deal, auction, play)
        play = play.after(card, deal[play.turn])


def each_with_a_suit(left: int) -> tuple[Auction, Deal, Play]:
    """Each has but one suit, and West, with the clubs, is on lead when so many tricks are left."""
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    auction = Auction.of(Seat.SOUTH, "3NT P P P")
    assert auction.contract is not None
    play = Play.start(auction.contract)
    suits = "CSHD"  # West leads clubs, and always keeps the lead
    for rank in "23456789TJQKA"[: 13 - left]:
        for suit in suits:
            card = Card.parse(suit + rank)
            play = play.after(card, Hand(deal[play.turn].mask & ~play.played))
    return auction, deal, play


def test_a_defender_who_cannot_be_sure_does_not_claim() -> None:
    auction, play, four = ending("AQ... .32.. .54.. K3...", leader=Seat.WEST)
    seen = tuple((seat, four[seat]) for seat in (Seat.NORTH, Seat.WEST))
    assert defenders_claim_to_make(SeatView(Seat.WEST, Vulnerability.NONE, auction, play, seen)) is None
    auction, deal, play = each_with_a_suit(6)  # so many layouts are not looked at
    assert defenders_claim_to_make(seat_view(Seat.WEST, Vulnerability.NONE, deal, auction, play)) is None


def test_a_defender_claims_from_the_top_when_no_partner_and_no_opponent_can_beat_him() -> None:
    auction, deal, play = each_with_a_suit(4)
    assert defenders_claim_to_make(seat_view(Seat.WEST, Vulnerability.NONE, deal, auction, play)) == (4, ())


def test_declarers_robot_agrees_to_what_a_defender_claims_when_every_layout_does() -> None:
    auction, deal, play = each_with_a_suit(3)
    view = seat_view(Seat.SOUTH, Vulnerability.NONE, deal, auction, play)
    assert answers_defenders_claim(view, Seat.WEST, 3)
    assert answers_defenders_claim(view, Seat.WEST, 2)


@pytest.mark.parametrize(
    ("hands", "contract", "leader", "agrees"),
    [
        ("AK.A.A. .32.32. .54.54. .76.76.", "3S", Seat.NORTH, True),
        ("AKQJT... .432.32. .765.54. .98.876.", "3S", Seat.NORTH, True),
        ("AK.AK.A. 32.2.32. 54.4.54. 76.6.76.", "3NT", Seat.NORTH, True),
        ("AKQJT9... .432.432. .765.765. .T98.T98.", "3S", Seat.NORTH, True),
        ("AKQ.AK.A. 432.43..2 765.65..3 T98.87..4", "3NT", Seat.NORTH, True),
        ("AKQ.AK.A. 432.43.2. 765.65.5. T98.87.7.", "3NT", Seat.WEST, True),
        ("AKQJ.2.. .432.32. .765.54. .98.876.", "3S", Seat.NORTH, False),  # a heart may be lost
        (".432.32. .765.54. ...AKQJT .98.876.", "3C", Seat.SOUTH, False),  # West may have the trumps
    ],
)
def test_a_partner_agrees_to_give_them_all_when_dummy_has_but_winners(
    hands: str, contract: str, leader: Seat, agrees: bool
) -> None:
    auction, play, four = ending(hands, contract, leader)
    seen = tuple((seat, four[seat]) for seat in (Seat.NORTH, Seat.EAST))
    east = SeatView(Seat.EAST, Vulnerability.NONE, auction, play, seen)
    assert answers_defenders_claim(east, Seat.WEST, 0) is agrees


def test_a_partner_objects_while_there_is_a_trick_to_be_won() -> None:
    auction, deal, play = each_with_a_suit(3)
    east = seat_view(Seat.EAST, Vulnerability.NONE, deal, auction, play)
    assert not answers_defenders_claim(east, Seat.WEST, 0)
    assert answers_defenders_claim(east, Seat.WEST, 3)


def test_nobody_concedes_his_last_card_before_the_opening_lead_or_as_declarer() -> None:
    auction, deal, play = at_the_end(1, 1)
    for seat in Seat:
        assert defenders_claim_to_make(seat_view(seat, Vulnerability.NONE, deal, auction, play)) is None
    auction, deal, play = at_the_end(1, 13)
    assert defenders_claim_to_make(seat_view(Seat.WEST, Vulnerability.NONE, deal, auction, play)) is None
    auction, deal, play = each_with_a_suit(3)
    assert defenders_claim_to_make(seat_view(Seat.SOUTH, Vulnerability.NONE, deal, auction, play)) is None


def test_what_would_take_too_long_to_find_out_is_not_certain() -> None:
    too_long = 0
    for played in played_deals(20):
        if played.play is None:
            continue
        for before, view in _defenders_turns(played.deal, played.auction, played.play):
            claim = defenders_claim_to_make(view)
            if claim is None or defenders_claim_to_make(view, budget=0) is not None:
                continue
            too_long += 1
            both = (view.seat, claim[0]), (view.seat.lho, before.tricks_left - claim[0])
            assert all(takes_in_every_layout(view, seat, tricks) for seat, tricks in both)
            assert not all(takes_in_every_layout(view, seat, tricks, budget=0) for seat, tricks in both)
    assert too_long
