import { expect, test } from 'vitest'
import type { CardChapter, Words } from '../wire'
import { linesOf, lookedFor } from './search'

const all = (text: string): Words => ({ es: text, ca: text, en: text })
const line = (row: string, call: string, shows: string) => ({
  row,
  call: all(call),
  title: all('Apertura'),
  shows: all(shows),
  when: all(''),
})
const CARD: readonly CardChapter[] = [
  {
    id: 'openings',
    title: all('Aperturas'),
    groups: [
      {
        contexts: ['opening'],
        title: all('Nadie ha hablado'),
        lines: [line('opening.1NT', '1ST', '15-17 puntos'), line('opening.suit', '1♥', '12 puntos')],
      },
    ],
  },
  { id: 'later', title: all('Después'), groups: [] },
]
const say = (words: Words) => words.es

test('without words the whole card is there', () => {
  expect(lookedFor(CARD, '  ', say)).toBe(CARD)
})

test('a line is found by all of its words, its turn and its name in the book, accents or not', () => {
  expect(linesOf(lookedFor(CARD, '15-17', say))).toBe(1)
  expect(linesOf(lookedFor(CARD, 'NÁDIE puntos', say))).toBe(2)
  expect(linesOf(lookedFor(CARD, 'opening.suit', say))).toBe(1)
})

test('a chapter in which nothing is found is left out', () => {
  expect(lookedFor(CARD, '1st', say).map(({ id }) => id)).toEqual(['openings'])
  expect(lookedFor(CARD, 'nada de eso', say)).toEqual([])
})
