"""What a contested claim still leaves to its claimer (spec 000 §04, Law 68).

The line of a claim is the order in which declarer will play these cards of his two hands. It
*demands* a card

* on lead: the next of the line, when it is in the hand on lead;
* following suit in a trick that his side is not winning: the first of the line in that hand that
  would win it;
* out of the suit that his side led, in a trick that it is not winning: the next of the line, when
  it is a ruff that would win.

So ace and king named one after the other never fall on one trick, nor a queen under their ace.
Where the line demands nothing the hand is free, but it *keeps* the cards named for later: it does
not throw one on a trick while it has another. A free card is *doubtful*, and a defender may refuse
it, unless it is one that nobody would ask about (`_is_plain_lead`, `_is_plain_follow`).
"""

from __future__ import annotations

from tapete.core import PACK, Card, Hand, Play
from tapete.core.play import winning_place
from tapete.table.standing_claim import StandingClaim
from tapete.table.state import Table


def is_bound(table: Table) -> bool:
    """Whether the hand in turn is the claimer's or his dummy."""
    claim, play = table.claim, table.play
    return claim is not None and play is not None and play.turn.side is claim.seat.side


def demanded_card(table: Table) -> Card | None:
    """The card that the line demands of the claimer's hand in turn, or None where it leaves a choice."""
    claim, play, legal = _position(table)
    left = _line_left(claim, play)
    led = play.led
    if led is None:
        return left[0] if left and left[0] in legal else None
    if _is_winning(play, claim):
        return None
    if not legal.length(led.suit):
        left = left[:1] if play.leader.side is claim.seat.side else []
    return next((card for card in left if card in legal and _wins(play, card)), None)


def allowed_cards(table: Table) -> Hand:
    """The legal cards of the claimer's hand in turn that the line leaves him."""
    demanded = demanded_card(table)
    if demanded is not None:
        return Hand(demanded.bit)
    claim, play, legal = _position(table)
    led = play.led
    if led is None:
        return legal
    left = _line_left(claim, play)
    kept = Hand.of(card for card in left if card in legal and not _wins(play, card))
    allowed = (legal - kept) or legal
    if legal.length(led.suit):
        allowed |= Hand(min(legal).bit)
    return allowed | Hand(left[0].bit) if left and left[0] in legal else allowed


def refused_cards(table: Table) -> Hand:
    """The cards that the defenders have refused at this turn."""
    claim, play, _ = _position(table)
    return Hand.of(claim.refused) if claim.refused_at == len(play.cards) else Hand()


def is_doubtful(table: Table, card: Card) -> bool:
    """Whether a defender may refuse this card of the claimer's hand in turn, and ask for another."""
    choices = allowed_cards(table) - refused_cards(table)
    if len(choices) == 1:
        return False
    claim, play, legal = _position(table)
    left = _line_left(claim, play)
    if left and card is left[0]:
        return False
    if play.led is None:
        return not _is_plain_lead(table, left, card)
    return not _is_plain_follow(table, choices, legal, card)


def _is_plain_lead(table: Table, left: list[Card], card: Card) -> bool:
    """A low card to the next of the line in the other hand; or, with no trump against it, a sure winner."""
    claim, play, legal = _position(table)
    if left and card.suit is left[0].suit and card is min(legal.in_suit(card.suit)):
        return True
    against = _against(table, claim, play)
    if play.trump.suit is not None and against.length(play.trump.suit):
        return False
    return not _is_beaten(play, card, against)


def _is_plain_follow(table: Table, choices: Hand, legal: Hand, card: Card) -> bool:
    """The lowest of the suit led where a higher one would gain nothing, or the lowest sure winner."""
    claim, play, _ = _position(table)
    trick = play.trick
    against = _against(table, claim, play) if len(trick.cards) < 3 else Hand()
    best = trick.cards[winning_place(trick.cards, play.trump)]
    is_won = _is_winning(play, claim) and not _is_beaten(play, best, against)
    is_lowest = card.suit is trick.cards[0].suit and card is min(legal)
    if is_lowest and (is_won or not any(_wins(play, other) for other in legal)):
        return True
    if is_won:
        return False
    sure = (choice for choice in choices if _wins(play, choice) and not _is_beaten(play, choice, against))
    return card is min(sure, default=None)


def _position(table: Table) -> tuple[StandingClaim, Play, Hand]:
    """The claim, the play, and the legal cards of the hand in turn."""
    claim, play = table.claim, table.play
    assert claim is not None and play is not None
    return claim, play, play.legal_cards(table.cards_of(play.turn))


def _line_left(claim: StandingClaim, play: Play) -> list[Card]:
    return [card for card in claim.line if not play.played & card.bit]


def _is_winning(play: Play, claim: StandingClaim) -> bool:
    """Whether the claimer's side holds the trick in progress."""
    trick = play.trick
    return trick.leader.after(winning_place(trick.cards, play.trump)).side is claim.seat.side


def _wins(play: Play, card: Card) -> bool:
    """Whether the card, played now, would hold the trick."""
    cards = (*play.trick.cards, card)
    return winning_place(cards, play.trump) == len(cards) - 1


def _is_beaten(play: Play, card: Card, against: Hand) -> bool:
    """Whether one of these cards, played on `card` in this trick, could take the trick from it."""
    trump = play.trump.suit
    if trump is not None and card.suit is not trump and against.length(trump):
        return True
    return any(other.index > card.index for other in against.in_suit(card.suit))


def _against(table: Table, claim: StandingClaim, play: Play) -> Hand:
    """The cards that the two defenders hold between them, which everyone can tell: the rest is faced."""
    faced = table.cards_of(claim.seat) | table.cards_of(claim.seat.partner)
    return PACK - Hand(play.played) - faced
