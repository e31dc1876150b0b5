/** What the service worker does about a request; whatever it does not know it leaves alone. */

export type Way =
  /** The page: from the server, and from what was kept when there is none. */
  | 'page'
  /** A file whose name holds its hash: once kept, never asked for again. */
  | 'file'
  /** As if there were no worker: REST, sockets, downloads, anything that changes something. */
  | 'leave'

/** First parts of the server's own paths, which are never a page of ours. */
const SERVERS = ['api', 'ws', 'schema', 'healthz', 'metrics', 'licences.txt', 'sw.js']

export interface Asked {
  readonly url: string
  readonly method: string
  /** `navigate` when somebody opens a page. */
  readonly mode: string
}

export function wayOf({ url, method, mode }: Asked, origin: string): Way {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'leave'
  const first = address.pathname.split('/')[1] ?? ''
  if (first === 'assets') return 'file'
  return mode === 'navigate' && !SERVERS.includes(first) ? 'page' : 'leave'
}
