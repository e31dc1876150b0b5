/** What there is room for. The style sheets ask the same questions in the same words. */

import { MediaQuery } from 'svelte/reactivity'

export const screen = {
  /** No room for a panel beside the cloth: it is a sheet that comes when called. */
  narrow: new MediaQuery('(max-width: 900px), (max-height: 500px)'),
  /** A telephone or tablet held upright: everything below one another. */
  upright: new MediaQuery('(max-width: 900px) and (min-height: 501px)'),
  /** A small telephone: a slip on the cloth must be short to leave the hand in sight. */
  short: new MediaQuery('(max-height: 720px)'),
  /** Too small for 35 bids: a level, then a strain. */
  low: new MediaQuery('(max-width: 1180px), (max-height: 690px)'),
}
