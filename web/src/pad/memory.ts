/** What this browser remembers of pads: how each last looked, which there are, and who plays. */

import type { PadListed, PadView } from '../wire'
import type { Store } from './outbox'

const NAMES = 'tapete.pad-players'
const LIST = 'tapete.pads'
const LAST = 'tapete.pad-last'
const MOST_NAMES = 24
const MOST_PADS = 50

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

/** The server lists those that this browser wrote on; those it only looked at stay known. */
export function keepList(store: Store, list: readonly PadListed[]): void {
  const others = keptList(store).filter(({ id }) => !list.some((pad) => pad.id === id))
  write(store, LIST, [...list, ...others].slice(0, MOST_PADS))
}

/** A pad that was opened here is on the list from now on, before the server is asked for its own. */
export function rememberPad(store: Store, id: string, view: PadView, now: number): void {
  const known = keptList(store)
  const at = now / 1000
  const begun_at = known.find((pad) => pad.id === id)?.begun_at ?? at
  const names = view.players.map(({ name }) => name)
  const is_ended = view.ended !== null
  const pad = { id, path: `/pad/${id}`, form: view.form, names, units: view.units.length }
  const seen: PadListed = { ...pad, begun_at, written_at: at, is_ended }
  keepList(store, [seen])
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
