// @vitest-environment node
import { expect, test } from 'vitest'
import { translator } from '../i18n/translator'
import type { CardGraded } from '../wire'
import { byKind, lessonOf } from './lesson'

const known = {
  tricks: 8.6,
  goal: 0.31,
  best: 'D9',
  best_tricks: 9.2,
  best_goal: 0.58,
  layouts: 60,
  exact: false,
} as const
const slip: CardGraded = {
  place: 12,
  seat: 'S',
  card: 'DQ',
  kind: 'finesse',
  verdict: 'error',
  cost: 1,
  better: ['D9'],
  known,
}
const fine: CardGraded = { ...slip, place: 13, verdict: 'good', cost: 0, better: [] }

test('cards about which there is nothing to say are left out, the others stand by what they decided', () => {
  const lead: CardGraded = { ...slip, place: 0, kind: 'opening-lead', verdict: 'unlucky' }
  expect(byKind([slip, fine, lead])).toEqual([
    { kind: 'opening-lead', cards: [lead] },
    { kind: 'finesse', cards: [slip] },
  ])
})

test('an error names the better card and its chance; where chances are alike, the tricks', () => {
  const t = translator('en')
  expect(lessonOf(t, 'en', slip, true)).toBe(
    'It cost 1 trick, and that could be known: the nine of diamonds makes the contract in 58\u202F% of the cases, the queen of diamonds in 31\u202F%.',
  )
  expect(lessonOf(t, 'en', slip, false)).toContain('beats the contract in 58')
  const alike = { ...slip, known: { ...known, goal: 0.57 } }
  expect(lessonOf(t, 'en', alike, true)).toContain('takes 9.2 tricks on average')
})

test('what was right by what could be known is called no error', () => {
  const said = lessonOf(translator('es'), 'es', { ...slip, verdict: 'unlucky' }, true)
  expect(said).toContain('no había nada mejor')
})
