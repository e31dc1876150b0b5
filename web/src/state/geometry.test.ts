// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { SEATS } from '../notation/seats'
import type { HandSeen } from '../wire'
import { facedSuits, fannedCards, PLACES, placeOf, seatAt } from './geometry'

const dummy: HandSeen = {
  seat: 'N',
  suits: ['H', 'S', 'D', 'C'],
  cards: ['HK', 'H5', 'SA', 'S8', 'D7', 'CQ'],
  is_dummy: true,
  is_faced_by_claim: false,
}
const drawn = (hand: HandSeen, place: 'top' | 'left' | 'right' | 'bottom') =>
  facedSuits(hand, place).map(({ cards }) => cards.join(' '))

test('the reader sits at the bottom and the others follow clockwise', () => {
  expect(PLACES.map((place) => seatAt(place, 'S'))).toEqual(['S', 'W', 'N', 'E'])
  expect(PLACES.map((place) => seatAt(place, 'E'))).toEqual(['E', 'S', 'W', 'N'])
})

test('a watcher looks from the south', () => {
  expect(placeOf('S', null)).toBe('bottom')
})

test('places and seats are each other’s inverse for every reader', () => {
  for (const viewer of SEATS) {
    for (const place of PLACES) expect(placeOf(seatAt(place, viewer), viewer)).toBe(place)
  }
})

describe('dummy has trumps at its right (Law 41)', () => {
  test('opposite: at the left of the screen', () => {
    expect(drawn(dummy, 'top')).toEqual(['HK H5', 'SA S8', 'D7', 'CQ'])
  })
  test('at the left: in the lowest row', () => {
    expect(drawn(dummy, 'left')).toEqual(['CQ', 'D7', 'SA S8', 'HK H5'])
  })
  test('at the right: in the highest row, the highest card nearest to dummy', () => {
    expect(drawn(dummy, 'right')).toEqual(['H5 HK', 'S8 SA', 'D7', 'CQ'])
  })
  test('one’s own: at the right', () => {
    expect(fannedCards(dummy)).toEqual(['CQ', 'D7', 'SA', 'S8', 'HK', 'H5'])
  })
})

test('a hand of one’s own lies as the view says, from the left', () => {
  const own = { ...dummy, is_dummy: false }
  expect(fannedCards(own)).toEqual(own.cards)
})

test('a claimer’s hand is turned round: what was at his left is at the right of the screen', () => {
  expect(drawn({ ...dummy, is_dummy: false }, 'top')).toEqual(['CQ', 'D7', 'SA S8', 'HK H5'])
})

test('a suit with no cards left takes no room', () => {
  expect(drawn({ ...dummy, cards: ['D7'] }, 'top')).toEqual(['D7'])
})
