// @vitest-environment node
import { expect, test } from 'vitest'
import { piecesOf } from './suitText'

test('a text is cut at its suits', () => {
  expect(piecesOf('4♥ por Sur, 5♦\uFE0E')).toEqual([
    { text: '4' },
    { suit: 'H' },
    { text: ' por Sur, 5' },
    { suit: 'D' },
  ])
})

test('a text without suits stays whole', () => {
  expect(piecesOf('Paso')).toEqual([{ text: 'Paso' }])
  expect(piecesOf('')).toEqual([])
})
