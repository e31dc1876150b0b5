/** What the table waits for from the reader, in words, told once for each moment of the table. */

import type { Translate } from '../i18n/translator'
import { isPartner, ofSeat } from '../notation/seats'
import type { StopSeen, TableView } from '../wire'
import { stepOf } from './settling.svelte'

export interface Prompt {
  readonly text: string
  /** The same while the table waits for the same thing. */
  readonly moment: string
}

/** Null when nothing waits for the reader. */
export function promptOf(t: Translate, view: TableView): Prompt | null {
  const text = textOf(t, view)
  if (text === null) return null
  const cards = `${view.tricks_left}.${view.trick?.cards.length ?? 0}`
  return { text, moment: [view.rubber, view.place, view.phase, view.auction.length, cards, text].join('/') }
}

function textOf(t: Translate, view: TableView): string | null {
  const { may, stop } = view
  if (may.answer_claim) return t('live.turn.claim', { concession: isConceded(view) })
  if (may.refuse_play) return t('live.turn.doubtful')
  if (may.answer_undo) return t('live.turn.undo')
  if (may.answer_interrupt) return t('live.turn.interrupt')
  if (stop !== null) return stopText(t, view, stop)
  if (may.assign_tricks) return t('live.turn.assign')
  if (may.answer_adjudication && !hasObjected(view)) return t('live.turn.adjudication')
  if (may.draw) return t('live.turn.draw')
  if (may.cut) return t('live.turn.cut')
  if (may.calls.length > 0) return t('live.turn.call')
  if (may.cards.length > 0) return t('live.turn.card', { lead: isLead(view), dummy: isDummys(view) })
  return null
}

function stopText(t: Translate, view: TableView, stop: StopSeen): string | null {
  if (view.seat === null || !view.waiting_for.includes(view.seat)) return null
  return t(`live.turn.settle.${stepOf(stop)}`)
}

/** Whether the reader is asked, as the partner of who concedes. */
function isConceded({ seat, claim }: TableView): boolean {
  return claim?.is_of_defender === true && isPartner(claim.claimer, seat)
}

/** Whoever has objected may think better of it, but nothing waits for him. */
function hasObjected({ seat, claim }: TableView): boolean {
  return seat !== null && claim?.adjudication != null && ofSeat(claim.adjudication.answers, seat) !== null
}

function isLead(view: TableView): boolean {
  return (view.trick?.cards.length ?? 0) === 0
}

function isDummys(view: TableView): boolean {
  return view.contract !== null && view.turn === view.contract.dummy
}
