// @vitest-environment node
import { expect, test } from 'vitest'
import { BASE } from '../fixtures/base'
import type { AnyEvent, TableView } from '../wire'
import { soundOf } from './sounds'

const CARD: AnyEvent = { type: 'card-played', seat: 'W', card: 'D9' }
const others: TableView = { ...BASE, turn: 'W', waiting_for: ['W'] }
const yours: TableView = { ...BASE, turn: 'S', waiting_for: ['S'] }

test('a card taps', () => {
  expect(soundOf([CARD], others, others)).toBe('tap')
})

test('the reader’s turn rings once', () => {
  expect(soundOf([CARD], others, yours)).toBe('turn')
  expect(soundOf([], yours, yours)).toBeNull()
})

test('what is neither a call nor a card is silent', () => {
  expect(soundOf([{ type: 'deal-cleared' }], others, others)).toBeNull()
})
