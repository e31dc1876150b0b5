/** Whether a deal was the one promised: each promise checked on its own. */

import type { BySeat, Card, Proof } from '../wire'
import { dealAgain, type FairDeal } from './fairDeal'

export type Fault = 'secret' | 'number' | 'hands' | 'unreadable'

export interface Verdict {
  /** Empty when every promise was kept. */
  readonly faults: readonly Fault[]
  /** The sum done again; null when it could not be. */
  readonly sum: FairDeal | null
}

/** Null while the secret is not revealed, and for a deal laid out beforehand. `hands`, when the reader has seen them, must be these. */
export function verdictOn(proof: Proof, hands?: BySeat<readonly Card[]>): Verdict | null {
  const { secret, cut, added, is_prepared } = proof
  if (secret === null || cut === null || is_prepared) return null
  const sum = attempt(() => dealAgain({ secret, cut, added }))
  if (sum === null) return { faults: ['unreadable'], sum }
  const faults: Fault[] = []
  if (sum.commitment !== proof.commitment.toLowerCase()) faults.push('secret')
  if (String(sum.number) !== proof.deal_number) faults.push('number')
  if (hands !== undefined && !isSameDeal(sum.hands, hands)) faults.push('hands')
  return { faults, sum }
}

function isSameDeal(one: BySeat<readonly Card[]>, other: BySeat<readonly Card[]>): boolean {
  return (['north', 'east', 'south', 'west'] as const).every(
    (seat) =>
      one[seat].length === other[seat].length && one[seat].every((card) => other[seat].includes(card)),
  )
}

function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}
