/** Pairs and figures of a compared set in words. What they are worth comes from the server. */

import type { Locale } from '../i18n/locales'
import type { Translate } from '../i18n/translator'
import { bidText, seatLetter } from '../notation/letters'
import { resultSign } from '../notation/names'
import { ofSeat, ofSide } from '../notation/seats'
import type { BySeat, Comparison, Seat, SetBoard, SetResults, SetRow, SetStanding, Side } from '../wire'

const PAIRS: Readonly<Record<Side, readonly [Seat, Seat]>> = { NS: ['N', 'S'], EW: ['E', 'W'] }

/** `Mesa 2`, `Robots 1`: robots are counted by themselves. */
export function tableName(t: Translate, { tables }: SetResults, number: number): string {
  const people = tables.filter(({ is_robots }) => !is_robots).length
  return number > people ? t('set.robots', { number: number - people }) : t('set.table', { number })
}

/** `Ana y Luis`, `Ana y un robot`; a pair of two robots has the name of its table. */
export function pairName(t: Translate, results: SetResults, number: number, side: Side): string {
  const table = results.tables.find((each) => each.number === number)
  if (table === undefined || table.is_robots) return tableName(t, results, number)
  const names = namesOf(t, table.names, side)
  return names ?? t('set.robots-at', { table: tableName(t, results, number) })
}

/** Null for two robots. */
export function namesOf(t: Translate, names: BySeat<string | null>, side: Side): string | null {
  const [one, other] = PAIRS[side].flatMap((seat) => ofSeat(names, seat) ?? [])
  return one === undefined ? null : t('set.pair.names', { one, other: other ?? t('set.robot') })
}

/** `4♥X S −1`: as it is written on a traveller. */
export function contractShort({ contract, tricks_taken }: SetRow, locale: Locale): string | null {
  if (contract === null) return null
  const bid = bidText(contract.level, contract.strain, locale) + contract.doubling
  return `${bid} ${seatLetter(contract.declarer, locale)} ${resultSign(tricks_taken, contract.tricks_needed)}`
}

/** `+4`, `−10,50` where they are divided; matchpoints, which nobody loses, have no sign. */
export function pointsText(t: Translate, method: Comparison, points: number): string {
  if (isMatchpoints(method)) return t('set.figure', { points })
  return minus(t(method === 'cross_imps' ? 'set.figure.divided' : 'set.figure.signed', { points }))
}

export function scoreText(t: Translate, score: number): string {
  return minus(t('set.figure.signed', { points: score }))
}

/** With the sign itself, as wide as a plus, instead of a hyphen. */
function minus(figure: string): string {
  return figure.replace('-', '−')
}

/** By what a pair is ranked: its percentage, or what it has for each board. */
export function standingText(t: Translate, standing: SetStanding): string {
  return standing.percent === null
    ? minus(t('set.figure.divided', { points: standing.mean }))
    : t('set.percent', { percent: standing.percent })
}

/** What the reader's own pair has on a board; null where he has none, or nothing to compare with. */
export function ownPoints(results: SetResults, board: SetBoard): number | null {
  const own = results.tables.find(({ is_yours }) => is_yours)?.number
  const row = board.rows.find(({ table }) => table === own)
  if (results.side === null || !row?.points) return null
  return ofSide(row.points, results.side)
}

export function isMatchpoints(method: Comparison): boolean {
  return method === 'matchpoints' || method === 'matchpoints_acbl'
}
