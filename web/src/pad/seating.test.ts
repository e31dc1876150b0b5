// @vitest-environment node
import { expect, test } from 'vitest'
import type { AnyPadCommand, PadView } from '../wire'
import type { Waiting } from './outbox'
import { currentOf, namesAt, pairAt, playersOf } from './seating'

const SEATS = { north: 'a', east: 'b', south: 'c', west: 'd' }
const TURNED = { north: 'd', east: 'a', south: 'b', west: 'c' }
const NEXT = { number: 3, dealer: 'S', vulnerability: 'NS', after: 'x' } as const
const VIEW = {
  players: [
    { id: 'a', name: 'Anna' },
    { id: 'b', name: 'Bernat' },
    { id: 'c', name: 'Carme' },
    { id: 'd', name: 'David' },
  ],
  current: 'u',
  units: [
    { id: 'o', seatings: [TURNED], next: null, deals: [{ id: 'w' }] },
    { id: 'u', seatings: [SEATS], next: NEXT, deals: [{ id: 'x' }] },
  ],
} as unknown as PadView

const RESULT = { contract: 'pass', declarer: null, tricks: null, honors: [], doubled_by: null }
const waiting = (...commands: AnyPadCommand[]): Waiting[] =>
  commands.map((command, at) => ({ id: `w${at}`, at, command, problem: null }))

test('the unit that is played says who sits where and what the next deal follows', () => {
  expect(currentOf(VIEW, [], null)).toEqual({ unit: 'u', seats: SEATS, after: 'x', next: NEXT })
})

test('a deal that waits is what the next follows, and dealer and vulnerability are not guessed', () => {
  const entered = waiting({ type: 'enter-deal', unit: 'u', deal: 'y', result: RESULT, after: 'x' })
  expect(currentOf(VIEW, entered, null)).toEqual({ unit: 'u', seats: SEATS, after: 'y', next: null })
})

test('a unit begun without a line is played in before the server knows of it', () => {
  const begun = waiting(
    { type: 'break-off', unit: 'u' },
    { type: 'start-unit', unit: 'v', seats: TURNED, first_dealer: 'N' },
  )
  expect(currentOf(VIEW, begun.slice(0, 1), null)).toBeNull()
  expect(currentOf(VIEW, begun, null)).toEqual({ unit: 'v', seats: TURNED, after: '', next: null })
})

test('between two units there is none, unless one that was broken off is taken up again', () => {
  const between = { ...VIEW, current: null }
  expect(currentOf(between, [], null)).toBeNull()
  expect(currentOf(between, [], 'o')).toEqual({ unit: 'o', seats: TURNED, after: 'w', next: null })
})

test('names follow the seats, also of those who join or are called otherwise while there is no line', () => {
  const players = playersOf(
    VIEW,
    waiting(
      { type: 'add-player', player: { id: 'e', name: 'Elena' } },
      { type: 'rename-player', player: 'a', name: 'Aina' },
    ),
  )
  const names = namesAt(players, { ...SEATS, east: 'e', west: 'nobody' })
  expect(names).toEqual({ north: 'Aina', east: 'Elena', south: 'Carme', west: '?' })
  expect([pairAt(names, 'NS'), pairAt(names, 'EW')]).toEqual([
    ['Aina', 'Carme'],
    ['Elena', '?'],
  ])
})
