/** What a law needs to know of the book that it stands in. */

import type { Chooser, Code, Irregularity, Words } from '../../wire'

export interface Looking {
  readonly code: Code
  readonly laws: readonly Irregularity[]
  readonly choosers: ReadonlyMap<Chooser, Words>
}
