// @vitest-environment node
import { expect, test } from 'vitest'
import { piecesOf, typeset } from './suitText'

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

test('a range stays on one line with a dash of its own; a shape keeps its hyphens', () => {
  expect(typeset('5+ picas, 12-21 puntos')).toBe('5+ picas, 12\u2060–\u206021 puntos')
  expect(typeset('mano equilibrada o 4-4-4-1')).toBe('mano equilibrada o 4-4-4-1')
})
