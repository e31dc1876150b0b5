/** Where each figure stands on the paper: two columns, above the heavy line and game by game below it. */

import type { EntrySeen, Side, SheetSeen } from '../wire'

/** Figures side by side; a column has none where it is shorter than the other. */
export interface Row {
  readonly we: EntrySeen | null
  readonly they: EntrySeen | null
}

export interface Paper {
  /** Top row first: these are written from the line upwards, so the oldest stand lowest. */
  readonly above: readonly Row[]
  /** One block for each game won, with a line under it, and one for the game in progress. */
  readonly games: readonly (readonly Row[])[]
}

/** `we` is the side in the left column. */
export function paperOf(sheet: SheetSeen, we: Side): Paper {
  const above = sheet.entries.filter(({ line }) => line === 'above')
  const lines = sheet.games.map(({ deal }) => deal)
  const blocks = gamesBelow(sheet).map((block) => rowsOf(block, we))
  const isOpen = !sheet.is_over || sheet.is_interrupted
  return {
    above: rowsOf(above, we).reverse(),
    games: isOpen ? blocks : blocks.slice(0, lines.length),
  }
}

/** The figures below the line, cut where a game was won. */
function gamesBelow({ entries, games }: SheetSeen): EntrySeen[][] {
  const below = entries.filter(({ line }) => line === 'below')
  const ends = [...games.map(({ deal }) => deal), Infinity]
  return ends.map((end, game) => {
    const start = game === 0 ? 0 : ends[game - 1]!
    return below.filter(({ deal }) => deal > start && deal <= end)
  })
}

function rowsOf(entries: readonly EntrySeen[], we: Side): Row[] {
  const ours = entries.filter(({ side }) => side === we)
  const theirs = entries.filter(({ side }) => side !== we)
  const length = Math.max(ours.length, theirs.length)
  return Array.from({ length }, (_, row) => ({ we: ours[row] ?? null, they: theirs[row] ?? null }))
}
