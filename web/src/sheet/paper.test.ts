// @vitest-environment node
import { expect, test } from 'vitest'
import { SHEET } from '../fixtures/base'
import { translator } from '../i18n/translator'
import type { EntrySeen, SheetSeen } from '../wire'
import { columnsOf } from './columns'
import { paperOf, type Row } from './paper'
import { chapterOf } from './source'

const figures = (rows: readonly Row[]) =>
  rows.map(({ we, they }) => [we?.points ?? null, they?.points ?? null])

const entry = (deal: number, side: 'NS' | 'EW', line: 'above' | 'below', points: number): EntrySeen => ({
  deal,
  side,
  line,
  points,
  reason: line === 'below' ? 'tricks' : 'undertricks',
  law: 81,
  code: 'rubber',
  section: '000 §05',
})

const LONG: SheetSeen = {
  ...SHEET,
  entries: [
    entry(1, 'EW', 'below', 60),
    entry(2, 'NS', 'above', 50),
    entry(3, 'NS', 'below', 120),
    entry(3, 'NS', 'above', 30),
    entry(4, 'NS', 'below', 60),
  ],
  games: [{ deal: 3, side: 'NS' }],
}

test('figures above the line are written from the line upwards', () => {
  expect(figures(paperOf(LONG, 'NS').above)).toEqual([
    [30, null],
    [50, null],
  ])
})

test('a line is drawn under a game, and both sides start again below it', () => {
  expect(paperOf(LONG, 'NS').games.map(figures)).toEqual([[[120, 60]], [[60, null]]])
})

test('the reader’s side stands at the left', () => {
  expect(paperOf(LONG, 'EW').games.map(figures)).toEqual([[[60, 120]], [[null, 60]]])
})

test('every figure of the sheet stands on the paper once', () => {
  const { above, games } = paperOf(LONG, 'NS')
  const written = [...above, ...games.flat()]
    .flatMap(({ we, they }) => [we, they])
    .filter((one) => one !== null)
  expect(written.length).toBe(LONG.entries.length)
  expect(new Set(written)).toEqual(new Set(LONG.entries))
})

test('a rubber won leaves no game open, one broken off does', () => {
  const games = [...LONG.games, { deal: 4, side: 'NS' } as const]
  expect(paperOf({ ...LONG, games, is_over: true }, 'NS').games.length).toBe(2)
  expect(paperOf({ ...LONG, is_over: true, is_interrupted: true }, 'NS').games.length).toBe(2)
  expect(paperOf({ ...LONG, games }, 'NS').games.length).toBe(3)
})

test('a player reads We and They, a watcher the names of the sides', () => {
  const t = translator('es')
  const names = { north: 'Núria', east: null, south: 'Joan', west: 'Rosa' }
  expect(columnsOf(t, SHEET, 'EW', true, names).map(({ title, names }) => [title, ...names])).toEqual([
    ['Nosotros', 'Rosa'],
    ['Ellos', 'Núria', 'Joan'],
  ])
  expect(columnsOf(t, SHEET, 'NS', false).map(({ title, isVulnerable }) => [title, isVulnerable])).toEqual([
    ['Norte-Sur', true],
    ['Este-Oeste', false],
  ])
})

test('a section of the rules names its chapter', () => {
  expect([chapterOf('000 §06'), chapterOf('001 §07'), chapterOf('004')]).toEqual([
    '000-06',
    '001-07',
    '004-09',
  ])
})
