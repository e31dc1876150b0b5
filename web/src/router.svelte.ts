/** Where the reader is: the pages and their addresses. */

import { BOOKS, type Book } from './api/system'
import { FORMS } from './state/newTable'
import type { Form } from './wire'

export type Route =
  | { page: 'home' }
  | { page: 'settings' }
  | { page: 'deals' }
  | { page: 'file' }
  | { page: 'file-boards'; id: string }
  | { page: 'file-board'; id: string; place: number; isFramed: boolean }
  | { page: 'pads' }
  | { page: 'pad'; id: string }
  | { page: 'laws'; id: string | null }
  | { page: 'rules-overview' }
  | { page: 'rules'; form: Form }
  | { page: 'system'; book: Book }
  | { page: 'table'; id: string }
  | { page: 'deal'; id: string; rubber: number; place: number }
  | { page: 'reports'; id: string }
  | { page: 'set'; id: string; unit: number }
  | { page: 'missing' }

const LAWS = /^\/laws(?:\/([a-z0-9-]+))?\/?$/
const RULES = /^\/rules(?:\/(\w+))?\/?$/
const SYSTEM = /^\/system(?:\/(\w+))?\/?$/
const TABLE = /^\/t\/([\w-]+)\/?$/
const PAD = /^\/pad\/([\w-]+)\/?$/
const DEAL = /^\/t\/([\w-]+)\/deal\/(\d+)\/(\d+)\/?$/
const REPORTS = /^\/t\/([\w-]+)\/reports\/?$/
const FILE = /^\/file\/([\w-]+)\/?$/
const FILE_BOARD = /^(\/embed)?\/file\/([\w-]+)\/([1-9]\d*)\/?$/
const SET = /^\/set\/([\w-]+)\/(\d+)\/?$/

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' }
  if (path === '/settings') return { page: 'settings' }
  if (path === '/deals' || path === '/deals/') return { page: 'deals' }
  if (path === '/file' || path === '/file/') return { page: 'file' }
  const file = FILE.exec(path)
  if (file) return { page: 'file-boards', id: file[1]! }
  const board = FILE_BOARD.exec(path)
  if (board)
    return { page: 'file-board', id: board[2]!, place: Number(board[3]), isFramed: board[1] !== undefined }
  const laws = LAWS.exec(path)
  if (laws) return { page: 'laws', id: laws[1] ?? null }
  const rules = RULES.exec(path)
  if (rules) return rulesOf(rules[1])
  if (path === '/pad' || path === '/pad/') return { page: 'pads' }
  const pad = PAD.exec(path)
  if (pad) return { page: 'pad', id: pad[1]! }
  const system = SYSTEM.exec(path)
  if (system) return systemOf(system[1] ?? 'contract')
  const table = TABLE.exec(path)
  if (table) return { page: 'table', id: table[1]! }
  const deal = DEAL.exec(path)
  if (deal) return { page: 'deal', id: deal[1]!, rubber: Number(deal[2]), place: Number(deal[3]) }
  const reports = REPORTS.exec(path)
  if (reports) return { page: 'reports', id: reports[1]! }
  const set = SET.exec(path)
  if (set) return { page: 'set', id: set[1]!, unit: Number(set[2]) }
  return { page: 'missing' }
}

function rulesOf(name: string | undefined): Route {
  if (name === undefined) return { page: 'rules-overview' }
  const form = FORMS.find((each) => each === name)
  return form === undefined ? { page: 'missing' } : { page: 'rules', form }
}

function systemOf(name: string): Route {
  const book = BOOKS.find((each) => each === name)
  return book === undefined ? { page: 'missing' } : { page: 'system', book }
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

/** Go to a path, perhaps with `#` and a place on its page: that page goes to the place once it is there. */
export function go(to: string): void {
  const { pathname, hash } = window.location
  if (to !== pathname + hash) window.history.pushState(null, '', to)
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
  go(link.pathname + link.hash)
}

window.addEventListener('popstate', () => {
  path = window.location.pathname
})
