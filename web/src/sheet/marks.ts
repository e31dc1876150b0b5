/** Figures on a sheet that a correction has touched: a score pad marks them, a table has none. */

import { getContext, setContext } from 'svelte'
import type { EntrySeen } from '../wire'

/** `corrected`: of a deal that was written down wrong at first; `changed`: by the correction of another. */
export type Mark = 'corrected' | 'changed' | null

const MARKS = Symbol('marks of figures')

/** Called by whoever shows a sheet below; `mark` is asked again whenever the sheet changes. */
export function markFigures(mark: (entry: EntrySeen) => Mark): void {
  setContext(MARKS, mark)
}

export function figureMarks(): (entry: EntrySeen) => Mark {
  return getContext<((entry: EntrySeen) => Mark) | undefined>(MARKS) ?? (() => null)
}
