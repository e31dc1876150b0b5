// @vitest-environment node
import { expect, test } from 'vitest'
import { BASE } from '../fixtures/base'
import type { AnyEvent, Card, Seat, TableView, TrickSeen } from '../wire'
import { trickCompleted } from './trick'

const lying = (leader: Seat, ...cards: Card[]): TrickSeen => ({ leader, cards, winner: null })
const table = (trick: TrickSeen | null, last: TrickSeen | null = null): TableView => ({
  ...BASE,
  phase: 'play',
  trick,
  last_trick: last,
})
const played = (...cards: [Seat, Card][]): AnyEvent[] =>
  cards.map(([seat, card]) => ({ type: 'card-played', seat, card }))

const FOUR = { leader: 'W', cards: ['CA', 'C3', 'C7', 'CK'], winner: 'W' } as const

test('the fourth card completes a trick', () => {
  const before = table(lying('W', 'CA', 'C3', 'C7'))
  expect(trickCompleted(before, table(null, FOUR), played(['S', 'CK']))).toEqual(FOUR)
})

test('it is known from the events when the view no longer shows it, as after the thirteenth', () => {
  const before = table(lying('W', 'CA', 'C3', 'C7'))
  expect(trickCompleted(before, table(null), played(['S', 'CK']))).toEqual({ ...FOUR, winner: null })
})

test('fewer than four cards complete nothing', () => {
  const before = table(lying('W', 'CA'))
  expect(trickCompleted(before, table(lying('W', 'CA', 'C3')), played(['N', 'C3']))).toBeNull()
})

test('nothing is completed where no card was played', () => {
  expect(trickCompleted(null, table(null, FOUR), [])).toBeNull()
})

test('several cards that came together complete it as well', () => {
  const events = played(['W', 'CA'], ['N', 'C3'], ['E', 'C7'], ['S', 'CK'])
  expect(trickCompleted(table(null), table(null), events)).toEqual({ ...FOUR, winner: null })
})
