/** A deal as it is being entered, tap by tap. What can be tapped is said by the view. */

import { SEATS } from '../notation/seats'
import type { Doubling, PadChoices, PadResult, Seat, Strain } from '../wire'

export interface Draft {
  readonly isPassedOut: boolean
  readonly level: number | null
  readonly strain: Strain | null
  readonly doubling: Doubling
  readonly declarer: Seat | null
  /** Tricks won by the declaring side; null as long as the contract was just made. */
  readonly tricks: number | null
  readonly honors: Readonly<Partial<Record<Seat, number>>>
}

export const EMPTY: Draft = {
  isPassedOut: false,
  level: null,
  strain: null,
  doubling: '',
  declarer: null,
  tricks: null,
  honors: {},
}

/** How a deal that nobody bid is written. */
const PASS = 'pass'
const CONTRACT = /^(\d)(C|D|H|S|NT)(XX|X|)$/

/** Tricks that fulfil a contract of that level. */
export function neededAt(level: number | null, choices: PadChoices): number | null {
  return choices.levels.find((choice) => choice.level === level)?.tricks_needed ?? null
}

export function tricksOf(draft: Draft, choices: PadChoices): number | null {
  return draft.tricks ?? neededAt(draft.level, choices)
}

/** One trick more or less, where there can be. */
export function withTricks(draft: Draft, more: number, choices: PadChoices): Draft {
  const tricks = tricksOf(draft, choices)
  const wanted = tricks === null ? null : tricks + more
  return wanted !== null && choices.tricks.includes(wanted) ? { ...draft, tricks: wanted } : draft
}

/** What is ready to be entered; null while something is missing. */
export function resultOf(draft: Draft, choices: PadChoices): PadResult | null {
  if (draft.isPassedOut) return { ...NOTHING, contract: PASS }
  const { level, strain, doubling, declarer } = draft
  const tricks = tricksOf(draft, choices)
  if (level === null || strain === null || declarer === null || tricks === null) return null
  return {
    contract: `${level}${strain}${doubling}`,
    declarer,
    tricks,
    honors: SEATS.flatMap((seat) => {
      const count = draft.honors[seat] ?? 0
      return count > 0 ? [[seat, count] as const] : []
    }),
    doubled_by: null,
  }
}

const NOTHING: PadResult = { contract: '', declarer: null, tricks: null, honors: [], doubled_by: null }

/** A deal that was entered, as its entry stood: to correct it. */
export function draftOf(result: PadResult): Draft {
  if (result.contract === PASS) return { ...EMPTY, isPassedOut: true }
  const written = CONTRACT.exec(result.contract)
  if (written === null) return EMPTY
  return {
    isPassedOut: false,
    level: Number(written[1]),
    strain: written[2] as Strain,
    doubling: written[3] as Doubling,
    declarer: result.declarer,
    tricks: result.tricks,
    honors: Object.fromEntries(result.honors),
  }
}

/** Honors that can be chosen for that strain; none where they do not count. */
export function honorsOf(draft: Draft, choices: PadChoices): { counts: readonly number[]; most: number } {
  const found = choices.honors.find((choice) => choice.strain === draft.strain)
  return { counts: found?.counts ?? [], most: found?.most ?? 0 }
}

/** The same draft in another strain: honors of the old one are not those of the new. */
export function inStrain(draft: Draft, strain: Strain): Draft {
  return { ...draft, isPassedOut: false, strain, honors: draft.strain === strain ? draft.honors : {} }
}
