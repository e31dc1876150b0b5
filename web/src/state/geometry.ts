/** Where things lie on the screen: the reader's seat at the bottom, the others clockwise from there. */

import { after, SEATS } from '../notation/seats'
import type { Card, HandSeen, Seat, Suit } from '../wire'
import { suitOf } from '../notation/letters'

export type Place = 'bottom' | 'left' | 'top' | 'right'

export const PLACES: readonly Place[] = ['bottom', 'left', 'top', 'right']

/** Watchers sit behind no one's chair and look from the south. */
export function bottomSeat(viewer: Seat | null): Seat {
  return viewer ?? 'S'
}

export function seatAt(place: Place, viewer: Seat | null): Seat {
  return after(bottomSeat(viewer), PLACES.indexOf(place))
}

export function placeOf(seat: Seat, viewer: Seat | null): Place {
  const places = (SEATS.indexOf(seat) - SEATS.indexOf(bottomSeat(viewer)) + 4) % 4
  return PLACES[places]!
}

/** One suit of a faced hand, as a column (dummy opposite or below) or a row (dummy at a side). */
export interface SuitCards {
  suit: Suit
  cards: readonly Card[]
}

/**
 * A faced hand as it is drawn: columns from left to right, or rows from top to bottom.
 *
 * `suits` of the hand starts at its owner's right when he is dummy, else at his left. An owner at the
 * top has his right hand at the left of the screen; one at the left has it at the bottom; one at the
 * right at the top; one at the bottom at the right. Cards run from the owner towards the middle, the
 * highest nearest to him; where that is from right to left they are listed as seen, left to right.
 */
export function facedSuits(hand: HandSeen, place: Place): readonly SuitCards[] {
  const fromOwnersRight = hand.is_dummy ? hand.suits : hand.suits.toReversed()
  const startsAtOwnersRight = place === 'top' || place === 'right'
  const suits = startsAtOwnersRight ? fromOwnersRight : fromOwnersRight.toReversed()
  return suits
    .map((suit) => ({ suit, cards: cardsOf(hand, suit, place) }))
    .filter(({ cards }) => cards.length > 0)
}

function cardsOf(hand: HandSeen, suit: Suit, place: Place): readonly Card[] {
  const cards = hand.cards.filter((card) => suitOf(card) === suit)
  return place === 'right' ? cards.toReversed() : cards
}

/** A hand held by its owner at the bottom, as it fans out from left to right. */
export function fannedCards(hand: HandSeen): readonly Card[] {
  if (!hand.is_dummy) return hand.cards
  return hand.suits.toReversed().flatMap((suit) => hand.cards.filter((card) => suitOf(card) === suit))
}
