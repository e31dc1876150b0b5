"""The draw, the shuffle and the cut (Laws 2 to 9, spec 000 §02)."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.game import ENTROPY, FOUR, HOUSE, JOAN, SECRET, Game
from tapete.core import PASS, Card, Seat
from tapete.table import Options, Phase
from tapete.table.ceremony import FIRST_PLACE, LAST_PLACE
from tapete.table.fair_deal import deal_from_seed, spread_pack
from tapete.table.intents import AddEntropy, BeginRubber, Cut, DrawCard, MakeCall, Ready, Shuffle, SpreadPack
from tapete.table.options import Seats

PLACES = st.lists(st.integers(FIRST_PLACE, LAST_PLACE), min_size=4, max_size=4, unique=True)
SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def drawn(secret: str, places: list[int], seats: Seats = Seats.FIXED) -> Game:
    game = Game(Options(seats=seats)).sit_down().does(JOAN, BeginRubber()).does(HOUSE, SpreadPack(secret))
    for seat, place in zip(Seat, places, strict=True):
        game.does(FOUR[seat], DrawCard(place))
    return game


@given(SECRETS, PLACES)
def test_the_highest_card_deals_and_equal_ranks_are_parted_by_suit(secret: str, places: list[int]) -> None:
    game = drawn(secret, places)
    pack = spread_pack(secret)
    cards = {seat: pack[place] for seat, place in zip(Seat, places, strict=True)}
    assert {(seen.seat, seen.card) for seen in game.view(JOAN).draw} == set(cards.items())
    dealer = max(cards, key=lambda seat: ("23456789TJQKA".index(cards[seat].rank.value), cards[seat].suit))
    assert game.view(JOAN).dealer is dealer


def test_an_ace_of_spades_deals_before_an_ace_of_hearts() -> None:
    pack = spread_pack(SECRET)
    cards = ("HA", "SA", "DA", "C2")
    places = [pack.index(Card.parse(card)) for card in cards]
    assert all(FIRST_PLACE <= place <= LAST_PLACE for place in places)
    assert drawn(SECRET, places).view(JOAN).dealer is Seat.EAST


@pytest.mark.parametrize("place", [-1, 0, 51, 52])
def test_none_may_be_drawn_from_the_ends_of_the_pack(place: int) -> None:
    game = Game().sit_down().begin()
    assert game.refusal(Seat.NORTH, DrawCard(place)) == ("table/bad-place", 3)


def test_a_card_that_was_taken_is_gone() -> None:
    game = Game().sit_down().begin().does(Seat.NORTH, DrawCard(7))
    assert game.refusal(Seat.EAST, DrawCard(7)) == ("table/bad-place", 3)


def test_everyone_draws_once() -> None:
    game = Game().sit_down().begin().does(Seat.NORTH, DrawCard(7))
    assert game.refusal(Seat.NORTH, DrawCard(8)) == ("table/drawn", 3)


def test_nobody_draws_before_the_pack_is_spread() -> None:
    game = Game().sit_down().does(JOAN, BeginRubber())
    assert game.refusal(JOAN, DrawCard(7)) == ("table/not-now", None)
    assert game.does(HOUSE, SpreadPack(SECRET)).refusal(HOUSE, SpreadPack(SECRET)) == ("table/not-now", None)


def test_the_order_of_the_pack_is_promised_before_the_draw_and_shown_after_it() -> None:
    game = Game().sit_down().begin().does(Seat.NORTH, DrawCard(7))
    promised = game.view(JOAN).draw_proof
    assert promised is not None and promised.secret is None
    for seat, place in ((Seat.EAST, 8), (Seat.SOUTH, 9), (Seat.WEST, 10)):
        game.does(seat, DrawCard(place))
    shown = game.view(JOAN).draw_proof
    assert shown is not None and shown.secret == SECRET
    assert sha256(bytes.fromhex(SECRET)).hexdigest() == promised.commitment == shown.commitment


@given(SECRETS, PLACES)
def test_where_seats_are_drawn_the_two_highest_play_the_two_lowest(secret: str, places: list[int]) -> None:
    game = drawn(secret, places, Seats.DRAWN)
    pack = spread_pack(secret)
    ranking = sorted(zip(Seat, places, strict=True), key=lambda at: (pack[at[1]].rank, pack[at[1]].suit))
    fourth, third, second, first = (FOUR[seat] for seat, _ in ranking)
    dealer = game.view(JOAN).dealer
    assert dealer is ranking[-1][0], "who drew highest keeps his seat"
    people = [game.table.seats[dealer.after(step)].person for step in range(4)]
    assert people == [first, third, second, fourth]
    drew = {FOUR[seat].id: pack[place] for seat, place in zip(Seat, places, strict=True)}
    for seen in game.view(JOAN).draw:
        person = game.table.seats[seen.seat].person
        assert person is not None
        assert drew[person.id] is seen.card


def test_where_seats_are_fixed_nobody_moves() -> None:
    game = drawn(SECRET, [10, 20, 30, 40])
    assert [occupant.person for occupant in game.table.seats] == list(FOUR)


def dealer_known(dealer: Seat = Seat.SOUTH) -> Game:
    return Game().sit_down().begin().draw_for(dealer)


@pytest.mark.parametrize("dealer", Seat)
def test_dealers_right_hand_opponent_cuts_and_nobody_else(dealer: Seat) -> None:
    game = dealer_known(dealer).shuffle()
    for seat in Seat:
        if seat is not dealer.rho:
            assert game.refusal(seat, Cut(ENTROPY)) == ("table/not-yours", 5)
    game.does(dealer.rho, Cut(ENTROPY))
    assert game.table.phase is Phase.AUCTION and game.view(JOAN).turn is dealer


def test_the_deal_follows_from_secret_added_bytes_and_cut() -> None:
    game = dealer_known().does(HOUSE, Shuffle(SECRET))
    game.does(Seat.WEST, AddEntropy("0a" * 16)).does(Seat.NORTH, AddEntropy("0b" * 16)).does(
        Seat.EAST, Cut(ENTROPY)
    )
    mixed = bytes.fromhex(SECRET + "0b" * 16 + "0a" * 16 + ENTROPY)
    assert game.table.deal == deal_from_seed(sha256(mixed).digest())


def test_the_shuffle_is_promised_before_the_cut_and_shown_when_the_deal_is_over() -> None:
    game = dealer_known().does(HOUSE, Shuffle(SECRET)).does(Seat.EAST, Cut(ENTROPY))
    proof = game.view(JOAN).proof
    assert proof is not None and proof.secret is None and proof.deal_number is None
    assert proof.commitment == sha256(bytes.fromhex(SECRET)).hexdigest()
    game.calls("P P P P")
    proof = game.view(JOAN).proof
    assert proof is not None and proof.secret == SECRET and not proof.is_prepared
    assert game.table.deal is not None and proof.deal_number == str(game.table.deal.number)


def test_each_seat_adds_bytes_once_and_only_before_the_cut() -> None:
    game = dealer_known().shuffle().does(Seat.NORTH, AddEntropy(ENTROPY))
    assert game.refusal(Seat.NORTH, AddEntropy(ENTROPY)) == ("table/answered", None)
    assert game.cut().refusal(Seat.WEST, AddEntropy(ENTROPY)) == ("table/not-now", None)


@pytest.mark.parametrize("text", ["", "c7", "C7" * 16, "g7" * 16, "c7" * 32, "é" * 32])
def test_chance_is_of_the_right_length_and_in_hexadecimal(text: str) -> None:
    game = dealer_known()
    if len(text) != 64:
        assert game.refusal(HOUSE, Shuffle(text)) == ("table/bad-entropy", None)
    game.shuffle()
    assert game.refusal(Seat.EAST, Cut(text)) == ("table/bad-entropy", None)
    assert game.refusal(Seat.EAST, AddEntropy(text)) == ("table/bad-entropy", None)


def test_the_house_alone_spreads_and_shuffles() -> None:
    game = Game().sit_down().does(JOAN, BeginRubber())
    assert game.refusal(JOAN, SpreadPack(SECRET)) == ("table/not-yours", None)
    assert dealer_known().refusal(JOAN, Shuffle(SECRET)) == ("table/not-yours", None)
    assert game.refusal(HOUSE, Shuffle(SECRET)) == ("table/not-now", None)


def test_the_deal_passes_to_the_left_also_when_nobody_bid() -> None:
    game = dealer_known(Seat.WEST)
    for deal, dealer in enumerate((Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST), start=1):
        assert (game.view(JOAN).deal, game.view(JOAN).dealer) == (deal, dealer)
        game.shuffle().cut()
        for _ in Seat:
            assert game.table.auction is not None
            game.does(game.table.auction.turn, MakeCall(PASS))
        for seat in Seat:
            game.does(seat, Ready())
