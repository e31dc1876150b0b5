/** What this browser remembers of pads: how each last looked, which there are, and who plays. */

import type { PadListed, PadView } from '../wire'
import type { Store } from './outbox'

const NAMES = 'tapete.pad-players'
const LIST = 'tapete.pads'
const LAST = 'tapete.pad-last'
const MOST_NAMES = 24

/** Raise it when the views of the server take another shape: older ones are then not read any more. */
const SHAPE = 1
const viewKey = (id: string) => `tapete.pad.${id}.view${SHAPE}`

/** The pad as it was last seen, for whoever opens it without a line. */
export function keptView(store: Store, id: string): PadView | null {
  const kept = parsed(read(store, viewKey(id)))
  return isView(kept) ? kept : null
}

export function keepView(store: Store, id: string, view: PadView): void {
  write(store, viewKey(id), view)
}

export function keptList(store: Store): PadListed[] {
  const kept = parsed(read(store, LIST))
  return Array.isArray(kept) ? kept : []
}

export function keepList(store: Store, list: readonly PadListed[]): void {
  write(store, LIST, list)
}

/** Names of those who have played, the last first. */
export function rememberedNames(store: Store): string[] {
  const kept = parsed(read(store, NAMES))
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
}

export function rememberNames(store: Store, names: readonly string[]): void {
  const known = rememberedNames(store).filter((name) => !names.includes(name))
  write(store, NAMES, [...names, ...known].slice(0, MOST_NAMES))
  write(store, LAST, names)
}

/** Those of the last pad that was begun here, who are likely to play again. */
export function lastNames(store: Store): string[] {
  const kept = parsed(read(store, LAST))
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
}

function isView(kept: unknown): kept is PadView {
  return (
    typeof kept === 'object' && kept !== null && 'version' in kept && 'choices' in kept && 'units' in kept
  )
}

function read(store: Store, key: string): string | null {
  try {
    return store.getItem(key)
  } catch {
    return null
  }
}

/** Memory only: without room it is forgotten. */
function write(store: Store, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
