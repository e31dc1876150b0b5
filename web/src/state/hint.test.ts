// @vitest-environment node
import { expect, test } from 'vitest'
import { cardGroups, oneDecimal, percent } from './hint'

test('cards with the same figures stand together, the best first', () => {
  const groups = cardGroups([
    { card: 'DQ', goal: 0.581, tricks: 9.61 },
    { card: 'DJ', goal: 0.58, tricks: 9.6 },
    { card: 'DA', goal: 0.31, tricks: 9.2 },
  ])
  expect(groups.map(({ cards }) => cards)).toEqual([['DQ', 'DJ'], ['DA']])
  expect(groups[0]!.goal).toBe(0.581)
})

test('figures are written as the reader writes them', () => {
  expect([percent(0.5), percent(1)]).toEqual(['50\u202F%', '100\u202F%'])
  expect([oneDecimal(9.25, 'es'), oneDecimal(9, 'en')]).toEqual(['9,3', '9.0'])
})
