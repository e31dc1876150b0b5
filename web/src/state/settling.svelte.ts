/** What the player has before him while the table is stopped: what he looks for, what he would propose. */

import { otherSide, sideOf } from '../notation/seats'
import type { Irregularity, Remedy, StopSeen, TableView } from '../wire'

/** How far the matter is settled, which says what comes next. */
export type Step = 'find' | 'choose' | 'propose' | 'answer'

export function stepOf(stop: StopSeen): Step {
  if (stop.remedy !== null) return 'answer'
  if (stop.law === null) return 'find'
  return stop.option === null && stop.options.length > 0 ? 'choose' : 'propose'
}

export class Settling {
  /** What is looked for in the book. */
  words = $state('')
  /** Found, and not yet said whose it was. */
  found = $state.raw<Irregularity | null>(null)
  /** What no law names is to be settled. */
  isUnnamed = $state(false)
  /** It was something else than what was named. */
  isNaming = $state(false)
  /** Another option, or another remedy, than the one that stands. */
  isAgain = $state(false)
  /** What would go on the sheet; null while it is as the law has it. */
  draft = $state.raw<Remedy | null>(null)
  /** On a phone: the slip on which it is settled. */
  isOpen = $state(false)

  /** What was begun is put away when the matter has gone on. */
  tidy(before: TableView | null, now: TableView): void {
    const was = before?.stop ?? null
    const { stop } = now
    if (stop === null) this.isOpen = false
    else if (before !== null && was === null && stop.stopped_by === now.seat) this.isOpen = true
    if (momentOf(was) === momentOf(stop)) return
    if (was?.law?.id !== stop?.law?.id || was?.option !== stop?.option || stop === null) this.draft = null
    if (was?.law?.id !== stop?.law?.id || stop === null) this.isUnnamed = false
    this.words = ''
    this.found = null
    this.isNaming = false
    this.isAgain = false
  }

  nameAgain(): void {
    this.words = ''
    this.found = null
    this.isNaming = true
  }
}

/** The remedy that the chosen option gives to the side that did not offend; it can be changed. */
export function remedyByLaw({ stop, seat }: TableView): Remedy {
  const side = stop?.offender ? otherSide(sideOf(stop.offender)) : sideOf(seat ?? 'N')
  const tricks = stop?.options.find(({ id }) => id === stop.option)?.tricks ?? 0
  return { side, tricks, points: 0, note: '' }
}

function momentOf(stop: StopSeen | null): string {
  return stop === null
    ? ''
    : JSON.stringify([stop.law?.id, stop.offender, stop.option, stop.remedy, stop.proposed_by])
}
