// @vitest-environment node
import { expect, test } from 'vitest'
import type { LawBook } from '../wire'
import { found } from './lawSearch'

const words = (es: string, en: string) => ({ es, ca: es, en })
const law = (id: string, number: number, code: string, es: string, en: string) => ({
  id,
  law: number,
  part: '',
  codes: [code],
  title: words(es, en),
  happened: words('', ''),
  also: ['renege'],
})
const BOOK = {
  chapters: [
    {
      irregularities: [
        law('a', 61, 'rubber', 'Se ha visto un renuncio', 'A revoke'),
        law('b', 27, 'rubber', 'Declaración insuficiente', 'Insufficient bid'),
        law('c', 61, 'duplicate', 'Renuncio', 'Revoke'),
      ],
    },
  ],
} as unknown as LawBook
const ids = (wanted: string) => found(BOOK, 'rubber', wanted).map(({ id }) => id)

test('a law is found by what happened, in any language, with or without accents, or by its number', () => {
  expect([ids('revoke'), ids('DECLARACION insuf'), ids('27'), ids('renege visto')]).toEqual([
    ['a'],
    ['b'],
    ['b'],
    ['a'],
  ])
})

test('only the laws of the game that is played are found', () => {
  expect(found(BOOK, 'duplicate', 'revoke').map(({ id }) => id)).toEqual(['c'])
  expect(ids('nothing of the kind')).toEqual([])
})
