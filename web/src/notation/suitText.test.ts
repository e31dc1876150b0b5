// @vitest-environment node
import { expect, test } from 'vitest'
import { piecesOf } from './suitText'

test('a text is cut at its suits, and a level stays with its suit', () => {
  expect(piecesOf('4♥ por Sur, o 5♦\uFE0E.')).toEqual([
    { before: '4', suit: 'H' },
    { text: ' por Sur, o ' },
    { before: '5', suit: 'D' },
    { text: '.' },
  ])
})

test('suits side by side are cut apart', () => {
  expect(piecesOf('♠♣')).toEqual([
    { before: '', suit: 'S' },
    { before: '', suit: 'C' },
  ])
})

test('a text without suits stays whole', () => {
  expect(piecesOf('Paso')).toEqual([{ text: 'Paso' }])
  expect(piecesOf('')).toEqual([])
})
