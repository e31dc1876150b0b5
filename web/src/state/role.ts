/** What a seat is doing just now, in one word for its plate. */

import { ofSeat } from '../notation/seats'
import type { Seat, TableView } from '../wire'

export type Role =
  | 'your-turn'
  | 'your-hand'
  | 'your-dummy'
  | 'your-cut'
  | 'your-draw'
  | 'your-answer'
  | 'your-ready'
  /** A call or card is chosen and waits for the second tap. */
  | 'tap-again'
  | 'turn'
  /** Somebody else has to answer a question, or to settle what was irregular. */
  | 'decides'
  | 'dummy'
  | 'dummy-turn'
  | 'declarer'
  | 'ready'

/** Null where there is nothing to say. */
export function seatRole(view: TableView, seat: Seat): Role | null {
  const isWaitedFor = view.waiting_for.includes(seat)
  const { may, stop } = view
  const isAsked = may.answer_undo || may.answer_interrupt || may.refuse_play || may.let_play_pass
  if (ofSeat(view.seats, seat).is_you && isAsked) return 'your-answer'
  if (ofSeat(view.seats, seat).is_you) return isWaitedFor ? yours(view, seat) : standing(view, seat)
  if (stop !== null || view.phase === 'claim') return isWaitedFor ? 'decides' : standing(view, seat)
  if (view.phase === 'play' && view.turn === seat)
    return seat === view.contract?.dummy ? 'dummy-turn' : 'turn'
  if (isWaitedFor && view.phase !== 'result' && view.phase !== 'rubber-over') return 'turn'
  return standing(view, seat)
}

function yours(view: TableView, seat: Seat): Role {
  if (view.stop !== null) return 'your-answer'
  switch (view.phase) {
    case 'draw':
      return 'your-draw'
    case 'cut':
      return 'your-cut'
    case 'claim':
      return 'your-answer'
    case 'result':
    case 'rubber-over':
      return 'your-ready'
    case 'play':
      if (view.contract?.declarer !== seat) return 'your-turn'
      return view.turn === view.contract.dummy ? 'your-dummy' : 'your-hand'
    default:
      return 'your-turn'
  }
}

function standing(view: TableView, seat: Seat): Role | null {
  if (view.phase === 'result' || view.phase === 'rubber-over')
    return view.ready.includes(seat) ? 'ready' : null
  if (seat === view.contract?.dummy) return 'dummy'
  return seat === view.contract?.declarer ? 'declarer' : null
}
