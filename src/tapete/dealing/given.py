"""Cards that a seat is given before the shuffle, as people write them."""

from __future__ import annotations

import re

from tapete.core import BySeat, Card, Hand, PartialDeal, Rank, Seat, Suit, Words

_SUIT_NAMES = {
    **{str(suit): suit for suit in Suit},
    **dict(zip("♣♦♥♠", Suit, strict=True)),
    **dict(zip("♧♢♡♤", Suit, strict=True)),
}
_RANKS = {str(rank): rank for rank in Rank}
_GROUP = re.compile(r"([CDHS♣♦♥♠♧♢♡♤])\s*:?\s*([AKQJT2-9 ]*)")


class GivenError(ValueError):
    """Cards that cannot be given: to whom, a stable code, and words."""

    def __init__(self, seat: Seat, code: str, words: Words) -> None:
        super().__init__(seat, code, words)
        self.seat, self.code, self.words = seat, code, words

    def __str__(self) -> str:
        return f"{self.seat}: {self.words.en}"


def given_cards(texts: BySeat[str]) -> PartialDeal:
    """The cards given to each seat; raises `GivenError`.

    >>> given_cards(BySeat("AKQ...", "", "S9 HT", "D:AK C:Q"))
    PartialDeal.parse('N:AKQ... - 9.T.. ..AK.Q')
    """
    taken = Hand()
    for seat, text in texts.items():
        hand = _hand(seat, text)
        twice = taken & hand
        if twice.mask:
            raise _twice(seat, next(iter(twice)))
        taken |= hand
    return PartialDeal(BySeat.of(lambda seat: _hand(seat, texts[seat])))


def _hand(seat: Seat, text: str) -> Hand:
    text = text.strip().upper().replace("10", "T")
    hand = _with_dots(seat, text) if "." in text else _in_groups(seat, text)
    if len(hand) > 13:
        count = len(hand)
        words = Words(
            f"{count} cartas son demasiadas", f"{count} cartes són massa", f"{count} cards are too many"
        )
        raise GivenError(seat, "given/too-many", words)
    return hand


def _with_dots(seat: Seat, text: str) -> Hand:
    """Spades, hearts, diamonds and clubs with dots between; `-` where there is nothing."""
    suits = text.replace("-", "").replace(" ", "").split(".")
    if len(suits) != 4:
        raise _unreadable(seat, text)
    return _of(seat, [(suit, ranks) for suit, ranks in zip(reversed(Suit), suits, strict=True)])


def _in_groups(seat: Seat, text: str) -> Hand:
    """A suit before its cards: `SAK HT`."""
    text = "" if text == "-" else text
    found = [(match.start(), match.end()) for match in _GROUP.finditer(text)]
    if sum(end - start for start, end in found) != len(text):
        raise _unreadable(seat, text)
    groups = _GROUP.findall(text)
    return _of(seat, [(_SUIT_NAMES[suit], ranks.replace(" ", "")) for suit, ranks in groups])


def _of(seat: Seat, groups: list[tuple[Suit, str]]) -> Hand:
    hand = Hand()
    for suit, ranks in groups:
        for name in ranks:
            if name not in _RANKS:
                raise _unreadable(seat, name)
            card = Card(suit, _RANKS[name])
            if card in hand:
                raise _twice(seat, card)
            hand |= Hand(card.bit)
    return hand


def _twice(seat: Seat, card: Card) -> GivenError:
    words = Words(f"{card} está dos veces", f"{card} hi és dues vegades", f"{card} is there twice")
    return GivenError(seat, "given/twice", words)


def _unreadable(seat: Seat, text: str) -> GivenError:
    shown = text[:20]
    words = Words(
        f"«{shown}» no son cartas; por ejemplo: AKQ.T9.. o SAKQ HT9",
        f"«{shown}» no són cartes; per exemple: AKQ.T9.. o SAKQ HT9",
        f"{shown!r} are no cards; as in: AKQ.T9.. or SAKQ HT9",
    )
    return GivenError(seat, "given/cards", words)
