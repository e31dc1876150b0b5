/** A browser's storage for tests, which may be full. */

import type { Store } from '../outbox'

export class Drawer implements Store {
  readonly held = new Map<string, string>()
  isFull = false

  get length(): number {
    return this.held.size
  }
  key(place: number): string | null {
    return [...this.held.keys()][place] ?? null
  }
  getItem(key: string): string | null {
    return this.held.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new Error('QuotaExceededError')
    this.held.set(key, value)
  }
  removeItem(key: string): void {
    this.held.delete(key)
  }
}
