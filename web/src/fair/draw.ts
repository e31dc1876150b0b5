/** The draw for the first deal, checked as the deal is: the pack lay there before anyone chose a card. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

import type { Card, DrawnCard, DrawProof } from '../wire'
import { PACK } from './dealNumber'
import { commitmentOf } from './fairDeal'

/** The spread pack of a secret: the cards sorted by SHA-256(secret, place in the pack). */
export function spreadPack(secret: string): Card[] {
  const key = hexToBytes(secret)
  const marks = PACK.map((card, place) => ({
    card,
    mark: bytesToHex(sha256(concatBytes(key, Uint8Array.of(place)))),
  }))
  return marks.sort((one, other) => (one.mark < other.mark ? -1 : 1)).map(({ card }) => card)
}

/** Whether every card drawn was the one at its place; null while the secret is not revealed. */
export function isFairDraw({ secret, commitment }: DrawProof, drawn: readonly DrawnCard[]): boolean | null {
  if (secret === null) return null
  try {
    const pack = spreadPack(secret)
    return commitmentOf(secret) === commitment && drawn.every(({ place, card }) => pack[place] === card)
  } catch {
    return false
  }
}
