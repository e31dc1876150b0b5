/** The auction as it is written down: four columns, the reader's own at the right. */

import { SEATS } from '../notation/seats'
import type { CallSeen, Seat } from '../wire'
import { PLACES, seatAt } from './geometry'

export interface Cell {
  seat: Seat
  /** The call, and its place in the auction counted from 0. */
  call: CallSeen | null
  place: number
  /** Before the dealer's first call. */
  isBefore: boolean
}

/** The seats from the one at the left of the screen clockwise to the one at the bottom. */
export function auctionColumns(viewer: Seat | null): readonly Seat[] {
  return [...PLACES.slice(1), PLACES[0]!].map((place) => seatAt(place, viewer))
}

/** Rows of four from the dealer's call on; the row of the next call is there before it is made. */
export function auctionRows(
  auction: readonly CallSeen[],
  dealer: Seat | null,
  viewer: Seat | null,
  isOver: boolean,
): readonly (readonly Cell[])[] {
  const columns = auctionColumns(viewer)
  const before = columns.indexOf(dealer ?? SEATS[0]!)
  const calls = auction.length + (isOver ? 0 : 1)
  const rows = Math.max(1, Math.ceil((before + calls) / 4))
  return Array.from({ length: rows }, (_, row) =>
    columns.map((seat, column) => {
      const place = 4 * row + column - before
      return { seat, place, call: auction[place] ?? null, isBefore: place < 0 }
    }),
  )
}
