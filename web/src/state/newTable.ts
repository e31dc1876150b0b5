/** What a table is made with when its maker changes nothing. */

import type { Form, Options } from '../wire'

export const FORMS: readonly Form[] = ['rubber', 'chicago', 'duplicate', 'auction1920']

export const MOST_BOARDS = 36

/** Options as the page fills them in. */
export type ChosenOptions = { -readonly [K in keyof Options]: Options[K] }

/** Milliseconds that a robot takes over a call or a card. */
export const TEMPOS = { quick: 300, normal: 1_000, slow: 2_500 } as const

export const USUAL_OPTIONS: Readonly<ChosenOptions> = {
  undo: 'auction',
  hints: true,
  honors_reminder: true,
  tempo: TEMPOS.normal,
  skill: 'strong',
  watchers: true,
  seats: 'fixed',
  prepared_deals: false,
  vulnerable: 'dealer',
  honors: true,
  partners: 'change',
  boards: 8,
  scoring: 'matchpoints',
}

/** Whether the holders of honors have to claim them, and so may be reminded. */
export function claimsHonors(form: Form, { honors }: Pick<Options, 'honors'>): boolean {
  return form === 'rubber' || (form === 'chicago' && honors)
}

/** What was chosen, as far as it is for that form: at duplicate the boards say who deals, and nobody draws. */
export function optionsFor(form: Form, chosen: ChosenOptions): ChosenOptions {
  return form === 'duplicate' ? { ...chosen, seats: 'fixed' } : { ...chosen }
}
