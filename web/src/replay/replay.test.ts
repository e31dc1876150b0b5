// @vitest-environment node
import { expect, test } from 'vitest'
import { RECORD } from '../fixtures/record'
import { cardsPlayed, momentAt } from './replay'

test('before the lead nothing lies on the table', () => {
  const { trick, table, won, gone } = momentAt(RECORD, 0)
  expect([trick, table.length, won, gone.size]).toEqual([0, 0, { ns: 0, ew: 0 }, 0])
})

test('the lead comes from the leader, and play goes on clockwise', () => {
  expect(momentAt(RECORD, 3).table).toEqual([
    { seat: 'W', card: 'C3' },
    { seat: 'N', card: 'C7' },
    { seat: 'E', card: 'C9' },
  ])
})

test('a complete trick stays in sight, with its winner, until the next card', () => {
  expect(momentAt(RECORD, 4)).toMatchObject({ trick: 1, winner: 'E', won: { ns: 0, ew: 1 } })
  expect(momentAt(RECORD, 5)).toMatchObject({ trick: 2, winner: null, won: { ns: 0, ew: 1 } })
  expect(momentAt(RECORD, 5).table.length).toBe(1)
})

test('at the end every card has been played and every trick counted', () => {
  const of = cardsPlayed(RECORD)
  const { gone, won } = momentAt(RECORD, of)
  expect([of, gone.size, won.ns]).toEqual([52, 52, RECORD.tricks_taken])
})
