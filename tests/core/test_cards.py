"""Law 1: the pack, rank of cards and suits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import cards
from tapete.core import DECK, Card, NotationError, Rank, Suit, parse_cards


def test_the_pack_has_52_cards_13_in_each_suit() -> None:
    assert len(set(DECK)) == 52
    assert all(sum(card.suit is suit for card in DECK) == 13 for suit in Suit)
    assert list(DECK) == sorted(DECK)
    assert all(DECK[card.index] is card and card.bit == 1 << card.index for card in DECK)


def test_cards_rank_from_the_ace_down_to_the_deuce() -> None:
    assert "".join(map(str, sorted(Rank, reverse=True))) == "AKQJT98765432"


def test_ace_king_queen_jack_and_ten_are_honors() -> None:
    assert [str(rank) for rank in Rank if rank.is_honor] == ["T", "J", "Q", "K", "A"]


@given(cards)
def test_there_is_only_one_of_each_card(card: Card) -> None:
    assert Card(card.suit, card.rank) is Card.parse(str(card)) is card
    match card:
        case Card(suit, rank):
            assert (suit, rank) == (card.suit, card.rank)


@given(cards, cards)
def test_cards_are_ordered_as_in_the_pack(one: Card, other: Card) -> None:
    assert (one < other) == (one.index < other.index)
    assert (one <= other) == (one.index <= other.index)
    assert (one == other) == (one is other)


def test_a_card_is_not_ordered_with_anything_else() -> None:
    with pytest.raises(TypeError):
        _ = DECK[0] < 1  # type: ignore[operator]  # what is tested is that it fails


@given(st.lists(cards))
def test_cards_written_side_by_side_or_apart_are_read_in_order(some: list[Card]) -> None:
    names = [str(card) for card in some]
    assert parse_cards("".join(names)) == parse_cards(" ".join(names)) == tuple(some)


@pytest.mark.parametrize("text", ["", "S", "AS", "S1", "S10", "sA", "sa", "NT", "♠A", "SA ", "Ｓ A", "S٣"])
def test_what_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not a card") as refusal:
        Card.parse(text)
    assert (refusal.value.line, refusal.value.column) == (1, 1)


@pytest.mark.parametrize(("text", "column"), [("SA SX", 4), ("SAHKX", 5), ("S A", 1), ("SA\tH", 4)])
def test_of_many_cards_the_wrong_one_is_pointed_at(text: str, column: int) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_cards(text)
    assert refusal.value.column == column


def test_no_card_is_made_of_a_strain_or_a_seat() -> None:
    for wrong in ("C", None, 0):
        with pytest.raises(TypeError, match="a card has a suit and a rank"):
            Card(wrong, Rank.ACE)  # type: ignore[arg-type]  # what is tested is that it fails


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="a card cannot be changed"):
        DECK[0].rank = Rank.ACE
    with pytest.raises(AttributeError, match="a card cannot be changed"):
        del DECK[0].rank
