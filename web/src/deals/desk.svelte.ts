/** What is asked for on the page of deals, and what came of it. */

import { deals, problemOf } from '../api/deals'
import { practice } from '../api/practice'
import { USUAL_OPTIONS } from '../state/newTable'
import type { DealsAsked, DealsFound, DealsProblem, Seat, Swap, TableMade } from '../wire'

export const MOST_DEALS = 100
export const USUAL_TRIES = 10_000_000

export class DealsDesk {
  where = $state('')
  count = $state(8)
  /** Digits, or nothing for chance. */
  seed = $state('')
  swap = $state<Swap>('none')
  /** Deals that are looked at, at the most. */
  tries = $state(USUAL_TRIES)
  readonly given = $state<Record<Seat, string>>({ N: '', E: '', S: '', W: '' })
  found = $state.raw<DealsFound | null>(null)
  /** What is wrong with the condition or with the given cards. */
  problem = $state.raw<DealsProblem | null>(null)
  error = $state.raw<unknown>(null)
  isBusy = $state(false)

  get asked(): DealsAsked {
    const { N: north, E: east, S: south, W: west } = this.given
    const seed = this.seed.trim() === '' ? null : Number(this.seed)
    const { where, count, swap, tries } = this
    return { where, count, seed, given: { north, east, south, west }, swap, tries }
  }

  /** Deal; whether something came of it. */
  async deal(): Promise<boolean> {
    return this.attempt(async () => {
      this.found = await deals.find(this.asked)
    })
  }

  /** A table with deals that nobody has seen; null if there is none. */
  async openUnseen(): Promise<TableMade | null> {
    let made: TableMade | null = null
    await this.attempt(async () => {
      made = await deals.table({ unseen: this.asked, options: { ...USUAL_OPTIONS } })
    })
    return made
  }

  /** A table to practise with such deals, at South with robots or for whoever comes; null if there is none. */
  async openPractice(is_bidding_only: boolean, isAlone: boolean): Promise<TableMade | null> {
    let made: TableMade | null = null
    await this.attempt(async () => {
      made = await practice.open({
        unseen: this.asked,
        is_bidding_only,
        seat: isAlone ? 'S' : null,
        options: { ...USUAL_OPTIONS, undo: 'any' },
      })
    })
    return made
  }

  private async attempt(action: () => Promise<void>): Promise<boolean> {
    this.isBusy = true
    this.problem = this.error = null
    try {
      await action()
      return true
    } catch (error) {
      this.problem = problemOf(error)
      this.error = this.problem === null ? error : null
      return false
    } finally {
      this.isBusy = false
    }
  }
}

/** The line with the fault in three pieces: before it, the fault itself, and what follows. */
export function piecesOf(
  text: string,
  { line, column, length }: Pick<DealsProblem, 'line' | 'column' | 'length'>,
) {
  const whole = text.split('\n')[line - 1] ?? ''
  const signs = [...whole]
  const start = column - 1
  return {
    before: signs.slice(0, start).join(''),
    fault: signs.slice(start, start + length).join('') || ' ',
    after: signs.slice(start + length).join(''),
  }
}

/** Where the fault is in the whole text, as a text field counts. */
export function rangeOf(
  text: string,
  problem: Pick<DealsProblem, 'line' | 'column' | 'length'>,
): [number, number] {
  const before = text
    .split('\n')
    .slice(0, problem.line - 1)
    .join('\n')
  const { before: start, fault } = piecesOf(text, problem)
  const from = (problem.line > 1 ? before.length + 1 : 0) + start.length
  return [from, Math.min(text.length, from + fault.length)]
}
