"""Before the auction: the draw for dealer, the shuffle and the cut (Laws 2 to 9, spec 000 §02)."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.core import Auction, BySeat, Card, Seat, Suit
from tapete.scoring import Form, UnitOptions, unit
from tapete.scoring.chicago import ChicagoOptions
from tapete.table.events import (
    CardDrawn,
    DealerDrawn,
    EntropyAdded,
    PackCut,
    PackSpread,
    SeatsDrawn,
    Shuffled,
)
from tapete.table.fair_deal import (
    ENTROPY_BYTES,
    SECRET_BYTES,
    commitment,
    deal_from_seed,
    deal_seed,
    is_hexadecimal,
    spread_pack,
)
from tapete.table.intents import AddEntropy, Cut, DrawCard, Shuffle, SpreadPack
from tapete.table.options import Seats
from tapete.table.people import Who
from tapete.table.phase import Phase
from tapete.table.refusals import TableError
from tapete.table.rules import Events, Folds, Judges, only_house, only_in, seat_for
from tapete.table.state import Draw, Shuffling, Table

FIRST_PLACE, LAST_PLACE = 1, 50
"""Cards that may be drawn: none from the ends of the spread pack (Law 3)."""


def judge_spread_pack(table: Table, who: Who, intent: SpreadPack, now: float) -> Events:
    """The house spreads the pack once a rubber has begun."""
    only_house(who)
    only_in(table, Phase.DRAW)
    if table.draw is not None:
        raise TableError("table/not-now")
    _check_chance(intent.secret, SECRET_BYTES)
    return (PackSpread(intent.secret, commitment(intent.secret)),)


def judge_draw_card(table: Table, who: Who, intent: DrawCard, now: float) -> Events:
    """Each seat draws once; with the fourth card the dealer is known."""
    seat = seat_for(table, who)
    only_in(table, Phase.DRAW)
    if table.draw is None:
        raise TableError("table/not-now")
    if seat in table.draw.seats:
        raise TableError("table/drawn", 3)
    taken = [place for _, place, _ in table.draw.drawn]
    if not FIRST_PLACE <= intent.place <= LAST_PLACE or intent.place in taken:
        raise TableError("table/bad-place", 3)
    card = spread_pack(table.draw.secret)[intent.place]
    drawn = {other: their for other, _, their in table.draw.drawn} | {seat: card}
    event = CardDrawn(seat, intent.place, card)
    return (event,) if len(drawn) < 4 else (event, *_drawn_out(table, drawn))


def _drawn_out(table: Table, drawn: dict[Seat, Card]) -> Events:
    """The highest card deals, in the game of 1920 the lowest; where seats are drawn, the next is his partner.

    Equal ranks are parted by suit, spades highest (Laws 2 and 3); in 1920 hearts are lowest, then
    diamonds, clubs and spades. The dealer, who may choose, keeps his seat; his partner comes opposite,
    and the third sits on the dealer's left.
    """
    dealer, second, third, fourth = sorted(drawn, key=lambda seat: _draw_order(table.form, drawn[seat]))
    if table.options.seats is Seats.FIXED:
        return (DealerDrawn(dealer),)
    came_from = {dealer: dealer, dealer.partner: second, dealer.lho: third, dealer.rho: fourth}
    return SeatsDrawn(BySeat.of(came_from.__getitem__)), DealerDrawn(dealer)


_SUITS_1920 = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


def _draw_order(form: Form, card: Card) -> tuple[int, int]:
    if form is Form.AUCTION1920:
        return card.rank.index, _SUITS_1920.index(card.suit)
    return -card.rank.index, -card.suit.index


def judge_shuffle(table: Table, who: Who, intent: Shuffle, now: float) -> Events:
    """The house shuffles and commits itself to the shuffle."""
    only_house(who)
    only_in(table, Phase.SHUFFLE)
    _check_chance(intent.secret, SECRET_BYTES)
    return (Shuffled(intent.secret, commitment(intent.secret)),)


def judge_add_entropy(table: Table, who: Who, intent: AddEntropy, now: float) -> Events:
    """Anyone seated may mix in bytes of his own once, before the cut."""
    seat = seat_for(table, who)
    only_in(table, Phase.CUT)
    _check_chance(intent.entropy, ENTROPY_BYTES)
    assert table.shuffling is not None
    if table.shuffling.added[seat] is not None:
        raise TableError("table/answered")
    return (EntropyAdded(seat, intent.entropy),)


def judge_cut(table: Table, who: Who, intent: Cut, now: float) -> Events:
    """Dealer's right-hand opponent cuts, and nobody else (Law 5)."""
    seat = seat_for(table, who)
    only_in(table, Phase.CUT)
    assert table.shuffling is not None
    if seat is not table.shuffling.cut_by:
        raise TableError("table/not-yours", 5)
    _check_chance(intent.entropy, ENTROPY_BYTES)
    return (PackCut(seat, intent.entropy),)


def _check_chance(text: str, length: int) -> None:
    if not is_hexadecimal(text, length):
        raise TableError("table/bad-entropy")


def fold_pack_spread(table: Table, event: PackSpread) -> Table:
    """Face down on the table."""
    return replace(table, draw=Draw(event.secret, event.commitment))


def fold_card_drawn(table: Table, event: CardDrawn) -> Table:
    """One card faced."""
    assert table.draw is not None
    drawn = (*table.draw.drawn, (event.seat, event.place, event.card))
    return replace(table, draw=replace(table.draw, drawn=drawn))


def fold_seats_drawn(table: Table, event: SeatsDrawn) -> Table:
    """The players change places, and what they drew goes with them."""
    seats = BySeat(*(table.seats[old] for old in event.came_from))
    assert table.draw is not None
    place_of = {old: new for new, old in event.came_from.items()}
    drawn = tuple((place_of[seat], place, card) for seat, place, card in table.draw.drawn)
    return replace(table, seats=seats, draw=replace(table.draw, drawn=drawn))


def fold_dealer_drawn(table: Table, event: DealerDrawn) -> Table:
    """An empty sheet, and the first deal to come."""
    return with_empty_sheet(table, event.dealer)


def with_empty_sheet(table: Table, dealer: Seat) -> Table:
    """The table with the sheet of its form and the first deal to come."""
    options = table.options
    chicago = ChicagoOptions(options.vulnerable, options.honors)
    agreed = UnitOptions(chicago, table.boards, options.scoring)
    sheet = unit.start(table.form, dealer, agreed)
    return to_next_deal(replace(table, settled=sheet, sheet=sheet))


def to_next_deal(table: Table) -> Table:
    """The pack is to be shuffled for the next deal; a board dealt elsewhere only has to be opened."""
    assert table.sheet is not None
    terms = unit.terms(table.sheet)
    assert terms is not None
    table = replace(table, terms=terms, phase=Phase.SHUFFLE)
    if table.brought is None:
        return table
    deal = table.brought.deals[terms.deal - 1]
    return replace(table, phase=Phase.AUCTION, deal=deal, auction=Auction.start(terms.dealer))


def fold_shuffled(table: Table, event: Shuffled) -> Table:
    """The pack lies on the right of the one who cuts it."""
    assert table.terms is not None
    is_prepared = table.prepared is not None
    shuffling = Shuffling(event.secret, event.commitment, table.terms.dealer.rho, is_prepared=is_prepared)
    return replace(table, phase=Phase.CUT, shuffling=shuffling)


def fold_entropy_added(table: Table, event: EntropyAdded) -> Table:
    """Mixed in."""
    assert table.shuffling is not None
    added = table.shuffling.added.with_seat(event.seat, event.entropy)
    return replace(table, shuffling=replace(table.shuffling, added=added))


def fold_pack_cut(table: Table, event: PackCut) -> Table:
    """Cut and dealt: the dealer calls first."""
    assert table.shuffling is not None and table.terms is not None
    shuffling = replace(table.shuffling, cut=event.entropy)
    deal = table.prepared or deal_from_seed(deal_seed(shuffling.secret, shuffling.added, event.entropy))
    auction = Auction.start(table.terms.dealer)
    return replace(table, phase=Phase.AUCTION, shuffling=shuffling, deal=deal, auction=auction)


JUDGES: Judges = {
    SpreadPack: judge_spread_pack,
    DrawCard: judge_draw_card,
    Shuffle: judge_shuffle,
    AddEntropy: judge_add_entropy,
    Cut: judge_cut,
}
FOLDS: Folds = {
    PackSpread: fold_pack_spread,
    CardDrawn: fold_card_drawn,
    SeatsDrawn: fold_seats_drawn,
    DealerDrawn: fold_dealer_drawn,
    Shuffled: fold_shuffled,
    EntropyAdded: fold_entropy_added,
    PackCut: fold_pack_cut,
}
