// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Call, Card } from '../../wire'
import { meaningOf, NOTHING_TYPED, type Possible, type Typed } from './keyboard'

const auction = (...calls: Call[]): Possible => ({ calls, cards: [], letters: 'AKQJ' })
const play = (letters: string, ...cards: Card[]): Possible => ({ calls: [], cards, letters })

function type(keys: string, possible: Possible) {
  let typed: Typed = NOTHING_TYPED
  let meaning = null
  for (const key of keys) {
    meaning = meaningOf(key, typed, possible)
    if (meaning?.kind === 'typed') typed = meaning.typed
  }
  return meaning
}

describe('in the auction', () => {
  test('a level and a strain are a bid', () => {
    expect(type('3n', auction('P', '3NT'))).toEqual({ kind: 'call', call: '3NT' })
    expect(type('3H', auction('P', '3H'))).toEqual({ kind: 'call', call: '3H' })
  })

  test('the last level typed counts', () => {
    expect(type('24s', auction('2S', '4S'))).toEqual({ kind: 'call', call: '4S' })
  })

  test('p, x and r are pass, double and redouble, where they may be made', () => {
    expect(type('p', auction('P'))).toEqual({ kind: 'call', call: 'P' })
    expect(type('x', auction('P', 'X'))).toEqual({ kind: 'call', call: 'X' })
    expect(type('r', auction('P', 'X'))).toBeNull()
  })

  test('a level or a bid that does not light up means nothing', () => {
    expect(type('1', auction('P', '2C'))).toBeNull()
    expect(type('2c', auction('P', '2D'))).toBeNull()
  })

  test('a strain without a level means nothing', () => {
    expect(type('s', auction('1S'))).toBeNull()
  })
})

describe('in the play', () => {
  test('a suit and a rank are a card', () => {
    expect(type('dt', play('AKQJ', 'DT', 'ST'))).toEqual({ kind: 'card', card: 'DT' })
    expect(type('sk', play('AKQJ', 'SK', 'HK'))).toEqual({ kind: 'card', card: 'SK' })
  })

  test('a rank alone is enough where one legal card has it', () => {
    expect(type('9', play('AKQJ', 'D9', 'DT'))).toEqual({ kind: 'card', card: 'D9' })
    expect(type('9', play('AKQJ', 'D9', 'C9'))).toBeNull()
  })

  test('1 and 0 are a ten as well', () => {
    expect(type('1', play('AKQJ', 'DT'))).toEqual({ kind: 'card', card: 'DT' })
    expect(type('c0', play('AKQJ', 'CT', 'DT'))).toEqual({ kind: 'card', card: 'CT' })
  })

  test("ranks follow the reader's letters: in ARDJ a D after a suit is its queen", () => {
    const cards = play('ARDJ', 'DQ', 'D2', 'CQ', 'CK')
    expect(type('dd', cards)).toEqual({ kind: 'card', card: 'DQ' })
    expect(type('cr', cards)).toEqual({ kind: 'card', card: 'CK' })
    expect(type('ck', cards)).toEqual({ kind: 'card', card: 'CK' })
  })
})

test('a question mark asks for help at any time, an exclamation mark for a hint', () => {
  expect(type('?', auction())).toEqual({ kind: 'help' })
  expect(type('!', auction())).toEqual({ kind: 'hint' })
})

test('escape forgets what was typed, and is left alone when nothing was', () => {
  expect(meaningOf('Escape', { level: 3, suit: null }, auction())).toEqual({
    kind: 'typed',
    typed: NOTHING_TYPED,
  })
  expect(meaningOf('Escape', NOTHING_TYPED, auction())).toBeNull()
})

test('when it is not our turn keys mean nothing', () => {
  expect(type('3n', { calls: [], cards: [], letters: 'AKQJ' })).toBeNull()
})
