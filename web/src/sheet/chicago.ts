/** Chicago on paper: its four deals one below the other, each with what it gave to either side. */

import type { DealSeen, EntrySeen, Side, SheetSeen, Vulnerability } from '../wire'

/** What a deal is played under. */
export type Terms = Pick<DealSeen, 'deal' | 'vulnerability'>

export interface ChicagoRow {
  readonly deal: number
  /** Known once it has been dealt. */
  readonly vulnerability: Vulnerability | null
  /** How often it was passed out and dealt again. */
  readonly passedOut: number
  readonly we: readonly EntrySeen[]
  readonly they: readonly EntrySeen[]
  /** A game was won with it: the line is drawn, and both sides begin again. */
  readonly isGame: boolean
}

const DEALS = [1, 2, 3, 4] as const

/** `we` is the side in the left column; `now` the deal in progress. */
export function chicagoRows(sheet: SheetSeen, we: Side, now?: Terms): ChicagoRow[] {
  return DEALS.map((deal) => {
    const dealt = sheet.deals.filter((each) => each.deal === deal)
    const entries = sheet.entries.filter((each) => each.deal === deal)
    return {
      deal,
      vulnerability:
        [...dealt, ...(now === undefined ? [] : [now])].find((each) => each.deal === deal)?.vulnerability ??
        null,
      passedOut: dealt.filter(({ contract }) => contract === null).length,
      we: entries.filter(({ side }) => side === we),
      they: entries.filter(({ side }) => side !== we),
      isGame: sheet.games.some((game) => game.deal === deal),
    }
  })
}
