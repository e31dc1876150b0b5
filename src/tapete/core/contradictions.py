"""What in a record contradicts the Laws or itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tapete.core.calls import Call
from tapete.core.cards import Card
from tapete.core.laws import Law
from tapete.core.record import Record, Replay


class Contradiction(msgspec.Struct, frozen=True):
    """One thing in a record that cannot be: a stable code, the place, and a sentence with its Law.

    `call/...` and `play/...` are the codes of `Law`; `record/...` are told in `docs/core.md`.
    """

    code: str
    where: str
    text: str


def contradictions(record: Record) -> tuple[Contradiction, ...]:
    """Replay a record and say all that is wrong with it; of illegal calls the first, of cards the first.

    What was not written down (no call at all, no card at all) contradicts nothing, but every deal
    has a dealer and four hands.

    >>> from tapete.core import PASS, Auction, PartialDeal, Seat
    >>> calls = Auction.of(Seat.NORTH, "1NT P P P").calls
    >>> record = Record(PartialDeal.parse("N:- - - -"), dealer=Seat.NORTH, calls=(*calls, PASS))
    >>> found = contradictions(record)[-1]
    >>> found.code, found.where, found.text
    ('call/auction-over', 'call 5', 'Law 39: P is not allowed after 1NT P P P')
    """
    replay = record.replay()
    parts = (_deal(record), _calls(record, replay), _stated(record, replay), _cards(record, replay))
    return tuple(found for part in (*parts, _tricks(record, replay)) for found in part)


def _deal(record: Record) -> Iterator[Contradiction]:
    if record.dealer is None:
        yield Contradiction("record/missing-dealer", "dealer", "the dealer is not known")
    for seat, hand in record.deal.hands.items():
        if len(hand) < 13:
            yield Contradiction("record/missing-hand", f"hand {seat}", f"{len(hand)} of 13 cards are known")


def _calls(record: Record, replay: Replay) -> Iterator[Contradiction]:
    auction = replay.auction
    place = len(auction.calls)
    if place < len(record.calls):
        call = record.calls[place]
        law = auction.broken_law(call)
        assert law is not None
        yield Contradiction(law.code, f"call {place + 1}", _forbidden(law, f"{call}", auction.calls))
    elif place and not auction.is_over:
        yield Contradiction("record/incomplete-auction", "auction", "the auction does not end in passes")


def _stated(record: Record, replay: Replay) -> Iterator[Contradiction]:
    stated, auction, called = record.stated, replay.auction, replay.auction.contract
    heard = str(called or auction.final_bid or "Pass")
    said = "Pass" if stated.is_passed_out else f"{stated.bid}{stated.doubling}"
    if _is_misstated(record, replay, said, heard):
        yield Contradiction("record/contract", "contract", f"{said} is stated, {heard} was called")
    if stated.declarer is None:
        return
    if replay.is_passed_out:
        yield Contradiction("record/declarer", "declarer", "a deal that was passed out has no declarer")
    elif called and record.dealer and called.declarer is not stated.declarer:
        text = f"{stated.declarer} is stated, {called.declarer} by the auction"
        yield Contradiction("record/declarer", "declarer", text)


def _is_misstated(record: Record, replay: Replay, said: str, heard: str) -> bool:
    stated, auction = record.stated, replay.auction
    if stated.bid is None and not stated.is_passed_out:
        return False
    if auction.is_over:
        return said != heard
    # An auction that breaks off may have gone higher, never lower.
    return auction.final_bid is not None and (stated.bid is None or stated.bid < auction.final_bid)


def _cards(record: Record, replay: Replay) -> Iterator[Contradiction]:
    if not record.cards:
        return
    if replay.is_passed_out:
        yield Contradiction("record/play-after-pass-out", "play", "no card is played when all four pass")
        return
    if replay.play is None:
        text = "cards were played, but the contract or its declarer is not known"
        yield Contradiction("record/missing-contract", "contract", text)
    illegal = _illegal_card(record, replay)
    if illegal is not None:
        yield illegal
    elif len(record.cards) < 52 and record.claim is None and record.stated.tricks_taken is None:
        text = f"{len(record.cards)} of 52 cards, and neither claim nor result"
        yield Contradiction("record/incomplete-play", "play", text)


def _illegal_card(record: Record, replay: Replay) -> Contradiction | None:
    if replay.play is None:
        return _card_twice(record.cards)
    play, place = replay.play, len(replay.play.cards)
    if place == len(record.cards):
        return None
    card = record.cards[place]
    law = play.broken_law(card, replay.hands[play.turn])
    assert law is not None
    text = _forbidden(law, f"{card} from {play.turn}", play.trick.cards)
    return Contradiction(law.code, f"card {place + 1}", text)


def _card_twice(cards: tuple[Card, ...]) -> Contradiction | None:
    for place, card in enumerate(cards):
        if card in cards[:place]:
            text = _forbidden(Law.NOT_HELD, f"{card}", cards[:place])
            return Contradiction(Law.NOT_HELD.code, f"card {place + 1}", text)
    return None


def _tricks(record: Record, replay: Replay) -> Iterator[Contradiction]:
    possible, claim, stated = replay.tricks_possible, record.claim, record.stated.tricks_taken
    by_the_cards = f"{possible[0]} to {possible[-1]} by the cards"
    if claim is not None and claim not in possible:
        yield Contradiction("record/claim", "claim", f"{claim} tricks are claimed, {by_the_cards}")
    if stated is not None and stated not in possible:
        yield Contradiction("record/result", "result", f"{stated} tricks are stated, {by_the_cards}")
    elif stated is not None and claim not in (None, stated):
        yield Contradiction("record/result", "result", f"{stated} tricks are stated, {claim} by the claim")


def _forbidden(law: Law, attempt: str, before: Iterable[Call | Card]) -> str:
    after = " ".join(map(str, before))
    return f"Law {law.number}: {attempt} is not allowed " + (f"after {after}" if after else "here")
