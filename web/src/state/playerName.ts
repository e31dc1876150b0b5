/** What to call whoever plays a seat. */

import type { Translate } from '../i18n'
import { ofSeat } from '../notation/seats'
import type { Seat, TableView } from '../wire'

/** The person's name, `Robot Este`, or the seat's own name when it is empty. */
export function playerName(t: Translate, view: TableView, seat: Seat): string {
  const seen = ofSeat(view.seats, seat)
  if (seen.is_robot) return t('table.robot-at-seat', { seat: t(`seat.${seat}`) })
  return seen.name ?? t(`seat.${seat}`)
}
