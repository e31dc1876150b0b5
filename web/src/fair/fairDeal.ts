/**
 * "Check this deal": everything that the server promised is computed again, here, from what it has
 * revealed (docs/fair-deal.md). Nothing on this page is taken from the server's word.
 *
 * SHA-256 comes from a library: browsers hide their own on plain-http addresses of a home network.
 */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

import type { BySeat, Card } from '../wire'
import { DEALS, dealFromNumber } from './dealNumber'

/** What was mixed: the house's secret, the bytes of those who added some, and the cut; hexadecimal. */
export interface Mixture {
  secret: string
  added: BySeat<string | null>
  cut: string
}

/** The deal that follows from a mixture, with each step on the way. */
export interface FairDeal {
  commitment: string
  seed: string
  number: bigint
  hands: BySeat<Card[]>
}

/** The fingerprint of the secret, which the server had to show before the cut. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/** Mix, number and deal again; throws on text that is not hexadecimal. */
export function dealAgain(mixture: Mixture): FairDeal {
  const seed = seedOf(mixture)
  const number = numberFromSeed(seed)
  return {
    commitment: commitmentOf(mixture.secret),
    seed: bytesToHex(seed),
    number,
    hands: dealFromNumber(number),
  }
}

function seedOf({ secret, added, cut }: Mixture): Uint8Array {
  const parts = [secret, added.north, added.east, added.south, added.west, cut]
  return sha256(concatBytes(...parts.map((part) => hexToBytes(part ?? ''))))
}

/** The first number under DEALS among the first twelve bytes of SHA-256(seed, counter): no bias. */
function numberFromSeed(seed: Uint8Array): bigint {
  for (let counter = 0; ; counter += 1) {
    const block = sha256(concatBytes(seed, fourBytes(counter)))
    const number = BigInt(`0x${bytesToHex(block.subarray(0, 12))}`)
    if (number < DEALS) return number
  }
}

function fourBytes(counter: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, counter, false)
  return bytes
}
