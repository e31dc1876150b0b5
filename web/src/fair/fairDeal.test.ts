// @vitest-environment node
import { expect, test } from 'vitest'
import { RECORD } from '../fixtures/record'
import type { BySeat, Card } from '../wire'
import { DEALS, dealFromNumber, numberFromDeal, PACK } from './dealNumber'
import { commitmentOf, dealAgain } from './fairDeal'
import vectors from './vectors.json'
import { verdictOn } from './verdict'

const inWords = (hands: BySeat<readonly Card[]>) => ({
  north: hands.north.join(' '),
  east: hands.east.join(' '),
  south: hands.south.join(' '),
  west: hands.west.join(' '),
})

test('there are 53,644,737,765,488,792,839,237,440,000 deals', () => {
  expect(DEALS).toBe(53644737765488792839237440000n)
})

test.each(vectors.numbers)('deal number $number is the deal the server knows by it', ({ number, hands }) => {
  expect(inWords(dealFromNumber(BigInt(number)))).toEqual(hands)
})

test.each(vectors.numbers)('the deal of number $number has that number', ({ number }) => {
  expect(numberFromDeal(dealFromNumber(BigInt(number)))).toBe(BigInt(number))
})

test('a number that is no deal number is refused', () => {
  expect(() => dealFromNumber(DEALS)).toThrow(RangeError)
  expect(() => dealFromNumber(-1n)).toThrow(RangeError)
})

test('the pack runs from the deuce of clubs to the ace of spades', () => {
  expect([PACK.length, PACK[0], PACK[12], PACK[13], PACK[51]]).toEqual([52, 'C2', 'CA', 'D2', 'SA'])
})

test.each(vectors.shuffles)('a secret and a cut give the deal that the server dealt: $number', (shuffle) => {
  const { commitment, seed, number, hands } = dealAgain(shuffle)
  expect({ commitment, seed, number: String(number), hands: inWords(hands) }).toEqual({
    commitment: shuffle.commitment,
    seed: shuffle.seed,
    number: shuffle.number,
    hands: shuffle.hands,
  })
})

const shuffle = vectors.shuffles[5]!
const proof = { ...shuffle, cut_by: 'W', deal_number: shuffle.number, is_prepared: false } as const
const hands = dealFromNumber(BigInt(shuffle.number))

test('a deal as promised has no fault', () => {
  expect(verdictOn(proof, hands)?.faults).toEqual([])
})

test('a deal laid out beforehand proves nothing', () => {
  expect(verdictOn({ ...proof, is_prepared: true }, hands)).toBeNull()
})

test('nothing is said before the secret is revealed', () => {
  expect(verdictOn({ ...proof, secret: null })).toBeNull()
})

test('another secret than the one promised is found out', () => {
  const secret = '00'.repeat(32)
  expect(verdictOn({ ...proof, secret })?.faults).toEqual(['secret', 'number'])
  expect(verdictOn({ ...proof, secret, commitment: commitmentOf(secret) })?.faults).toEqual(['number'])
})

test('a cut that was changed afterwards is found out', () => {
  expect(verdictOn({ ...proof, cut: '00'.repeat(16) }, hands)?.faults).toEqual(['number', 'hands'])
})

test('two cards changed about between hands are found out', () => {
  const swapped = { ...hands, north: hands.east, east: hands.north }
  expect(verdictOn(proof, swapped)?.faults).toEqual(['hands'])
})

test('a secret that is not hexadecimal cannot be read', () => {
  expect(verdictOn({ ...proof, secret: 'no secret' })?.faults).toEqual(['unreadable'])
})

test('a deal from a real table comes out', () => {
  expect(verdictOn(RECORD.proof, RECORD.hands)?.faults).toEqual([])
})
