/** Chicago on paper: its four deals one below the other, each with what it gave to either side. */

import type { DealSeen, EntrySeen, Side, SheetSeen } from '../wire'

export interface ChicagoRow {
  readonly deal: number
  /** The deal that was played; null while it is to come. */
  readonly played: DealSeen | null
  /** How often it was passed out and dealt again. */
  readonly passedOut: number
  readonly we: readonly EntrySeen[]
  readonly they: readonly EntrySeen[]
  /** A game was won with it: the line is drawn, and both sides begin again. */
  readonly isGame: boolean
}

const DEALS = [1, 2, 3, 4] as const

/** `we` is the side in the left column. */
export function chicagoRows(sheet: SheetSeen, we: Side): ChicagoRow[] {
  return DEALS.map((deal) => {
    const dealt = sheet.deals.filter((each) => each.deal === deal)
    const entries = sheet.entries.filter((each) => each.deal === deal)
    return {
      deal,
      played: dealt.find(({ contract }) => contract !== null) ?? null,
      passedOut: dealt.filter(({ contract }) => contract === null).length,
      we: entries.filter(({ side }) => side === we),
      they: entries.filter(({ side }) => side !== we),
      isGame: sheet.games.some((game) => game.deal === deal),
    }
  })
}
