/** Files that people share, over REST (docs/protocol.md). */

import type { BoardSeen, DealAnalysis, FileSeen, FileShared, Seat, SeatGrading } from '../wire'
import { ask, contentOf, Unreachable } from './rest'

export const files = {
  /** The file is sent as it is; its name helps to know its format. */
  async share(name: string, content: ArrayBuffer): Promise<FileShared> {
    const path = `/api/files?name=${encodeURIComponent(name)}`
    const headers = { 'content-type': 'application/octet-stream' }
    return contentOf(
      await fetch(path, { method: 'POST', headers, body: content }).catch((cause: unknown) => {
        throw new Unreachable(path, { cause })
      }),
    )
  },
  seen: (id: string) => ask<FileSeen>('GET', filePath(id)),
  board: (id: string, place: number) => ask<BoardSeen>('GET', `${filePath(id)}/boards/${place}`),
  analysis: (id: string, place: number) =>
    ask<DealAnalysis>('GET', `${filePath(id)}/boards/${place}/analysis`),
  grading: (id: string, place: number, seat: Seat | null) =>
    ask<SeatGrading>('GET', `${filePath(id)}/boards/${place}/grading${seat ? `?seat=${seat}` : ''}`),
}

export function filePath(id: string): string {
  return `/api/files/${encodeURIComponent(id)}`
}
