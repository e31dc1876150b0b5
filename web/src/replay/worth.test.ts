// @vitest-environment node
import { expect, test } from 'vitest'
import { ANALYSIS } from '../fixtures/analysis'
import { choiceAt, costs, costSign, groups, slips } from './worth'

const play = ANALYSIS.play!

test('before the lead the choice is the lead, and then always the card just played', () => {
  expect(choiceAt(play, 0)?.card).toBe(play[0]!.card)
  expect(choiceAt(play, 1)?.card).toBe(play[0]!.card)
  expect(choiceAt(play, 7)?.card).toBe(play[6]!.card)
  expect(choiceAt([], 3)).toBeNull()
})

test('every legal card has its cost, and the best cost nothing', () => {
  for (const choice of play) {
    const cost = costs(choice)
    expect(cost.get(choice.card)).toBe(choice.cost)
    expect(Math.min(...cost.values())).toBe(0)
  }
})

test('cards are told together when they come to the same, the best first', () => {
  for (const choice of play) {
    const all = groups(choice)
    expect(all[0]!.cost).toBe(0)
    expect(all.flatMap(({ cards }) => cards).sort()).toEqual(choice.legal.map(({ card }) => card).sort())
    expect(new Set(all.map(({ tricks }) => tricks)).size).toBe(all.length)
  }
})

test('slips are the cards that cost something, with their moment', () => {
  const all = slips(play)
  expect(all.length).toBeGreaterThan(0)
  for (const { at, trick, played } of all) {
    expect(play[at - 1]).toBe(played)
    expect(trick).toBe(Math.ceil(at / 4))
    expect(played.cost).toBeGreaterThan(0)
  }
})

test('a cost has a sign of its own, not only a colour', () => {
  expect([costSign(0), costSign(2)]).toEqual(['=', '−2'])
})
