/** The book of laws, also when there is no server. */

import { orKept } from '../api/kept'
import { rest } from '../api/rest'
import type { LawBook } from '../wire'

export function lawBook(): Promise<LawBook> {
  return orKept('tapete.laws', () => rest.laws())
}
