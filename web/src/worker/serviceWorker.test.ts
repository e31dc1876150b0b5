// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const HERE = 'http://club.test'
type Listener = (event: unknown) => void

let listeners: Record<string, Listener>
let drawers: Map<string, Map<string, Response>>
let fetched: string[]
let network: (path: string) => Promise<Response>

/** As much of a browser's caches as the worker uses, in the order in which they were made. */
const caches = {
  async open(name: string) {
    const drawer = drawers.get(name) ?? new Map<string, Response>()
    drawers.set(name, drawer)
    return {
      match: async (path: string) => drawer.get(path)?.clone(),
      put: async (request: Request, response: Response) => void drawer.set(pathOf(request), response),
      async addAll(requests: Request[]) {
        for (const request of requests) drawer.set(pathOf(request), await ask(request))
      },
    }
  },
  keys: async () => [...drawers.keys()],
  delete: async (name: string) => drawers.delete(name),
  match: async (request: Request) => {
    const found = [...drawers.values()].find((drawer) => drawer.has(pathOf(request)))
    return found?.get(pathOf(request))?.clone()
  },
}

const pathOf = ({ url }: { url: string }) => new URL(url).pathname

async function ask(request: { url: string }): Promise<Response> {
  fetched.push(pathOf(request))
  return network(pathOf(request))
}

/** A worker of that version, as the browser starts it. */
async function start(version: string): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('__SHELL_VERSION__', version)
  await import('./serviceWorker')
}

async function tell(name: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

/** What the worker answers; null when it leaves the request to the browser. */
async function asked(path: string, mode = 'navigate', method = 'GET'): Promise<string | null> {
  let answer: Promise<Response> | null = null
  const request = { url: HERE + path, mode, method }
  listeners.fetch!({ request, respondWith: (given: Promise<Response>) => (answer = given) })
  return answer === null ? null : (await (answer as Promise<Response>)).text()
}

beforeEach(async () => {
  listeners = {}
  drawers = new Map()
  fetched = []
  network = async (path) => new Response(`fresh ${path}`)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('__SHELL_FILES__', ['/assets/app-1.js', '/index.html'])
  vi.stubGlobal(
    'Request',
    class {
      url: string
      constructor(path: string) {
        this.url = HERE + path
      }
    },
  )
  vi.stubGlobal('self', {
    location: { origin: HERE },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  })
  await start('one')
  await tell('install')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page comes from the server while there is one, and from what was kept when there is none', async () => {
  expect(await asked('/pad/x')).toBe('fresh /pad/x')
  network = () => Promise.reject(new TypeError('no network'))
  expect(await asked('/pad/x')).toBe('fresh /index.html')
})

test('what stands before a server that is down does not take its place', async () => {
  network = async () => new Response('Bad gateway', { status: 502 })
  expect(await asked('/pad/x')).toBe('fresh /index.html')
})

test('a page that does not come for four seconds is shown from what was kept', async () => {
  vi.useFakeTimers()
  network = () => new Promise(() => undefined)
  const page = asked('/pad/x')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await page).toBe('fresh /index.html')
})

test('a file whose name holds its hash is asked for once', async () => {
  fetched = []
  expect(await asked('/assets/app-1.js', 'no-cors')).toBe('fresh /assets/app-1.js')
  expect(fetched).toEqual([])
  await asked('/assets/late-2.js', 'no-cors')
  await asked('/assets/late-2.js', 'no-cors')
  expect(fetched).toEqual(['/assets/late-2.js'])
})

test('a file that is not there is not kept', async () => {
  network = async () => new Response('none', { status: 404 })
  await asked('/assets/gone-3.js', 'no-cors')
  network = async () => new Response('there')
  expect(await asked('/assets/gone-3.js', 'no-cors')).toBe('there')
})

test('REST and whatever changes something pass the worker by', async () => {
  expect([await asked('/api/pads/x', 'cors'), await asked('/pad/x', 'navigate', 'POST')]).toEqual([
    null,
    null,
  ])
})

test('a new version takes over; the one before stays for pages that are open, older ones go', async () => {
  for (const version of ['two', 'three']) {
    await start(version)
    await tell('install')
    await tell('activate')
  }
  expect([...drawers.keys()]).toEqual(['tapete-two', 'tapete-three'])
  network = () => Promise.reject(new TypeError('no network'))
  expect(await asked('/')).toBe('fresh /index.html')
})
