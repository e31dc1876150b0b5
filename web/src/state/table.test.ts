import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIXTURES } from '../fixtures'
import type { AnyEvent, TableView } from '../wire'
import { TableStore } from './table.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { fromWest, conceded } = FIXTURES as Record<string, TableView>
const LED = { leader: 'W', cards: ['DA', 'D4', 'D2'], winner: null } as const

function storeAt(view: TableView): TableStore {
  const store = new TableStore()
  store.open(() => ({ send: () => '', askHint: () => '', retry() {}, close() {} }))
  store.listener.view({ type: 'view', view, events: [] })
  return store
}

/** West has won the trick and is to lead: it lies there until he does. */
function onLead(): TableStore {
  const store = storeAt({ ...fromWest!, trick: LED, may: { ...fromWest!.may, cards: [] } })
  const view = { ...fromWest!, version: 71, trick: null, turn: 'W' } as TableView
  store.listener.view({ type: 'view', view, events: [{ type: 'card-played', seat: 'S', card: 'D6' }] })
  vi.advanceTimersByTime(60_000)
  expect(store.held?.cards).toHaveLength(4)
  return store
}

test('a trick that waits for our lead is turned when somebody claims or concedes instead', () => {
  const store = onLead()
  const claim: AnyEvent = { type: 'claim-made', seat: 'E', tricks: 0, line: [], words: '' }
  store.listener.view({ type: 'view', view: { ...conceded!, version: 72, trick: null }, events: [claim] })
  vi.advanceTimersByTime(5_000)
  expect(store.held).toBeNull()
})
