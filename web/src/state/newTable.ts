/** What a table is made with when its maker changes nothing. */

import type { Options } from '../wire'

/** Options as a form fills them in. */
export type ChosenOptions = { -readonly [K in keyof Options]: Options[K] }

/** Milliseconds that a robot takes over a call or a card. */
export const TEMPOS = { quick: 300, normal: 1_000, slow: 2_500 } as const

export const USUAL_OPTIONS: Readonly<ChosenOptions> = {
  undo: 'auction',
  hints: true,
  honors_reminder: true,
  tempo: TEMPOS.normal,
  watchers: true,
  seats: 'fixed',
  prepared_deals: false,
  vulnerable: 'dealer',
  honors: true,
  partners: 'change',
  boards: 8,
}
