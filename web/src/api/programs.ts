/** The reader's own robots from outside, over REST (docs/protocol.md). */

import type { NewProgram, ProgramListed, ProgramMade } from '../wire'
import { ask } from './rest'

export const programs = {
  mine: () => ask<ProgramListed[]>('GET', '/api/programs'),
  make: (asked: NewProgram) => ask<ProgramMade>('POST', '/api/programs', asked),
  /** What is left of them. */
  revoke: (id: string) => ask<ProgramListed[]>('DELETE', `/api/programs/${encodeURIComponent(id)}`),
}
