/** The reader's own robots from outside, over REST (docs/protocol.md). */

import type { Invitation, InviteProgram, NewProgram, ProgramListed, ProgramMade } from '../wire'
import { ask } from './rest'

export const programs = {
  mine: () => ask<ProgramListed[]>('GET', '/api/programs'),
  make: (asked: NewProgram) => ask<ProgramMade>('POST', '/api/programs', asked),
  /** Asks a robot that waits to take that seat; `path` is the table's page. */
  invite: (path: string, asked: InviteProgram) =>
    ask<Invitation>('POST', `/api/tables/${path.split('/').at(-1)}/invitations`, asked),
  /** What is left of them. */
  revoke: (id: string) => ask<ProgramListed[]>('DELETE', `/api/programs/${encodeURIComponent(id)}`),
}
