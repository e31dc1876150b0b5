/** A finished deal played again card by card: what lies on the table after so many cards. */

import { after, sideOf } from '../notation/seats'
import type { BySide, Card, Seat, TrickSeen } from '../wire'

/** Whatever has been played: a deal of a table, or a board of a file. */
export interface PlayedOut {
  readonly tricks: readonly TrickSeen[]
}

export interface Played {
  readonly seat: Seat
  readonly card: Card
}

export interface Moment {
  /** The trick on the table, from 1; 0 before the opening lead. */
  readonly trick: number
  /** The cards of that trick so far, in order. */
  readonly table: readonly Played[]
  /** Who won it, once it is complete. */
  readonly winner: Seat | null
  /** All cards played up to now, the trick on the table included. */
  readonly gone: ReadonlySet<Card>
  readonly won: BySide<number>
}

export function cardsPlayed(record: PlayedOut): number {
  return record.tricks.reduce((sum, { cards }) => sum + cards.length, 0)
}

/** The deal after `count` cards. A completed trick stays until the next card. */
export function momentAt(record: PlayedOut, count: number): Moment {
  let left = count
  const gone = new Set<Card>()
  const won = { ns: 0, ew: 0 }
  let moment: Moment = { trick: 0, table: [], winner: null, gone, won }
  for (const [place, trick] of record.tricks.entries()) {
    if (left <= 0) break
    const table = playedIn(trick).slice(0, left)
    left -= table.length
    for (const { card } of table) gone.add(card)
    const winner = table.length === 4 ? trick.winner : null
    if (winner !== null) won[sideOf(winner) === 'NS' ? 'ns' : 'ew'] += 1
    moment = { trick: place + 1, table, winner, gone, won }
  }
  return moment
}

function playedIn({ leader, cards }: TrickSeen): Played[] {
  return cards.map((card, place) => ({ seat: after(leader, place), card }))
}
