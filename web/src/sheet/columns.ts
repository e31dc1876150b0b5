/** The heads of the two columns of a sheet: We and They for a player, the sides for a watcher. */

import type { Translate } from '../i18n/translator'
import { ofSeat, ofSide, otherSide } from '../notation/seats'
import type { BySeat, Seat, Side, SheetSeen } from '../wire'

export interface Column {
  readonly title: string
  /** Who plays for the side; empty where nobody's name is known. */
  readonly names: readonly string[]
  /** For good: in Chicago it changes from deal to deal, and stands beside each. */
  readonly isVulnerable: boolean
  readonly total: number
}

const PARTNERS: Readonly<Record<Side, readonly [Seat, Seat]>> = { NS: ['N', 'S'], EW: ['E', 'W'] }

export function columnsOf(
  t: Translate,
  sheet: SheetSeen,
  we: Side,
  isSeated: boolean,
  names?: BySeat<string | null>,
): readonly [Column, Column] {
  const column = (side: Side, title: string): Column => ({
    title,
    names: names === undefined ? [] : PARTNERS[side].flatMap((seat) => ofSeat(names, seat) ?? []),
    isVulnerable: sheet.form === 'rubber' && !sheet.is_over && ofSide(sheet.games_won, side) > 0,
    total: ofSide(sheet.totals, side),
  })
  const they = otherSide(we)
  return isSeated
    ? [column(we, t('sheet.we')), column(they, t('sheet.they'))]
    : [column(we, t(`side.${we}`)), column(they, t(`side.${they}`))]
}
