// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import type { AnyServerMessage } from '../wire'
import { Connection, type Listener, type Socket, type Surroundings } from './connection'

/** A socket in the hands of the test. */
class FakeSocket implements Socket {
  readyState: Socket['readyState'] = 0
  sent: unknown[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  opens(): void {
    this.readyState = 1
    this.onopen?.call(this as never, {} as Event)
  }

  says(message: AnyServerMessage): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent)
  }

  breaks(): void {
    this.readyState = 3
    this.onclose?.call(this as never, {} as CloseEvent)
  }
}

let sockets: FakeSocket[]
let timers: { call: () => void; milliseconds: number }[]
let heard: string[]
let ids: number
let hasNetwork: boolean

const around: Surroundings = {
  open() {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  },
  later(call, milliseconds) {
    const timer = { call, milliseconds }
    timers.push(timer)
    return () => (timers = timers.filter((each) => each !== timer))
  },
  random: () => 0,
  newId: () => `id-${(ids += 1)}`,
  isOnline: () => hasNetwork,
}

const listener: Listener = {
  view: ({ view }) => heard.push(`view ${view.version}`),
  done: (id) => heard.push(`done ${id}`),
  refused: ({ code }) => heard.push(`refused ${code}`),
  hint: () => heard.push('hint'),
  status: (status) => heard.push(status),
}

const VIEW = { type: 'view', view: { version: 7 }, events: [] } as unknown as AnyServerMessage
const PASS = { type: 'make-call', call: 'P' } as const
const last = () => sockets.at(-1)!
const refusal = (code: string, id: string | null): AnyServerMessage => ({
  type: 'refused',
  command_id: id,
  code,
  law: null,
  text: { es: '', ca: '', en: '' },
})

/** Let the wait before the next try be over. */
function wait(): void {
  const timer = timers.pop()!
  timer.call()
}

beforeEach(() => {
  sockets = []
  timers = []
  heard = []
  ids = 0
  hasNetwork = true
})

function connected(): Connection {
  const connection = new Connection('ws://table', listener, around)
  last().opens()
  last().says(VIEW)
  return connection
}

test('it is online once the first view has come', () => {
  connected()
  expect(heard).toEqual(['connecting', 'online', 'view 7'])
})

test('a command carries its id and the version on which it was decided', () => {
  connected().send(PASS, 7)
  expect(last().sent).toEqual([{ type: 'command', command_id: 'id-1', at_version: 7, intent: PASS }])
})

test('a command that was not acknowledged is sent again, under the same id, on the next line', () => {
  connected().send(PASS, 7)
  const first = last().sent
  last().breaks()
  wait()
  last().opens()
  expect(last().sent).toEqual(first)
})

test('an acknowledged command is not sent again, nor is a refused one', () => {
  const connection = connected()
  connection.send(PASS, 7)
  connection.send({ type: 'ready' }, 8)
  last().says({ type: 'done', command_id: 'id-1', version: 8 })
  last().says(refusal('call/out-of-turn', 'id-2'))
  last().breaks()
  wait()
  last().opens()
  expect(last().sent).toEqual([])
  expect(heard).toContain('done id-1')
  expect(heard).toContain('refused call/out-of-turn')
})

test('what is sent while the line is down goes out when it is back', () => {
  const connection = connected()
  last().breaks()
  connection.send(PASS, 7)
  wait()
  last().opens()
  expect(last().sent).toHaveLength(1)
})

test('each failed try waits longer, and after some the page says that it is offline', () => {
  connected()
  const waits = []
  for (let tries = 0; tries < 8; tries += 1) {
    last().breaks()
    waits.push(timers.at(-1)!.milliseconds)
    wait()
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000])
  expect(heard.at(-1)).toBe('offline')
  expect(heard).toContain('reconnecting')
})

test('without a network it is offline at once, and still tries', () => {
  connected()
  hasNetwork = false
  last().breaks()
  expect(heard.at(-1)).toBe('offline')
  wait()
  last().opens()
  last().says(VIEW)
  expect(heard.slice(-2)).toEqual(['online', 'view 7'])
})

test('a line on which nothing is heard is asked for a sign of life, then given up', () => {
  connected()
  const silent = last()
  wait()
  expect(silent.sent).toEqual([{ type: 'ping' }])
  wait()
  expect(heard.at(-1)).toBe('reconnecting')
  wait()
  expect(last()).not.toBe(silent)
})

test('an unknown table is not asked for again', () => {
  new Connection('ws://table', listener, around)
  last().opens()
  last().says(refusal('wire/unknown-table', null))
  last().breaks()
  expect(heard.at(-1)).toBe('refused')
  expect(timers).toEqual([])
})

test('once closed it stays closed', () => {
  const connection = connected()
  connection.close()
  connection.retry()
  expect(sockets).toHaveLength(1)
  expect(timers).toEqual([])
})

test('asked to retry, it does not wait', () => {
  const connection = connected()
  last().breaks()
  connection.retry()
  expect(sockets).toHaveLength(2)
  expect(timers).toEqual([])
})
