// @vitest-environment node
import { expect, test } from 'vitest'
import { SET_RESULTS } from '../fixtures/sets'
import { translator } from '../i18n/translator'
import { contractShort, ownPoints, pairName, pointsText, scoreText, standingText, tableName } from './words'

const t = translator('es')
const [first, second] = SET_RESULTS.travellers

test('tables of people are counted, and those of robots by themselves', () => {
  expect([1, 2, 3].map((number) => tableName(t, SET_RESULTS, number))).toEqual([
    'Mesa 1',
    'Mesa 2',
    'Robots 1',
  ])
})

test('a pair has the names of its people, or that of its table', () => {
  expect(pairName(t, SET_RESULTS, 1, 'NS')).toBe('Núria y Joan')
  expect(pairName(t, SET_RESULTS, 2, 'EW')).toBe('Pau y un robot')
  expect(pairName(t, SET_RESULTS, 1, 'EW')).toBe('Robots · Mesa 1')
  expect(pairName(t, SET_RESULTS, 3, 'NS')).toBe('Robots 1')
})

test('a contract is written as on a traveller, in the reader’s letters', () => {
  expect(contractShort(first!.rows[0]!, 'es')).toBe('4♥ O −1')
  expect(contractShort(first!.rows[1]!, 'en')).toBe('4♥X W +1')
  expect(contractShort(second!.rows[0]!, 'es')).toBeNull()
})

test('what can be lost has a sign, matchpoints have none', () => {
  expect(pointsText(t, 'matchpoints', 3.5)).toBe('3,5')
  expect([5, -10, 0].map((points) => pointsText(t, 'imps', points))).toEqual(['+5', '−10', '0'])
  expect([5, -10.25, 0].map((points) => pointsText(t, 'cross_imps', points))).toEqual([
    '+5,00',
    '−10,25',
    '0,00',
  ])
  expect(scoreText(t, -690)).toBe('−690')
})

test('a pair stands by its percentage, or by its mean', () => {
  const [best] = SET_RESULTS.ranking.ns
  expect(standingText(t, best!)).toBe('75,00')
  expect(standingText(t, { ...best!, percent: null, mean: -2.5 })).toBe('−2,50')
})

test('one’s own points are those of one’s side at one’s table', () => {
  expect(ownPoints(SET_RESULTS, first!)).toBe(4)
  expect(ownPoints({ ...SET_RESULTS, side: 'EW' }, first!)).toBe(0)
  expect(ownPoints({ ...SET_RESULTS, side: null }, first!)).toBeNull()
  const alone = { ...first!, rows: first!.rows.map((row) => ({ ...row, points: null })) }
  expect(ownPoints(SET_RESULTS, alone)).toBeNull()
})
