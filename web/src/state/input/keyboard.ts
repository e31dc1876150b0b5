/**
 * From keys to calls and cards, without the page: what a key means depends on what may be done and on
 * the level or suit typed before it.
 */

import type { Call, Card, Rank, Suit } from '../../wire'

/** What may be done now, and the letters that the reader's cards carry. */
export interface Possible {
  calls: readonly Call[]
  cards: readonly Card[]
  /** Ace, king, queen and jack, such as `ARDV`. */
  letters: string
}

/** What has been typed so far of a bid or a card. */
export interface Typed {
  level: number | null
  suit: Suit | null
}

export type Meaning =
  | { kind: 'typed'; typed: Typed }
  | { kind: 'call'; call: Call }
  | { kind: 'card'; card: Card }
  | { kind: 'help' }
  | { kind: 'hint' }

export const NOTHING_TYPED: Typed = { level: null, suit: null }

const STRAINS: Readonly<Record<string, string>> = { c: 'C', d: 'D', h: 'H', s: 'S', n: 'NT' }
const PLAIN: Readonly<Record<string, Call>> = { p: 'P', x: 'X', r: 'XX' }

/** What the key means; null if nothing, and then the browser may have it. */
export function meaningOf(key: string, typed: Typed, possible: Possible): Meaning | null {
  if (key === '?') return { kind: 'help' }
  if (key === '!') return { kind: 'hint' }
  if (key === 'Escape' && (typed.level !== null || typed.suit !== null)) {
    return { kind: 'typed', typed: NOTHING_TYPED }
  }
  if (key.length !== 1) return null
  if (possible.calls.length > 0) return inAuction(key.toLowerCase(), typed, possible.calls)
  if (possible.cards.length > 0) return inPlay(key.toLowerCase(), typed, possible)
  return null
}

function inAuction(key: string, typed: Typed, calls: readonly Call[]): Meaning | null {
  const plain = PLAIN[key]
  if (plain !== undefined) return calls.includes(plain) ? { kind: 'call', call: plain } : null
  if (key >= '1' && key <= '7') {
    const isLit = calls.some((call) => call.startsWith(key))
    return isLit ? { kind: 'typed', typed: { level: Number(key), suit: null } } : null
  }
  const strain = STRAINS[key]
  if (strain === undefined || typed.level === null) return null
  const bid = `${typed.level}${strain}` as Call
  return calls.includes(bid) ? { kind: 'call', call: bid } : null
}

/** A suit and then a rank; a rank alone where only one legal card has it. */
function inPlay(key: string, typed: Typed, { cards, letters }: Possible): Meaning | null {
  if (typed.suit === null) {
    const suit = STRAINS[key] as Suit | undefined
    if (suit !== undefined && cards.some((card) => card[0] === suit)) {
      return { kind: 'typed', typed: { level: null, suit } }
    }
  }
  const rank = rankTyped(key, letters)
  if (rank === null) return null
  const meant = cards.filter((card) => card[1] === rank && (typed.suit === null || card[0] === typed.suit))
  return meant.length === 1 ? { kind: 'card', card: meant[0]! } : null
}

/** The reader's own letters first; then those of English, which every keyboard player knows. */
function rankTyped(key: string, letters: string): Rank | null {
  const own = letters.toLowerCase().indexOf(key)
  if (own >= 0) return 'AKQJ'[own] as Rank
  if (key === '1' || key === '0' || key === 't') return 'T'
  return 'akqj23456789'.includes(key) ? (key.toUpperCase() as Rank) : null
}
