/**
 * The line to the table: one websocket, opened again whenever it breaks.
 *
 * A command that the server has not acknowledged is kept and sent again, under the same id, on the
 * next line: the server answers a repeated id with what it did the first time, so nothing is done twice
 * and nothing is lost.
 */

import type { AnyIntent, AnyServerMessage, Command, Hint, HintRequest, Refused, View } from '../wire'
import { delayAfter } from './backoff'

export type Status =
  /** Opening the first line. */
  | 'connecting'
  | 'online'
  /** The line broke; the next try is under way or soon. */
  | 'reconnecting'
  /** The browser has no network, or many tries have failed. */
  | 'offline'
  /** The server does not know this table, or does not let this viewer in: no use trying again. */
  | 'refused'

export interface Listener {
  view(message: View): void
  done(commandId: string, version: number): void
  refused(message: Refused): void
  hint(message: Hint): void
  status(status: Status): void
}

/** What the line needs of the browser, so that tests can stand in for it. */
export interface Surroundings {
  open(url: string): Socket
  /** Calls back after so many milliseconds; what it returns takes the call back. */
  later(call: () => void, milliseconds: number): () => void
  random(): number
  newId(): string
  isOnline(): boolean
}

export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>

const OPEN = 1
const PING_EVERY = 20_000
const PONG_WITHIN = 8_000
const TRIES_BEFORE_OFFLINE = 5

/** Codes after which the server would only say the same again. */
const FINAL = new Set([
  'wire/unknown-table',
  'table/no-watchers',
  'table/boards-ahead',
  'wire/too-many-connections',
])

export class Connection {
  private socket: Socket | null = null
  private isClosed = false
  private wasOnline = false
  private tries = 0
  private stopWaiting: () => void = () => {}
  private stopPinging: () => void = () => {}
  private unanswered = new Map<string, Command>()

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly around: Surroundings,
  ) {
    this.connect()
  }

  /** Send an intent decided on that version of the table; returns the command's id. */
  send(intent: AnyIntent, atVersion: number): string {
    const id = this.around.newId()
    const command: Command = { type: 'command', command_id: id, at_version: atVersion, intent }
    this.unanswered.set(id, command)
    this.transmit(command)
    return id
  }

  askHint(): string {
    const request: HintRequest = { type: 'hint', request_id: this.around.newId() }
    this.transmit(request)
    return request.request_id
  }

  /** Try again now rather than when the wait is over. */
  retry(): void {
    if (this.isClosed || this.socket?.readyState === OPEN) return
    this.connect()
  }

  close(): void {
    this.isClosed = true
    this.drop()
  }

  private connect(): void {
    this.drop()
    this.listener.status(this.statusWhileTrying())
    const socket = this.around.open(this.url)
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event) => this.received(String(event.data))
    socket.onclose = () => this.lost(socket)
  }

  private opened(): void {
    for (const command of this.unanswered.values()) this.transmit(command)
    this.heard()
  }

  private received(text: string): void {
    const message = JSON.parse(text) as AnyServerMessage
    this.heard()
    switch (message.type) {
      case 'view':
        this.tries = 0
        this.wasOnline = true
        this.listener.status('online')
        return this.listener.view(message)
      case 'done':
        this.unanswered.delete(message.command_id)
        return this.listener.done(message.command_id, message.version)
      case 'refused':
        return this.wasRefused(message)
      case 'hint':
        return this.listener.hint(message)
    }
  }

  private wasRefused(message: Refused): void {
    if (message.command_id !== null) this.unanswered.delete(message.command_id)
    this.listener.refused(message)
    if (!FINAL.has(message.code)) return
    this.close()
    this.listener.status('refused')
  }

  /** The line has gone: wait a little longer each time. */
  private lost(socket: Socket): void {
    if (this.isClosed || socket !== this.socket) return
    this.drop()
    this.tries += 1
    this.listener.status(this.statusWhileTrying())
    const wait = delayAfter(this.tries, this.around.random())
    this.stopWaiting = this.around.later(() => this.connect(), wait)
  }

  private statusWhileTrying(): Status {
    if (!this.around.isOnline() || this.tries > TRIES_BEFORE_OFFLINE) return 'offline'
    return this.wasOnline || this.tries > 0 ? 'reconnecting' : 'connecting'
  }

  /** A line on which nothing is heard for long is asked for a sign of life, and then given up. */
  private heard(): void {
    this.stopPinging()
    this.stopPinging = this.around.later(() => {
      const socket = this.socket
      if (socket === null) return
      this.transmit({ type: 'ping' })
      this.stopPinging = this.around.later(() => this.lost(socket), PONG_WITHIN)
    }, PING_EVERY)
  }

  private transmit(message: Command | HintRequest | { type: 'ping' }): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message))
  }

  private drop(): void {
    this.stopWaiting()
    this.stopPinging()
    const socket = this.socket
    this.socket = null
    if (socket === null) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
