// @vitest-environment node
import { expect, test } from 'vitest'
import type { DrawnCard } from '../wire'
import { isFairDraw, spreadPack } from './draw'
import { commitmentOf } from './fairDeal'
import vectors from './vectors.json'

test.each(vectors.packs)('a secret spreads the pack that the server spread: $secret', ({ secret, cards }) => {
  expect(spreadPack(secret).join(' ')).toBe(cards)
})

const { secret, cards } = vectors.packs[0]!
const proof = { secret, commitment: commitmentOf(secret) }
const drawn: DrawnCard[] = [{ seat: 'N', place: 7, card: cards.split(' ')[7] as 'SA' }]

test('a card from its place in the promised pack is fair', () => {
  expect(isFairDraw(proof, drawn)).toBe(true)
})

test('another card, another pack or an unreadable secret is not', () => {
  expect(isFairDraw(proof, [{ ...drawn[0]!, place: 8 }])).toBe(false)
  expect(isFairDraw({ ...proof, commitment: '00' }, drawn)).toBe(false)
  expect(isFairDraw({ ...proof, secret: '?' }, drawn)).toBe(false)
})

test('before the secret is revealed nothing can be said', () => {
  expect(isFairDraw({ ...proof, secret: null }, drawn)).toBeNull()
})
