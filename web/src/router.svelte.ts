/** Where the reader is: the four pages and their addresses. */

export type Route =
  | { page: 'home' }
  | { page: 'settings' }
  | { page: 'laws'; id: string | null }
  | { page: 'table'; id: string }
  | { page: 'deal'; id: string; rubber: number; place: number }
  | { page: 'missing' }

const LAWS = /^\/laws(?:\/([a-z0-9-]+))?\/?$/
const TABLE = /^\/t\/([\w-]+)\/?$/
const DEAL = /^\/t\/([\w-]+)\/deal\/(\d+)\/(\d+)\/?$/

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' }
  if (path === '/settings') return { page: 'settings' }
  const laws = LAWS.exec(path)
  if (laws) return { page: 'laws', id: laws[1] ?? null }
  const table = TABLE.exec(path)
  if (table) return { page: 'table', id: table[1]! }
  const deal = DEAL.exec(path)
  if (deal) return { page: 'deal', id: deal[1]!, rubber: Number(deal[2]), place: Number(deal[3]) }
  return { page: 'missing' }
}

let path = $state(window.location.pathname)

export const router = {
  get route(): Route {
    return routeOf(path)
  },
  get path(): string {
    return path
  },
}

export function go(to: string): void {
  if (to !== window.location.pathname) window.history.pushState(null, '', to)
  path = window.location.pathname
  window.scrollTo(0, 0)
}

/** The page says by itself where the reader is now: no step to go back, nothing moves. */
export function renamed(to: string): void {
  window.history.replaceState(null, '', to)
  path = window.location.pathname
}

/** Follow a plain click on a link of ours without loading the page again. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return
  if (link.origin !== window.location.origin || routeOf(link.pathname).page === 'missing') return
  if (link.hash !== '' && link.pathname === window.location.pathname) return
  event.preventDefault()
  go(link.pathname)
}

window.addEventListener('popstate', () => {
  path = window.location.pathname
})
