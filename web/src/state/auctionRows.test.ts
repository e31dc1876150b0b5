// @vitest-environment node
import { expect, test } from 'vitest'
import type { Call, CallSeen, Seat } from '../wire'
import { auctionColumns, auctionRows } from './auctionRows'

const calls = (...made: [Seat, Call][]): CallSeen[] =>
  made.map(([seat, call]) => ({ seat, call, explanation: { es: '', ca: '', en: '' } }))
const written = (auction: CallSeen[], dealer: Seat, isOver: boolean) =>
  auctionRows(auction, dealer, 'S', isOver).map((row) =>
    row.map(({ call, isBefore }) => call?.call ?? (isBefore ? '–' : '')),
  )

test('the reader’s own column is the last', () => {
  expect(auctionColumns('S')).toEqual(['W', 'N', 'E', 'S'])
  expect(auctionColumns('W')).toEqual(['N', 'E', 'S', 'W'])
})

test('the first row starts at the dealer', () => {
  expect(written(calls(['E', '1D'], ['S', 'P'], ['W', '1S']), 'E', false)).toEqual([
    ['–', '–', '1D', 'P'],
    ['1S', '', '', ''],
  ])
})

test('the row of the next call is there before it is made, and not when the auction is over', () => {
  const auction = calls(['W', 'P'], ['N', 'P'], ['E', 'P'], ['S', 'P'])
  expect(written(auction, 'W', false)).toHaveLength(2)
  expect(written(auction, 'W', true)).toHaveLength(1)
})

test('each call stands under who made it', () => {
  const auction = calls(['N', '1C'], ['E', 'P'], ['S', '1H'], ['W', 'P'], ['N', '2H'])
  for (const row of auctionRows(auction, 'N', 'S', true)) {
    for (const { seat, call } of row) if (call) expect(call.seat).toBe(seat)
  }
})
