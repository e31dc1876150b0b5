/** The score pads over REST (docs/protocol.md). A phone in a cellar waits for no answer longer than a moment. */

import type {
  CorrectDeal,
  EnterDeal,
  NewPad,
  PadAnswers,
  PadCommandSent,
  PadListed,
  PadMade,
  PadPreview,
  PadView,
} from '../wire'
import { ask, contentOf, sent } from './rest'

/** Milliseconds. */
const PATIENCE = 10_000

export const pads = {
  mine: () => ask<PadListed[]>('GET', '/api/pads'),
  begin: (pad: NewPad) => ask<PadMade>('POST', '/api/pads', pad),
  /** The pad as it stands; null when it still has that version. */
  async read(id: string, version: number | null): Promise<PadView | null> {
    const headers = version === null ? undefined : { 'if-none-match': `"${version}"` }
    const answer = await sent('GET', padPath(id), undefined, { headers, signal: soon() })
    return answer.status === 304 ? null : contentOf<PadView>(answer)
  },
  async write(id: string, commands: readonly PadCommandSent[]): Promise<PadAnswers> {
    return contentOf(await sent('POST', `${padPath(id)}/commands`, { commands }, { signal: soon() }))
  },
  /** What a deal would come to; nothing is written. */
  async preview(id: string, command: EnterDeal | CorrectDeal): Promise<PadPreview> {
    return contentOf(await sent('POST', `${padPath(id)}/preview`, { command }, { signal: soon() }))
  },
}

export function padPath(id: string): string {
  return `/api/pads/${encodeURIComponent(id)}`
}

function soon(): AbortSignal {
  return AbortSignal.timeout(PATIENCE)
}
