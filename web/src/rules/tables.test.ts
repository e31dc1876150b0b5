// @vitest-environment node
import { expect, test } from 'vitest'
import { BOOKS } from '../fixtures/rulesBooks'
import { translator } from '../i18n/translator'
import type { Form } from '../wire'
import { sectionsOf } from './plan'
import { tablesOf } from './tables'

const reader = { t: translator('es'), locale: 'es' } as const

const rowsOf = (form: Form, anchor: Parameters<typeof tablesOf>[0]) =>
  tablesOf(anchor, BOOKS[form].table, reader).map(({ rows }) =>
    rows.map(({ head, cells }) => [head, ...cells]),
  )

test('strains that are worth the same share a row, and at no trump the first trick is dearer', () => {
  expect(rowsOf('rubber', 'tricks')).toEqual([
    [
      ['♣ ♦', '20', '40', '80'],
      ['♥ ♠', '30', '60', '120'],
      ['ST', '40, luego 30', '80, luego 60', '160, luego 120'],
    ],
  ])
  expect(rowsOf('auction1920', 'tricks')[0]!.map(([head, each]) => [head, each])).toEqual([
    ['♣', '6'],
    ['♦', '7'],
    ['♥', '8'],
    ['♠', '9'],
    ['ST', '10'],
  ])
})

test('overtricks have prices by doubling and vulnerability', () => {
  expect(rowsOf('chicago', 'overtricks')).toEqual([
    [
      ['Sin doblo, ♣ ♦', '20', '20'],
      ['Sin doblo, ♥ ♠ ST', '30', '30'],
      ['Doblado', '100', '200'],
      ['Redoblado', '200', '400'],
    ],
  ])
})

test('undertricks add up, and one who is vulnerable pays more', () => {
  const [cheap, dear] = rowsOf('duplicate', 'undertricks')
  expect(cheap!.slice(0, 4)).toEqual([
    ['1', '50', '100', '200'],
    ['2', '100', '300', '600'],
    ['3', '150', '500', '1000'],
    ['4', '200', '800', '1600'],
  ])
  expect(dear!.at(-1)).toEqual(['13', '1300', '3800', '7600'])
})

test('slams are small or grand', () => {
  expect(rowsOf('rubber', 'slam')).toEqual([
    [
      ['Pequeño slam', '500', '750'],
      ['Gran slam', '1000', '1500'],
    ],
  ])
})

test('the honors of 1920 have six rows, and a pair never has five aces', () => {
  const [rows] = rowsOf('auction1920', 'honors')
  expect(rows!.length).toBe(6)
  expect(rows!.map((row) => row.at(-1))).toEqual(['30', '40', '—', '100', '—', '—'])
})

test('dealer and vulnerability are told where the number of the deal says them', () => {
  const [boards] = rowsOf('duplicate', 'deal')
  expect([boards!.length, boards![1]]).toEqual([16, ['2', 'Este', 'Norte-Sur']])
  const [deals] = rowsOf('chicago', 'deal')
  expect(deals![1]).toEqual(['2', 'Este', 'Este-Oeste', 'Norte-Sur'])
  expect(rowsOf('rubber', 'deal')).toEqual([])
})

test('where nobody is vulnerable the words say all', () => {
  const told = sectionsOf('auction1920').filter(
    ({ anchor }) => tablesOf(anchor, BOOKS.auction1920.table, reader).length > 0,
  )
  expect(told.map(({ anchor }) => anchor)).toEqual(['tricks', 'honors'])
})
