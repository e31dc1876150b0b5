/** An auction cut into rounds under four columns; the dealer's first round starts where he sits. */

import type { CallSeen, Seat } from '../wire'

export function rowsOfAuction(
  auction: readonly CallSeen[],
  columns: readonly Seat[],
  dealer: Seat,
): (CallSeen | null)[][] {
  const cells = [...Array<null>(columns.indexOf(dealer)).fill(null), ...auction]
  const rows: (CallSeen | null)[][] = []
  for (let start = 0; start < cells.length; start += 4) {
    rows.push(Array.from({ length: 4 }, (_, column) => cells[start + column] ?? null))
  }
  return rows
}
