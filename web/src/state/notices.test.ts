import { expect, test } from 'vitest'
import { FIXTURES } from '../fixtures'
import { i18n, say, t } from '../i18n'
import type { AnyEvent } from '../wire'
import { noticeOf } from './notices'

i18n.locale = 'en'
const view = FIXTURES.play!
const told = (...events: AnyEvent[]) => noticeOf(events, { t, say, before: view, after: view })

test('a question refused is told to whoever did not refuse it', () => {
  expect(told({ type: 'undo-answered', seat: 'W', granted: false })).not.toBe('')
  expect(told({ type: 'undo-answered', seat: view.seat!, granted: false })).toBe('')
  expect(told({ type: 'undo-answered', seat: 'W', granted: true })).toBe('')
  expect(told({ type: 'interrupt-answered', seat: 'W', agreed: false })).not.toBe('')
})

test('a card that goes back is told, with its name', () => {
  expect(told({ type: 'play-refused', seat: 'W', card: 'S7' })).toContain('seven of spades')
})

test('an objection to a concession is told, since nothing is left of it', () => {
  const events: AnyEvent[] = [{ type: 'claim-answered', seat: 'W', accepted: false }]
  const at = { t, say, before: FIXTURES.conceded!, after: FIXTURES.play! }
  expect(noticeOf(events, at)).toContain('nothing was conceded')
  expect(noticeOf(events, { ...at, after: FIXTURES.defending! })).toBe('')
  expect(noticeOf(events, { ...at, before: FIXTURES.claimed! })).toBe('')
})

test('what the cloth shows by itself is not told twice', () => {
  expect(told({ type: 'card-played', seat: 'W', card: 'S7' })).toBe('')
})

test('nothing is told of what happened before one came', () => {
  expect(noticeOf([{ type: 'undone', calls: 3, cards: 0 }], { t, say, before: null, after: view })).toBe('')
})
