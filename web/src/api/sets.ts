/** What is asked over REST of a set of boards that several tables have played. */

import type { Comparison, FieldSeen, SetNamed, SetResults, TableMade } from '../wire'
import { USUAL_OPTIONS } from '../state/newTable'
import { ask, rest } from './rest'

const at = (id: string, unit: number) => `/api/sets/${encodeURIComponent(id)}/${unit}`

export const sets = {
  /** By the usual method for so many tables, unless one is asked for. */
  results: (id: string, unit: number, method: Comparison | null) =>
    ask<SetResults>('GET', at(id, unit) + (method === null ? '' : `?method=${method}`)),
  askField: (id: string, unit: number, tables: number) =>
    ask<FieldSeen>('POST', `${at(id, unit)}/field`, { tables }),
  playAgain: (again: SetNamed): Promise<TableMade> =>
    rest.open({ form: 'duplicate', options: { ...USUAL_OPTIONS }, again }),
}
