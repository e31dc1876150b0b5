/**
 * What was written on a pad and not yet taken by the server, in the order in which it was written.
 *
 * It is kept in this browser from the first moment, one key for each command, so that neither a closed page
 * nor a second window on the same pad can lose any of it. The server takes a command once, however often it is sent.
 */

import type { AnyPadCommand, Problem } from '../wire'

export interface Waiting {
  /** Made here, the same however often it is sent. */
  readonly id: string
  /** Milliseconds since 1970; no two the same, so that they say the order. */
  readonly at: number
  readonly command: AnyPadCommand
  /** Why the server did not take it: it stays here to be mended. */
  readonly problem: Problem | null
}

/** What of a browser's storage is needed. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export class Outbox {
  private waiting = new Map<string, Waiting>()
  private readonly prefix: string
  /** Whether all of it would survive if the page were closed now. */
  isKept = true

  constructor(
    private readonly store: Store,
    pad: string,
  ) {
    this.prefix = `tapete.pad.${pad}.waiting.`
    this.read()
  }

  /** In the order in which they are to be sent. */
  get all(): readonly Waiting[] {
    return [...this.waiting.values()].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  }

  add(id: string, command: AnyPadCommand, now: number): Waiting {
    const last = this.all.at(-1)?.at ?? 0
    const waiting = { id, at: Math.max(now, last + 1), command, problem: null }
    this.put(waiting)
    return waiting
  }

  /** Write it, in place of the one of the same id if there is one. */
  put(waiting: Waiting): void {
    this.waiting.set(waiting.id, waiting)
    this.keep()
  }

  /** The same place in the order for another command. */
  replace(id: string, newId: string, command: AnyPadCommand): void {
    const old = this.waiting.get(id)
    if (old === undefined) return
    this.put({ id: newId, at: old.at, command, problem: null })
    if (newId !== id) this.drop(id)
  }

  /** It was taken, or given up. */
  drop(id: string): void {
    this.waiting.delete(id)
    this.forget(id)
    this.keep()
  }

  /** Another window on the same pad has written or sent something. */
  read(): void {
    const unkept = this.isKept ? [] : this.all
    this.waiting = new Map([...this.kept(), ...unkept].map((waiting) => [waiting.id, waiting]))
  }

  private kept(): Waiting[] {
    try {
      return this.keys().flatMap((key) => parsed(this.store.getItem(key)))
    } catch {
      this.isKept = false
      return []
    }
  }

  private keys(): string[] {
    const all = Array.from({ length: this.store.length }, (_, place) => this.store.key(place) ?? '')
    return all.filter((key) => key.startsWith(this.prefix))
  }

  /** Whatever could not be written before is tried again. */
  private keep(): void {
    try {
      for (const waiting of this.waiting.values()) {
        this.store.setItem(this.prefix + waiting.id, JSON.stringify(waiting))
      }
      this.isKept = true
    } catch {
      this.isKept = false
    }
  }

  private forget(id: string): void {
    try {
      this.store.removeItem(this.prefix + id)
    } catch {
      this.isKept = false
    }
  }
}

function parsed(text: string | null): Waiting[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isWaiting(kept) ? [kept] : []
  } catch {
    return []
  }
}

function isWaiting(kept: unknown): kept is Waiting {
  return typeof kept === 'object' && kept !== null && 'id' in kept && 'at' in kept && 'command' in kept
}
