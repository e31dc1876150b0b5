/**
 * Keeps the pages themselves (not what they show) so that the score pad opens with no network.
 *
 * The list of files and their version are written in by the build (`shell.ts`). This file imports
 * nothing that the pages import, so that it stays one plain script.
 */

import { wayOf } from './routes'

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

declare const __SHELL_FILES__: readonly string[]
declare const __SHELL_VERSION__: string

const worker = self as unknown as Worker
const PAGE = '/index.html'
const CACHE = `tapete-${__SHELL_VERSION__}`
/** Milliseconds after which a page that does not come is shown from what was kept. */
const PATIENCE = 4_000
/** This version and the one before it, whose pages may still be open. */
const KEPT = 2

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin)
  if (way === 'page') event.respondWith(page(event.request))
  if (way === 'file') event.respondWith(file(event.request))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(__SHELL_FILES__.map((path) => new Request(path, { cache: 'no-cache' })))
}

/** Caches are listed in the order in which they were made. */
async function dropOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith('tapete-') && name !== CACHE)
  await Promise.all(ours.slice(0, Math.max(0, ours.length - KEPT + 1)).map((name) => caches.delete(name)))
}

async function page(request: Request): Promise<Response> {
  const kept = await caches.open(CACHE).then((cache) => cache.match(PAGE))
  if (kept === undefined) return fetch(request)
  // Whoever stands before a server that is down answers for it, with a page of his own.
  const asked = fetch(request)
    .then((answer) => (answer.status < 500 ? answer : kept))
    .catch(() => kept)
  return Promise.race([asked, after(PATIENCE, kept)])
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    await caches.open(CACHE).then((cache) => cache.put(request, copy))
  }
  return answer
}

function after(milliseconds: number, kept: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(kept), milliseconds))
}
