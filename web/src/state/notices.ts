/** What happened and nothing on the cloth would show: told there for a moment, in the announcer's words. */

import type { AnyEvent } from '../wire'
import { sentenceOf, type Place } from './announcer'

export function noticeOf(events: readonly AnyEvent[], at: Place): string {
  if (at.before === null) return ''
  return events
    .filter((event) => isUnseen(event, at))
    .map((event) => sentenceOf(event, at))
    .join(' ')
}

/** A question that vanishes, a card that goes back, somebody who gets up. */
function isUnseen(event: AnyEvent, { before, after }: Place): boolean {
  switch (event.type) {
    case 'undo-answered':
      return !event.granted && event.seat !== after.seat
    case 'interrupt-answered':
      return !event.agreed && event.seat !== after.seat
    case 'play-refused':
      return event.seat !== after.seat
    case 'claim-answered': {
      const isVoid = before?.claim?.is_of_defender === true && after.claim === null
      return isVoid && event.seat !== after.seat
    }
    case 'remedy-answered':
      return !event.agreed && event.seat !== after.seat
    case 'table-resumed':
      return event.seat !== after.seat
    case 'ruling-made':
    case 'undone':
    case 'honors-claimed':
    case 'deal-prepared':
      return true
    case 'seat-left':
    case 'seat-taken':
    case 'robot-seated':
      return before?.phase !== 'seating' && event.seat !== after.seat
    default:
      return false
  }
}
