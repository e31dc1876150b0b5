"""Positions of the last tricks: a table at which the cards before them have gone, nobody cares how."""

from __future__ import annotations

from msgspec.structs import replace

from table.game import Game
from tapete.core import (
    DECK,
    Bid,
    BySeat,
    Card,
    Contract,
    Deal,
    Doubling,
    Hand,
    Play,
    Seat,
    Strain,
    parse_cards,
)
from tapete.table.intents import AnswerClaim, Claim


def ending(
    north: str,
    east: str,
    south: str,
    west: str,
    *,
    trump: Strain = Strain.NOTRUMP,
    leader: Seat = Seat.SOUTH,
    declarer: Seat = Seat.SOUTH,
) -> Game:
    """These hands are left, equally long; that seat is on lead, and declarer plays at the one level."""
    left = BySeat(*map(parse_cards, (north, east, south, west)))
    play, gone = _gone_before(left, trump, leader)
    contract = Contract(Bid(1, trump), Doubling.UNDOUBLED, declarer)
    game = Game().sit_down().begin().draw_for(declarer).deal().calls(f"{contract.bid} P P P")
    deal = Deal(BySeat.of(lambda seat: Hand.of((*left[seat], *gone[seat]))))
    game.put(replace(game.table, deal=deal, play=play))
    return game


def _gone_before(
    left: BySeat[tuple[Card, ...]], trump: Strain, leader: Seat
) -> tuple[Play, dict[Seat, list[Card]]]:
    """A play of all other cards after which that seat is on lead, and who so held them."""
    kept = {card for cards in left for card in cards}
    others = [card for card in DECK if card not in kept]
    for opening_leader in Seat:
        play = Play(trump, opening_leader, opening_leader, opening_leader)
        gone: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
        for card in others:
            gone[play.turn].append(card)
            play = play.after(card, Hand(card.bit))
        if play.turn is leader:
            return play, gone
    raise AssertionError("whoever leads first decides who leads last")


def contested(game: Game, tricks: int, line: str, words: str = "") -> Game:
    """Declarer claims so many tricks on that line, and his left-hand opponent contests."""
    assert game.table.contract is not None
    declarer = game.table.contract.declarer
    game.does(declarer, Claim(tricks, parse_cards(line), words))
    return game.does(declarer.lho, AnswerClaim(False))


def open_cards(game: Game) -> str:
    """What the hand in turn may play, in the eyes of who plays it."""
    assert game.table.play is not None
    seat = game.table.player_of(game.table.play.turn)
    return " ".join(map(str, sorted(game.view(seat).may.cards)))


def may_be_refused(game: Game) -> bool:
    """Whether the last card is one that a defender may refuse."""
    assert game.table.contract is not None
    return game.view(game.table.contract.declarer.lho).may.refuse_play
