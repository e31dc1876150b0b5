// @vitest-environment node
import { expect, test } from 'vitest'
import type { PadChoices } from '../wire'
import { type Draft, draftOf, EMPTY, honorsOf, inStrain, resultOf, tricksOf, withTricks } from './draft'

/** As the server says it, shortened. */
const CHOICES: PadChoices = {
  levels: [
    { level: 3, tricks_needed: 9 },
    { level: 4, tricks_needed: 10 },
  ],
  strains: ['H', 'NT'],
  doublings: ['', 'X', 'XX'],
  tricks: Array.from({ length: 14 }, (_, tricks) => tricks),
  honors: [{ strain: 'H', counts: [4, 5], most: 5 }],
}

const FOUR_HEARTS: Draft = { ...EMPTY, level: 4, strain: 'H', declarer: 'S' }

test('a contract with its declarer is enough: it was just made until somebody says otherwise', () => {
  expect(resultOf(EMPTY, CHOICES)).toBeNull()
  expect(resultOf({ ...FOUR_HEARTS, declarer: null }, CHOICES)).toBeNull()
  expect(resultOf(FOUR_HEARTS, CHOICES)).toEqual({
    contract: '4H',
    declarer: 'S',
    tricks: 10,
    honors: [],
    doubled_by: null,
  })
})

test('tricks go up and down by one as far as the view lets them, and stay when the level is changed', () => {
  const down = withTricks(withTricks(FOUR_HEARTS, -1, CHOICES), -1, CHOICES)
  expect(tricksOf(down, CHOICES)).toBe(8)
  expect(tricksOf({ ...down, level: 3 }, CHOICES)).toBe(8)
  expect(tricksOf({ ...FOUR_HEARTS, level: 3 }, CHOICES)).toBe(9)
  expect(withTricks({ ...FOUR_HEARTS, tricks: 13 }, 1, CHOICES).tricks).toBe(13)
  expect(withTricks(EMPTY, 1, CHOICES)).toEqual(EMPTY)
})

test('what was entered comes back as it was tapped', () => {
  const doubled: Draft = { ...FOUR_HEARTS, doubling: 'XX', tricks: 7, honors: { N: 4, W: 5 } }
  expect(draftOf(resultOf(doubled, CHOICES)!)).toEqual(doubled)
  const passed = resultOf({ ...FOUR_HEARTS, isPassedOut: true }, CHOICES)!
  expect(passed).toEqual({ contract: 'pass', declarer: null, tricks: null, honors: [], doubled_by: null })
  expect(draftOf(passed)).toEqual({ ...EMPTY, isPassedOut: true })
  expect(draftOf({ ...passed, contract: 'what?' })).toEqual(EMPTY)
})

test('honors can be entered where the view lists them, and go with their strain', () => {
  expect(honorsOf(FOUR_HEARTS, CHOICES)).toEqual({ counts: [4, 5], most: 5 })
  expect(honorsOf(inStrain(FOUR_HEARTS, 'NT'), CHOICES)).toEqual({ counts: [], most: 0 })
  const held: Draft = { ...FOUR_HEARTS, honors: { N: 4 } }
  expect(inStrain(held, 'H').honors).toEqual({ N: 4 })
  expect(inStrain(held, 'NT').honors).toEqual({})
})
